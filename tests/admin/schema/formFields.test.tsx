import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { admins } from "../../../src/admin/admins/resource";
import { industries } from "../../../src/admin/catalogue/industries";
import { reels } from "../../../src/admin/reels/resource";
import SalarySetupPage from "../../../src/admin/salary/SalarySetupPage";
import { fakeHost, json } from "../../support/fakeHost";
import { createOf } from "../../support/formCase";
import { field, fillIn, type } from "../../support/formFields";
import { industryValues } from "../../support/formValues";
import { openPage } from "../../support/openPage";

test("what is wrong with a value is told at its field", async () => {
  fakeHost({});
  openPage(createOf(admins));
  await screen.findByText("Register Admin", { selector: "button" });
  expect(field("password")).toHaveAttribute("type", "password");
  expect(field("role")).toHaveValue("ROLE_ADMIN");
  for (const [name, value, told] of [
    ["password", "short", "Must have at least 8 characters"],
    ["email", "no address", "Must be an email address, such as name@example.com"],
  ] as const) {
    type(name, value);
    fireEvent.blur(field(name));
    expect(await screen.findByText(told)).toBeVisible();
  }
});

test("letters have no place where numbers belong", async () => {
  fakeHost({});
  openPage(createOf(reels));
  await screen.findByText("Create Reel", { selector: "button" });
  expect(field("createdBy")).toHaveValue("a@b.in");
  expect(field("createdBy")).toHaveAttribute("readonly");
  for (const name of ["reelNo", "gsm", "burstFactor", "deckle", "initialWeight"]) {
    type(name, "1a2");
    expect(field(name)).toHaveValue("12");
  }
  type("reelNo", "1.2.3");
  expect(field("reelNo")).toHaveValue("1.23");
  fireEvent.blur(field("reelNo"));
  expect(await screen.findByText("Reel No must be a valid number")).toBeVisible();
});

test("a month has at most 31 working days, and letters are none", async () => {
  const employee = { id: 1, name: "Asha", barcodeId: "EMP-A-00001", unit: "A", active: true };
  const unpaid = { ...employee, employeeId: 1, month: 11 };
  fakeHost({
    "GET /admin/get-employees": () => json([employee]),
    "GET /admin/salary/monthly": () => json([{ ...unpaid, monthlyBaseSalary: 0 }]),
  });
  openPage(<SalarySetupPage />, {
    at: "/salary/register/1",
    path: "/salary/register/:employeeId",
  });
  await screen.findByText("Save Salary");
  type("workingDays", "4x0");
  fireEvent.blur(field("workingDays"));
  expect(await screen.findByText("Must be at most 31")).toBeVisible();
});

test("an industry is registered, and the dashboard tells so", async () => {
  fakeHost({ "POST /admin/register-industry": () => json({}) });
  openPage(createOf(industries), { at: "/new", path: "/new" });
  const button = await screen.findByText("Register Industry", { selector: "button" });
  fillIn(industryValues);
  fireEvent.click(button);
  expect(await screen.findByText("Elsewhere")).toBeVisible();
  expect(await screen.findByText("Success: Brewery is registered")).toBeVisible();
});
