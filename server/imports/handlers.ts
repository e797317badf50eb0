import type { ImportReport } from "../../contract/imports";
import { type ImportableResource, isImportable } from "../../contract/routes";
import { notFound } from "../errors";
import type { Context, Handlers, Input } from "../http/handler";
import { type ImportRequest, importRows } from "./importRows";
import { importTargets } from "./importTargets";

type ImportCall = "importEmployees" | "importRecords";

const requestOf = (
  call: ImportCall,
  resource: string,
  { body, query, session }: Input<ImportCall>,
  { db }: Context,
): ImportRequest => ({
  db,
  session,
  call,
  resource,
  text: body.text,
  labels: body.labels ?? {},
  isDryRun: query.dryRun === "true",
});

const importers: Record<ImportableResource, (request: ImportRequest) => Promise<ImportReport>> = {
  employees: (request) => importRows(importTargets.employees, request),
  reels: (request) => importRows(importTargets.reels, request),
  orders: (request) => importRows(importTargets.orders, request),
  boxes: (request) => importRows(importTargets.boxes, request),
  industries: (request) => importRows(importTargets.industries, request),
};

export const importHandlers: Handlers<ImportCall> = {
  importEmployees: (input, context) =>
    importers.employees(requestOf("importEmployees", "employees", input, context)),

  async importRecords(input, context) {
    const { resource } = input.params;
    // Employees have a path of their own, with the access of those who register them.
    if (!isImportable(resource) || resource === "employees") {
      throw notFound("This kind of record");
    }
    return importers[resource](requestOf("importRecords", resource, input, context));
  },
};
