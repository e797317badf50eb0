import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { startStation } from "../../src/api/deviceHost";
import { json } from "../support/fakeHost";
import {
  bodiesOf,
  closeStation,
  openStation,
  paired,
  readSavedRecords,
  scan,
  user,
} from "./openStation";
import { checkedIn, issuedReel, records } from "./records";

afterEach(closeStation);

test("a reel in stock is issued by two touches: the order, and the layer", async () => {
  startStation(paired);
  const requests = await openStation({
    "POST /station/issue-reel": () => json(issuedReel),
  });
  scan("REEL-000001");
  await screen.findByRole("heading", { name: "For which order?" });
  const person = user();
  await person.type(screen.getByRole("searchbox"), "cauvery");
  expect(screen.queryByText("Deccan Tile Works")).toBeNull();
  await person.click(screen.getByRole("button", { name: /Cauvery Coolers/ }));
  await person.click(screen.getByRole("button", { name: "Liner" }));
  expect(await screen.findByText("Issued 11:30", { selector: "p" })).toBeInTheDocument();
  expect(requests.find(({ path }) => path === "/station/issue-reel")?.body).toMatchObject({
    barcodeId: "REEL-000001",
    orderId: 7,
    usageType: "LINER",
  });
});

test("an order's job card shows the order, and answers for which order a reel is issued", async () => {
  startStation(paired);
  const requests = await openStation({
    "POST /station/issue-reel": () => json(issuedReel),
  });
  scan("ORD-000007");
  expect(await screen.findByText("Order #7", { selector: "p" })).toBeInTheDocument();
  scan("ORD-000999");
  expect(await screen.findByText(/^No open order has this number/)).toBeInTheDocument();
  expect(requests.some(({ method }) => method === "POST")).toBe(false);

  scan("REEL-000001");
  await screen.findByRole("heading", { name: "For which order?" });
  scan("ORD-000007");
  await user().click(await screen.findByRole("button", { name: "Liner" }));
  await screen.findByText(/^Issued/, { selector: "p" });
  expect(requests.find(({ path }) => path === "/station/issue-reel")?.body).toMatchObject({
    barcodeId: "REEL-000001",
    orderId: 7,
    usageType: "LINER",
  });
});

test("a job card that is scanned first is remembered for the reels that follow, until it is forgotten", async () => {
  startStation(paired);
  const requests = await openStation({
    "POST /station/issue-reel": () => json(issuedReel),
  });
  scan("ORD-000007");
  expect(await screen.findByText("order #7, Cauvery Coolers")).toBeInTheDocument();
  const person = user();
  for (const layer of ["Top", "Liner"]) {
    scan("REEL-000001");
    await screen.findByText("For order #7, Cauvery Coolers");
    await person.click(screen.getByRole("button", { name: layer }));
    await screen.findByText(/^Issued/, { selector: "p" });
  }
  const issued = requests.filter(({ path }) => path === "/station/issue-reel");
  expect(issued.map(({ body }) => body)).toMatchObject([
    { orderId: 7, usageType: "TOP" },
    { orderId: 7, usageType: "LINER" },
  ]);
  await person.click(screen.getByRole("button", { name: "Clear" }));
  scan("REEL-000001");
  expect(await screen.findByRole("heading", { name: "For which order?" })).toBeInTheDocument();
});

test("a reel's printed number can be typed, and a number of two suppliers asks for the supplier", async () => {
  startStation(paired);
  const { usages: _, fetchedAt: __, ...data } = records;
  const suppliers = ["Cauvery Mills", "Tungabhadra Papers", "Nandi Kraft"];
  const reels = data.reels.map((reel, at) => ({
    ...reel,
    reelNo: at === 2 ? 48_003 : 48_001,
    supplierName: suppliers[at],
  }));
  await openStation({ "GET /station/data": () => json({ ...data, reels }) });
  const person = user();
  const type = async (number: string) => {
    await person.type(screen.getByLabelText("Or type its code"), number);
    await person.click(screen.getByRole("button", { name: "Enter" }));
  };
  await type("48003");
  expect(await screen.findByText("This reel is finished")).toBeInTheDocument();
  await type("48001");
  expect(
    await screen.findByRole("heading", { name: "Which supplier's reel?" }),
  ).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: /^Tungabhadra Papers/ }));
  expect(await screen.findByLabelText("What does the scale show?")).toBeInTheDocument();
});

const [stored] = records.reels;
const reservedData = {
  employees: records.employees,
  orders: records.orders,
  reels: [
    { ...stored, reservedFor: { orderId: 7, client: "Cauvery Coolers", layer: 1, by: "Meera" } },
  ],
};

test("a job card that is newer than the station's records is looked up", async () => {
  startStation(paired);
  let orders: typeof records.orders = [];
  await openStation({ "GET /station/data": () => json({ ...reservedData, orders }) });
  orders = records.orders;
  scan("ORD-000007");
  expect(await screen.findByText("order #7, Cauvery Coolers")).toBeInTheDocument();
  scan("ORD-000999");
  expect(await screen.findByText("Not found", { selector: "p" })).toBeInTheDocument();
});

test("a later job card wins over one that is still looked up", async () => {
  startStation(paired);
  const [earlier] = records.orders;
  let answer: (reply: Response) => void = () => undefined;
  const answers = [() => json({ ...reservedData, orders: [earlier] })];
  const requests = await openStation({
    "GET /station/data": () =>
      answers.shift()?.() ?? new Promise<Response>((done) => (answer = done)),
  });
  scan("ORD-000007");
  await expect.poll(() => bodiesOf(requests, "data")).toHaveLength(2);
  scan("ORD-000005");
  expect(await screen.findByText("order #5, Deccan Tile Works")).toBeInTheDocument();
  answer(json(reservedData));
  await expect.poll(async () => (await readSavedRecords())?.orders).toHaveLength(2);
  expect(screen.getByText("order #5, Deccan Tile Works")).toBeInTheDocument();
  expect(screen.queryByText("order #7, Cauvery Coolers")).toBeNull();
});

test("the order that reserved a reel is first, with the admin's name, and gets the reel unasked", async () => {
  startStation(paired);
  const requests = await openStation({
    "GET /station/data": () => json(reservedData),
    "POST /station/issue-reel": () => json(issuedReel),
  });
  scan("REEL-000001");
  expect(await screen.findByText("Reserved for #7, Cauvery Coolers, by Meera")).toBeInTheDocument();
  const [first] = within(screen.getByRole("region", { name: "Reserved" })).getAllByRole("button");
  expect(first).toHaveTextContent("Cauvery Coolers");
  const person = user();
  await person.click(
    screen.getAllByRole("button", { name: /Cauvery Coolers/ })[0] ?? document.body,
  );
  expect(screen.getByText("Reserved as Flute")).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Flute" }));
  await screen.findByText(/^Issued/, { selector: "p" });
  expect(bodiesOf(requests, "issue-reel")[0]).toMatchObject({ orderId: 7, usageType: "FLUTE" });
  expect(bodiesOf(requests, "issue-reel")[0]).not.toHaveProperty("takenFromOrderId");
});

test("another order gets a reserved reel only after a confirmation that the first one loses it", async () => {
  startStation(paired);
  const requests = await openStation({
    "GET /station/data": () => json(reservedData),
    "POST /station/issue-reel": () => json(issuedReel),
  });
  scan("REEL-000001");
  const person = user();
  await person.click(await screen.findByRole("button", { name: /Deccan Tile Works/ }));
  expect(
    screen.getByText("Issue it for #5, Deccan Tile Works, anyway? Order #7 loses the reel."),
  ).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Back" }));
  await person.click(await screen.findByRole("button", { name: /Deccan Tile Works/ }));
  await person.click(screen.getByRole("button", { name: "Issue for #5 anyway" }));
  await person.click(screen.getByRole("button", { name: "Top" }));
  await screen.findByText(/^Issued/, { selector: "p" });
  expect(bodiesOf(requests, "issue-reel")[0]).toMatchObject({
    orderId: 5,
    usageType: "TOP",
    takenFromOrderId: 7,
  });
});

test("a reel that is reserved for the order's own combined run is issued unasked", async () => {
  startStation(paired);
  const runsWith = [5, 7];
  const reels = reservedData.reels.map(({ reservedFor, ...reel }) => ({
    ...reel,
    reservedFor: { ...reservedFor, runsWith },
  }));
  const requests = await openStation({
    "GET /station/data": () => json({ ...reservedData, reels }),
    "POST /station/issue-reel": () => json(issuedReel),
  });
  scan("REEL-000001");
  const person = user();
  await person.click(await screen.findByRole("button", { name: /Deccan Tile Works/ }));
  expect(screen.getByText("Reserved as Flute")).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Flute" }));
  await screen.findByText(/^Issued/, { selector: "p" });
  const [body] = bodiesOf(requests, "issue-reel");
  expect(body).toMatchObject({ orderId: 5, usageType: "FLUTE" });
  expect(body).not.toHaveProperty("takenFromOrderId");
});

test("the answer about a reel that another order had reserved names the order that got it once", async () => {
  startStation(paired);
  const message =
    "Issued for order #5 of Deccan Tile Works. It was reserved for order #7 of Cauvery Coolers, which has lost it";
  await openStation({
    "POST /station/issue-reel": () =>
      json({ ...issuedReel, client: "Deccan Tile Works", usageType: "TOP", message }),
  });
  scan("REEL-000001");
  const person = user();
  await person.click(await screen.findByRole("button", { name: /Deccan Tile Works/ }));
  await person.click(screen.getByRole("button", { name: "Top" }));
  await screen.findByText("Issued 11:30", { selector: "p" });
  const answer = screen.getByText(message).closest("[role=alert]");
  expect(answer).toHaveTextContent(`Reel 48001${message}Top500 kg`);
});

test("the host asks about facts that this station does not know, and the scan is sent again", async () => {
  startStation(paired);
  const message = "Reel 48001 is reserved for order #7 of Cauvery Coolers";
  const current = { orderId: 7, client: "Cauvery Coolers" };
  const replies = [
    json({ message, reason: "RESERVED", current }, { status: 409 }),
    json(issuedReel),
  ];
  const requests = await openStation({
    "POST /station/issue-reel": () => replies.shift() ?? json({}, { status: 500 }),
  });
  scan("REEL-000001");
  const person = user();
  await person.click(await screen.findByRole("button", { name: /Deccan Tile Works/ }));
  await person.click(screen.getByRole("button", { name: "Top" }));
  expect(await screen.findByText("Reserved for #7, Cauvery Coolers")).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Issue for #5 anyway" }));
  await screen.findByText(/^Issued/, { selector: "p" });
  const [first, second] = bodiesOf(requests, "issue-reel");
  expect(first).not.toHaveProperty("takenFromOrderId");
  expect(second).toMatchObject({ orderId: 5, usageType: "TOP", takenFromOrderId: 7 });
});

test("a reel for a board with two flutes asks for its flute", async () => {
  startStation(paired);
  const orders = records.orders.map((order) => ({ ...order, ply: 5 }));
  const requests = await openStation({
    "GET /station/data": () => json({ ...reservedData, reels: records.reels, orders }),
    "POST /station/issue-reel": () => json(issuedReel),
  });
  scan("REEL-000001");
  const person = user();
  await person.click(await screen.findByRole("button", { name: /Deccan Tile Works/ }));
  for (const name of ["Top", "Flute 1", "Middle", "Flute 2", "Liner"])
    expect(screen.getByRole("button", { name })).toBeInTheDocument();
  await person.click(screen.getByRole("button", { name: "Flute 2" }));
  await screen.findByText(/^Issued/, { selector: "p" });
  expect(bodiesOf(requests, "issue-reel")[0]).toMatchObject({ usageType: "FLUTE", layer: 3 });
});

test("a badge during a reel's question is recorded, and the question stays", async () => {
  startStation(paired);
  await openStation({
    "POST /station/punch": () => json(checkedIn),
  });
  scan("REEL-000002");
  const field = await screen.findByLabelText("What does the scale show?");
  await user().click(screen.getByRole("button", { name: "1" }));
  await user().click(screen.getByRole("button", { name: "2" }));
  scan("EMP-A-00001");
  expect(await screen.findByText("Asha Rao", { selector: "p" })).toBeInTheDocument();
  expect(field).toHaveValue("12");
});
