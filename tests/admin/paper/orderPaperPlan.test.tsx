import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { TestTranslationProvider } from "react-admin";
import { expect, test } from "vitest";
import type { OrderPaper } from "../../../contract/orderPaperPlan";
import { PickList } from "../../../src/admin/paper/reservations/PickLines";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";
import { order, paper, reel, reserved } from "./orderPaperExamples";

const base = {
  "GET /admin/orders/17": () => json(order),
  "GET /admin/history/order/17": () => json({ entries: [] }),
  "GET /admin/undoable": () => json({ changes: [] }),
  // A button waits for all sections that its write changes.
  "GET /admin/orders/17/dispatches": () =>
    json({ ordered: 10_000, dispatched: 0, limit: 10_500, tolerancePercent: 5, dispatches: [] }),
  "GET /admin/orders/17/promises": () => json([]),
  "GET /admin/orders/17/stages": () => json({ isSpecified: true, isReady: false, stages: [] }),
  "GET /admin/schedule": () =>
    json({ plannedAt: "2026-11-28T02:30:00.000Z", machines: [], orders: [] }),
};
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    );

test("an order's page shows each layer's reels and what is missing, and reserves, releases and prints", async () => {
  expectConsoleErrors(/^HostError: REEL-000007 is already kept for order #4$/);
  const { requests } = openOffice("/admin/dashboard/orders/17/show", {
    isOwnHost: true,
    answers: {
      ...base,
      "GET /admin/orders/17/paper": () => json(paper),
      "PUT /admin/orders/17/reserve-reel": () =>
        json({ message: "REEL-000007 is already kept for order #4" }, { status: 409 }),
      "PUT /admin/orders/17/release-reel": () => json({ ...paper, reserved: [] }),
    },
  });
  await screenTitled("Order #17");
  expect(
    await screen.findByRole("link", { name: "Specification: Saree carton, version 3" }),
  ).toHaveAttribute("href", "/admin/dashboard/paper/specifications/2");
  const top = await screen.findByRole("table", { name: "the top liner: 150 GSM, BF 18" });
  expect(cellsOf(top)).toEqual([
    ["REEL-000007part reel", "Reserve", "77 cm", "Bay 4", "5.19 %", "5,194.81 m", "600.00 Kg"],
  ]);
  fireEvent.click(screen.getByText("Show 1 more reel that fits"));
  expect(cellsOf(top)).toHaveLength(2);
  expect(cellsOf(top)[1]).toEqual([
    "REEL-000008",
    "Reserve",
    "77 cm",
    "Bay 4",
    "5.19 %",
    "0 m",
    "0.00 Kg",
  ]);
  expect(
    screen.getByText("There is no reel of BF 18 with 150 GSM: there are those of BF 20."),
  ).toBeInTheDocument();
  expect(screen.getByText("There is no paper in store for 130.19 m of board.")).toBeInTheDocument();

  fireEvent.click(screen.getByLabelText("Reserve REEL-000007 for the top liner"));
  expect(await screen.findByText("REEL-000007 is already kept for order #4")).toBeInTheDocument();
  const release = await screen.findByLabelText("Release REEL-000009");
  // The plan is read again before the next press.
  await waitFor(() => expect(release).toBeEnabled());
  fireEvent.click(release);
  expect(await screen.findByText("REEL-000009 is free again")).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { reelId: 7, layer: 0, ups: 2 },
    { reelId: 9 },
  ]);
});

const atMachine: OrderPaper = {
  ...paper,
  plan: paper.plan && {
    ...paper.plan,
    layers: paper.plan.layers.map((one, index) =>
      index === 0
        ? {
            ...one,
            ran: 639,
            atMachine: 865.8,
            reservedLength: 500,
            openLength: 3320.2,
            openPaper: 383.48,
            running: [{ ...reel(5), length: 865.8, needed: 100 }],
          }
        : one,
    ),
  },
};

test("each layer shows what it needs, what ran, runs and is reserved, and what to fetch", async () => {
  openOffice("/admin/dashboard/orders/17/show", {
    isOwnHost: true,
    answers: { ...base, "GET /admin/orders/17/paper": () => json(atMachine) },
  });
  const top = await screen.findByRole("table", { name: "the top liner: 150 GSM, BF 18" });
  expect(
    screen.getByText(
      "Needs 5,325 m, 615.04 Kg · ran 639 m · at the machine 865.8 m · reserved 500 m · to fetch 3,320.2 m, 383.48 Kg",
    ),
  ).toBeInTheDocument();
  expect(cellsOf(top)[0]).toEqual([
    "REEL-000005",
    "at a machine",
    "77 cm",
    "Bay 4",
    "–",
    "865.8 m",
    "100.00 Kg",
  ]);
});

test("one button reserves all proposed reels, and names those that were not free", async () => {
  const message = "REEL-000007 is already kept for order #4 of Tea House: choose another";
  const outcomes = [
    { reserved: ["REEL-000007"], refused: [], paper },
    { reserved: [], refused: [{ barcodeId: "REEL-000007", message }], paper },
  ];
  const { requests } = openOffice("/admin/dashboard/orders/17/show", {
    isOwnHost: true,
    answers: {
      ...base,
      "GET /admin/orders/17/paper": () => json(paper),
      "PUT /admin/orders/17/reserve-reels": () => json(outcomes.shift()),
    },
  });
  const button = await screen.findByRole("button", { name: "Reserve this reel" });
  fireEvent.click(button);
  expect(await screen.findByText("1 reel is reserved")).toBeInTheDocument();
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  expect(await screen.findByText(message)).toBeInTheDocument();
  const sent = { ups: 2, reels: [{ reelId: 7, layer: 0 }] };
  expect(requests.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    sent,
    sent,
  ]);
});

test("the chosen ups are stored with the order, by the version that was read", async () => {
  const { requests } = openOffice("/admin/dashboard/orders/17/show", {
    isOwnHost: true,
    answers: {
      ...base,
      "GET /admin/orders/17/paper": () => json(paper),
      "PUT /admin/orders/17/ups": () => json({ ...paper, chosenUps: 3 }),
    },
  });
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: "Ups" }));
  expect(screen.getByRole("option", { name: "Least trim (2)" })).toBeInTheDocument();
  fireEvent.click(screen.getByRole("option", { name: "3" }));
  expect(await screen.findByText("3 blanks side by side")).toBeInTheDocument();
  expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({ ups: 3, version: 3 });
});

test("the printed list has what is reserved and what is needed, layer by layer", () => {
  const translate = (_key: string, { _: text, ...values }: Record<string, unknown> = {}) =>
    String(text).replace(/%\{(\w+)\}/g, (_match, name) => String(values[name]));
  render(
    <TestTranslationProvider translate={translate}>
      <PickList id="17" paper={paper} printedOn="Printed on 22/11/2026" />
    </TestTranslationProvider>,
  );
  expect(screen.getByRole("heading")).toHaveTextContent("Reels for order #17");
  expect(cellsOf(screen.getByRole("table"))).toEqual([
    ["the top liner", "REEL-000007", "Bay 4", "77 cm", "5,194.81 m", "600.00 Kg", "no"],
    ["the bottom liner", "REEL-000009", "Bay 4", "77 cm", "5,325 m", "615.04 Kg", "yes"],
  ]);
});

test("a reservation that no longer fits is marked and released, and a lost reel names its new order", async () => {
  const problem = "The order's quantity changed from 5,000 to 10,000";
  const marked = { ...reserved, barcodeId: "REEL-000010", reelId: 10, layer: 4, problem };
  const lost = {
    reelId: 11,
    barcodeId: "REEL-000011",
    layer: 0,
    orderId: 5,
    client: "Nandi Foods",
    at: "2026-11-02T05:00:00.000Z",
  };
  const { requests } = openOffice("/admin/dashboard/orders/17/show", {
    isOwnHost: true,
    answers: {
      ...base,
      "GET /admin/orders/17": () =>
        json({ ...order, specificationVersionId: undefined, reservedReels: 1 }),
      "GET /admin/orders/17/paper": () =>
        json({
          isOpen: true,
          reserved: [marked],
          lost: [lost],
          missing: "no specification of the box",
        }),
      "PUT /admin/orders/17/release-reel": () => json({ ...paper, reserved: [] }),
    },
  });
  await screenTitled("Order #17");
  expect(await screen.findByText(`REEL-000010 is reserved. ${problem}.`)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "order #5 of Nandi Foods" })).toHaveAttribute(
    "href",
    "/admin/dashboard/orders/5/show",
  );
  fireEvent.click(screen.getByLabelText("Release REEL-000010"));
  expect(await screen.findByText("REEL-000010 is free again")).toBeInTheDocument();
  expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({ reelId: 10 });
});

test.each([
  ["without a specification", { specificationVersionId: undefined }],
  ["that is shipped", { status: "SHIPPED" }],
  ["that is cancelled", { cancelledAt: "2026-11-02T05:00:00.000Z" }],
] as const)("an order %s asks for no reels", async (_, changed) => {
  const { requests } = openOffice("/admin/dashboard/orders/17/show", {
    isOwnHost: true,
    answers: { ...base, "GET /admin/orders/17": () => json({ ...order, ...changed }) },
  });
  await screenTitled("Order #17");
  expect(await screen.findByText("Steps")).toBeInTheDocument();
  expect(screen.queryByText("Paper for this order")).toBeNull();
  expect(requests.some(({ path }) => path.endsWith("/paper"))).toBe(false);
});
