import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startStation } from "../../src/api/deviceHost";
import { json } from "../support/fakeHost";
import {
  bodiesOf,
  closeStation,
  leavingHost,
  openStation,
  paired,
  readSavedRecords,
  scan,
  user,
} from "./openStation";
import { checkedIn, records } from "./records";

afterEach(closeStation);

beforeEach(() => {
  startStation(paired);
  localStorage.setItem("stationMachine", "3");
});

const { usages: _, fetchedAt: __, ...data } = records;

const printer = { id: 3, name: "Printer 1", unit: "A", stage: "PRINTING" };

const job = {
  style: "0201",
  length: 300,
  width: 200,
  height: 150,
  printColours: 2,
  stages: [
    { kind: "CORRUGATING", perIn: 1, required: 500, good: 520, waste: 4 },
    { kind: "PRINTING", perIn: 2, required: 1000, good: 100, waste: 10 },
  ],
};

/** The station's data, with machines and the job of order 7. */
const withMachine = (machine: object = {}) => ({
  "GET /station/data": () =>
    json({
      ...data,
      orders: data.orders.map((order) => (order.id === 7 ? { ...order, unit: "A", job } : order)),
      machines: [{ ...printer, ...machine }],
    }),
});

const entered = (more: object = {}) =>
  json({
    outcome: "ENTERED",
    barcodeId: "ORD-000007",
    name: "Printer 1",
    orderId: 7,
    good: 300,
    waste: 0,
    left: 600,
    at: "2026-03-02T06:00:00Z",
    ...more,
  });

const press = async (...names: readonly string[]) => {
  for (const name of names) await user().click(await screen.findByRole("button", { name }));
};

/** Scans the job card of order 7 at the machine. */
async function scanCard() {
  scan("ORD-000007");
  return screen.findByRole("heading", { name: "Printing" });
}

const fact = (name: string) => screen.getByText(name, { selector: "dt" }).nextSibling?.textContent;

test("a job card, the good pieces and Done are one entry", async () => {
  const requests = await openStation({
    ...withMachine(),
    "POST /station/enter-stage": () => entered(),
  });
  await scanCard();
  expect([fact("Size"), fact("Print")]).toEqual(["150 × 300 × 450 mm", "2 colours"]);
  // 520 cuts give 1,040 blanks, and 110 are used.
  expect([fact("Available"), fact("Left to make")]).toEqual(["930", "900"]);
  await press("3", "0", "0", "Done");
  expect(await screen.findByText("Entered 11:30", { selector: "p" })).toBeInTheDocument();
  expect(screen.getByText("600 left to make")).toBeInTheDocument();
  expect(bodiesOf(requests, "enter-stage")).toMatchObject([
    { barcodeId: "ORD-000007", machineId: 3, good: 300, waste: 0, queued: false },
  ]);
});

test("waste has a reason, and an entry has pieces", async () => {
  const requests = await openStation({
    ...withMachine(),
    "POST /station/enter-stage": () => entered(),
  });
  await scanCard();
  await press("Done");
  expect(screen.getByText("Enter the good pieces or the waste")).toBeInTheDocument();
  await user().click(screen.getByLabelText("Waste"));
  await press("1", "2", "Done");
  expect(screen.getByText("Choose the reason of the waste")).toBeInTheDocument();
  await press("Print fault", "Done");
  await screen.findByText(/^Entered/, { selector: "p" });
  expect(bodiesOf(requests, "enter-stage")).toMatchObject([
    { good: 0, waste: 12, reason: "PRINT" },
  ]);
});

test("more than is available asks at the station, and 10 million pieces are refused", async () => {
  const requests = await openStation({
    ...withMachine(),
    "POST /station/enter-stage": () => entered(),
  });
  await scanCard();
  await user().type(screen.getByLabelText("Good"), "10000001");
  await press("Done");
  expect(screen.getByText("At most 1,00,00,000 pieces in one entry")).toBeInTheDocument();
  await user().clear(screen.getByLabelText("Good"));
  await user().type(screen.getByLabelText("Good"), "931");
  await press("Done");
  expect(
    await screen.findByText("931 is more than the 930 that are available"),
  ).toBeInTheDocument();
  expect(bodiesOf(requests, "enter-stage")).toEqual([]);
  await press("Enter 931 good anyway");
  await screen.findByText(/^Entered/, { selector: "p" });
  expect(bodiesOf(requests, "enter-stage")).toMatchObject([{ good: 931, isConfirmed: true }]);
});

test("far more than the order needs asks at the station, and its question from the host too", async () => {
  const [first, second] = job.stages;
  const stages = [
    { ...first, good: 5_000_000 },
    { ...second, most: 2000 },
  ];
  let answers = 0;
  const requests = await openStation({
    "GET /station/data": () =>
      json({
        ...data,
        orders: data.orders.map((order) =>
          order.id === 7 ? { ...order, unit: "A", job: { ...job, stages } } : order,
        ),
        machines: [printer],
      }),
    "POST /station/enter-stage": () => {
      answers += 1;
      const current = { all: 9110, required: 1000 };
      return answers === 1
        ? json({ message: "Far more", reason: "OVER", current }, { status: 409 })
        : entered();
    },
  });
  await scanCard();
  // 110 pieces are entered already.
  await user().type(screen.getByLabelText("Good"), "1891");
  await press("Done");
  const question = "With this entry it is 2,001 pieces, and the order needs 1,000";
  expect(await screen.findByText(question)).toBeInTheDocument();
  expect(bodiesOf(requests, "enter-stage")).toEqual([]);
  await press("Count again");
  await user().clear(screen.getByLabelText("Good"));
  await user().type(screen.getByLabelText("Good"), "1890");
  await press("Done");
  const asked = "With this entry it is 9,110 pieces, and the order needs 1,000";
  expect(await screen.findByText(asked)).toBeInTheDocument();
  await press("Enter 1,890 good anyway");
  await screen.findByText(/^Entered/, { selector: "p" });
  expect(bodiesOf(requests, "enter-stage")).toMatchObject([
    { good: 1890 },
    { good: 1890, isConfirmed: true },
  ]);
});

test("the host's questions are asked: yesterday's job, then too many pieces", async () => {
  let answers = 0;
  const requests = await openStation({
    ...withMachine(),
    "POST /station/enter-stage": () => {
      answers += 1;
      if (answers === 1)
        return json(
          { message: "Open", reason: "OPEN_JOB", current: { orderId: 5, left: 40 } },
          { status: 409 },
        );
      if (answers === 2)
        return json(
          { message: "Over", reason: "OVER", current: { available: -3, wanted: 300 } },
          { status: 409 },
        );
      return entered();
    },
  });
  await scanCard();
  await press("3", "0", "0", "Done");
  expect(await screen.findByText("Order #5 is not finished at this machine")).toBeInTheDocument();
  await press("Leave it unfinished");
  expect(await screen.findByText("300 is more than the 0 that are available")).toBeInTheDocument();
  await press("Enter 300 good anyway");
  await screen.findByText(/^Entered/, { selector: "p" });
  expect(bodiesOf(requests, "enter-stage").at(-1)).toMatchObject({
    leavesOrderId: 5,
    isConfirmed: true,
  });
});

test("without a network an entry, its reversal and a stop wait, and the screen counts them", async () => {
  const { leave, comeBack, unlessAway } = leavingHost();
  const requests = await openStation({
    "GET /station/data": unlessAway(withMachine()["GET /station/data"]),
    "GET /station/open-usages": unlessAway(() => json([])),
    "POST /station/enter-stage": unlessAway(() => entered()),
    "POST /station/reverse-stage": unlessAway(() => entered({ outcome: "REVERSED" })),
    "POST /station/stop-machine": unlessAway(() => entered({ outcome: "STOPPED" })),
    "POST /station/start-machine": unlessAway(() => entered({ outcome: "STARTED" })),
  });
  await leave();
  await scanCard();
  await press("3", "0", "0", "Done");
  await screen.findByText(/^Scanned/, { selector: "p" });
  await scanCard();
  expect([fact("Available"), fact("Left to make")]).toEqual(["630", "600"]);
  expect(screen.getByText(/^Order #7: 300 good/)).toBeInTheDocument();
  await press("Take back", "Yes, take back");
  await vi.waitFor(() => expect(fact("Available")).toBe("930"));
  expect(screen.queryByText(/^Order #7: 300 good/)).toBeNull();
  await press("Stop", "Paper");
  const bar = await screen.findByRole("region", { name: "Printer 1" });
  await vi.waitFor(() => expect(bar).toHaveTextContent("Stopped: Paper"));
  expect(within(bar).getByRole("timer")).toHaveTextContent(/^00:0\d$/);
  await press("Start");
  await vi.waitFor(() => expect(bar).toHaveTextContent("Running"));
  comeBack();
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(bodiesOf(requests, "start-machine").at(-1)).toBeDefined());
  const [entry, reversal] = [
    bodiesOf(requests, "enter-stage").at(-1),
    bodiesOf(requests, "reverse-stage").at(-1),
  ];
  expect(entry).toMatchObject({ good: 300, queued: true, scanId: expect.any(String) });
  expect(reversal).toMatchObject({ entryId: Object(entry).scanId });
  const stop = bodiesOf(requests, "stop-machine").at(-1);
  expect(bodiesOf(requests, "start-machine").at(-1)).toMatchObject({ stopId: Object(stop).scanId });
});

test("an answered stop runs on if the network is cut before the records are refreshed", async () => {
  const { leave, unlessAway } = leavingHost();
  let isCut = false;
  const data = withMachine()["GET /station/data"];
  await openStation({
    "GET /station/data": unlessAway(() => {
      if (isCut) throw new TypeError("Failed to fetch");
      return data();
    }),
    "POST /station/stop-machine": () => {
      isCut = true;
      return entered({ outcome: "STOPPED" });
    },
  });
  const bar = await screen.findByRole("region", { name: "Printer 1" });
  await press("Stop", "Paper");
  await screen.findByText(/^Stopped/, { selector: "p" });
  await leave();
  expect(bar).toHaveTextContent("Stopped: Paper");
  expect(within(bar).getByRole("timer")).toHaveTextContent(/^00:0\d$/);
});

test("an open stop of the host's records runs on, and is ended by one press", async () => {
  const openStop = {
    stopId: "11111111-1111-4111-8111-111111111111",
    reason: "ELECTRICAL",
    startedAt: new Date(Date.now() - 3_849_000).toISOString(),
  };
  const requests = await openStation({
    ...withMachine({ openStop }),
    "POST /station/start-machine": () => entered({ outcome: "STARTED" }),
  });
  expect(await screen.findByText(/Stopped: Electrical/)).toBeInTheDocument();
  expect(screen.getByRole("timer")).toHaveTextContent(/^1:04:\d\d$/);
  await press("Start");
  await vi.waitFor(() =>
    expect(bodiesOf(requests, "start-machine")).toMatchObject([{ stopId: openStop.stopId }]),
  );
});

test("an entry of more than ten minutes ago is not taken back here", async () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const lastEntry = {
    entryId: "11111111-1111-4111-8111-111111111111",
    orderId: 7,
    good: 9,
    waste: 0,
  };
  await openStation(withMachine({ lastEntry: { ...lastEntry, at: at(11) } }));
  await screen.findByText("Running");
  expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
});

test("an order without stages at this machine says why", async () => {
  await openStation(withMachine());
  scan("ORD-000005");
  expect(
    await screen.findByText("Order #5 has no specification, so its stages are not known"),
  ).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Done" })).toBeNull();
});

test("the machine is chosen in the settings, and a host without machines shows none", async () => {
  localStorage.removeItem("stationMachine");
  await openStation(withMachine());
  await press("Settings", "Printer 1");
  expect(localStorage.getItem("stationMachine")).toBe("3");
  expect(screen.getByRole("button", { name: "Printer 1" })).toHaveAttribute("aria-pressed", "true");
  await press("None");
  expect(localStorage.getItem("stationMachine")).toBeNull();
});

test("a host without machines has the gate alone", async () => {
  await openStation();
  scan("ORD-000007");
  await screen.findByText("order #7, Cauvery Coolers");
  await press("Settings");
  expect(screen.queryByText("Machine of this station")).toBeNull();
});

test("a tool's label is one scan at the machine", async () => {
  const requests = await openStation({
    ...withMachine(),
    "POST /station/scan-tool": () =>
      entered({ outcome: "AT_MACHINE", tool: "P-12", orderId: undefined, good: undefined }),
  });
  scan("TOOL-000012");
  expect(await screen.findByText("At the machine 11:30", { selector: "p" })).toBeInTheDocument();
  expect(screen.getByText("P-12", { selector: "p" })).toBeInTheDocument();
  expect(bodiesOf(requests, "scan-tool")).toMatchObject([
    { barcodeId: "TOOL-000012", machineId: 3 },
  ]);
});

test("a tool's label at a station that stands at no machine asks for the machine", async () => {
  localStorage.removeItem("stationMachine");
  await openStation(withMachine());
  scan("TOOL-000012");
  expect(
    await screen.findByText("Choose the machine in the station's settings first"),
  ).toBeInTheDocument();
});

test("a badge at a machine brings the person there, and is no check-in at the gate", async () => {
  const [asha] = data.employees;
  const requests = await openStation({
    ...withMachine({ crew: ["Ravi Kumar"] }),
    "POST /station/scan-crew": () =>
      json({
        outcome: "CAME",
        barcodeId: asha?.barcodeId,
        name: "Printer 1",
        person: asha?.name,
        at: "2026-03-02T06:00:00Z",
      }),
  });
  expect(await screen.findByText("At the machine: Ravi Kumar")).toBeInTheDocument();
  scan(asha?.barcodeId ?? "");
  expect(await screen.findByText("At the machine 11:30", { selector: "p" })).toBeInTheDocument();
  expect(bodiesOf(requests, "scan-crew")).toMatchObject([
    { barcodeId: asha?.barcodeId, machineId: 3, queued: false },
  ]);
  expect(bodiesOf(requests, "punch")).toEqual([]);
});

test("a station whose machine its unit no longer has is one at the gate, for a badge too", async () => {
  const [asha] = data.employees;
  const requests = await openStation({
    ...withMachine({ id: 4 }),
    "POST /station/punch": () => json(checkedIn),
  });
  scan(asha?.barcodeId ?? "");
  await vi.waitFor(() => expect(bodiesOf(requests, "punch")).toHaveLength(1));
  expect(bodiesOf(requests, "scan-crew")).toEqual([]);
});

test("a job card on the screen goes when the station leaves the machine", async () => {
  await openStation(withMachine());
  await scanCard();
  await press("Settings", "None");
  expect(screen.queryByRole("heading", { name: "Printing" })).toBeNull();
  expect(screen.getByLabelText("Or type its code")).toHaveFocus();
});

test("a badge at a machine waits in the queue while the host is away", async () => {
  const [asha] = data.employees;
  const { leave, unlessAway } = leavingHost();
  const answer = withMachine()["GET /station/data"];
  const requests = await openStation({
    "GET /station/data": unlessAway(answer),
    "POST /station/scan-crew": unlessAway(() => json({})),
  });
  await screen.findByRole("region", { name: "Printer 1" });
  await leave();
  scan(asha?.barcodeId ?? "");
  expect(await screen.findByText(/^Scanned/, { selector: "p" })).toBeInTheDocument();
  expect(screen.getByText(`At the machine: ${asha?.name}`)).toBeInTheDocument();
  expect(bodiesOf(requests, "punch")).toEqual([]);
});

test("a badge that waited keeps the person at the machine after the host's answer", async () => {
  const [asha] = data.employees;
  const { leave, comeBack, unlessAway } = leavingHost();
  let isRead = false;
  await openStation({
    "GET /station/data": () => {
      if (isRead) throw new TypeError("Failed to fetch");
      isRead = true;
      return withMachine()["GET /station/data"]();
    },
    "POST /station/scan-crew": unlessAway(() =>
      json({
        outcome: "CAME",
        barcodeId: asha?.barcodeId,
        name: "Printer 1",
        person: asha?.name,
        at: "2026-03-02T06:00:00Z",
      }),
    ),
  });
  await screen.findByRole("region", { name: "Printer 1" });
  await leave();
  scan(asha?.barcodeId ?? "");
  const atMachine = `At the machine: ${asha?.name}`;
  expect(await screen.findByText(atMachine)).toBeInTheDocument();
  comeBack();
  act(() => void window.dispatchEvent(new Event("online")));
  // The records are still those from before the scan.
  await expect
    .poll(async () => (await readSavedRecords())?.answered)
    .toMatchObject([{ outcome: "CAME" }]);
  expect(await screen.findByText(atMachine)).toBeInTheDocument();
});
