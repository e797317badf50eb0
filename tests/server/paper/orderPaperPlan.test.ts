import { expect, test } from "vitest";
import type { LayerPaper } from "../../../contract/orderPaperPlan";
import { orderForm } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { readPdf } from "../../support/readPdf";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";
import { orderPaperCalls } from "./orderPaperCalls";
import { reelCalls } from "./reelCalls";

const host = plant();
const { newReel, issue, giveBack } = reelCalls(host);
const { newSpecifiedOrder, paperOf, chooseUps, reserveAll, openReservations } =
  orderPaperCalls(host);

const topOf = (paper: { plan: { layers: LayerPaper[] } }) => paper.plan.layers[0];

/** Makes a reel of 100 kg of paper. On 77 cm with 150 g/m² they are 865.8 m of a liner. */
const smallReel = () => newReel({ deckle: 77, initialWeight: 112.5, coreWeight: 12.5 });

test("the plan counts what ran and what runs, on the page and on a reprinted job card", async () => {
  const id = await newSpecifiedOrder();
  await chooseUps(id, { ups: 2, version: 1 });
  // 10,000 boxes, two side by side, of 1,065 mm.
  expect(topOf(await paperOf(id))).toMatchObject({ ran: 0, atMachine: 0, openLength: 5325 });
  const [ran, running, reservedReel] = [await smallReel(), await smallReel(), await smallReel()];
  await issue(ran.barcodeId, { orderId: Number(id) });
  await giveBack(ran.barcodeId, { weight: 32.5, howManyBox: 1200 });
  await issue(running.barcodeId, { orderId: Number(id) });
  expect((await reserveAll(id, [[reservedReel, 0]])).body.refused).toEqual([]);
  const [board, used] = [865.8, 639];
  const top = topOf(await paperOf(id));
  expect(top).toMatchObject({
    ran: used,
    atMachine: board,
    reservedLength: board,
    openLength: Number((5325 - used - 2 * board).toFixed(2)),
    paper: 615.038,
    widths: [77],
    running: [{ barcodeId: running.barcodeId, length: board }],
  });
  // The returned rest is free again and offered first, as a part reel.
  expect(top?.reels[0]).toMatchObject({ barcodeId: ran.barcodeId, paper: 20, length: 173.16 });
  const reply = await host.call("staff", "getJobCard", { params: { id } });
  const { pages } = await readPdf(reply.bytes);
  const text = pages
    .map((page) => page.text)
    .join(" ")
    .replace(/\s+/g, " ");
  expect(text).toContain(`${running.barcodeId} at the machine`);
  expect(text).toContain(reservedReel.barcodeId);
  const open = (615.0375 * (5325 - used - 2 * board)) / 5325;
  expect(text).toContain(`${open.toFixed(1)}`);
});

test("the chosen ups stay with the order, for its page, its card and reservations", async () => {
  const id = await newSpecifiedOrder({ quantity: 2000 });
  const wide = await newReel({ deckle: 120 });
  const best = await paperOf(id);
  expect(best).not.toHaveProperty("chosenUps");
  expect(best.plan.ups).toBe(3);
  expect(await chooseUps(id, { ups: 1, version: 1 })).toMatchObject({
    status: 200,
    body: { chosenUps: 1, version: 2, plan: { ups: 1, length: 2130 } },
  });
  expect(await paperOf(id)).toMatchObject({ chosenUps: 1, plan: { ups: 1 } });
  expect(await reserveAll(id, [[wide, 0]], 3)).toMatchObject({
    status: 409,
    body: {
      message: `Order #${id} runs 1 up by now: look at its reels again`,
    },
  });
  expect(await openReservations(id)).toEqual([]);
  const card = await readPdf((await host.call("staff", "getJobCard", { params: { id } })).bytes);
  expect(card.pages[0]?.text).toContain("1 up");
  expect(await chooseUps(id, { ups: null, version: 2 })).toMatchObject({
    body: { version: 3, plan: { ups: 3 } },
  });
});

test("an order's first running reel settles its ups, a narrow one as many as fit", async () => {
  const upsOf = async (id: string) => (await paperOf(id)).chosenUps;
  const wide = await newReel({ deckle: 112 });
  const planned = await newSpecifiedOrder();
  expect(await paperOf(planned)).toMatchObject({ plan: { ups: 3 }, version: 1 });
  expect(await upsOf(planned)).toBeUndefined();
  await issue(wide.barcodeId, { orderId: Number(planned) });
  expect(await paperOf(planned)).toMatchObject({ plan: { ups: 3 }, chosenUps: 3, version: 2 });
  const { entries } = (
    await host.call("staff", "getHistory", { params: { kind: "order", id: planned } })
  ).body;
  expect(entries[0]).toMatchObject({
    call: "issueReel",
    before: { ups: null },
    after: { reel: wide.barcodeId, ups: 3 },
  });

  await newReel({ deckle: 112 });
  const narrow = await newSpecifiedOrder();
  await issue((await newReel({ deckle: 77 })).barcodeId, { orderId: Number(narrow) });
  expect(await upsOf(narrow)).toBe(2);
  const tooNarrow = await newSpecifiedOrder();
  await issue((await newReel({ deckle: 36 })).barcodeId, { orderId: Number(tooNarrow) });
  expect(await upsOf(tooNarrow)).toBeUndefined();

  const chosen = await newSpecifiedOrder();
  await chooseUps(chosen, { ups: 1, version: 1 });
  await issue((await newReel({ deckle: 112 })).barcodeId, { orderId: Number(chosen) });
  expect(await paperOf(chosen)).toMatchObject({ chosenUps: 1, version: 2 });
});

test("other ups compute the reserved reels' shares again", async () => {
  const id = await newSpecifiedOrder({ quantity: 2000 });
  const wide = await newReel({ deckle: 120 });
  await reserveAll(id, [[wide, 0]]);
  // 600 kg on 120 cm with 150 g/m² are 3,333 m of board.
  expect((await paperOf(id)).reserved).toMatchObject([{ length: 1065, needed: 191.7 }]);
  const { body: single } = await chooseUps(id, { ups: 1, version: 2 });
  expect(single.reserved).toMatchObject([{ length: 2130, needed: 383.4 }]);
  expect(topOf(single)).toMatchObject({ reservedLength: 2130, openLength: 0 });
  const { body: four } = await chooseUps(id, { ups: 4, version: 3 });
  expect(four.reserved).toMatchObject([
    { length: 0, problem: "The reel has 120 cm, 4 side by side take 148 cm" },
  ]);
  expect(topOf(four)).toMatchObject({ reservedLength: 0, openLength: 532.5 });
});

test("the second of two who choose an order's ups gets a conflict with the first choice", async () => {
  const id = await newSpecifiedOrder();
  const replies = await Promise.all([1, 2].map((ups) => chooseUps(id, { ups, version: 1 })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first, second] = replies.toSorted((one, other) => one.status - other.status);
  expect(second?.body).toMatchObject({
    message: `Order #${id} was changed meanwhile. Nothing was saved.`,
    current: { chosenUps: first?.body.chosenUps, version: 2 },
  });
});

test("ups are in the history, can be taken back, and go with the blank that they were chosen for", async () => {
  const id = await newSpecifiedOrder();
  await chooseUps(id, { ups: 2, version: 1 });
  const history = await host.call("staff", "getHistory", { params: { kind: "order", id } });
  expect(history.body.entries[0]).toMatchObject({
    call: "chooseUps",
    before: { ups: null },
    after: { ups: 2 },
  });
  const { changes } = (await host.call("staff", "getUndoable")).body;
  await host.call("staff", "undoChange", { params: { id: String(changes[0].id) } });
  expect(await paperOf(id)).not.toHaveProperty("chosenUps");
  await chooseUps(id, { ups: 2, version: 3 });
  const other = await specifiedBox(host.db, "Wide box", { ...smallBox, width: 400 });
  const form = { ...orderForm("Kaveri Weaves"), quantity: 10_000 };
  const edit = (body: object) =>
    host.call("staff", "updateOrder", { params: { id }, body: { ...form, ...body } });
  await edit({ version: 4, quantity: 9000 });
  expect(await paperOf(id)).toMatchObject({ chosenUps: 2 });
  await edit({ version: 5, specificationVersionId: other });
  expect(await paperOf(id)).not.toHaveProperty("chosenUps");
});

test("the ups of a shipped or unspecified order cannot be chosen", async () => {
  const plain = await newSpecifiedOrder({ specificationVersionId: undefined });
  expect(await chooseUps(plain, { ups: 2, version: 1 })).toMatchObject({
    status: 400,
    body: { errors: { ups: "There is no specification of the box" } },
  });
  const id = await newSpecifiedOrder();
  await host.call("staff", "cancelOrder", { params: { id }, body: { reason: "Ordered twice" } });
  expect(await chooseUps(id, { ups: 2, version: 2 })).toMatchObject({
    status: 409,
    body: { message: `Order #${id} is shipped or cancelled: its paper is not planned` },
  });
  expect(await chooseUps(id, { ups: 51, version: 2 })).toMatchObject({ status: 400 });
});

test("order, reel and job card mark a reservation if the reel's GSM changed or its weight is too small", async () => {
  const id = await newSpecifiedOrder({ quantity: 2000 });
  const reel = await newReel({ deckle: 120 });
  await reserveAll(id, [[reel, 0]]);
  const params = { barcodeIdOrReelNo: reel.barcodeId };
  const detailsOf = async () => (await host.call("staff", "getReelDetails", { params })).body;
  const update = async (more: object) =>
    host.call("owner", "updateReel", {
      params: { id: String(reel.id) },
      body: { ...(await detailsOf()), ...more },
    });
  const expectProblem = async (problem: string | undefined) => {
    expect((await paperOf(id)).reserved[0]?.problem).toBe(problem);
    const ledger = await host.call("staff", "getReelMovements", {
      params: { id: String(reel.id) },
    });
    expect(ledger.body.reservation.problem).toBe(problem);
    const card = await host.call("staff", "getJobCard", { params: { id } });
    const text = (await readPdf(card.bytes)).pages[0]?.text.replace(/\s+/g, " ");
    expect(text?.includes("(check the reservation)")).toBe(problem !== undefined);
  };
  await expectProblem(undefined);
  await update({ gsm: 180 });
  await expectProblem("The reel has 180 GSM and BF 18, the layer takes 150 GSM and BF 18");
  await update({ gsm: 150 });
  await expectProblem(undefined);
  // The layer needs 191.7 kg.
  await update({ initialWeight: 150 });
  await expectProblem("The reel has 146.4 kg of paper, the order needs 191.7 kg of it");
  await update({ initialWeight: 600 });
  await expectProblem(undefined);
  const body = { weight: 450, reason: "Wet", version: (await detailsOf()).version };
  await host.call("staff", "scrapReel", { params: { id: String(reel.id) }, body });
  await expectProblem("The reel has 146.4 kg of paper, the order needs 191.7 kg of it");
});
