import { sql } from "drizzle-orm";
import { beforeAll, beforeEach } from "vitest";
import { reelReservations } from "../../../server/db/schema";
import { newOrder } from "../../support/newOrder";
import type { plant } from "../../support/plant";
import { specifiedBox } from "../../support/specifiedOrder";
import type { TestReel } from "./reelCalls";

/** Returns calls that make orders of a specified box, and calls about the paper of these orders. */
export function orderPaperCalls(host: ReturnType<typeof plant>) {
  let specificationVersionId = 0;

  beforeAll(async () => {
    await host.tokenOf("station");
    specificationVersionId = await specifiedBox(host.db, "Saree box");
  });
  // Reels of other tests get another GSM, so that each test has the store for itself.
  beforeEach(() => host.db.execute(sql`update reels set gsm = 90`));

  async function newSpecifiedOrder(more: object = {}): Promise<string> {
    const body = {
      ...newOrder("Kaveri Weaves"),
      quantity: 10_000,
      specificationVersionId,
      ...more,
    };
    return String((await host.call("staff", "createOrder", { body })).body.id);
  }
  const paperOf = async (id: string) =>
    (await host.call("staff", "getOrderPaper", { params: { id } })).body;
  const chooseUps = (id: string, body: object) =>
    host.call("staff", "chooseUps", { params: { id }, body });
  const reserveAll = (id: string, reels: readonly (readonly [TestReel, number])[], ups = 2) =>
    host.call("staff", "reserveReels", {
      params: { id },
      body: { ups, reels: reels.map(([{ id: reelId }, layer]) => ({ reelId, layer })) },
    });
  const openReservations = async (id: string) =>
    (
      await host.db
        .select()
        .from(reelReservations)
        .where(sql`order_id = ${Number(id)} and released_at is null`)
        .orderBy(reelReservations.id)
    ).map(({ reelId, layer }) => [reelId, layer]);

  return { newSpecifiedOrder, paperOf, chooseUps, reserveAll, openReservations };
}
