import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { admins } from "../../../src/admin/admins/resource";
import { boxes } from "../../../src/admin/catalogue/boxes";
import { industries } from "../../../src/admin/catalogue/industries";
import { employees } from "../../../src/admin/employees/resource";
import OrderCreatePage from "../../../src/admin/orders/create/OrderCreatePage";
import { reels } from "../../../src/admin/reels/resource";
import SalarySetupPage from "../../../src/admin/salary/SalarySetupPage";
import type { ResourceDeclaration } from "../../../src/admin/schema/declaration";
import { screensOf } from "../../../src/admin/schema/screensOf";
import { type Answer, fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

function createOf(declaration: ResourceDeclaration): ReactElement {
  const { create: Create = () => null } = screensOf(declaration);
  return <Create />;
}

const unanswered: Answer = () => {
  throw new TypeError("Failed to fetch");
};
const withoutToken = "without a token";

interface FormCase {
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

const cases: readonly FormCase[] = [
  {
    form: "a new employee",
    page: createOf(employees),
    submit: "Register Employee",
    call: "POST /admin/register-employee",
    missing: [["Required", 7]],
    values: {
      name: "Asha",
      email: "asha@example.com",
      unit: "B",
      gender: "others",
      phoneNumber: "+91 98450 00000",
      bloodGroup: "O-",
      dob: "1995-06-30",
    },
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
    values: {
      industryName: "Brewery",
      sector: "Beverage",
      city: "Hosur",
      state: "Tamil Nadu",
      address: "Sipcot Phase 1",
    },
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
    values: {
      client: "Tea House",
      productType: "7 Ply Box",
      quantity: "2500",
      size: "450 × 300 × 300 mm",
      deliveryAddress: "Peenya, Bengaluru",
      expectedCompletionDate: "2099-01-31",
      unit: "B",
    },
    refused: [
      [
        () => json({ message: "Not valid", errors: { size: "Must be a size" } }, { status: 400 }),
        "Failed to create order. Please try again.",
        "Must be a size",
      ],
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

const input = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`The form has no ${name}`);
  return found;
};
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });

/** Types a value; a choice that is no text is chosen from its list. */
function fill(name: string, value: string) {
  type(name, value);
  if (input(name).value === value) return;
  const choices = input(name).parentElement?.querySelector("[role='combobox']");
  fireEvent.mouseDown(choices ?? input(name));
  fireEvent.click(document.querySelector(`[data-value="${value}"]`) ?? input(name));
}

afterEach(() => {
  // Outside production react-admin logs every error.
  vi.mocked(console.error).mockClear();
});

test.each(cases)(
  "an empty form of $form asks for every field and sends nothing; what is refused is told, sent once, and keeps what was typed",
  async ({ page, submit, call, missing, values, refused }) => {
    let answer: Answer = () => json({});
    const employee = { id: 1, name: "Asha", barcodeId: "EMP-A-00001", unit: "A", active: true };
    const asked = fakeHost({
      "GET /admin/order/getAllOrders": () => json([]),
      "GET /admin/get-employees": () => json([employee]),
      "GET /admin/salary/monthly": () => json([]),
      [call]: (sent) => answer(sent),
    });
    const writes = () => asked.filter(({ method }) => method === "POST");
    openPage(page, { at: "/salary/register/1", path: "/salary/register/:employeeId" });
    const button = await screen.findByText(submit, { selector: "button" });
    const press = () => {
      fireEvent.click(button);
      fireEvent.click(button);
    };

    press();
    for (const [text, times] of missing)
      await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(times));
    const [first = ""] = Object.keys(values);
    expect(input(first)).toHaveAttribute("aria-invalid", "true");
    expect(writes()).toEqual([]);
    // Closes the notice that the form is not valid: the next one would wait for it.
    await screen.findByText(/form is not valid/);
    fireEvent.keyDown(document.body, { key: "Escape" });

    for (const [name, value] of Object.entries(values)) fill(name, value);
    let sent = 0;
    for (const [reply, ...told] of refused) {
      if (reply === withoutToken) localStorage.removeItem("token");
      else {
        answer = reply;
        sent += 1;
      }
      press();
      for (const text of told)
        await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
      await waitFor(() => expect(button).toBeEnabled());
      expect(writes()).toHaveLength(sent);
      for (const [name, value] of Object.entries(values)) expect(input(name)).toHaveValue(value);
    }
  },
);

test("what is wrong with a value is told at its field", async () => {
  fakeHost({});
  openPage(createOf(admins));
  await screen.findByText("Register Admin", { selector: "button" });
  expect(input("password")).toHaveAttribute("type", "password");
  expect(input("role")).toHaveValue("ROLE_ADMIN");
  for (const [name, value, told] of [
    ["password", "short", "Must have at least 8 characters"],
    ["email", "no address", "Must be an email address, such as name@example.com"],
  ] as const) {
    type(name, value);
    fireEvent.blur(input(name));
    expect(await screen.findByText(told)).toBeVisible();
  }
});

test("letters have no place where numbers belong", async () => {
  fakeHost({});
  openPage(createOf(reels));
  await screen.findByText("Create Reel", { selector: "button" });
  expect(input("createdBy")).toHaveValue("a@b.in");
  expect(input("createdBy")).toHaveAttribute("readonly");
  for (const name of ["reelNo", "gsm", "burstFactor", "deckle", "initialWeight"]) {
    type(name, "1a2");
    expect(input(name)).toHaveValue("12");
  }
  type("reelNo", "1.2.3");
  expect(input("reelNo")).toHaveValue("1.23");
  fireEvent.blur(input("reelNo"));
  expect(await screen.findByText("Reel No must be a valid number")).toBeVisible();
});

test("a month has at most 31 working days, and letters are none", async () => {
  const employee = { id: 1, name: "Asha", barcodeId: "EMP-A-00001", unit: "A", active: true };
  fakeHost({
    "GET /admin/get-employees": () => json([employee]),
    "GET /admin/salary/monthly": () => json([]),
  });
  openPage(<SalarySetupPage />, {
    at: "/salary/register/1",
    path: "/salary/register/:employeeId",
  });
  await screen.findByText("Save Salary");
  type("workingDays", "4x0");
  fireEvent.blur(input("workingDays"));
  expect(await screen.findByText("Must be at most 31")).toBeVisible();
});

test("an industry is registered, and the dashboard tells so", async () => {
  fakeHost({ "POST /admin/register-industry": () => json({}) });
  openPage(createOf(industries), { at: "/new", path: "/new" });
  const button = await screen.findByText("Register Industry", { selector: "button" });
  const values = cases.find(({ form }) => form === "a new industry")?.values ?? {};
  for (const [name, value] of Object.entries(values)) type(name, value);
  fireEvent.click(button);
  expect(await screen.findByText("Elsewhere")).toBeVisible();
  expect(await screen.findByText("Success: Brewery is registered")).toBeVisible();
});
