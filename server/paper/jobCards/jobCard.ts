import { eq } from "drizzle-orm";
import { parseId } from "../../db/ids";
import { orders } from "../../db/schema";
import { notFound } from "../../errors";
import type { Handlers } from "../../http/handler";
import { specificationOfOrder } from "../../specifications/orderSpecification";
import { planOrderPaper, toReplyOrderPaper } from "../plan/orderPaperPlan";

export const jobCardHandlers: Handlers<"getJobCard"> = {
  async getJobCard({ params }, { db }) {
    const id = parseId(params.id);
    const [order] = id === undefined ? [] : await db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw notFound("This order");
    const { jobCardPdf } = await import("./jobCardPdf");
    return jobCardPdf({
      order,
      specification: await specificationOfOrder(db, order.id),
      paper: toReplyOrderPaper(await planOrderPaper(db, order.id)),
    });
  },
};
