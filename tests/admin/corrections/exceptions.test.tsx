import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { indiaDate } from "../../../contract/indiaTime";
import { exceptions } from "../../../src/admin/corrections/exceptions";
import { screensOf } from "../../../src/admin/schema/screensOf";
import { expectConsoleErrors } from "../../support/consoleErrors";
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

const { list: List } = screensOf(exceptions);

function openList(answers: Readonly<Record<string, Answer>> = {}, at = "/") {
  const asked = fakeHost({ [list]: () => json([open, proposed]), ...answers });
  openPage(<List />, { at });
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
    within(dialog).getByLabelText("The scan at 2 Mar 2026, 9:01 am was a mistake: take it out"),
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
  expect(await screen.findByText("The correction is made and approved")).toBeVisible();
  expect(
    await screen.findByText(
      "Nothing is open: the scans of this month and the last are all accounted for.",
    ),
  ).toBeVisible();
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
  fireEvent.click(within(dialog).getByLabelText(/Nobody knows any more/));
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
  expect(await linkOf("2 exceptions are open on this day: its hours may be wrong.")).toEqual({
    month: "2026-03",
    date: "2026-03-02",
  });
  await act(() => goTo("/admin/dashboard/salaries"));
  expect(await linkOf("2 exceptions are open in this month: its wages may be wrong.")).toEqual({
    month: indiaDate(new Date()).slice(0, 7),
  });
});
