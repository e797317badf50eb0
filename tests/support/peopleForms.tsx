import { admins } from "../../src/admin/admins/resource";
import { leaves } from "../../src/admin/calendar/leaves";
import { corrections } from "../../src/admin/corrections/corrections";
import { devices } from "../../src/admin/devices/resource";
import { employees } from "../../src/admin/employees/resource";
import { adjustments, advances } from "../../src/admin/pay/deductions/entries";
import { statutoryRates } from "../../src/admin/pay/deductions/statutoryRates";
import SalarySetupPage from "../../src/admin/pay/SalarySetupPage";
import { json } from "./fakeHost";
import { createOf, type FormCase, unanswered, withoutToken } from "./formCase";
import { employeeValues } from "./formValues";

/** The forms of the people who work at the plant, of their days and of their pay. */
export const peopleForms: readonly FormCase[] = [
  {
    form: "a new employee",
    page: createOf(employees),
    submit: "Register Employee",
    call: "POST /admin/register-employee",
    missing: [["Required", 7]],
    values: employeeValues,
    refused: [
      [
        () =>
          json(
            { message: "Not valid", errors: { email: "There is an employee with this email" } },
            { status: 400 },
          ),
        "Error: Not valid",
        "There is an employee with this email",
      ],
      [unanswered, "An error occurred while registering the employee."],
    ],
  },
  {
    form: "a new admin",
    page: createOf(admins),
    submit: "Register Admin",
    call: "POST /admin/create",
    missing: [["Required", 7]],
    values: {
      userName: "meera",
      firstName: "Meera",
      lastName: "Shetty",
      email: "meera@example.com",
      password: "folding-carton-9",
      phoneNumber: "+91 80 1234 5678",
      gender: "female",
    },
    refused: [
      [
        () => json({ message: "There is an admin with this email" }, { status: 400 }),
        "There is an admin with this email",
      ],
      [() => new Response("", { status: 500 }), "Something went wrong!"],
      [unanswered, "No response from server."],
      [withoutToken, "Error in request setup."],
    ],
  },
  {
    form: "a correction of a day",
    page: createOf(corrections),
    submit: "Save Correction",
    call: "POST /admin/attendance/corrections",
    missing: [["Required", 4]],
    values: {
      action: "VOID",
      barcodeId: "EMP-A-00001",
      at: "2026-03-02T18:30",
      reason: "Scanned for somebody else",
    },
    refused: [
      [
        () =>
          json(
            { message: "Not valid", errors: { at: "There is no scan at this time" } },
            { status: 400 },
          ),
        "Not valid",
        "There is no scan at this time",
      ],
      [unanswered, "The correction could not be saved"],
    ],
  },
  {
    form: "a leave",
    page: createOf(leaves),
    submit: "Save Leave",
    call: "POST /admin/leaves",
    missing: [["Required", 4]],
    values: {
      barcodeId: "EMP-A-00001",
      firstDate: "2026-03-02",
      lastDate: "2026-03-04",
      kind: "PAID",
    },
    refused: [
      [
        () =>
          json(
            { message: "Taken", errors: { firstDate: "There is a leave on these days" } },
            { status: 409 },
          ),
        "Taken",
        "There is a leave on these days",
      ],
      [unanswered, "The leave could not be saved"],
    ],
  },
  {
    form: "a scan station",
    page: createOf(devices),
    submit: "Create and Show Code",
    call: "POST /admin/devices",
    missing: [["Required", 2]],
    values: { name: "Gate A", unit: "B", kind: "WALL" },
    refused: [
      [
        () =>
          json(
            { message: "Not valid", errors: { name: "There is a station of this name" } },
            { status: 400 },
          ),
        "Not valid",
        "There is a station of this name",
      ],
      [unanswered, "The scan station could not be created"],
    ],
  },
  {
    form: "a deduction",
    page: createOf(adjustments),
    submit: "Save Entry",
    call: "POST /admin/adjustments",
    missing: [["Required", 4]],
    values: {
      barcodeId: "EMP-A-00001",
      kind: "DEDUCTION",
      month: "2026-05",
      amount: "450.50",
      reason: "Uniform",
    },
    refused: [
      [
        () =>
          json(
            { message: "Not valid", errors: { month: "Pay is locked up to May 2026" } },
            { status: 400 },
          ),
        "Not valid",
        "Pay is locked up to May 2026",
      ],
      [unanswered, "The entry could not be saved"],
    ],
  },
  {
    form: "an advance",
    page: createOf(advances),
    submit: "Save Advance",
    call: "POST /admin/advances",
    missing: [["Required", 4]],
    values: {
      barcodeId: "EMP-A-00001",
      givenOn: "2026-05-02",
      amount: "6000",
      instalment: "2000",
      firstMonth: "2026-05",
      reason: "School fees",
    },
    refused: [
      [
        () =>
          json(
            { message: "Not valid", errors: { firstMonth: "Pay is locked up to May 2026" } },
            { status: 400 },
          ),
        "Not valid",
        "Pay is locked up to May 2026",
      ],
      [unanswered, "The advance could not be saved"],
    ],
  },
  {
    form: "a statutory rate",
    page: createOf(statutoryRates),
    submit: "Save Rate",
    call: "POST /admin/statutory-rates",
    missing: [["Required", 2]],
    values: {
      kind: "STATE_INSURANCE",
      percent: "0.75",
      wageBase: "GROSS",
      wagesUpTo: "21000",
      validFrom: "2026-04-01",
      validTo: "2027-03-31",
    },
    refused: [
      [
        () =>
          json(
            { message: "Not valid", errors: { validFrom: "A rate of this kind covers it" } },
            { status: 400 },
          ),
        "Not valid",
        "A rate of this kind covers it",
      ],
      [unanswered, "The rate could not be saved"],
    ],
  },
  {
    form: "a salary",
    page: <SalarySetupPage />,
    submit: "Save Salary",
    call: "POST /admin/salary/add",
    missing: [["Required", 3]],
    values: { monthlyBaseSalary: "18500.50", otMultiplierFactor: "1.5", workingDays: "26" },
    refused: [
      [() => new Response("Too many days", { status: 400 }), "Too many days"],
      [unanswered, "Error saving salary"],
    ],
  },
];
