import type { Specification } from "../../../contract/specifications";
import type { RecordId } from "../../api/readRow";
import { paperAddress } from "../addresses";
import { useHostCall } from "../useHostQuery";

export const specificationsAddress = paperAddress("specifications");
export const newSpecificationAddress = `${specificationsAddress}/create`;
export const specificationAddress = (id: RecordId) =>
  `${specificationsAddress}/${encodeURIComponent(String(id))}`;
export const newVersionAddress = (id: RecordId) => `${specificationAddress(id)}/new-version`;

/** Reads all specifications, in their latest versions. Sends no request while `enabled` is false. */
export const useSpecifications = (enabled = true) =>
  useHostCall(["specifications", "list"], "getSpecifications", {}, { enabled });

const byClient = (one: Specification, other: Specification) =>
  one.client.localeCompare(other.client) || one.name.localeCompare(other.name);

/** Returns the specifications that contain every typed word, by client and name. */
export function matchingSpecifications(all: readonly Specification[], search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ client, name, size, materialGrade }: Specification) =>
    `${client} ${name} ${size} ${materialGrade}`.toLowerCase();
  return all
    .filter((specification) => words.every((word) => textOf(specification).includes(word)))
    .toSorted(byClient);
}

/** Reads a specification with its versions. Refetched when a page of the specification opens. */
export const useSpecification = (id: string) =>
  useHostCall(
    ["specifications", "details", id],
    "getSpecification",
    { id },
    { refetchOnMount: "always" },
  );
