import { eq } from "drizzle-orm";
import { recordChange } from "../audit/auditLog";
import { catalogueBoxes, galleryBoxes, industries } from "../db/schema";
import type { Handlers } from "../http/handler";
import { tableList } from "../lists/listSource";

export const catalogueHandlers: Handlers<
  | "getAllBoxDetails"
  | "getBoxes"
  | "getBoxDetails"
  | "createBox"
  | "getAllIndustry"
  | "getIndustries"
  | "registerIndustry"
> = {
  getAllBoxDetails: () => ({ ...tableList(galleryBoxes), where: eq(galleryBoxes.onSite, true) }),
  getBoxes: () => tableList(galleryBoxes),
  getBoxDetails: () => tableList(catalogueBoxes),

  createBox: ({ body, session }, { db }) =>
    db.transaction(async (tx) => {
      const [row] = await tx.insert(galleryBoxes).values(body).returning();
      if (!row) throw new Error("An insert returned no row");
      await recordChange(tx, session, { call: "createBox", record: `box ${row.id}`, after: body });
      return { id: row.id, message: "Box created successfully!" };
    }),

  getAllIndustry: () => ({ ...tableList(industries), where: eq(industries.onSite, true) }),
  getIndustries: () => tableList(industries),

  registerIndustry: ({ body, session }, { db }) =>
    db.transaction(async (tx) => {
      const [row] = await tx.insert(industries).values(body).returning();
      await recordChange(tx, session, {
        call: "registerIndustry",
        record: `industry ${row?.id}`,
        after: body,
      });
      return `${body.industryName} is registered`;
    }),
};
