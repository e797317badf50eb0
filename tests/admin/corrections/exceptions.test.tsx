import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { lazy } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { exceptions } from "../../../src/admin/corrections/exceptions";
import { declaredScreens } from "../../support/declaredScreens";
import { fakeHost, json } from "../../support/fakeHost";
import { openOffice } from "../../support/openOffice";
import { dialogTitled, openPage } from "../../support/openPage";
import { list, many, open, openList, proposed } from "./openExceptions";

test("a dismissed scan of an unknown badge names the badge once", async () => {
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

test("scans outside employment have that name, and a span on one date has the date once", async () => {
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

test("an exception says what is wrong, and one with a proposal is marked and links to it", async () => {
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

test("exceptions that are chosen are chosen no more when the filter leaves them out", async () => {
  openList({ [list]: () => json(many.slice(0, 3)) });
  fireEvent.click(await screen.findByLabelText("Select all"));
  expect(await screen.findByText("Settle 3")).toBeInTheDocument();
  fireEvent.change(screen.getByRole("textbox", { name: "Date" }), {
    target: { value: "2026-03-02" },
  });
  await waitFor(() => expect(screen.queryByText("Settle 3")).toBeNull());
  fireEvent.click(await screen.findByLabelText("Select all"));
  expect(await screen.findByText("Settle 3")).toBeInTheDocument();
});

test("a filter whose input is loaded later shows its value", async () => {
  const MonthInput = lazy(() => import("../../../src/admin/corrections/MonthInput"));
  const { list: LaterList } = declaredScreens({
    ...exceptions,
    list: { ...exceptions.list, filterInputs: { month: MonthInput } },
  });
  const requests = fakeHost({ [list]: () => json([open]) });
  const filter = JSON.stringify({ month: "2026-03" });
  openPage(<LaterList />, {
    at: `/?${new URLSearchParams({ filter })}`,
    isOwnHost: true,
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await vi.waitFor(() => expect(screen.getByText("March 2026")).toBeInTheDocument());
  // The delay of typed filters passes.
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(requests.map(({ query }) => query.get("month"))).toEqual(["2026-03"]);
});

test("the host gets the month, and the list filters by day and kind", async () => {
  const filter = JSON.stringify({ month: "2026-03", date: "2026-03-02" });
  const requests = openList({}, `/?${new URLSearchParams({ filter })}`);
  expect(await screen.findByText("Asha Rao")).toBeInTheDocument();
  const queries = requests.filter(({ path }) => path === "/admin/attendance/exceptions");
  expect(queries.map(({ query }) => query.get("month"))).toEqual(["2026-03"]);
  expect(screen.getByText("March 2026")).toBeInTheDocument();
});

test("the dashboard and a day say how many are open, each with the way to them", async () => {
  const { goTo } = openOffice("/admin/dashboard", {
    isOwnHost: true,
    answers: { [list]: () => json([open, proposed]) },
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
});

test("an assigned exception is given to nobody again", async () => {
  const requests = fakeHost({
    [list]: () => json([{ ...open, assignedTo: "Kiran Rao" }]),
    "GET /admin/attendance/assignees": () => json({ admins: [{ id: 1, name: "Kiran Rao" }] }),
    "PUT /admin/attendance/assignments": () => json({}),
  });
  const { list: List } = declaredScreens(exceptions);
  openPage(<List />, { isOwnHost: true });
  fireEvent.click(await screen.findByLabelText(/^Assign: .*Asha Rao/));
  const dialog = await dialogTitled("Assign: Asha Rao");
  fireEvent.mouseDown(within(dialog).getByRole("combobox"));
  fireEvent.click(await screen.findByRole("option", { name: "Nobody" }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Assign" }));
  expect(await screen.findByText("The exception has no assigned admin now")).toBeTruthy();
  expect(requests.find(({ path }) => path === "/admin/attendance/assignments")?.body).toEqual({
    exceptionId: open.id,
    adminId: null,
  });
});
