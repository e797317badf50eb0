import { csvFile } from "../../../contract/csv";
import type { CallName } from "../../../contract/routes";
import type { plant, Who } from "../../support/plant";

type Query = Readonly<Record<string, string>>;
export type Rows = readonly (readonly unknown[])[];

/** The columns that a new order needs. */
export const orderHeadings = [
  "client",
  "productType",
  "quantity",
  "size",
  "deliveryAddress",
  "expectedCompletionDate",
  "unit",
];

/** Imports rows, the headings among them, as a CSV file. */
export const importCalls =
  (host: ReturnType<typeof plant>) =>
  (resource: string, rows: Rows, query: Query = {}, who: Who = "owner") => {
    const call: CallName = resource === "employees" ? "importEmployees" : "importRecords";
    return host.call(who, call, { params: { resource }, query, file: csvFile(rows) });
  };
