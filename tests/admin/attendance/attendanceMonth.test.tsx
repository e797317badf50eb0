import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AttendanceDay, AttendanceMonth } from "../../../contract/attendance";
import AttendanceMonthPage from "../../../src/admin/attendance/AttendanceMonthPage";
import MissingPeople from "../../../src/admin/dashboard/missing/MissingPeople";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { correction } from "../../support/exampleReplies";
import { type Answers, fakeHost, json } from "../../support/fakeHost";
import { dialogTitled, openPage } from "../../support/openPage";

const ordinary: Omit<AttendanceDay, "date"> = {
  isEmployed: true,
  workedMinutes: 0,
  overtimeMinutes: 0,
  spans: [],
  scans: [],
  exceptions: [],
};

const night: AttendanceDay = {
  ...ordinary,
  date: "2026-03-02",
  shift: "C 10:00 pm – 6:00 am",
  workedMinutes: 497,
  overtimeMinutes: 17,
  spans: [{ checkIn: "2026-03-02T16:30:00Z", checkOut: "2026-03-03T00:47:00Z" }],
  scans: [
    { at: "2026-03-02T16:30:00Z", is: "IN", isCorrection: false },
    { at: "2026-03-03T00:47:00Z", is: "OUT", isCorrection: true },
  ],
  exceptions: [
    { id: "LATE_SCAN:1", kind: "LATE_SCAN", detail: "Sent 20 min after it was scanned" },
  ],
};

const march: AttendanceMonth = {
  employeeId: 17,
  name: "Venkatanarasimharajuvaripeta Srinivasa Ramanujachar",
  barcodeId: "EMP-A-00017",
  unit: "A",
  month: "2026-03",
  days: [
    { ...ordinary, date: "2026-03-01", kind: "WEEKLY_OFF" },
    night,
    { ...ordinary, date: "2026-03-03" },
    { ...ordinary, date: "2026-03-04", kind: "HOLIDAY", holiday: "Holi" },
    { ...ordinary, date: "2026-03-05", kind: "HALF_LEAVE" },
    {
      ...ordinary,
      date: "2026-03-06",
      isEmployed: false,
      workedMinutes: 500,
      overtimeMinutes: 20,
      spans: [{ checkIn: "2026-03-06T02:30:00Z", checkOut: "2026-03-06T10:50:00Z" }],
    },
  ],
};

const read = "GET /admin/attendance/people/EMP-A-00017/2026-03";
const propose = "POST /admin/attendance/corrections";

function open(answers: Answers = {}) {
  const requests = fakeHost({ [read]: () => json(march), ...answers });
  openPage(<AttendanceMonthPage />, {
    at: "/2026-03/EMP-A-00017",
    path: "/:month/:barcodeId",
    isOwnHost: true,
  });
  return requests;
}

const dayItem = async (date: string) => {
  const item = (await screen.findByText(date)).closest("li");
  if (item === null) throw new Error(`${date} is no day of the list`);
  return item;
};

test("a month says of each day what it is, when the person came and went, and what is open", async () => {
  open();
  expect(await dayItem("Sun, 1 Mar")).toHaveTextContent("Weekly off");
  const worked = await dayItem("Mon, 2 Mar");
  for (const text of [
    "10:00 pm – 6:17 am",
    "8 h 17 min",
    "17 min overtime",
    "1 open exception",
    "C 10:00 pm – 6:00 am",
  ])
    expect(worked).toHaveTextContent(text);
  expect(await dayItem("Tue, 3 Mar")).toHaveTextContent("Absent");
  expect(await dayItem("Wed, 4 Mar")).toHaveTextContent("Holiday: Holi");
  expect(await dayItem("Thu, 5 Mar")).toHaveTextContent("Half a day of leave");
  const outside = await dayItem("Fri, 6 Mar");
  expect(outside).toHaveTextContent("Not employed8:00 am – 4:20 pm");
  expect(outside).not.toHaveTextContent("overtime");
  const figures = screen.getByLabelText("This month in figures");
  for (const figure of ["Days worked1", "Worked8 h 17 min", "Days of leave0.5", "Open exceptions1"])
    expect(figures).toHaveTextContent(figure);
  expect(screen.getByText("Payslip")).toHaveAttribute("href", "/admin/dashboard/salary/2026-03/17");
});

test("a message at a field of the correction is not said a second time with the field's name", async () => {
  expectConsoleErrors(/^HostError: at: Cannot be in the future/);
  const errors = { at: "Cannot be in the future" };
  open({
    [propose]: () => json({ message: "at: Cannot be in the future", errors }, { status: 400 }),
  });
  fireEvent.click(within(await dayItem("Mon, 2 Mar")).getByLabelText("Correct: 2 Mar"));
  const dialog = await dialogTitled("Correct Mon, 2 Mar");
  fireEvent.change(within(dialog).getByLabelText(/^Time/), { target: { value: "23:59" } });
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: "Later" } });
  fireEvent.click(within(dialog).getByText("Save Correction"));
  expect(await within(dialog).findByText("Cannot be in the future")).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Time/)).toBeInvalid();
  expect(within(dialog).queryByRole("alert")).toBeNull();
});

test("a month that cannot be read again stays, with the correction that is being typed", async () => {
  expectConsoleErrors(/^HostError: Down/);
  let answer = () => json(march);
  const requests = open({ [read]: () => answer() });
  fireEvent.click(within(await dayItem("Mon, 2 Mar")).getByLabelText("Correct: 2 Mar"));
  const dialog = await dialogTitled("Correct Mon, 2 Mar");
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: "Went home" } });
  answer = () => json({ message: "Down" }, { status: 500 });
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue("Went home");
  expect(dialog).toBeInTheDocument();
});

test("two presses correct a day next to its scans: a missing scan is added on the next date", async () => {
  const requests = open({ [propose]: () => json({ ...correction, status: "APPROVED" }) });
  fireEvent.click(within(await dayItem("Mon, 2 Mar")).getByLabelText("Correct: 2 Mar"));
  const dialog = await dialogTitled("Correct Mon, 2 Mar");
  for (const text of [
    "C 10:00 pm – 6:00 am",
    "Sent 20 min after it was scanned",
    "The check-in at 10:00 pm was a mistake: remove it",
    "The check-out at 6:17 am was a mistake (added by a correction): remove it",
  ])
    expect(dialog).toHaveTextContent(text);
  fireEvent.click(within(dialog).getByText("Save Correction"));
  await waitFor(() => expect(within(dialog).getAllByText("Required")).toHaveLength(2));
  expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText(/^Time/), { target: { value: "05:30" } });
  fireEvent.mouseDown(within(dialog).getByText("Mon, 2 Mar"));
  fireEvent.click(await screen.findByText("Tue, 3 Mar", { selector: "[role='option']" }));
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: "Went home" } });
  fireEvent.click(within(dialog).getByText("Save Correction"));
  expect(await screen.findByText("The correction is saved and approved")).toBeInTheDocument();
  expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
    action: "ADD",
    barcodeId: "EMP-A-00017",
    at: "2026-03-03T00:00:00.000Z",
    reason: "Went home",
  });
  await waitFor(() =>
    expect(requests.filter(({ path }) => path.includes("/people/"))).toHaveLength(2),
  );
});

test("a scan of the day is removed, and a refusal is shown without loss of typed text", async () => {
  expectConsoleErrors(/^HostError: There is no scan/);
  const refusal = { message: "There is no scan of this badge at this time", errors: { at: "x" } };
  const requests = open({ [propose]: () => json(refusal, { status: 400 }) });
  fireEvent.click(within(await dayItem("Mon, 2 Mar")).getByLabelText("Correct: 2 Mar"));
  const dialog = await dialogTitled("Correct Mon, 2 Mar");
  fireEvent.click(within(dialog).getByLabelText(/^The check-in at 10:00 pm/));
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: "A friend's" } });
  fireEvent.click(within(dialog).getByText("Save Correction"));
  expect(await within(dialog).findByText(refusal.message)).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue("A friend's");
  expect(requests.find(({ method }) => method === "POST")?.body).toMatchObject({
    action: "VOID",
    at: "2026-03-02T16:30:00.000Z",
  });
});

test("a month that cannot be read shows why, and an address without a month has no page", async () => {
  expectConsoleErrors(/^HostError: The badge/);
  const message = "The badge EMP-A-00017 was not found";
  open({ [read]: () => json({ message }, { status: 404 }) });
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test("the dashboard names who should be here now and is not, by unit, and a long list unfolds", async () => {
  const missing = Array.from({ length: 10 }, (_, index) => ({
    name: `Person ${index + 1}`,
    barcodeId: `EMP-A-${index + 1}`,
    shift: "A 6:00 am – 2:00 pm",
    since: "2026-03-02T00:30:00Z",
    ...(index === 0 && { leftAt: "2026-03-02T04:00:00Z" }),
  }));
  fakeHost({
    "GET /admin/attendance/missing": () =>
      json([
        { unit: "A", expected: 24, missing },
        { unit: "B", expected: 3, missing: [] },
      ]),
  });
  openPage(<MissingPeople />, { isOwnHost: true });
  expect(await screen.findByText("Unit A: 10 of 24 missing")).toBeInTheDocument();
  expect(screen.getByText("Unit B: all 3 are here")).toBeInTheDocument();
  expect(screen.getByText("2 more")).toBeInTheDocument();
  const first = screen.getByText("Person 1").closest("li");
  expect(first).toHaveTextContent("Person 1 A 6:00 am – 2:00 pm · left at 9:30 am");
  expect(screen.getByText("Person 1").getAttribute("href")).toMatch(
    /^\/admin\/dashboard\/admin\/attendance\/\d{4}-\d\d\/EMP-A-1$/,
  );
});
