import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { admins } from "../../../src/admin/admins/resource";
import { industries } from "../../../src/admin/catalogue/resources";
import { reels } from "../../../src/admin/paper/reels/resource";
import SalarySetupPage from "../../../src/admin/pay/SalarySetupPage";
import { authProvider } from "../../../src/authProvider";
import { declaredScreens } from "../../support/declaredScreens";
import { fakeHost, json } from "../../support/fakeHost";
import { createOf } from "../../support/formCase";
import { field, fillIn, type } from "../../support/formFields";
import { industryValues } from "../../support/formValues";
import { openPage, person } from "../../support/openPage";
import { stockReel } from "../../support/stockReel";

test("an error of a value is shown at its field", async () => {
  fakeHost({});
  openPage(createOf(admins));
  await screen.findByText("Register Admin", { selector: "button" });
  expect(field("password")).toHaveAttribute("type", "password");
  expect(field("role")).toHaveValue("ROLE_ADMIN");
  for (const [name, value, message] of [
    ["password", "short", "Must have at least 8 characters"],
    ["email", "no address", "Must be an email address, such as name@example.com"],
  ] as const) {
    type(name, value);
    fireEvent.blur(field(name));
    expect(await screen.findByText(message)).toBeInTheDocument();
  }
});

test("letters have no place where numbers belong, and what may be two numbers is refused at its field", async () => {
  const requests = fakeHost({
    "POST /admin/register-reel": () => json({ barcodeId: "REEL-000001" }),
  });
  openPage(createOf(reels));
  await screen.findByText("Create Reel", { selector: "button" });
  expect(field("createdBy")).toHaveValue("a@b.in");
  expect(field("createdBy")).toHaveAttribute("readonly");
  const numbers = ["reelNo", "gsm", "burstFactor", "deckle", "initialWeight"];
  for (const name of numbers) {
    await person().type(field(name), "1a2 kg");
    expect(field(name)).toHaveValue("12");
  }
  type("reelNo", "1.2.3");
  type("gsm", "150 g");
  type("burstFactor", "1,5");
  type("deckle", "1.050,5");
  type("initialWeight", "1,05");
  fireEvent.click(screen.getByText("Create Reel", { selector: "button" }));
  expect(await screen.findByText("Reel No must be a valid number")).toBeInTheDocument();
  expect(screen.getAllByText(/such as 1050 or 1,050.5$/)).toHaveLength(4);
  // The typed texts are unchanged.
  expect(numbers.map((name) => field(name).value)).toEqual([
    "1.2.3",
    "150 g",
    "1,5",
    "1.050,5",
    "1,05",
  ]);
  fillIn({
    reelNo: "1,05,000",
    gsm: "150",
    burstFactor: "22",
    deckle: "120.5",
    initialWeight: "1,050.5",
    unit: "A",
    paperType: "Kraft",
    supplierName: "Kabini",
  });
  fireEvent.click(screen.getByText("Create Reel", { selector: "button" }));
  await expect
    .poll(() => requests.find(({ method }) => method === "POST")?.body)
    .toMatchObject({ reelNo: 105_000, gsm: 150, deckle: 120.5, initialWeight: 1050.5 });
});

test("a month has at most 31 working days", async () => {
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
  type("workingDays", "40");
  fireEvent.blur(field("workingDays"));
  expect(await screen.findByText("Must be at most 31")).toBeInTheDocument();
});

test("an industry is registered, and the dashboard tells so", async () => {
  fakeHost({ "POST /admin/register-industry": () => json({}) });
  openPage(createOf(industries), { at: "/new", path: "/new" });
  const button = await screen.findByText("Register Industry", { selector: "button" });
  fillIn(industryValues);
  fireEvent.click(button);
  expect(await screen.findByText("Elsewhere")).toBeInTheDocument();
  expect(await screen.findByText("Success: Brewery is registered")).toBeInTheDocument();
});

test("an edit shows when a reel was received on India's clock, and sends it as it was", async () => {
  const receivedAt = "2026-09-03T11:50:00.000Z";
  const reel = { ...stockReel, receivedAt, version: 3 };
  const requests = fakeHost({
    "GET /admin/inventory/getReelStocks": () => json([reel]),
    "PUT /admin/reels/7": () => json(reel),
  });
  const { edit: Edit } = declaredScreens(reels);
  if (!Edit) throw new Error("Reels are edited");
  openPage(<Edit />, { at: "/reels/7", path: "/reels/:id", isOwnHost: true });
  expect(await screen.findByLabelText(/Received At/)).toHaveValue("2026-09-03T17:20");
  type("location", "Bay 4");
  fireEvent.click(screen.getByText("Save changes"));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === "PUT")?.body).toMatchObject({ receivedAt }),
  );
});

test.each([
  ["a super admin corrects", 200, "600"],
  ["another admin only sees", 403, "60"],
])("in a reel's edit %s the weight at receipt", async (_, status, sent) => {
  const reel = { ...stockReel, initialWeight: 60, currentWeight: 60, version: 3 };
  const requests = fakeHost({
    "GET /admin/inventory/getReelStocks": () => json([reel]),
    "GET /admin/get-admins": () => json([], { status }),
    "PUT /admin/reels/7": () => json(reel),
  });
  const { edit: Edit } = declaredScreens(reels);
  if (!Edit) throw new Error("Reels are edited");
  openPage(<Edit />, {
    at: "/reels/7",
    path: "/reels/:id",
    isOwnHost: true,
    authProvider,
    token: `by ${status}`,
  });
  await screen.findByLabelText(/Initial Weight/);
  const readOnlyHint = "Only a super admin may change the weight at receipt";
  if (status === 200) {
    await waitFor(() => expect(field("initialWeight")).not.toHaveAttribute("readonly"));
    type("initialWeight", "");
    fireEvent.click(screen.getByText("Save changes"));
    expect(await screen.findByText("Required")).toBeInTheDocument();
    type("initialWeight", "600");
  } else {
    expect(await screen.findByText(readOnlyHint)).toBeInTheDocument();
    expect(field("initialWeight")).toHaveAttribute("readonly");
    type("location", "Bay 4");
  }
  fireEvent.click(screen.getByText("Save changes"));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === "PUT")?.body).toMatchObject({
      initialWeight: Number(sent),
    }),
  );
});
