import type { KnownUse } from "../plant";
import { expectEqual } from "../violation";
import { type Invariant, of, takeTurns } from "./invariant";

/** The movements of a reel add up to its weight, and each balance is the one before plus the movement. */
export const reelWeights: Invariant = async (plant) => {
  for (const { id, grams, state } of plant.reels.slice(-15)) {
    const { body } = await plant.host.call("staff", "getReelMovements", of(id));
    let balance = 0;
    for (const movement of body.movements) {
      balance += Math.round(movement.weight * 1000);
      const after = Math.round(movement.balance * 1000);
      expectEqual("reelWeights", `reel ${id} after movement ${movement.id}`, after, balance);
    }
    if (state === "STORE") expectEqual("reelWeights", `reel ${id} in the store`, balance, grams);
  }
};

interface ShownReel {
  readonly id: number;
  readonly gsm: number;
  readonly burstFactor: number;
  readonly deckle: number;
  readonly status: string;
  readonly currentWeight: number;
}

interface Cell {
  readonly gsm: number;
  readonly burstFactor: number;
  readonly deckle: number;
  readonly reels: number;
  readonly weight: number;
  readonly freeWeight: number;
  readonly aged: readonly number[];
}

const paperOf = ({ gsm, burstFactor, deckle }: Pick<Cell, "gsm" | "burstFactor" | "deckle">) =>
  `${gsm} GSM, burst factor ${burstFactor}, ${deckle} cm`;

const grams = (kilograms: number) => Math.round(kilograms * 1000);

const isInStore = ({ status }: ShownReel) => status === "AVAILABLE";

/**
 * The report of the stock has the number and the grams of the reels in the store, for each paper and each group of age. Each
 * reel has the weight that the simulation knows.
 */
export const stockIsItsReels: Invariant = async ({ reels, host }) => {
  const name = "stockIsItsReels";
  const shown: readonly ShownReel[] = (await host.call("staff", "getReelStocks")).body;
  const inStore = shown.filter(isInStore);
  const cells: readonly Cell[] = (await host.call("staff", "getStock")).body.cells;
  const papers = new Map(cells.map((cell) => [paperOf(cell), cell]));
  const expected = new Map<string, { count: number; grams: number }>();
  for (const reel of inStore) {
    const sum = expected.get(paperOf(reel)) ?? { count: 0, grams: 0 };
    sum.count += 1;
    sum.grams += grams(reel.currentWeight);
    expected.set(paperOf(reel), sum);
  }
  expectEqual(name, "papers in the report", papers.size, expected.size);
  for (const [paper, sum] of expected) {
    const cell = papers.get(paper);
    expectEqual(name, `reels of ${paper}`, cell?.reels, sum.count);
    expectEqual(name, `grams of ${paper}`, grams(cell?.weight ?? 0), sum.grams);
    const aged = (cell?.aged ?? []).reduce((total, weight) => total + grams(weight), 0);
    expectEqual(name, `grams by age of ${paper}`, aged, sum.grams);
  }
  const rows = new Map(shown.map((row) => [row.id, row]));
  for (const { id, state, grams: known } of reels.filter((one) => one.state === "STORE")) {
    const row = rows.get(id);
    expectEqual(name, `the state of reel ${id}, known as ${state}`, row?.status, "AVAILABLE");
    expectEqual(name, `the grams of reel ${id}`, grams(row?.currentWeight ?? 0), known);
  }
};

/**
 * The free grams of a paper are the sum of its reels in the store without a reservation. A cancelled order reserves no reel
 * in the store.
 */
export const freePaper: Invariant = async (plant) => {
  const name = "freePaper";
  const { host, orders } = plant;
  const shown: readonly ShownReel[] = (await host.call("staff", "getReelStocks")).body;
  const cells: readonly Cell[] = (await host.call("staff", "getStock")).body.cells;
  const statusOf = new Map(orders.map(({ id, status }) => [id, status]));
  for (const cell of takeTurns(plant, cells, 2)) {
    const paper = paperOf(cell);
    let free = 0;
    for (const reel of shown.filter((one) => isInStore(one) && paperOf(one) === paper)) {
      const { body } = await host.call("staff", "getReelMovements", of(reel.id));
      const { reservation } = body;
      if (reservation === undefined) free += grams(reel.currentWeight);
      const status = reservation && statusOf.get(reservation.orderId);
      expectEqual(name, `a cancelled order reserves ${reel.id}`, status === "CANCELLED", false);
    }
    expectEqual(name, `free grams of ${paper}`, grams(cell.freeWeight), free);
  }
};

const sumOf = (uses: readonly KnownUse[]) => uses.reduce((sum, use) => sum + use.grams, 0);

/**
 * The report of the used paper has the grams that the reels have lost at machines: in all, by layer, mill, month and order,
 * and for each order that shares no reel.
 */
export const usedPaper: Invariant = async ({ uses, orders, host }) => {
  const name = "usedPaper";
  const query = { from: "2027-01-01", to: host.today() };
  // A report has a year at most.
  if (query.to > "2027-12-31") return;
  const { body } = await host.call("staff", "getPaperReport", { query });
  expectEqual(name, "used grams", grams(body.total.actual), sumOf(uses));
  for (const by of ["months", "layers", "mills", "orders"]) {
    const rows: readonly { readonly actual: number }[] = body[by];
    const inRows = rows.reduce((sum, { actual }) => sum + grams(actual), 0);
    expectEqual(name, `used grams by ${by}`, inRows, sumOf(uses));
  }
  const shown: readonly { readonly orderId: number; readonly actual: number }[] = body.orders;
  const actualOf = new Map(shown.map(({ orderId, actual }) => [orderId, grams(actual)]));
  const sharing = new Set(uses.flatMap(({ run }) => [...(run?.parts.keys() ?? [])]));
  for (const order of orders.filter(({ id }) => !sharing.has(id))) {
    const own = uses.filter((use) => use.order === order);
    expectEqual(name, `used grams of order ${order.id}`, actualOf.get(order.id) ?? 0, sumOf(own));
  }
};
