import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { RecordContextProvider } from "react-admin";
import { expect, test } from "vitest";
import CrewSection from "../../../src/admin/machines/CrewSection";
import OrderStages from "../../../src/admin/machines/OrderStages";
import PieceWasteSection from "../../../src/admin/machines/PieceWasteSection";
import { machines } from "../../../src/admin/machines/resources";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { declaredScreens } from "../../support/declaredScreens";
import { employeeRow, machineRow } from "../../support/exampleReplies";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const stage = { perIn: 1, required: 10_000, good: 0, waste: 0, left: 10_000 };
const stages = [
  { ...stage, kind: "CORRUGATING", required: 3334, good: 3334, waste: 20, left: 0 },
  { ...stage, kind: "PRINTING", perIn: 3, good: 9000, left: 1000, available: 900 },
  { ...stage, kind: "JOINING", good: 9100, left: 900, available: -100 },
];
const entry = {
  id: 7,
  at: "2026-11-02T05:00:00Z",
  day: "2026-11-02",
  machine: "Corrugator",
  machineId: 1,
  unit: "A",
  orderId: 4,
  client: "Kaveri Weaves",
  stage: "CORRUGATING",
  good: 90,
  waste: 10,
  reason: "WARP",
  isOver: true,
  createdBy: "owner@example.com",
  isReversed: false,
};

test("an order's stages show good, waste, what is left, and which stage is ahead of its pieces", async () => {
  fakeHost({
    "GET /admin/orders/4/stages": () => json({ isSpecified: true, isReady: true, stages }),
  });
  openPage(<OrderStages id={4} unit="A" isOpen={false} />, { isOwnHost: true });
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Corrugating3,334 of 3,334 good · 20 waste",
    "Printing9,000 of 10,000 good · 1,000 left · 900 available · 3 from each cut",
    "Joining9,100 of 10,000 good · 900 left · 100 more than the stage before gave",
  ]);
  expect(screen.queryByText("Enter production")).toBeNull();
  const proposed = "Joining has 9,100 of 10,000 good pieces. The order can move to Done.";
  expect(screen.getByText(proposed)).toBeInTheDocument();
});

test("the list of machines groups the digits of a rate", async () => {
  fakeHost({ "GET /admin/machines": () => json([machineRow]) });
  const { list: List } = declaredScreens(machines);
  openPage(<List />, { isOwnHost: true });
  expect(await screen.findByText("3,000")).toBeInTheDocument();
});

test("more than is available asks in the dialog, and the same entry is sent again as confirmed", async () => {
  const question = "The stage before has left 0 pieces for order #4, and 100 are entered";
  expectConsoleErrors(/The stage before has left 0 pieces/);
  const sent: Record<string, unknown>[] = [];
  fakeHost({
    "GET /admin/orders/4/stages": () => json({ isSpecified: true, isReady: false, stages }),
    "GET /admin/machines": () => json([machineRow]),
    "POST /admin/stage-entries": ({ body }) => {
      sent.push(Object(body));
      return Object(body).isConfirmed
        ? json(entry)
        : json({ message: question, reason: "OVER", current: {} }, { status: 409 });
    },
  });
  openPage(<OrderStages id={4} unit="A" isOpen />, { isOwnHost: true });
  await waitFor(() => expect(screen.getByText("Enter production")).toBeInTheDocument());
  fireEvent.click(screen.getByText("Enter production"));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.mouseDown(dialog.getByRole("combobox", { name: /^Machine/ }));
  fireEvent.click(await screen.findByText("Corrugator · A"));
  fireEvent.change(dialog.getByLabelText("Good"), { target: { value: "90" } });
  fireEvent.change(dialog.getByLabelText("Waste"), { target: { value: "10" } });
  fireEvent.click(dialog.getByText("Save"));
  expect(await dialog.findByText("Choose the reason of the waste")).toBeInTheDocument();
  fireEvent.mouseDown(dialog.getByRole("combobox", { name: /^Reason/ }));
  fireEvent.click(await screen.findByText("Warped board"));
  fireEvent.click(dialog.getByText("Save"));
  expect(await dialog.findByText(question)).toBeInTheDocument();
  fireEvent.click(dialog.getByText("Save all the same"));
  expect(await screen.findByText("90 good and 10 waste are saved")).toBeInTheDocument();
  const [first, second] = sent;
  expect(first).toMatchObject({ machineId: 1, orderId: 4, good: 90, waste: 10, reason: "WARP" });
  expect(second).toEqual({ ...first, isConfirmed: true });
});

test("a row of the wasted pieces unfolds to its entries", async () => {
  const total = { good: 900, waste: 100, share: 0.1 };
  const cost = { cost: 1591.95, uncosted: 0 };
  const row = {
    ...total,
    machineId: 1,
    machine: "Corrugator",
    stage: "CORRUGATING",
    entries: 1,
    key: "1",
    entryIds: [7],
  };
  const requests = fakeHost({
    "GET /admin/stage-entries/waste": () =>
      json({ from: "2026-06-01", to: "2026-11-27", total, rows: [{ ...row, reason: "WARP" }] }),
    "GET /admin/stage-entries/waste-cost": () =>
      json({ total: cost, rows: [{ key: "1", ...cost }] }),
    "GET /admin/stage-entries": () => json([entry], { headers: { "Content-Range": "rows 0-0/1" } }),
  });
  openPage(<PieceWasteSection period={{}} />, { isOwnHost: true });
  fireEvent.click(await screen.findByText("1 entry"));
  expect(await screen.findByText("#4")).toBeInTheDocument();
  expect(screen.getAllByText("10 %")).toHaveLength(2);
  expect(await screen.findAllByText("₹1,591.95")).toHaveLength(2);
  const { query } = requests.find(({ path }) => path === "/admin/stage-entries") ?? {};
  expect(JSON.parse(query?.get("filter") ?? "")).toEqual({ id: [7] });
});

test("a row of 55 entries unfolds to its last 50, and then to all", async () => {
  const total = { good: 900, waste: 55 };
  const ids = Array.from({ length: 55 }, (_, index) => 55 - index);
  const row = { ...total, machine: "Corrugator", stage: "CORRUGATING", entries: 55, key: "1" };
  const requests = fakeHost({
    "GET /admin/stage-entries/waste": () =>
      json({ from: "2026-06-01", to: "2026-11-27", total, rows: [{ ...row, entryIds: ids }] }),
    "GET /admin/stage-entries/waste-cost": () =>
      json({ total: { cost: 0, uncosted: 0 }, rows: [] }),
    "GET /admin/stage-entries": ({ query }) => {
      const asked: number[] = JSON.parse(query.get("filter") ?? "{}").id;
      const found = asked.map((id) => ({ ...entry, id, orderId: id }));
      const range = `rows 0-${found.length - 1}/${found.length}`;
      return json(found, { headers: { "Content-Range": range } });
    },
  });
  openPage(<PieceWasteSection period={{}} />, { isOwnHost: true });
  fireEvent.click(await screen.findByText("55 entries"));
  expect(await screen.findByText("#55")).toBeInTheDocument();
  expect(screen.queryByText("#5")).toBeNull();
  fireEvent.click(screen.getByText("Show 5 more entries"));
  expect(await screen.findByText("#1")).toBeInTheDocument();
  expect(screen.getByText("#55")).toBeInTheDocument();
  expect(screen.queryByText(/more entr/)).toBeNull();
  const asked = requests.filter(({ path }) => path === "/admin/stage-entries");
  expect(asked.map(({ query }) => JSON.parse(query.get("filter") ?? "{}").id.length)).toEqual([
    50, 5,
  ]);
});

test("people are entered together at a machine, and a wrong time is cancelled", async () => {
  const startedAt = "2026-11-02T02:30:00.000Z";
  const times = [{ id: 5, employeeId: 1, name: "Asha", barcodeId: "EMP-A-00001", startedAt }].map(
    (time) => ({ ...time, endedAt: "2026-11-02T10:30:00.000Z", createdBy: "owner@example.com" }),
  );
  const people = ["Asha", "Bala"].map((name, index) => ({
    ...employeeRow,
    ...{ id: index + 1, name, barcodeId: `EMP-A-0000${index + 1}` },
  }));
  const requests = fakeHost({
    "GET /admin/machines/1/crew": () => json({ from: "2026-10-27", to: "2026-11-02", times }),
    "POST /admin/machines/1/crew": () => json({ times: [...times, ...times] }),
    "PUT /admin/crew-times/5/cancel": () => json(times[0] ?? {}),
    "GET /admin/get-employees": () => json(people),
  });
  const page = (
    <RecordContextProvider value={machineRow}>
      <CrewSection />
    </RecordContextProvider>
  );
  const user = openPage(page, { isOwnHost: true });
  expect(await screen.findByText("2 Nov 2026, 8:00 am")).toBeInTheDocument();
  await user.click(screen.getByText("Enter people"));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByLabelText(/^People/));
  await user.click(await screen.findByText("Asha · EMP-A-00001"));
  await user.click(await screen.findByText("Bala · EMP-A-00002"));
  await user.keyboard("{Escape}");
  fireEvent.change(within(dialog).getByLabelText(/^Came/), {
    target: { value: "2026-11-02T08:00" },
  });
  await user.click(within(dialog).getByText("Save"));
  expect(await screen.findByText("2 people are saved")).toBeInTheDocument();
  expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
    barcodeIds: ["EMP-A-00001", "EMP-A-00002"],
    startedAt,
  });
  await user.click(screen.getByLabelText("Cancel: Asha"));
  await user.click(await screen.findByText("Cancel the time"));
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain("/admin/crew-times/5/cancel"),
  );
});
