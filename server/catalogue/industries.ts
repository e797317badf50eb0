import { eq } from "drizzle-orm";
import { importForms } from "../../contract/imports";
import { IndustryEdit, RegisteredIndustry } from "../../contract/industries";
import { industries } from "../db/schema";
import type { Handlers } from "../http/handler";
import { tableList } from "../lists/listSource";
import { defineRecord, editedColumns } from "../records/defineRecord";
import { createRecord, readRecord, updateRecord } from "../records/recordHandlers";

const list = tableList(industries);

export const industryRecord = defineRecord({
  kind: "industry",
  seenBy: "registerIndustry",
  name: industries.industryName,
  listTables: [industries],
  undo: { calls: ["updateIndustry"], columns: editedColumns(IndustryEdit) },
  search: {
    title: industries.industryName,
    details: [industries.sector, industries.city],
    texts: [industries.industryName, industries.sector, industries.city],
  },
  table: industries,
  list,
  reply: RegisteredIndustry,
  what: "This industry",
  titleOf: ({ industryName }) => industryName,
  import: {
    forms: importForms.industries,
    columns: ({ onSite = true, ...value }, { id }) => ({ ...value, onSite, id }),
  },
});

export const industryHandlers: Handlers<
  "getAllIndustry" | "getIndustries" | "registerIndustry" | "getIndustry" | "updateIndustry"
> = {
  getAllIndustry: () => ({ ...list, where: eq(industries.onSite, true) }),
  getIndustries: () => list,
  registerIndustry: createRecord(industryRecord, {
    call: "registerIndustry",
    reply: ({ row }) => `${row.industryName} is registered`,
  }),
  getIndustry: readRecord(industryRecord),
  updateIndustry: updateRecord(industryRecord, { call: "updateIndustry" }),
};
