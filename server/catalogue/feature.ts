import { eq } from "drizzle-orm";
import {
  BoxEdit,
  boxImport,
  IndustryEdit,
  industryImport,
  OfficeBox,
  RegisteredIndustry,
} from "../../contract/catalogue";
import { say } from "../../domain/messages/say";
import { catalogueBoxes, galleryBoxes, industries } from "../db/schema";
import { sentMessage } from "../errors";
import { tableList } from "../lists/listSource";
import { defineRecord, editedColumns, type ServerFeature } from "../records/defineRecord";
import { createRecord, readRecord, updateRecord } from "../records/recordHandlers";

const boxList = tableList(galleryBoxes);

const boxRecord = defineRecord({
  kind: "box",
  seenBy: "createBox",
  name: galleryBoxes.box,
  undo: { calls: ["updateBox"], columns: editedColumns(BoxEdit) },
  table: galleryBoxes,
  list: boxList,
  reply: OfficeBox,
  what: say("this.box"),
  titleOf: ({ box }) => box,
  import: {
    forms: boxImport,
    columns: ({ onSite = true, ...value }, { id }) => ({ ...value, onSite, id }),
  },
});

const industryList = tableList(industries);

const industryRecord = defineRecord({
  kind: "industry",
  seenBy: "registerIndustry",
  name: industries.industryName,
  undo: { calls: ["updateIndustry"], columns: editedColumns(IndustryEdit) },
  search: {
    title: industries.industryName,
    details: [industries.sector, industries.city],
    texts: [industries.industryName, industries.sector, industries.city],
  },
  table: industries,
  list: industryList,
  reply: RegisteredIndustry,
  what: say("this.industry"),
  titleOf: ({ industryName }) => industryName,
  import: {
    forms: industryImport,
    columns: ({ onSite = true, ...value }, { id }) => ({ ...value, onSite, id }),
  },
});

export const feature = {
  records: { box: boxRecord, industry: industryRecord },
  handlers: {
    getAllBoxDetails: () => ({ ...boxList, where: eq(galleryBoxes.onSite, true) }),
    getBoxes: () => boxList,
    getBoxDetails: () => tableList(catalogueBoxes),
    createBox: createRecord(boxRecord, {
      call: "createBox",
      reply: ({ row }) => ({ id: row.id, ...sentMessage(say("box.created")) }),
    }),
    updateBox: updateRecord(boxRecord, { call: "updateBox" }),
    getAllIndustry: () => ({ ...industryList, where: eq(industries.onSite, true) }),
    getIndustries: () => industryList,
    registerIndustry: createRecord(industryRecord, {
      call: "registerIndustry",
      reply: ({ row }) => say("industry.registered", { name: row.industryName }),
    }),
    getIndustry: readRecord(industryRecord),
    updateIndustry: updateRecord(industryRecord, { call: "updateIndustry" }),
  },
} satisfies ServerFeature;
