import { eq } from "drizzle-orm";
import { OfficeBox } from "../../contract/boxes";
import { RegisteredIndustry } from "../../contract/industries";
import { recordEdit } from "../audit/recordEdit";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { galleryBoxes, industries } from "../db/schema";
import { notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { tableList } from "../lists/listSource";
import { firstRow } from "../lists/readList";

type Reader = Pick<WriteDatabase, "execute">;

const missingBox = () => notFound("This box");
const missingIndustry = () => notFound("This industry");

async function toReplyBox(db: Reader, id: number): Promise<OfficeBox> {
  const where = eq(galleryBoxes.id, id);
  const box = await firstRow(db, { ...tableList(galleryBoxes), where }, OfficeBox);
  if (!box) throw missingBox();
  return box;
}

async function toReplyIndustry(db: Reader, id: number): Promise<RegisteredIndustry> {
  const where = eq(industries.id, id);
  const industry = await firstRow(db, { ...tableList(industries), where }, RegisteredIndustry);
  if (!industry) throw missingIndustry();
  return industry;
}

export const editCatalogueHandlers: Handlers<"updateBox" | "getIndustry" | "updateIndustry"> = {
  updateBox: ({ params, body: { version, ...fields }, session }, { db }) =>
    db.transaction(async (tx) => {
      const id = parseId(params.id);
      if (id === undefined) throw missingBox();
      const ofId = eq(galleryBoxes.id, id);
      const [row] = await tx.select().from(galleryBoxes).where(ofId).for("update");
      if (!row) throw missingBox();
      return recordEdit(tx, session, {
        call: "updateBox",
        table: galleryBoxes,
        record: `box ${id}`,
        title: row.box,
        row,
        version,
        fields,
        current: () => toReplyBox(tx, id),
      });
    }),

  getIndustry: ({ params }, { db }) => {
    const id = parseId(params.id);
    if (id === undefined) throw missingIndustry();
    return toReplyIndustry(db, id);
  },

  updateIndustry: ({ params, body: { version, ...fields }, session }, { db }) =>
    db.transaction(async (tx) => {
      const id = parseId(params.id);
      if (id === undefined) throw missingIndustry();
      const ofId = eq(industries.id, id);
      const [row] = await tx.select().from(industries).where(ofId).for("update");
      if (!row) throw missingIndustry();
      return recordEdit(tx, session, {
        call: "updateIndustry",
        table: industries,
        record: `industry ${id}`,
        title: row.industryName,
        row,
        version,
        fields,
        current: () => toReplyIndustry(tx, id),
      });
    }),
};
