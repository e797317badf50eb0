import { answer } from "../support/browser/hostAnswers";
import { expect, test } from "../support/browser/officeFixtures";

const path = "/admin/dashboard/admin/attendance";
const call = "/admin/attendance-list?*";

const row = {
  name: "Asha",
  barcodeId: "EMP-A-00001",
  date: "2026-03-02",
  checkInTime: "2026-03-02T03:31:00Z",
  checkOutTime: "2026-03-02T13:01:00Z",
  status: "PRESENT",
  daySalary: 1234.5,
  overtimeHours: 1.5,
};
const absent = {
  name: "Bala",
  barcodeId: "EMP-B-00002",
  date: "2026-03-02",
  status: "ABSENT",
  daySalary: 0,
  overtimeHours: 0,
};

test.use({ timezoneId: "America/New_York" });

test("a day shows India's clock in 12 hours, the salary in rupees, and its sums", async ({
  office,
}) => {
  await answer(office, call, 200, [row, absent]);
  await office.goto(`${path}?date=2026-03-02`);
  const asha = office.getByRole("row", { name: /Asha/ });
  for (const text of ["9:01 am", "6:31 pm", "PRESENT", "₹1,234.50", "1.5"])
    await expect(asha).toContainText(text);
  await expect(office.getByRole("row", { name: /Bala/ })).toContainText("ABSENT");
  const figures = office.getByLabel("This day in figures");
  await expect(figures).toContainText("Present1");
  await expect(figures).toContainText("Absent1");
  await expect(figures).toContainText("Overtime hours1.5");
});

test("the list is read again every 30 seconds, and what is shown stays meanwhile", async ({
  office,
}) => {
  await office.clock.install();
  await answer(office, call, 200, [row]);
  await office.goto(`${path}?date=2026-03-02`);
  await expect(office.getByText("Asha")).toBeVisible();
  await office.unrouteAll();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await office.route(`**/api${call}`, async (route) => {
    await held;
    await route.fulfill({ json: [row, absent] });
  });
  const asked = office.waitForRequest(`**/api${call}`);
  await office.clock.fastForward(30_000);
  await asked;
  await expect(office.getByText("Asha")).toBeVisible();
  letGo();
  await expect(office.getByText("Bala")).toBeVisible();
});

test("a date after today in India is not asked for", async ({ office }) => {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
  await office.goto(path);
  const date = office.getByRole("textbox", { name: "Date" });
  await expect(date).toHaveValue(today);
  await expect(date).toHaveAttribute("max", today);
  const asked: string[] = [];
  office.on("request", (request) => asked.push(request.url()));
  await date.fill("2999-01-01");
  await expect(office.getByText("Choose a date up to today")).toBeVisible();
  expect(asked.filter((url) => url.includes("2999"))).toEqual([]);
});

test("another date is in the address, and stays over a reload", async ({ office }) => {
  await office.goto(path);
  await office.getByRole("textbox", { name: "Date" }).fill("2026-03-02");
  await expect(office).toHaveURL(`${path}?date=2026-03-02`);
  await office.reload();
  await expect(office.getByRole("textbox", { name: "Date" })).toHaveValue("2026-03-02");
});

test.describe("attendance that cannot be read", () => {
  test.use({ expectedErrors: [/status of 500/] });

  test("is told in the host's words, or else in the plant's", async ({ office }) => {
    await answer(office, call, 500, { message: "The gate is down" });
    await office.goto(path);
    await expect(office.getByRole("alert")).toHaveText("The gate is down");
    await office.unrouteAll();
    await answer(office, call, 500, "");
    await office.getByRole("button", { name: "Try again" }).click();
    await expect(office.getByRole("alert")).toHaveText("An unexpected error occurred.");
  });
});
