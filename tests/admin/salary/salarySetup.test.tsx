import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import SalarySetupPage from "../../../src/admin/salary/SalarySetupPage";
import { type Answer, fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const employee = { id: 17, name: "Asha", barcodeId: "EMP-A-00017", unit: "A", active: true };
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

test("the set-up of somebody who has a salary shows what stands, and begins with it", async () => {
  const terms = { monthlyBaseSalary: 18_500.5, otMultiplierFactor: 1.5, workingDays: 26 };
  open(() => json([{ ...row, ...terms }]));
  expect(await base()).toHaveValue("18500.5");
  expect(screen.getByText("Present terms")).toBeVisible();
  expect(screen.getByText("₹18,500.50")).toBeVisible();
  expect(screen.getByText("What you save replaces these terms.")).toBeVisible();
  expect(screen.getByRole("combobox")).toHaveTextContent("1.5 hours");
  expect(screen.getByLabelText(/^Working Days/)).toHaveValue("26");
});

test("of a host that tells the base salary alone nothing else is filled in", async () => {
  open(() => json([{ ...row, monthlyBaseSalary: 18_500 }]));
  expect(await base()).toHaveValue("18500");
  expect(screen.getAllByText("Not told")).toHaveLength(2);
  expect(screen.getByLabelText(/^Working Days/)).toHaveValue("");
});

test("a factor that the form does not offer is shown, and not chosen", async () => {
  open(() => json([{ ...row, monthlyBaseSalary: 18_500, otMultiplierFactor: 3 }]));
  await base();
  expect(screen.getByText("3")).toBeVisible();
  expect(screen.getByRole("combobox")).not.toHaveTextContent("3");
});

test.each([
  ["who is on no list of salaries", []],
  ["whose base salary is 0", [{ ...row, monthlyBaseSalary: 0 }]],
])("the set-up of somebody %s is blank", async (_who, rows) => {
  open(() => json(rows));
  expect(await base()).toHaveValue("");
  expect(screen.queryByText("Present terms")).toBeNull();
  // Outside production react-admin logs that there is no such record.
  vi.mocked(console.error).mockClear();
});

test("where the present terms cannot be read, it is said that a salary may be replaced", async () => {
  open(() => json({ message: "Down" }, { status: 500 }));
  expect(await base()).toHaveValue("");
  expect(screen.getByText(/What you save replaces it/)).toBeVisible();
  vi.mocked(console.error).mockClear();
});
