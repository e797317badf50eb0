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

/** Reads a specification with its versions. Refetched when a page of the specification opens. */
export const useSpecification = (id: string) =>
  useHostCall(
    ["specifications", "details", id],
    "getSpecification",
    { id },
    { refetchOnMount: "always" },
  );
