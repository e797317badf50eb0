import type { ReactElement } from "react";
import { admins } from "../../src/admin/admins/resource";
import { leaves } from "../../src/admin/calendar/leaves";
import { boxes } from "../../src/admin/catalogue/boxes";
import { industries } from "../../src/admin/catalogue/industries";
import { corrections } from "../../src/admin/corrections/corrections";
import { devices } from "../../src/admin/devices/resource";
import { employees } from "../../src/admin/employees/resource";
import OrderCreatePage from "../../src/admin/orders/create/OrderCreatePage";
import { reels } from "../../src/admin/reels/resource";
import SalarySetupPage from "../../src/admin/salary/SalarySetupPage";
import type { ResourceDeclaration } from "../../src/admin/schema/declaration";
import { screensOf } from "../../src/admin/schema/screensOf";
import { type Answer, json } from "./fakeHost";
import { employeeValues, industryValues, orderValues } from "./formValues";

/** The generated form of a new row. */
export function createOf(declaration: ResourceDeclaration): ReactElement {
  const { create: Create = () => null } = screensOf(declaration);
  return <Create />;
}

const unanswered: Answer = () => {
  throw new TypeError("Failed to fetch");
};
/** In place of an answer: the browser has no session when the form is sent. */
export const withoutToken = "without a token";

/** A form of the office, and what there is to try of it. */
export interface FormCase {
  readonly form: string;
  readonly page: ReactElement;
  readonly submit: string;
  readonly call: string;
  /** What an empty form says, and how often. */
  readonly missing: readonly (readonly [text: string, times: number])[];
  readonly values: Readonly<Record<string, string>>;
  /** What the host answers, and what the person is told. */
  readonly refused: readonly (readonly [Answer | typeof withoutToken, ...told: string[]])[];
}

export const formCases: readonly FormCase[] = [
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
    form: "a new box",
    page: createOf(boxes),
    submit: "Create Box",
    call: "POST /admin/box/create-box",
    missing: [["Required", 4]],
    values: {
      boxType: "Punching",
      box: "Mailer",
      boxDescription: "Folds without glue",
      boxUrl: "/art/board-3-ply.svg",
    },
    refused: [
      [
        () => json({ message: "Not valid" }, { status: 400 }),
        "Failed to create box. Please try again.",
      ],
    ],
  },
  {
    form: "a new industry",
    page: createOf(industries),
    submit: "Register Industry",
    call: "POST /admin/register-industry",
    missing: [["Required", 5]],
    values: industryValues,
    refused: [
      [
        () => new Response("Industry already registered", { status: 409 }),
        "Error: Industry already registered",
      ],
      [unanswered, "No response from server."],
      [withoutToken, "No token found. Please login first."],
    ],
  },
  {
    form: "a new reel",
    page: createOf(reels),
    submit: "Create Reel",
    call: "POST /admin/register-reel",
    missing: [
      ["Reel No must be a valid number", 1],
      ["Required", 7],
    ],
    values: {
      reelNo: "48003",
      gsm: "150",
      burstFactor: "22",
      deckle: "120.5",
      initialWeight: "812.25",
      unit: "A",
      paperType: "Kraft",
      supplierName: "Kabini Recyclers",
    },
    refused: [
      [
        () =>
          json(
            { message: "Taken", errors: { reelNo: "There is a reel with this number" } },
            { status: 409 },
          ),
        "Failed to register reel",
        "There is a reel with this number",
      ],
    ],
  },
  {
    form: "a new order",
    page: <OrderCreatePage />,
    submit: "Create Order",
    call: "POST /admin/order/create-order",
    missing: [["Required", 7]],
    values: orderValues,
    refused: [
      [
        () => json({ message: "Not valid", errors: { size: "Must be a size" } }, { status: 400 }),
        "Failed to create order. Please try again.",
        "Must be a size",
      ],
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
    values: { name: "Gate A", unit: "B" },
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
