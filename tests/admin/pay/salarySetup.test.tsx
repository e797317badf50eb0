import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { indiaDate } from "../../../domain/indiaTime";
import { dateText } from "../../../domain/momentText";
import { fieldErrorsIn } from "../../../src/admin/pay/SalarySetupForm";
import SalarySetupPage from "../../../src/admin/pay/SalarySetupPage";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { employeeDetails } from "../../support/exampleReplies";
import { type Answer, fakeHost, json } from "../../support/fakeHost";
import { field, fillIn } from "../../support/formFields";
import { openPage } from "../../support/openPage";

const employee = { ...employeeDetails, id: 17, barcodeId: "EMP-A-00017" };
const row = { employeeId: 17, name: "Asha", barcodeId: "EMP-A-00017", unit: "A", month: 11 };

function open(salaries: Answer) {
  fakeHost({
    "GET /admin/get-employees": () => json([employee]),
    "GET /admin/salary/monthly": salaries,
  });
  openPage(<SalarySetupPage />, {
    at: "/salary/register/17",
    path: "/salary/register/:employeeId",
  });
}
const base = () => screen.findByLabelText(/^Monthly Base Salary/);

test("the set-up of a person with a salary shows the present terms, and begins with them", async () => {
  const terms = { monthlyBaseSalary: 18_500.5, otMultiplierFactor: 1.5, workingDays: 26 };
  open(() => json([{ ...row, ...terms }]));
  expect(await base()).toHaveValue("18500.5");
  expect(screen.getByText("Current terms")).toBeInTheDocument();
  expect(screen.getByText("₹18,500.50")).toBeInTheDocument();
  expect(screen.getByText("Saving replaces these terms.")).toBeInTheDocument();
  expect(screen.getByRole("combobox")).toHaveTextContent("1.5 hours");
  expect(screen.getByLabelText(/^Working Days/)).toHaveValue("26");
});

test("if the host sends the base salary alone nothing else is filled in", async () => {
  open(() => json([{ ...row, monthlyBaseSalary: 18_500 }]));
  expect(await base()).toHaveValue("18500");
  expect(screen.getAllByText("Not given")).toHaveLength(2);
  expect(screen.getByLabelText(/^Working Days/)).toHaveValue("");
});

test("a factor that the form does not offer is shown, and not chosen", async () => {
  open(() => json([{ ...row, monthlyBaseSalary: 18_500, otMultiplierFactor: 3 }]));
  await base();
  expect(screen.getByText("3")).toBeInTheDocument();
  expect(screen.getByRole("combobox")).not.toHaveTextContent("3");
});

test.each([
  ["who is on no list of salaries", [], [/^RecordNotFound: /]],
  ["whose base salary is 0", [{ ...row, monthlyBaseSalary: 0 }], []],
])("the set-up of a person %s is blank", async (_who, rows, logged) => {
  expectConsoleErrors(...logged);
  open(() => json(rows));
  expect(await base()).toHaveValue("");
  expect(screen.queryByText("Current terms")).toBeNull();
});

test("if the present terms cannot be read, a warning says that a salary may be replaced", async () => {
  expectConsoleErrors(/^HostError: Down$/);
  open(() => json({ message: "Down" }, { status: 500 }));
  expect(await base()).toHaveValue("");
  expect(screen.getByText(/Saving replaces it/)).toBeInTheDocument();
});

/** Returns the OT rates that the form offers. */
async function offeredRates() {
  fireEvent.mouseDown(screen.getByRole("combobox"));
  const list = await screen.findByRole("listbox");
  return within(list)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
}

test("another host gets the specification's form: two rates of overtime and no date, though it pays twice", async () => {
  open(() => json([{ ...row, monthlyBaseSalary: 18_500, otMultiplierFactor: 2, workingDays: 26 }]));
  await base();
  expect(document.querySelector("[name='validFrom']")).toBeNull();
  expect(screen.getByText("2 hours")).toBeInTheDocument();
  expect(screen.getByRole("combobox")).not.toHaveTextContent("2");
  expect(await offeredRates()).toEqual(["1 hour", "1.5 hours"]);
});

const terms = [
  {
    validFrom: "2099-01-01",
    monthlyBaseSalary: 30_000,
    otMultiplierFactor: 2,
    workingDays: 26,
    createdBy: "owner@example.com",
  },
  { validFrom: "2026-04-01", monthlyBaseSalary: 22_500, otMultiplierFactor: 1.5, workingDays: 26 },
  { validFrom: "2024-01-01", monthlyBaseSalary: 20_000, otMultiplierFactor: 2, workingDays: 25.5 },
];

function openDated(payTerms: Answer, add: Answer = () => new Response("Saved")) {
  const requests = fakeHost({
    "GET /admin/employees/17": () => json({ ...employee, joinedAt: "2026-03-02T03:30:00+00:00" }),
    "GET /admin/payroll/opening": () =>
      json({ balances: [], version: 0, lastLockedMonth: "2026-03" }),
    "GET /admin/employees/17/pay-terms": payTerms,
    "POST /admin/salary/add": add,
  });
  openPage(<SalarySetupPage />, {
    at: "/salary/register/17",
    path: "/salary/register/:employeeId",
    isOwnHost: true,
  });
  return requests;
}

test("dated terms are all shown, twice is offered, a lower rate is marked, and a rise has its day", async () => {
  expectConsoleErrors(/^HostError: validFrom: Pay is locked up to March 2026/);
  const locked = "Pay is locked up to March 2026: choose a later time";
  const answers = [
    new Response(`validFrom: ${locked}; workingDays: Must be less`, { status: 400 }),
    new Response("Saved"),
  ];
  const requests = openDated(
    () => json(terms),
    () => answers.shift() ?? new Response("Sent too often", { status: 500 }),
  );
  expect(await base()).toHaveValue("22500");
  expect(field("validFrom")).toHaveValue(dateText(indiaDate(new Date())));
  const [, ...rows] = screen.getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "1 Jan 2099₹30,000.002 hours26owner@example.com",
    "1 Apr 2026Today₹22,500.001.5 hours · below the statutory rate26–",
    "1 Jan 2024₹20,000.002 hours25.5–",
  ]);
  expect(await offeredRates()).toEqual([
    "1 hour · below the statutory rate",
    "1.5 hours · below the statutory rate",
    "2 hours",
  ]);
  fireEvent.click(screen.getByText("2 hours", { selector: "[role='option']" }));
  fillIn({ monthlyBaseSalary: "24000", validFrom: "2026-03-01" });
  fireEvent.click(screen.getByText("Save Salary"));
  expect(await screen.findByText(locked)).toBeInTheDocument();
  expect(screen.getByText("Must be less")).toBeInTheDocument();
  expect(field("validFrom")).toHaveAttribute("aria-invalid", "true");
  fillIn({ validFrom: "2026-05-01", workingDays: "25" });
  fireEvent.click(screen.getByText("Save Salary"));
  expect(await screen.findByText("Employee Barcode")).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === "POST").map(({ body }) => body);
  const raised = { employeeId: 17, monthlyBaseSalary: 24_000, otMultiplierFactor: 2 };
  expect(sent).toEqual([
    { ...raised, workingDays: 26, validFrom: "2026-03-01" },
    { ...raised, workingDays: 25, validFrom: "2026-05-01" },
  ]);
});

test("the first terms are from the day of joining on, unless a day is given", async () => {
  const requests = openDated(() => json([]));
  expect(await base()).toHaveValue("");
  expect(screen.queryByText("Terms of pay")).toBeNull();
  expect(screen.getByText(/^Leave empty to start on the joining date/)).toBeInTheDocument();
  fillIn({ monthlyBaseSalary: "18000", otMultiplierFactor: "2", workingDays: "26" });
  fireEvent.click(screen.getByText("Save Salary"));
  await waitFor(() => expect(requests.some(({ method }) => method === "POST")).toBe(true));
  expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
    employeeId: 17,
    monthlyBaseSalary: 18_000,
    otMultiplierFactor: 2,
    workingDays: 26,
  });
});

const arrears = /This changes a locked month/;

test("a date in a locked month says that the difference is arrears, an open one does not", async () => {
  openDated(() => json(terms));
  await base();
  fillIn({ validFrom: "2026-03-31" });
  expect(await screen.findByText(arrears)).toBeInTheDocument();
  fillIn({ validFrom: "2026-04-01" });
  expect(screen.queryByText(arrears)).toBeNull();
});

test("the first terms of a person who joined in a locked month say so without a date", async () => {
  openDated(() => json([]));
  await base();
  expect(await screen.findByText(arrears)).toBeInTheDocument();
  fillIn({ validFrom: "2026-04-01" });
  expect(screen.queryByText(arrears)).toBeNull();
});

test("the fields in a text are read, and nothing else", () => {
  const fields = ["workingDays", "validFrom"];
  expect(fieldErrorsIn("validFrom: Must not be; workingDays: Too many", fields)).toEqual({
    validFrom: "Must not be",
    workingDays: "Too many",
  });
  for (const text of ["Too many days", "Sorry: no", "validFrom: A; other: B", ""])
    expect(fieldErrorsIn(text, fields)).toBeUndefined();
});
