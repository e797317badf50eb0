import { recordChange } from "../audit/auditLog";
import { industries } from "../db/schema";
import type { Handlers } from "../http/handler";
import { rowsOf } from "../lists/listQuery";

export const industryHandlers: Handlers<"getAllIndustry" | "registerIndustry"> = {
  getAllIndustry: () => rowsOf(industries),

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
