import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Schedule } from "../../../contract/schedule";
import {
  barsOf,
  firstDayOf,
  planStateOf,
  shareAt,
  timeAt,
  windowFrom,
} from "../../../src/admin/schedule/board";
import { machineRow } from "../../support/exampleReplies";
import { json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";

// The board asks how wide it is, which no document without a layout knows.
beforeEach(() => {
  const layout = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal("ResizeObserver", layout);
});

const placement: Schedule["orders"][number]["placements"][number] = {
  stage: "CORRUGATING",
  machineId: 1,
  from: "2026-11-30T04:30:00.000Z",
  to: "2026-11-30T08:30:00.000Z",
  changeOverMinutes: 20,
  runMinutes: 220,
  wait: { kind: "MACHINE", orderId: 9 },
  isPinned: true,
};

const order: Schedule["orders"][number] = {
  orderId: 12,
  client: "Kaveri Weaves",
  unit: "A",
  status: "TODO",
  quantity: 4000,
  board: "150 / 120 C / 120",
  inks: 1,
  due: "2026-11-29T18:30:00.000Z",
  promisedFor: "2026-11-29",
  promisedAt: "2026-11-20T06:00:00.000Z",
  promisedBy: "owner@example.com",
  paper: "STOCK",
  planVersion: 1,
  projected: "2026-11-30T08:30:00.000Z",
  isLate: true,
  placements: [placement],
};

const schedule: Schedule = {
  plannedAt: "2026-11-30T02:30:00.000Z",
  machines: [
    {
      id: 1,
      name: "Corrugator 1",
      unit: "A",
      stage: "CORRUGATING",
      isDown: false,
      plannedStops: [],
    },
  ],
  orders: [
    order,
    {
      ...order,
      orderId: 20,
      client: "Ragi & Root Foods",
      placements: [],
      unplanned: { reason: "NO_MACHINE", stage: "PRINTING" },
    },
  ],
};

test("a time lies at its share of the window, and a share gives the time to five minutes", () => {
  const day = windowFrom("2026-11-30", "day");
  expect(shareAt(day, Date.parse("2026-11-30T06:30:00Z"))).toBe(0.5);
  expect(timeAt(day, 0.501).toISOString()).toBe("2026-11-30T06:30:00.000Z");
  expect(shareAt(windowFrom("2026-11-30", "week"), day.to)).toBeCloseTo(1 / 7);
});

test("a machine's first day is that of its next job, and the present day without one", () => {
  expect(firstDayOf({ ...schedule, plannedAt: "2026-11-27T11:30:00.000Z" }, 1)).toBe("2026-11-30");
  // The job has begun on the day before.
  expect(firstDayOf({ ...schedule, plannedAt: "2026-11-30T20:00:00.000Z" }, 1)).toBe("2026-12-01");
  expect(firstDayOf(schedule, 2)).toBe("2026-11-30");
});

/** Jobs of these hours of 30 November in India. */
const jobsAt = (...hours: readonly (readonly [from: string, to: string])[]) =>
  hours.map(([from, to], index) => ({
    order: { ...order, orderId: index + 1 },
    placement: {
      ...placement,
      from: new Date(`2026-11-30T${from}:00+05:30`).toISOString(),
      to: new Date(`2026-11-30T${to}:00+05:30`).toISOString(),
    },
  }));

test("short jobs beside each other are one bar with their number, and a long one keeps its own", () => {
  // An hour has ten pixels.
  const jobs = jobsAt(
    ["08:00", "08:30"],
    ["08:30", "09:00"],
    ["09:00", "11:00"],
    ["11:00", "20:00"],
  );
  const bars = barsOf(jobs, windowFrom("2026-11-30", "day"), 240);
  expect(bars.map(({ jobs: of, left, width }) => [of.length, left, width])).toEqual([
    [3, 80, 40],
    [1, 120, 80],
  ]);
});

test("a short job after a long one has a bar of its own, which ends inside the shown time", () => {
  const jobs = jobsAt(["08:00", "20:00"], ["20:00", "20:30"], ["23:30", "23:45"]);
  const bars = barsOf(jobs, windowFrom("2026-11-30", "day"), 240);
  expect(bars.map(({ jobs: of, left, width }) => [of.length, left, width])).toEqual([
    [1, 80, 120],
    [2, 200, 40],
  ]);
});

test("no bar covers another or leaves the shown time, however short the jobs are and wherever they begin", () => {
  const day = windowFrom("2026-11-30", "day");
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
  // 10 minutes are less than 2 of 240 pixels.
  for (let first = 1080; first < 1430; first += 10)
    for (let second = first + 10; second < 1430; second += 10) {
      const jobs = jobsAt(
        [clock(first - 600), clock(first)],
        [clock(first), clock(second)],
        [clock(second), "23:55"],
      );
      const bars = barsOf(jobs, day, 240);
      expect(bars.flatMap((bar) => bar.jobs)).toEqual(jobs);
      for (const [index, { left, width }] of bars.entries()) {
        const before = bars[index - 1];
        expect(left).toBeGreaterThanOrEqual(before ? before.left + before.width : 0);
        expect(left + width).toBeLessThanOrEqual(240);
      }
    }
});

test("an order is late when its promised day is over, and late by the plan before that", () => {
  const due = "2026-11-29T18:30:00.000Z";
  expect(planStateOf({ due, isLate: true }, { plannedAt: due })).toBe("late");
  const before = { plannedAt: "2026-11-29T18:29:00.000Z" };
  expect(planStateOf({ due, isLate: true }, before)).toBe("atRisk");
  expect(planStateOf({ due, isLate: false }, before)).toBe("inTime");
});

async function openBoard(plan = schedule, machines: readonly object[] = []) {
  openOffice("/admin/dashboard/admin/schedule", {
    isOwnHost: true,
    answers: {
      "GET /admin/schedule": () => json(plan),
      "GET /admin/machines": () => json(machines),
    },
  });
  await screenTitled("Promise Board");
}

test("a bar says its job, its times and that it is late, and opens the job with the reason of its wait", async () => {
  await openBoard();
  const bar = await screen.findByRole("button", { name: /Order #12 of Kaveri Weaves/ });
  expect(bar).toHaveAccessibleName(
    "Order #12 of Kaveri Weaves, Corrugating on Corrugator 1, from 30 Nov 2026, 10:00 am to 30 Nov 2026, 2:00 pm. late, pinned",
  );
  fireEvent.click(bar);
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("Waits for the machine, which makes order #9 before.");
  expect(within(dialog).getByLabelText("Not before")).toHaveValue("2026-11-30T10:00");
  expect(within(dialog).getByRole("button", { name: "Plan freely again" })).toBeEnabled();
});

test("jobs too short for a bar each are listed by a press, and each opens", async () => {
  const short = { ...placement, to: "2026-11-30T04:40:00.000Z" };
  const orders = [
    { ...order, placements: [short] },
    { ...order, orderId: 15, client: "Padma Footwear", isLate: false, placements: [short] },
  ];
  await openBoard({ ...schedule, orders });
  fireEvent.click(await screen.findByRole("button", { name: "2 jobs on Corrugator 1, late" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: /^Order #15 of Padma Footwear/ }));
  expect(await screen.findByRole("dialog", { name: /^Order #15/ })).toBeInTheDocument();
});

test("an order without a place is named with its reason", async () => {
  await openBoard();
  const group = await screen.findByText("Printing: the unit has no machine for it: 1 order");
  expect(group.closest("details")).toHaveTextContent("#20 Ragi & Root Foods");
});

test("a combined run is one bar with the numbers of its orders, red if one of them is late", async () => {
  const placements = [{ ...placement, run: { id: 4, orderIds: [12, 15] } }];
  const other = { ...order, orderId: 15, client: "Padma Footwear", placements };
  const orders = [
    { ...other, isLate: false },
    { ...order, placements },
  ];
  await openBoard({ ...schedule, orders });
  const name =
    /^Combined run 4 of orders #12 \+ #15, Corrugating on Corrugator 1, .* late, pinned$/;
  const bar = await screen.findByRole("button", { name });
  expect(screen.getAllByRole("button", { name: /Corrugating on/ })).toEqual([bar]);
  fireEvent.click(bar);
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByRole("link", { name: "Open order #15" })).toBeInTheDocument();
});

test("a job is given to a machine that can make its stage", async () => {
  const machine = (id: number, name: string, stage: string) => ({ ...machineRow, id, name, stage });
  await openBoard(schedule, [
    machine(1, "Corrugator 1", "CORRUGATING"),
    machine(2, "Printer 1", "PRINTING"),
    machine(3, "Corrugator 2", "CORRUGATING"),
  ]);
  fireEvent.click(await screen.findByRole("button", { name: /Order #12 of Kaveri Weaves/ }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.mouseDown(within(dialog).getByRole("combobox", { name: /Machine/ }));
  await screen.findByRole("option", { name: "Corrugator 2 · A" });
  expect(screen.getAllByRole("option").map((one) => one.textContent)).toEqual([
    "Corrugator 1 · A",
    "Corrugator 2 · A",
  ]);
});
