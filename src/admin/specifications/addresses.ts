import type { RecordId } from "../../api/readRow";
import { paperAddress } from "../recordAddresses";

/** Addresses of the specification screens. */
export const specificationsAddress = paperAddress("specifications");
export const newSpecificationAddress = `${specificationsAddress}/create`;
export const specificationAddress = (id: RecordId) =>
  `${specificationsAddress}/${encodeURIComponent(String(id))}`;
export const newVersionAddress = (id: RecordId) => `${specificationAddress(id)}/new-version`;
