import { onlineManager } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { lazy } from "react";
import { expect, onTestFinished, test } from "vitest";
import { indiaDate } from "../../../domain/indiaTime";
import { exceptions } from "../../../src/admin/corrections/exceptions";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { declaredScreens } from "../../support/declaredScreens";
import { type Answer, fakeHost, json } from "../../support/fakeHost";
import { openOffice } from "../../support/openOffice";
import { dialogTitled, openPage } from "../../support/openPage";

const open = {
  id: "OPEN_CHECK_OUT:12",
  kind: "OPEN_CHECK_OUT",
  date: "2026-03-02",
  at: "2026-03-02T03:31:00Z",
  name: "Asha Rao",
  barcodeId: "EMP-A-00001",
  checkIn: "2026-03-02T03:31:00Z",
  detail: "Nobody checked out",
  isProposed: false,
};
const proposed = {
  ...open,
  id: "DAY_OFF:14",
  kind: "DAY_OFF",
  name: "Bala",
  detail: "1 Mar is a Sunday",
  isProposed: true,
};

const list = "GET /admin/attendance/exceptions";
const propose = "POST /admin/attendance/corrections";

const { list: List } = declaredScreens(exceptions);

function openList(answers: Readonly<Record<string, Answer>> = {}, at = "/") {
  const asked = fakeHost({ [list]: () => json([open, proposed]), ...answers });
  openPage(<List />, { at, features: ["corrections"] });
  return asked;
}

const field = (name: string) => {
  const found = document.querySelector(`[role='dialog'] [name="${name}"]`);
  if (found === null) throw new Error(`The dialog has no ${name}`);
  return found;
};
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** Opens the dialog of the exception that is open. */
async function settle() {
  fireEvent.click(await screen.findByLabelText("Settle: Scan missing, Asha Rao"));
  return dialogTitled("Settle: Scan missing");
}

test("a dismissed scan of a badge that nobody has names it once", async () => {
  const unknown = {
    ...open,
    id: "DISMISSED_SCAN:3",
    kind: "DISMISSED_SCAN",
    name: "EMP-A-00999",
    barcodeId: "EMP-A-00999",
    detail: "Dismissed at the station",
  };
  openList({ [list]: () => json([unknown]) });
  fireEvent.click(await screen.findByLabelText(/^Settle: .*EMP-A-00999/));
  const dialog = await dialogTitled("Settle: Scan dismissed at the station");
  expect(
    within(dialog)
      .getAllByText(/EMP-A-00999/)
      .map(({ textContent }) => textContent),
  ).toEqual(["EMP-A-00999"]);
});

test("scans outside employment are called what they are; a span on one date names it once", async () => {
  const outside = {
    ...open,
    id: "DEACTIVATED_BADGE:7",
    kind: "DEACTIVATED_BADGE",
    checkOut: "2026-03-02T13:00:00Z",
    detail: "Asha Rao is not employed on 2 Mar 2026: the scans of this day are not paid",
  };
  openList({ [list]: () => json([outside]) });
  fireEvent.click(await screen.findByLabelText("Settle: Not employed that day, Asha Rao"));
  const dialog = await dialogTitled("Settle: Not employed that day");
  expect(dialog).toHaveTextContent("2 Mar 2026, 9:01 am – 6:30 pm");
});

test("an exception says in words what is wrong; one with a proposed correction is marked and leads to it", async () => {
  openList();
  const row = (await screen.findByText("Asha Rao")).closest("tr");
  for (const text of ["Scan missing", "2 Mar 2026", "9:01 am", "Nobody checked out"])
    expect(row).toHaveTextContent(text);
  expect(screen.queryByLabelText(/^Settle: .*Bala/)).toBeNull();
  const link = (await screen.findByText("Proposed")).closest("a")?.getAttribute("href") ?? "";
  expect(link).toMatch(/^\/admin\/dashboard\/corrections\?/);
  expect(new URLSearchParams(link.split("?")[1]).get("filter")).toBe('{"status":"PROPOSED"}');
});

test("a row shows in or out, the shift, and the scans around, with their dates where these differ", async () => {
  const scansAround = [
    { at: "2026-03-01T16:30:00Z", direction: "IN" },
    { at: "2026-03-02T00:47:00Z", direction: "OUT" },
    { at: open.at, direction: "IN" },
  ];
  openList({
    [list]: () => json([{ ...open, direction: "IN", shift: "C 10:00 pm – 6:00 am", scansAround }]),
  });
  const row = (await screen.findByText("Asha Rao")).closest("tr");
  for (const text of ["In", "C 10:00 pm – 6:00 am", "1 Mar, 10:00 pm in", "2 Mar, 6:17 am out"])
    expect(row).toHaveTextContent(text);
  expect(screen.getByText("9:01 am in").tagName).toBe("STRONG");
});

test("the dialog offers what fits the kind and asks for a time and a reason before anything is sent", async () => {
  const asked = openList();
  const dialog = await settle();
  expect(dialog).toHaveTextContent("Asha Rao · EMP-A-00001");
  expect(within(dialog).getAllByRole("radio")).toHaveLength(4);
  expect(within(dialog).getByLabelText(/A check-out is missing/)).toBeChecked();
  expect(within(dialog).getByLabelText(/^Date and Time/)).toBe(field("at"));
  fireEvent.click(within(dialog).getByText("Settle"));
  await waitFor(() => expect(within(dialog).getAllByText("Required")).toHaveLength(2));
  fireEvent.click(
    within(dialog).getByLabelText("The scan at 2 Mar 2026, 9:01 am was a mistake: remove it"),
  );
  expect(document.querySelector("[role='dialog'] [name='at']")).toBeNull();
  expect(asked.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("a missing check-out is added once, at India's time; a super admin hears that it counts at once", async () => {
  let rows = [open];
  const asked = openList({
    [list]: () => json(rows),
    [propose]: () => {
      rows = [];
      return json({ id: 1, action: "ADD", status: "APPROVED" });
    },
  });
  const dialog = await settle();
  type("at", "2026-03-02T18:30");
  type("reason", "Forgot to scan");
  fireEvent.click(within(dialog).getByText("Settle"));
  fireEvent.click(within(dialog).getByText("Settle"));
  expect(await screen.findByText("The correction is saved and approved")).toBeVisible();
  expect(await screen.findByText("No open exceptions.")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(asked.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    {
      action: "ADD",
      exceptionId: "OPEN_CHECK_OUT:12",
      barcodeId: "EMP-A-00001",
      at: "2026-03-02T13:00:00.000Z",
      reason: "Forgot to scan",
    },
  ]);
});

test("an admin who may not decide hears that it is proposed; what is refused is said in the dialog and keeps what was typed", async () => {
  expectConsoleErrors(/^HostError: Somebody settled this already$/);
  let answer = () => json({ message: "Somebody settled this already" }, { status: 409 });
  openList({
    [propose]: () => answer(),
  });
  const dialog = await settle();
  fireEvent.click(within(dialog).getByLabelText(/The time is not known/));
  type("reason", "Asked the supervisor");
  fireEvent.click(within(dialog).getByText("Settle"));
  expect(await within(dialog).findByText("Somebody settled this already")).toBeVisible();
  expect(field("reason")).toHaveValue("Asked the supervisor");
  answer = () => json({ id: 1, action: "CONFIRM", status: "PROPOSED" });
  fireEvent.click(within(dialog).getByText("Settle"));
  expect(
    await screen.findByText("The correction is proposed. A super admin decides on it."),
  ).toBeVisible();
});

const many = Array.from({ length: 30 }, (_, index) => ({
  ...open,
  id: `LATE_SCAN:${index + 1}`,
  kind: "LATE_SCAN",
  name: `Person ${index + 1}`,
  detail: "Sent 20 min after it was scanned",
  version: index,
}));
const settleAll = "POST /admin/attendance/settlements";

test("an exception that somebody else settles leaves the list, but not the dialog with what is typed", async () => {
  expectConsoleErrors(/^HostError: exceptionId: This exception is settled$/);
  const errors = { exceptionId: "This exception is settled" };
  let rows = [open];
  openList({
    [list]: () => json(rows),
    [propose]: () =>
      json({ message: "exceptionId: This exception is settled", errors }, { status: 400 }),
  });
  const dialog = await settle();
  fireEvent.click(within(dialog).getByLabelText(/The time is not known/));
  type("reason", "Asked the supervisor");
  rows = [];
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(screen.queryByText("Asha Rao")).toBeNull());
  expect(field("reason")).toHaveValue("Asked the supervisor");
  fireEvent.click(within(dialog).getByText("Settle"));
  expect(await within(dialog).findByText("This exception is settled")).toBeVisible();
});

test("without a network a correction is refused at once, and not sent later", async () => {
  expectConsoleErrors(/^HostUnreachable: No response from server/);
  openOffice("/admin/dashboard/corrections/create", {
    features: ["corrections"],
    answers: { [propose]: () => Promise.reject(new TypeError("Failed to fetch")) },
  });
  fireEvent.mouseDown(await screen.findByLabelText(/^Correction/, { selector: "[role=combobox]" }));
  fireEvent.click(await screen.findByText("Add a scan"));
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill(/^Barcode ID/, "EMP-A-00001");
  fill(/^Date and Time/, "2026-03-02T18:30");
  fill(/^Reason/, "Forgot to scan");
  onTestFinished(() => onlineManager.setOnline(true));
  act(() => onlineManager.setOnline(false));
  fireEvent.click(screen.getByText("Save Correction"));
  expect(await screen.findByText("The correction could not be saved")).toBeVisible();
  expect(screen.getByLabelText(/^Reason/)).toHaveValue("Forgot to scan");
});

test("many are settled by four presses and one reason, those of other pages too; a proposed one cannot be chosen", async () => {
  let rows: readonly object[] = [...many, proposed];
  const asked = openList({
    [list]: () => json(rows),
    [settleAll]: () => {
      rows = [proposed];
      return json({ count: 30, status: "APPROVED" });
    },
  });
  fireEvent.click(await screen.findByLabelText("Select all"));
  const bar = await screen.findByRole("toolbar", { name: "Selected rows" });
  expect(bar).toHaveTextContent("25 items selected");
  fireEvent.click(within(bar).getByText("Select all"));
  fireEvent.click(await within(bar).findByText("Settle 30"));
  const dialog = await dialogTitled("Settle 30 exceptions");
  expect(dialog).toHaveTextContent("and 25 more");
  expect(within(dialog).getByLabelText("The time is right: confirm it")).toBeChecked();
  fireEvent.click(within(dialog).getByText("Settle 30"));
  expect(await within(dialog).findByText("Required")).toBeVisible();
  type("reason", "The network was down at shift change");
  fireEvent.click(within(dialog).getByText("Settle 30"));
  fireEvent.click(within(dialog).getByText("Settle 30"));
  expect(await screen.findByText("30 exceptions are settled")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("toolbar")).toBeNull());
  const sent = asked.filter(({ method }) => method === "POST");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    reason: "The network was down at shift change",
    corrections: expect.arrayContaining([
      { action: "CONFIRM", exceptionId: "LATE_SCAN:30", exceptionVersion: 29 },
    ]),
  });
});

test("what changed meanwhile is said in the dialog and left out; the reason still stands for the others", async () => {
  expectConsoleErrors(/^HostError: Nothing was saved/);
  let answer = () =>
    json(
      {
        message: "Nothing was saved, because of 1 of 3. Person 2: This exception is settled",
        errors: { "LATE_SCAN:2": "This exception is settled" },
      },
      { status: 409 },
    );
  const asked = openList({
    [list]: () => json(many.slice(0, 3)),
    [settleAll]: () => answer(),
  });
  fireEvent.click(await screen.findByLabelText("Select all"));
  fireEvent.click(await screen.findByText("Settle 3"));
  const dialog = await dialogTitled("Settle 3 exceptions");
  type("reason", "The network was down");
  fireEvent.click(within(dialog).getByText("Settle 3"));
  expect(await within(dialog).findByText(/because of 1 of 3. Person 2/)).toBeVisible();
  expect(field("reason")).toHaveValue("The network was down");
  answer = () => json({ count: 2, status: "PROPOSED" });
  fireEvent.click(within(dialog).getByText("Settle 2"));
  expect(
    await screen.findByText("2 corrections are proposed. A super admin decides on them."),
  ).toBeVisible();
  const [, second] = asked.filter(({ method }) => method === "POST");
  expect(second?.body).toMatchObject({
    corrections: [{ exceptionId: "LATE_SCAN:1" }, { exceptionId: "LATE_SCAN:3" }],
  });
});

test("exceptions that are chosen are chosen no more when the filter leaves them out", async () => {
  openList({ [list]: () => json(many.slice(0, 3)) });
  fireEvent.click(await screen.findByLabelText("Select all"));
  expect(await screen.findByText("Settle 3")).toBeVisible();
  fireEvent.change(screen.getByLabelText("Date", { selector: "[type=date]" }), {
    target: { value: "2026-03-02" },
  });
  await waitFor(() => expect(screen.queryByText("Settle 3")).toBeNull());
  fireEvent.click(await screen.findByLabelText("Select all"));
  expect(await screen.findByText("Settle 3")).toBeVisible();
});

test("a filter whose input is loaded later shows its value", async () => {
  const MonthInput = lazy(() => import("../../../src/admin/corrections/MonthInput"));
  const { list: LaterList } = declaredScreens({
    ...exceptions,
    list: { ...exceptions.list, filterInputs: { month: MonthInput } },
  });
  fakeHost({ [list]: () => json([open]) });
  const filter = JSON.stringify({ month: "2026-03" });
  openPage(<LaterList />, {
    at: `/?${new URLSearchParams({ filter })}`,
    features: ["corrections"],
  });
  expect(await screen.findByText("March 2026")).toBeVisible();
});

test("a month is asked of the host, a day and a kind of the list", async () => {
  const filter = JSON.stringify({ month: "2026-03", date: "2026-03-02" });
  const asked = openList({}, `/?${new URLSearchParams({ filter })}`);
  expect(await screen.findByText("Asha Rao")).toBeVisible();
  const queries = asked.filter(({ path }) => path === "/admin/attendance/exceptions");
  expect(queries.map(({ query }) => query.get("month"))).toEqual(["2026-03"]);
  expect(screen.getByText("March 2026")).toBeVisible();
});

test("the dashboard, a day and the monthly salary say how many are open, each with the way to them", async () => {
  const { goTo } = openOffice("/admin/dashboard", {
    features: ["corrections"],
    answers: { [list]: () => json([open, proposed]), "GET /admin/salary/monthly": () => json([]) },
  });
  const tile = (await screen.findByText("Open exceptions")).closest("a");
  await waitFor(() => expect(tile).toHaveTextContent("Open exceptions2"));
  expect(tile).toHaveAttribute("href", "/admin/dashboard/exceptions?filter=%7B%7D");
  const linkOf = async (text: string) => {
    const note = (await screen.findByText(text)).closest("[role='status']");
    const link = note?.querySelector("a")?.getAttribute("href") ?? "";
    return JSON.parse(new URLSearchParams(link.split("?")[1]).get("filter") ?? "");
  };
  await act(() => goTo("/admin/dashboard/admin/attendance?date=2026-03-02"));
  expect(await linkOf("2 open exceptions on this day. The hours may be wrong.")).toEqual({
    month: "2026-03",
    date: "2026-03-02",
  });
  await act(() => goTo("/admin/dashboard/salaries"));
  expect(await linkOf("2 open exceptions in this month. The wages may be wrong.")).toEqual({
    month: indiaDate(new Date()).slice(0, 7),
  });
});
