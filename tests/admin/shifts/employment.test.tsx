import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { employees } from "../../../src/admin/employees/resource";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { declaredScreens } from "../../support/declaredScreens";
import { employeeDetails, employeeRow } from "../../support/exampleReplies";
import { fakeHost, json } from "../../support/fakeHost";
import { dialogTitled, openPage } from "../../support/openPage";

const { show: EmployeePage } = declaredScreens(employees);
const page = { at: "/employees/5", path: "/employees/:id" };

const facts = {
  employments: [{ id: 7, joinedOn: "2024-01-01", isFixedTerm: false, version: 1 }],
  assignments: [
    { id: 9, validFrom: "2024-01-01", unit: "A", shiftId: 1, shiftName: "A", version: 2 },
  ],
};

const shift = { unpaidBreakMinutes: 0, people: 1, version: 1 };
const answers = {
  "GET /admin/get-employees": () => json([employeeRow]),
  "GET /admin/employees/5": () => json(employeeDetails),
  "GET /admin/employees/5/employment": () => json(facts),
  "GET /admin/payroll/opening": () =>
    json({ balances: [], version: 0, lastLockedMonth: "2026-03" }),
  "GET /admin/shifts": () =>
    json([
      { ...shift, id: 1, unit: "A", name: "A", startsAt: "06:00", endsAt: "14:00" },
      { ...shift, id: 2, unit: "B", name: "C", startsAt: "22:00", endsAt: "06:00" },
    ]),
};

test("a leaving date that the host refuses is said at its field, and a right one is sent with the version", async () => {
  expectConsoleErrors(/^HostError: leftOn: Asha is employed/);
  const overlapMessage = "Asha is employed from 1 Mar 2026 to 2 Mar 2026 already";
  const replies = [
    json(
      { message: `leftOn: ${overlapMessage}`, errors: { leftOn: overlapMessage } },
      { status: 400 },
    ),
    json(facts),
  ];
  const requests = fakeHost({
    ...answers,
    "PUT /admin/employments/7": () => replies.shift() ?? json({}, { status: 500 }),
  });
  openPage(<EmployeePage />, { ...page, isOwnHost: true });
  const [correct] = await screen.findAllByLabelText("Correct: 1 Jan 2024");
  fireEvent.click(correct ?? document.body);
  const dialog = await dialogTitled("Correct the employment of Asha");
  const left = within(dialog).getByLabelText("Leaving date");
  const save = () => fireEvent.click(within(dialog).getByText("Save"));
  fireEvent.change(left, { target: { value: "2023-12-31" } });
  save();
  expect(
    await within(dialog).findByText("Must not be before the joining date"),
  ).toBeInTheDocument();
  fireEvent.change(left, { target: { value: "2026-03-01" } });
  save();
  expect(await within(dialog).findByText(overlapMessage)).toBeInTheDocument();
  expect(left).toHaveValue("2026-03-01");
  fireEvent.change(left, { target: { value: "2026-03-10" } });
  save();
  expect(await screen.findByText("The employment is saved")).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === "PUT").map(({ body }) => body);
  const form = { joinedOn: "2024-01-01", leftOn: "2026-03-10", isFixedTerm: false };
  expect(sent.at(-1)).toEqual({ ...form, version: 1 });
});

test("a leaving date in a locked month says that the difference is arrears, a later one does not", async () => {
  fakeHost(answers);
  openPage(<EmployeePage />, { ...page, isOwnHost: true });
  const [correct] = await screen.findAllByLabelText("Correct: 1 Jan 2024");
  fireEvent.click(correct ?? document.body);
  const dialog = await dialogTitled("Correct the employment of Asha");
  const arrears = /This changes a locked month/;
  const left = within(dialog).getByLabelText("Leaving date");
  fireEvent.change(left, { target: { value: "2026-03-31" } });
  expect(await within(dialog).findByText(arrears)).toBeInTheDocument();
  fireEvent.change(left, { target: { value: "2026-04-01" } });
  expect(within(dialog).queryByText(arrears)).toBeNull();
});

test("another host gets no request for employments, and shows none", async () => {
  const requests = fakeHost(answers);
  openPage(<EmployeePage />, page);
  expect(await screen.findByText("Salary Setup")).toBeInTheDocument();
  expect(screen.queryByText("Unit and shift")).toBeNull();
  expect(requests.map(({ path }) => path)).not.toContain("/admin/employees/5/employment");
});

test("a new assignment begins with the present shift, and says where there is none", async () => {
  const requests = fakeHost({ ...answers, "POST /admin/assignments": () => json(facts) });
  openPage(<EmployeePage />, { ...page, isOwnHost: true });
  fireEvent.click(await screen.findByText("Assign Shift"));
  const dialog = await dialogTitled("Assign Asha");
  const chosen = () => within(dialog).getByLabelText("Shift");
  await within(dialog).findByText("A · 6:00 am – 2:00 pm");
  fireEvent.mouseDown(within(dialog).getByLabelText(/^Unit/));
  fireEvent.click(await screen.findByRole("option", { name: "B" }));
  expect(chosen()).toHaveTextContent("No shift");
  fireEvent.mouseDown(within(dialog).getByLabelText(/^Unit/));
  fireEvent.click(await screen.findByRole("option", { name: "A" }));
  fireEvent.mouseDown(chosen());
  fireEvent.click(await screen.findByRole("option", { name: /^A ·/ }));
  fireEvent.click(within(dialog).getByText("Save"));
  expect(await screen.findByText("The assignment is saved")).toBeInTheDocument();
  const sent = requests.find(({ method }) => method === "POST")?.body;
  expect(sent).toMatchObject({ employeeId: 5, unit: "A", shiftId: 1 });
});
