import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { startStation } from "../../src/api/deviceHost";
import { dispatchError } from "../../src/station/kiosk/DispatchQuestions";
import { json } from "../support/fakeHost";
import {
  bodiesOf,
  closeStation,
  leavingHost,
  openStation,
  paired,
  scan,
  user,
} from "./openStation";
import { records } from "./records";

afterEach(closeStation);

const { usages: _, fetchedAt: __, ...data } = records;

const station = {
  "GET /station/data": () =>
    json({
      ...data,
      orders: data.orders.map((order) => ({ ...order, dispatched: 500, dispatchLimit: 2756 })),
      vehicles: ["KA01AB1234"],
    }),
};

const dispatched = () =>
  json({
    outcome: "DISPATCHED",
    barcodeId: "ORD-000007",
    orderId: 7,
    client: "Cauvery Coolers",
    quantity: 1200,
    transportNumber: "KA05C77",
    at: "2026-03-02T06:00:00Z",
  });

/** Presses the keys of the question. The ready screen behind the question has a button with the same name. */
const press = async (...names: readonly string[]) => {
  for (const name of names) {
    const [key] = screen.getAllByRole("button", { name });
    await user().click(key ?? document.body);
  }
};

/** Scans the job card of order 7 and enters 1,200 boxes. */
async function enterBoxes() {
  scan("ORD-000007");
  await user().click(await screen.findByRole("button", { name: "Dispatch" }));
  expect(screen.getByText("500 boxes dispatched. At most 2,756 boxes in all")).toBeInTheDocument();
  await press("1", "2", "0", "0", "Next");
}

test("a job card, the boxes and the vehicle's number make a dispatch", async () => {
  startStation(paired);
  const requests = await openStation({ ...station, "POST /station/dispatch-order": dispatched });
  await enterBoxes();
  await press("Dispatch");
  expect(screen.getByText("Enter the vehicle’s number")).toBeInTheDocument();
  await press("K", "A", "0", "5", "C", "7", "7", "Dispatch");
  expect(await screen.findByText("Dispatched 11:30", { selector: "p" })).toBeInTheDocument();
  expect(screen.getByText("1,200 boxes", { selector: "p" })).toBeInTheDocument();
  expect(bodiesOf(requests, "dispatch-order")).toMatchObject([
    { barcodeId: "ORD-000007", quantity: 1200, transportNumber: "KA05C77", queued: false },
  ]);
});

test("the vehicle of the last dispatch is one press", async () => {
  startStation(paired);
  const requests = await openStation({ ...station, "POST /station/dispatch-order": dispatched });
  await enterBoxes();
  await press("KA01AB1234");
  await screen.findByText(/^Dispatched/, { selector: "p" });
  expect(bodiesOf(requests, "dispatch-order")).toMatchObject([{ transportNumber: "KA01AB1234" }]);
});

test("the host's refusal is shown with both figures", async () => {
  startStation(paired);
  const message = "Order #7 allows 2,756 boxes in all. 2,000 boxes are dispatched";
  await openStation({
    ...station,
    "POST /station/dispatch-order": () => json({ message }, { status: 409 }),
  });
  await enterBoxes();
  await press("KA01AB1234");
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test("without a network the dispatch waits, and the next one counts it", async () => {
  startStation(paired);
  const { leave, comeBack, unlessAway } = leavingHost();
  const requests = await openStation({
    "GET /station/data": unlessAway(station["GET /station/data"]),
    "GET /station/open-usages": unlessAway(() => json([])),
    "POST /station/dispatch-order": unlessAway(dispatched),
  });
  await leave();
  await enterBoxes();
  await press("KA01AB1234");
  expect(await screen.findByText(/^Scanned/, { selector: "p" })).toBeInTheDocument();
  scan("ORD-000007");
  await user().click(await screen.findByRole("button", { name: "Dispatch" }));
  await press("1", "0", "5", "7", "Next");
  expect(
    screen.getByText(
      "1,057 boxes is too many: at most 1,056 boxes more can go. Count again, or ask the office",
    ),
  ).toBeInTheDocument();
  comeBack();
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() =>
    expect(bodiesOf(requests, "dispatch-order").at(-1)).toMatchObject({
      quantity: 1200,
      queued: true,
    }),
  );
});

test("another job card replaces the order of the question", async () => {
  startStation(paired);
  await openStation(station);
  await enterBoxes();
  scan("ORD-000005");
  expect(await screen.findByText("Order #5", { selector: "strong" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "How many boxes leave?" })).toBeInTheDocument();
});

test("a host without dispatches at stations gets no such button", async () => {
  startStation(paired);
  await openStation();
  scan("ORD-000007");
  await screen.findByText("order #7, Cauvery Coolers");
  expect(screen.queryByRole("button", { name: "Dispatch" })).toBeNull();
});

test.each([
  ["", "Enter a number"],
  ["0", "Enter a whole number, at least 1"],
  ["1.5", "Enter a whole number, at least 1"],
  ["26", "26 boxes is too many: at most 25 boxes more can go. Count again, or ask the office"],
  ["25", undefined],
])("the boxes %j: %s", (text, error) => expect(dispatchError(text, 25)).toBe(error));
