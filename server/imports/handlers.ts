import { ImportLabels, ReaderOptions } from "../../contract/imports";
import { type ImportableResource, isImportable } from "../../contract/records";
import { type CallName, routes } from "../../contract/routes";
import { say } from "../../domain/messages/say";
import { mayMakeCalls, type Session } from "../auth/sessions";
import { forbidden, notFound } from "../errors";
import type { Context, Handlers, Input } from "../http/handler";
import { readJson } from "../lists/listParams";
import type { Records } from "../records/defineRecord";
import { recordId } from "../records/recordHandlers";
import { importRows } from "./importRows";
import { findImportedRecord } from "./recordEditor";
import { findLastImport, readImport, undoImport } from "./undoImport";

type ImportCall = "importEmployees" | "importRecords";

const noReaderOptions: ReaderOptions = { clockAheadSeconds: 0, leftOut: [], leavesReset: false };

/** What the handlers of imports declare about their transaction. */
const importTransactions = {
  ownTransactions: "A slow upload must not hold a transaction open, and a dry run rolls back.",
} as const;

const importFile = (
  records: Records,
  call: ImportCall,
  resource: ImportableResource,
  { body, query, session }: Input<ImportCall>,
  { transact }: Context,
) =>
  importRows(findImportedRecord(records, resource), {
    transact,
    session,
    call,
    resource,
    file: body,
    labels: readJson("labels", ImportLabels, query.labels) ?? {},
    isDryRun: query.dryRun === "true",
    again: query.again === "all" ? "all" : new Set((query.again ?? "").split(",").map(Number)),
    choices: new Map(
      (query.choices ?? "").split(",").map((choice) => {
        const [row = 0, client = 0] = choice.split(":").map(Number);
        return [row, client];
      }),
    ),
    reader: readJson("reader", ReaderOptions, query.reader) ?? noReaderOptions,
    plan: query.plan,
  });

/**
 * Checks that an admin may import the resource and undo its import: the admin may make the call of the import, and may see
 * the resource's records.
 * @throws HttpError 404 if the resource has no import, or 403
 */
function importedResource(
  records: Records,
  resource: string,
  { role }: Session,
): ImportableResource {
  if (!isImportable(resource)) throw notFound(say("this.kind"));
  const call = resource === "employees" ? "importEmployees" : "importRecords";
  const { seenBy, matchedImport } = findImportedRecord(records, resource);
  const calls: readonly CallName[] = [call, seenBy, matchedImport?.importCall ?? call];
  if (!calls.every((name) => mayMakeCalls(role, routes[name].access))) throw forbidden();
  return resource;
}

export const importHandlers = (
  records: Records,
): Handlers<ImportCall | "getLastImport" | "undoImport"> => ({
  importEmployees: {
    ...importTransactions,
    run: (input, context) => importFile(records, "importEmployees", "employees", input, context),
  },

  importRecords: {
    ...importTransactions,
    async run(input, context) {
      // Employees have a path of their own, with the access of those who register them.
      if (input.params.resource === "employees") throw notFound(say("this.kind"));
      const resource = importedResource(records, input.params.resource, input.session);
      return importFile(records, "importRecords", resource, input, context);
    },
  },

  async getLastImport({ params, session }, { db }) {
    const resource = importedResource(records, params.resource, session);
    const target = findImportedRecord(records, resource);
    const last = await findLastImport(db, resource, session, target);
    return last ? { last } : {};
  },

  undoImport: {
    transaction: { isLong: true },
    async write({ params, session }, { tx }) {
      const imported = await readImport(tx, recordId({ what: say("this.import") }, params.id));
      const record = findImportedRecord(
        records,
        importedResource(records, imported.resource, session),
      );
      return { undone: await undoImport(tx, record, imported, session) };
    },
  },
});
