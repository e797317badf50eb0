import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { AcceptedRun, Combination } from "../../../contract/combinedRuns";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answers, json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";

/** Makes this office the second tab of a browser. The first tab reads the stream of changes, and this test sends its messages. */
function openSecondTab() {
  const channels: Pick<BroadcastChannel, "onmessage">[] = [];
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      onmessage: BroadcastChannel["onmessage"] = null;
      constructor() {
        channels.push(this);
      }
      postMessage() {}
      close() {}
    },
  );
  Object.defineProperty(navigator, "locks", {
    configurable: true,
    value: { request: () => new Promise(() => {}) },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
  const listening = () => channels.flatMap(({ onmessage }) => onmessage ?? []);
  return {
    listening,
    tell: (data: Readonly<{ id: string; since?: string; changed: readonly string[] }>) =>
      act(() => {
        for (const hear of listening()) Reflect.apply(hear, undefined, [{ data }]);
      }),
  };
}

const order = (orderId: number, client: string, blankWidth: number) => ({
  orderId,
  client,
  size: "300 × 200 × 150 mm",
  blanks: 4000,
  blankWidth,
  cutLength: 1300,
  expectedCompletionDate: "2026-12-01T00:00:00.000Z",
  allowsUnder: false,
  isOut: false,
});

const combination: Combination = {
  groups: [
    {
      unit: "A",
      layers: [
        { gsm: 120, burstFactor: 18 },
        { flute: "C", gsm: 100, burstFactor: 16 },
        { gsm: 120, burstFactor: 18 },
      ],
      deckles: [1100, 1400],
      isOfBoard: true,
      orders: [order(12, "Kaveri Weaves", 430), order(15, "Padma Footwear", 640)],
      elements: [
        {
          orderIds: [12, 15],
          runs: [
            {
              deckle: 1100,
              length: 5_200_000,
              lanes: [
                { orderId: 12, ups: 1, blanks: 4000 },
                { orderId: 15, ups: 1, blanks: 4000 },
              ],
            },
          ],
          together: 2212.8,
          apart: 2500,
        },
      ],
      together: 2212.8,
      apart: 2500,
      keepsLocks: true,
      rate: 40,
    },
  ],
  leftOut: [
    {
      orderId: 20,
      client: "Ragi & Root Foods",
      missing: "no specification of the box",
      missingCode: { code: "absent.specification" },
    },
  ],
  edge: 10,
  knives: 2,
  overPercent: 5,
};

const accepted: { readonly runs: readonly AcceptedRun[] } = {
  runs: [
    {
      id: 3,
      runs: [
        {
          deckle: 1400,
          length: 2_000_000,
          lanes: [
            { orderId: 30, ups: 1, blanks: 2000 },
            { orderId: 31, ups: 2, blanks: 4000 },
          ],
        },
      ],
      leadOrderId: 30,
      orders: [
        { orderId: 30, client: "Kaveri Weaves", blankWidth: 400 },
        {
          orderId: 31,
          client: "Padma Footwear",
          blankWidth: 480,
          problem: "It is cancelled",
          problemCode: { code: "combine.orderCancelled" },
        },
      ],
      hasRun: false,
      reservedReels: 3,
      lacking: [{ gsm: 120, burstFactor: 18, metres: 1200 }],
      saved: 120.5,
      createdBy: "staff@example.com",
      createdAt: "2026-11-20T06:30:00.000Z",
    },
  ],
};

function openPlan(answer: () => Response, answers: Answers = {}) {
  return openOffice("/admin/dashboard/paper/combine", {
    isOwnHost: true,
    answers: {
      "GET /admin/combination": answer,
      "GET /admin/combined-runs": () => json(accepted),
      "POST /admin/combined-runs": () => json({ id: 4, reservedReels: 2 }),
      "PUT /admin/combined-runs/3/reels": () => json({ reservedReels: 0 }),
      "PUT /admin/combined-runs/3/undo": () => json({ id: 3 }),
      ...answers,
    },
  });
}

test("a plan shows the paper apart and together, the blanks to scale and the orders that are left out", async () => {
  openPlan(() => json(combination));
  await screenTitled("Combined Runs");
  const group = await screen.findByRole("region", { name: "120 / 100 C / 120, unit A" });
  expect(group).toHaveTextContent("2,500.00 Kg (₹1,00,000.00)");
  expect(group).toHaveTextContent("287.20 Kg (₹11,488.00) · 11.49 %");
  expect(
    within(group).getByRole("img", {
      name: "Deckle 1,100 mm: 1 × #12, 430 mm, 1 × #15, 640 mm. Trim 30 mm.",
    }),
  ).toBeInTheDocument();
  expect(screen.getByText("1 open order is not combined")).toBeInTheDocument();
  expect(
    screen.getByText("#20 Ragi & Root Foods: no specification of the box"),
  ).toBeInTheDocument();
});

test("an order that is taken out, a pair and an order that may run short are asked of the host", async () => {
  const { requests } = openPlan(() => json(combination));
  const queries = () =>
    requests
      .filter(({ path }) => path === "/admin/combination")
      .map(({ query }) => Object.fromEntries(query));
  await screenTitled("Combined Runs");
  fireEvent.click(await screen.findByText("The 2 orders: take out, pair, or let run short"));
  fireEvent.click(screen.getAllByRole("switch", { name: "May run short" })[0] ?? document.body);
  await expect.poll(() => queries().at(-1)).toMatchObject({ under: "12" });
  fireEvent.mouseDown(screen.getAllByLabelText("Runs with")[0] ?? document.body);
  fireEvent.click(await screen.findByRole("option", { name: "#15" }));
  await expect.poll(() => queries().at(-1)).toMatchObject({ under: "12", locked: "12-15" });
  fireEvent.click(screen.getByRole("button", { name: "Take order #15 out of the plan" }));
  await expect.poll(() => queries().at(-1)).toEqual({ under: "12", out: "15" });
});

test("an order whose bar is dragged out of the drawing is taken out, and one dropped in it stays", async () => {
  const { requests } = openPlan(() => json(combination));
  const outs = () =>
    requests
      .filter(({ path }) => path === "/admin/combination")
      .map(({ query }) => query.get("out"));
  await screenTitled("Combined Runs");
  const ruler = await screen.findByRole("img", { name: /^Deckle 1,100 mm: 1 × #12/ });
  /** Drags the blanks of order 15. The drawing of this test has no size, and lies at the origin. */
  const drag = async (clientX: number, clientY: number) => {
    fireEvent.mouseDown(within(ruler).getByText("#15"), { clientX: 0, clientY: 0 });
    fireEvent.mouseMove(document, { clientX: 40, clientY: 0 });
    fireEvent.mouseMove(document, { clientX, clientY });
    await act(() => Promise.resolve());
    fireEvent.mouseUp(document, { clientX, clientY });
  };
  await drag(0, 0);
  expect(outs()).toEqual([null]);
  await drag(40, 200);
  await expect.poll(() => outs().at(-1)).toBe("15");
});

test("a plan that cannot be loaded says so, and one without orders too", async () => {
  expectConsoleErrors(/Broken/);
  let isBroken = true;
  openPlan(() =>
    isBroken
      ? json({ message: "Broken" }, { status: 500 })
      : json({ ...combination, groups: [], leftOut: [] }),
  );
  await screenTitled("Combined Runs");
  expect(await screen.findByText(/The plan could not be loaded/)).toBeInTheDocument();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: /again/i }));
  expect(await screen.findByText("No open order can be combined.")).toBeInTheDocument();
});

test("a run is accepted as it is shown, and an accepted one is shown with its problem and undone", async () => {
  const { requests } = openPlan(() => json(combination));
  const sent = (method: string) => requests.filter((call) => call.method === method);
  await screenTitled("Combined Runs");
  fireEvent.click(await screen.findByRole("button", { name: "Accept the run of #12, #15" }));
  expect(await screen.findByText("Accepted. 2 reels are reserved.")).toBeInTheDocument();
  expect(sent("POST").map(({ body }) => body)).toEqual([
    { runs: combination.groups[0]?.elements[0]?.runs, under: [] },
  ]);
  const run = await screen.findByRole("article", { name: "Combined run 3" });
  expect(run).toHaveTextContent("3 reels are reserved at order #30");
  expect(run).toHaveTextContent("#31 Padma Footwear: It is cancelled");
  expect(run).toHaveTextContent("No reel is reserved for: 1,200 m of 120 GSM, BF 18");
  fireEvent.click(within(run).getByRole("button", { name: "Reserve reels for combined run 3" }));
  expect(await screen.findByText("No free reel fits")).toBeInTheDocument();
  const undo = within(run).getByRole("button", { name: "Undo combined run 3" });
  await waitFor(() => expect(undo).toBeEnabled());
  fireEvent.click(undo);
  fireEvent.click(await screen.findByRole("button", { name: "Undo the run" }));
  await expect
    .poll(() => sent("PUT").map(({ path }) => path))
    .toEqual(["/admin/combined-runs/3/reels", "/admin/combined-runs/3/undo"]);
});

test("reels that another person reserves for a run are shown, though no order has changed", async () => {
  const { listening, tell } = openSecondTab();
  let reservedReels = 3;
  const { requests } = openPlan(() => json(combination), {
    "GET /admin/combined-runs": () =>
      json({ runs: accepted.runs.map((run) => ({ ...run, reservedReels })) }),
  });
  const plans = () => requests.filter(({ path }) => path === "/admin/combination").length;
  const run = await screen.findByRole("article", { name: "Combined run 3" });
  expect(run).toHaveTextContent("3 reels are reserved at order #30");
  // The office follows the changes by a part that it loads apart, perhaps later than the page.
  await expect.poll(listening).toHaveLength(1);
  // The first message of a stream says nothing about what came before it, so that all is read again.
  tell({ id: "1", changed: [] });
  await expect.poll(plans).toBe(2);
  reservedReels = 4;
  tell({ id: "2", since: "1", changed: ["reels", "schedule"] });
  await waitFor(() => expect(run).toHaveTextContent("4 reels are reserved at order #30"));
  expect(plans()).toBe(2);
});
