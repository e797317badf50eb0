import { isDeepStrictEqual } from "node:util";
import { type CompanyFacts, VersionedCompanyFacts } from "../../contract/companyFacts";
import { say } from "../../domain/messages/say";
import { companyFacts } from "../db/schema";
import { defineRecord, editedColumns, type ServerFeature } from "../records/defineRecord";
import { updateRecord } from "../records/recordHandlers";
import { readCompanyFacts, versionedDefaults } from "./plantSettings";

/** The table has one row. */
const rowId = 1;

const companyRecord = defineRecord({
  kind: "company",
  seenBy: "updateCompanyFacts",
  undo: { calls: ["updateCompanyFacts"], columns: editedColumns(VersionedCompanyFacts) },
  table: companyFacts,
  reply: VersionedCompanyFacts,
  what: say("this.facts"),
  read: (db) => readCompanyFacts(db),
});

/** Returns the facts that differ from the stored row. PostgreSQL changes the order of a document's keys. */
const changedFacts = (row: CompanyFacts, body: CompanyFacts): Partial<CompanyFacts> =>
  Object.fromEntries(
    Object.entries(body).filter(([name, fact]) => !isDeepStrictEqual(Reflect.get(row, name), fact)),
  );

export const feature = {
  records: { company: companyRecord },
  handlers: {
    getCompanyFacts: (_input, { db }) => readCompanyFacts(db),
    updateCompanyFacts: updateRecord(companyRecord, {
      call: "updateCompanyFacts",
      idOf: () => rowId,
      // The first edit finds the defaults in a row, so that its history and undo have them.
      prepare: (tx) => tx.insert(companyFacts).values(versionedDefaults).onConflictDoNothing(),
      fields: ({ row, body }) => changedFacts(row, body),
    }),
  },
} satisfies ServerFeature;
