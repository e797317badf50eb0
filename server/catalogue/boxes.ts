import { eq } from "drizzle-orm";
import { BoxEdit, OfficeBox } from "../../contract/boxes";
import { importForms } from "../../contract/imports";
import { catalogueBoxes, galleryBoxes } from "../db/schema";
import type { Handlers } from "../http/handler";
import { tableList } from "../lists/listSource";
import { defineRecord, editedColumns } from "../records/defineRecord";
import { createRecord, updateRecord } from "../records/recordHandlers";

const list = tableList(galleryBoxes);

export const boxRecord = defineRecord({
  kind: "box",
  seenBy: "createBox",
  name: galleryBoxes.box,
  listTables: [galleryBoxes, catalogueBoxes],
  undo: { calls: ["updateBox"], columns: editedColumns(BoxEdit) },
  table: galleryBoxes,
  list,
  reply: OfficeBox,
  what: "This box",
  titleOf: ({ box }) => box,
  import: {
    forms: importForms.boxes,
    columns: ({ onSite = true, ...value }, { id }) => ({ ...value, onSite, id }),
  },
});

export const boxHandlers: Handlers<
  "getAllBoxDetails" | "getBoxes" | "getBoxDetails" | "createBox" | "updateBox"
> = {
  getAllBoxDetails: () => ({ ...list, where: eq(galleryBoxes.onSite, true) }),
  getBoxes: () => list,
  getBoxDetails: () => tableList(catalogueBoxes),
  createBox: createRecord(boxRecord, {
    call: "createBox",
    reply: ({ row }) => ({ id: row.id, message: "Box created successfully!" }),
  }),
  updateBox: updateRecord(boxRecord, { call: "updateBox" }),
};
