import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import CalendarPage from "../../../src/admin/calendar/CalendarPage";
import { leaves } from "../../../src/admin/calendar/leaves";
import { odd } from "../../support/checkedReplies";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { declaredScreens } from "../../support/declaredScreens";
import { type Answer, type Answers, fakeHost, json } from "../../support/fakeHost";
import { dialogTitled, openPage } from "../../support/openPage";

const calendar = {
  weeklyOffs: [
    { unit: "A", weekday: "SUNDAY" },
    { unit: "B", weekday: "WEDNESDAY" },
  ],
  holidays: [
    { date: "2026-10-02", name: "Gandhi Jayanti" },
    { date: "2026-01-26", name: "Republic Day" },
  ],
  shortestSpanSeconds: 60,
  longestSpanHours: 14,
  longSpanHours: 12,
  workDayLeadHours: 4,
  earlyMinutes: 30,
  halfDayHours: 4,
  version: 3,
};

/** Saves the settings of a request, which hold from today. */
const saved: Answer = ({ body }) => {
  const { validFrom: _, version, ...settings } = Object(body);
  return json({ ...settings, version: version + 1 });
};

function open(answers: Answers = {}) {
  const requests = fakeHost({ "GET /admin/calendar": () => json(calendar), ...answers });
  openPage(<CalendarPage />, { isOwnHost: true });
  return requests;
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const puts = (requests: ReturnType<typeof open>) =>
  requests.filter(({ method }) => method === "PUT");

test("the calendar is saved as a whole and once, with a holiday more, a holiday less and another limit", async () => {
  const requests = open({ "PUT /admin/calendar": saved });
  fireEvent.click(await screen.findByLabelText("Remove Gandhi Jayanti"));
  fireEvent.click(screen.getByText("Add holiday"));
  type("Date, holiday 2", "2026-01-15");
  type("Name, holiday 2", "Sankranti");
  type(/^Longest time without shift/, "12.5");
  fireEvent.click(screen.getByText("Save settings"));
  fireEvent.click(screen.getByText("Save settings"));
  expect(await screen.findByText("Settings saved")).toBeInTheDocument();
  expect(puts(requests).map(({ body }) => body)).toEqual([
    {
      ...calendar,
      holidays: [
        { date: "2026-01-26", name: "Republic Day" },
        { date: "2026-01-15", name: "Sankranti" },
      ],
      longestSpanHours: 12.5,
      // A change without a day holds from today.
      validFrom: indiaDate(new Date()),
    },
  ]);
  // After the save they are in the order of the year.
  expect(screen.getByLabelText("Name, holiday 1")).toHaveValue("Sankranti");
});

test("a change from a later day is listed, edited by its date and cancelled after a question", async () => {
  const later = dateAfter(indiaDate(new Date()), 20);
  const { holidays, version, ...settings } = calendar;
  const weeklyOffs = [{ unit: "A", weekday: "MONDAY" }];
  const periods = [
    { ...settings, validFrom: "1970-01-01" },
    { ...settings, weeklyOffs, halfDayHours: 5, validFrom: later },
  ];
  const requests = open({
    "GET /admin/calendar": () => json({ ...calendar, periods }),
    "PUT /admin/calendar": () => json({ ...calendar, periods: periods.slice(0, 1), version: 4 }),
  });
  const row = (await screen.findByText(/^From .*:$/)).closest("li");
  for (const words of ["unit A: Monday", "unit B: None", "Half day below (hours): 5"])
    expect(row).toHaveTextContent(words);
  fireEvent.click(screen.getByText("Edit"));
  expect(screen.getByLabelText(/^Half day/)).toHaveValue("5");
  fireEvent.click(screen.getByText("Cancel change"));
  const dialog = await dialogTitled(/^Cancel the change from/);
  fireEvent.click(within(dialog).getByText("Cancel change"));
  expect(
    await screen.findByText("No changes yet. The settings have held from the beginning."),
  ).toBeInTheDocument();
  expect(puts(requests).map(({ body }) => body)).toEqual([
    { ...settings, holidays, version, validFrom: later },
  ]);
});

test("a holiday in a locked month says that the difference is arrears, whether it comes or goes", async () => {
  const opening = { balances: [], version: 0, lastLockedMonth: "2026-03" };
  open({ "GET /admin/payroll/opening": () => json(opening) });
  const arrears = /This changes a locked month/;
  fireEvent.click(await screen.findByText("Add holiday"));
  type("Date, holiday 3", "2026-03-31");
  expect(await screen.findByText(arrears)).toBeInTheDocument();
  type("Date, holiday 3", "2026-04-01");
  expect(screen.queryByText(arrears)).toBeNull();
  fireEvent.click(screen.getByLabelText("Remove Republic Day"));
  expect(screen.getByText(arrears)).toBeInTheDocument();
});

test("another person's saved change is shown next to the typed one, and 'mine' keeps both", async () => {
  expectConsoleErrors(/changed meanwhile/);
  const theirs = {
    ...calendar,
    holidays: [...calendar.holidays, { date: "2026-08-15", name: "Independence Day" }],
    longSpanHours: 12,
    workDayLeadHours: 4,
    earlyMinutes: 30,
    halfDayHours: 5,
    version: 4,
  };
  const requests = open({
    "PUT /admin/calendar": (request) =>
      puts(requests).length === 1
        ? json(
            { message: "The page Leave & holidays was changed meanwhile.", current: theirs },
            { status: 409 },
          )
        : saved(request),
  });
  fireEvent.click(await screen.findByLabelText("Remove Gandhi Jayanti"));
  type(/^Longest time without shift/, "12.5");
  fireEvent.click(screen.getByText("Save settings"));
  const conflict = (await screen.findByText("Changed while you were editing")).closest("div");
  expect(conflict).toBeInTheDocument();
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "FieldSaved valueYour value",
    "Longest time without shift (hours)1412.5changed by you",
    "Half day below (hours)54",
    "Holiday on 2 Oct 2026Gandhi Jayanti–changed by you",
    "Holiday on 15 Aug 2026Independence Day–",
  ]);
  fireEvent.click(screen.getByText("Keep my changes"));
  expect(await screen.findByText(/^The form has the saved values/)).toHaveTextContent(
    "Longest time without shift (hours), Holiday on 2 Oct 2026.",
  );
  fireEvent.click(screen.getByText("Save settings"));
  await screen.findByText("Settings saved");
  expect(puts(requests).map(({ body }) => body)).toMatchObject([
    { version: 3, longestSpanHours: 12.5, halfDayHours: 4 },
    {
      version: 4,
      longestSpanHours: 12.5,
      longSpanHours: 12,
      workDayLeadHours: 4,
      earlyMinutes: 30,
      halfDayHours: 5,
      holidays: [
        { date: "2026-01-26", name: "Republic Day" },
        { date: "2026-08-15", name: "Independence Day" },
      ],
    },
  ]);
  expect(screen.queryByText(/^The form has the saved values/)).toBeNull();
});

test("a calendar in which something was changed is not closed without a question, until it is saved", async () => {
  open({ "PUT /admin/calendar": saved });
  const isAsked = () => {
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  };
  await screen.findByLabelText("Date, holiday 1");
  expect(isAsked()).toBe(false);
  type(/^Longest time without shift/, "12.5");
  expect(isAsked()).toBe(true);
  fireEvent.click(screen.getByText("Save settings"));
  await screen.findByText("Settings saved");
  expect(isAsked()).toBe(false);
});

test("the focus stays in the row in which a person has pressed Enter to save", async () => {
  const requests = open({ "PUT /admin/calendar": saved });
  const name = await screen.findByLabelText("Name, holiday 2");
  type("Name, holiday 2", "Bapu");
  name.focus();
  fireEvent.click(screen.getByText("Save settings"));
  await screen.findByText("Settings saved");
  await waitFor(() => expect(screen.getByLabelText("Name, holiday 2")).toHaveFocus());
  expect(screen.getByLabelText("Name, holiday 2")).toHaveValue("Bapu");
  expect(puts(requests)).toHaveLength(1);
});

test("the button of a row adds a row at each press, keeps the focus, and a blank row is nothing unsaved", async () => {
  fakeHost({ "GET /admin/calendar": () => json(calendar) });
  const user = openPage(<CalendarPage />, { isOwnHost: true });
  const add = await screen.findByText("Add holiday");
  add.focus();
  await user.keyboard("{Enter}{Enter}");
  expect(screen.getByLabelText("Date, holiday 4")).toBeInTheDocument();
  expect(add).toHaveFocus();
  const closing = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(false);
});

test("an error is shown at its field, which gets the focus, and nothing is sent", async () => {
  const requests = open();
  expect(await screen.findByLabelText("Date, holiday 1")).toHaveValue("26 Jan 2026");
  type("Name, holiday 2", " ");
  type("Date, holiday 2", "2026-01-26");
  type(/^Half day/, "9");
  fireEvent.click(screen.getByText("Save settings"));
  for (const message of [
    "This date is already in the list",
    "Required",
    "Must be at most 8",
    "The settings are not saved. Check the marked fields.",
  ])
    expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText("Date, holiday 2")).toHaveFocus();
  type(/^Half day/, "5");
  expect(screen.queryByText("Must be at most 8")).toBeNull();
  expect(puts(requests)).toEqual([]);
});

test("the host's refusal is shown at its field, and all typed text stays", async () => {
  expectConsoleErrors(/^HostError: Not valid$/);
  open({
    "PUT /admin/calendar": () =>
      json(
        { message: "Not valid", errors: { "holidays.0.name": "Is no holiday here" } },
        { status: 400 },
      ),
  });
  await screen.findByText("Save settings");
  type("Name, holiday 1", "Birthday");
  fireEvent.click(screen.getByText("Save settings"));
  expect(await screen.findByText("Is no holiday here")).toBeInTheDocument();
  expect(screen.getByRole("alert")).toHaveTextContent("Not valid");
  expect(screen.getByLabelText("Name, holiday 1")).toHaveValue("Birthday");
});

test("a calendar that cannot be read says so, and another try fills the form", async () => {
  expectConsoleErrors(/^HostError: Down$/, /^UnreadableReply: /);
  let answer = () => json({ message: "Down" }, { status: 500 });
  open({ "GET /admin/calendar": () => answer() });
  expect(
    await screen.findByText("The page Leave & holidays could not be loaded"),
  ).toBeInTheDocument();
  answer = () => odd("a calendar without its settings", json({ weeklyOffs: [] }));
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText("The server's answer could not be read.")).toBeInTheDocument();
  answer = () => json(calendar);
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText("Save settings")).toBeInTheDocument();
});

const leave = {
  id: 3,
  name: "Asha Rao",
  barcodeId: "EMP-A-00001",
  firstDate: "2026-03-02",
  lastDate: "2026-03-04",
  kind: "PAID",
  isHalfDay: false,
  createdBy: "owner@example.com",
  createdAt: "2026-03-01T04:00:00Z",
  status: "APPROVED",
};

test("a leave is cancelled once, after a question, and never again", async () => {
  const { list: Leaves } = declaredScreens(leaves);
  let listed: readonly object[] = [leave];
  const requests = fakeHost({
    "GET /admin/leaves": () => json(listed),
    "PUT /admin/leaves/3/cancel": () => {
      listed = [{ ...leave, cancelledAt: "2026-03-02T04:00:00Z" }];
      return json(listed[0]);
    },
  });
  openPage(<Leaves />);
  fireEvent.click(await screen.findByLabelText("Cancel leave: Asha Rao"));
  const dialog = await dialogTitled("Cancel the leave of Asha Rao?");
  expect(dialog).toHaveTextContent("2 Mar 2026 to 4 Mar 2026 become ordinary days again.");
  expect(puts(requests)).toEqual([]);
  fireEvent.click(within(dialog).getByText("Cancel leave"));
  fireEvent.click(within(dialog).getByText("Cancel leave"));
  expect(await screen.findByText("The leave of Asha Rao is cancelled")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText("Cancel leave: Asha Rao")).toBeNull());
  expect(screen.getByText("2 Mar 2026, 9:30 am")).toBeInTheDocument();
  expect(puts(requests)).toHaveLength(1);
});

test("a requested leave is approved after a question, an approved one is not approved again", async () => {
  const { list: Leaves } = declaredScreens(leaves);
  let status = "REQUESTED";
  const requests = fakeHost({
    "GET /admin/leaves": () => json([{ ...leave, status }]),
    "PUT /admin/leaves/3/approve": () => {
      status = "APPROVED";
      return json({ ...leave, status });
    },
  });
  openPage(<Leaves />);
  fireEvent.click(await screen.findByLabelText("Approve: Asha Rao"));
  const dialog = await dialogTitled("Approve the leave of Asha Rao?");
  fireEvent.click(within(dialog).getByText("Approve"));
  expect(await screen.findByText("The leave of Asha Rao is approved")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText("Approve: Asha Rao")).toBeNull());
  expect(puts(requests)).toHaveLength(1);
});

const employee = { id: 1, name: "Asha Rao", barcodeId: "EMP-A-00001", unit: "A", active: true };

const input = (name: string) => document.querySelector(`[name="${name}"]`) ?? document.body;

/** Fills in the form of a leave for Asha Rao. */
async function fillLeave(kind: string) {
  const choices = await waitFor(() => {
    const found = document.querySelector('[name="barcodeId"]');
    const combobox = found?.parentElement?.querySelector("[role='combobox']");
    if (!combobox) throw new Error("Nobody can be chosen yet");
    return combobox;
  });
  fireEvent.mouseDown(choices);
  fireEvent.click(await screen.findByText("Asha Rao · EMP-A-00001"));
  for (const [name, value] of [
    ["firstDate", "2026-03-02"],
    ["lastDate", "2026-03-04"],
    ["kind", kind],
  ] as const)
    fireEvent.change(input(name), { target: { value } });
}

test("a leave above the balance shows a field for its reason, and is sent again with it", async () => {
  const { create: Create } = declaredScreens(leaves);
  const reason = "2 days are above the balance of Asha Rao. Give a reason to enter the leave.";
  expectConsoleErrors(/above the balance/);
  let isRefused = true;
  const requests = fakeHost({
    "GET /admin/get-employees": () => json([employee]),
    "POST /admin/leaves": () =>
      isRefused ? json({ message: reason, errors: { reason } }, { status: 409 }) : json(leave),
  });
  openPage(<Create />);
  await fillLeave("CASUAL");
  expect(input("reason")).toBe(document.body);
  fireEvent.click(screen.getByText("Save Leave"));
  await waitFor(() => expect(input("reason")).not.toBe(document.body));
  expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
  isRefused = false;
  fireEvent.change(input("reason"), { target: { value: "Her sister marries" } });
  fireEvent.click(screen.getByText("Save Leave"));
  expect(await screen.findByText("The leave of Asha Rao is saved")).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "POST").at(-1)?.body).toMatchObject({
    kind: "CASUAL",
    reason: "Her sister marries",
  });
});

test("a leave is entered for a person chosen by name", async () => {
  const { create: Create } = declaredScreens(leaves);
  const requests = fakeHost({
    "GET /admin/get-employees": () => json([employee]),
    "POST /admin/leaves": () => json(leave),
  });
  openPage(<Create />);
  await fillLeave("PAID");
  fireEvent.click(screen.getByText("Save Leave"));
  expect(await screen.findByText("The leave of Asha Rao is saved")).toBeInTheDocument();
  expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
    barcodeId: "EMP-A-00001",
    firstDate: "2026-03-02",
    lastDate: "2026-03-04",
    kind: "PAID",
    isHalfDay: false,
    status: "APPROVED",
  });
});
