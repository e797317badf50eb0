import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PayrollMonth } from "../../../contract/payroll";
import { indiaDate } from "../../../domain/indiaTime";
import { shownMonth } from "../../../src/admin/formatMoment";
import { salaries } from "../../../src/admin/pay/resource";
import { declaredScreens } from "../../support/declaredScreens";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const { list: List } = declaredScreens(salaries);
const row = { employeeId: 17, name: "Asha", barcodeId: "EMP-A-00017", unit: "A", month: 3 };
const figures = { monthlyBaseSalary: 26_000, totalOvertimeHours: 0, totalSalaryThisMonth: 1_000 };
const list = "GET /admin/salary/monthly";
const present = indiaDate(new Date()).slice(0, 7);

/** The list's panel requests each month that it shows. */
const months = Object.fromEntries(
  ["2026-03", present].map((month) => {
    const reply: PayrollMonth = {
      month,
      isLocked: false,
      isFirst: false,
      exceptions: [],
      ownCorrections: [],
      leaveRequests: [],
      people: 1,
      locksWith: [],
      withoutTerms: [],
      withoutCrew: [],
      leaversOwing: [],
      withoutAccount: [],
      missingInEpf: [],
      missingInEsi: [],
      pensionUnknown: [],
      funds: [],
      net: 1_000,
    };
    return [`GET /admin/payroll/${month}`, () => json(reply)];
  }),
);

test("the list shows the chosen month, and each amount opens its payslip", async () => {
  const requests = fakeHost({ ...months, [list]: () => json([{ ...row, ...figures }]) });
  const filter = JSON.stringify({ month: "2026-03" });
  const user = openPage(<List />, {
    at: `/salaries?${new URLSearchParams({ filter })}`,
    isOwnHost: true,
  });
  const link = () => screen.getAllByText("₹1,000.00").at(-1)?.closest("a")?.getAttribute("href");
  await waitFor(() => expect(link()).toBe("/admin/dashboard/salary/2026-03/17"));
  const choice = await screen.findByRole("combobox", { name: "Month" });
  expect(choice).toHaveTextContent("March 2026");
  const asks = () => requests.filter(({ path }) => path === "/admin/salary/monthly").at(-1)?.query;
  expect(asks()?.get("month")).toBe("2026-03");

  await user.click(choice);
  await user.click(await screen.findByRole("option", { name: shownMonth(present) }));
  await waitFor(() => expect(link()).toBe(`/admin/dashboard/salary/${present}/17`));
  expect(asks()?.has("month")).toBe(false);
});

test("a month before the offered ones is typed, and half a month or a later one changes nothing", async () => {
  const failing = () => json({ message: "Not asked" }, { status: 404 });
  const early = months["GET /admin/payroll/2026-03"] ?? failing;
  const calls = { ...months, "GET /admin/payroll/2019-04": early };
  const requests = fakeHost({ ...calls, [list]: () => json([{ ...row, ...figures }]) });
  const user = openPage(<List />, { isOwnHost: true });
  await user.click(await screen.findByRole("combobox", { name: "Month" }));
  await user.click(await screen.findByRole("option", { name: "An earlier month…" }));
  const typed = await screen.findByRole("textbox", { name: "Month" });
  const last = () =>
    requests
      .filter(({ path }) => path === "/admin/salary/monthly")
      .at(-1)
      ?.query.get("month");
  fireEvent.change(typed, { target: { value: "2099-01" } });
  expect(screen.getByText(/^Type a month up to/)).toBeInTheDocument();
  expect(last()).toBeNull();
  fireEvent.change(typed, { target: { value: "2019-04" } });
  await waitFor(() => expect(last()).toBe("2019-04"));
  expect(screen.queryByText(/^Type a month up to/)).toBeNull();
});

test("a person without a salary is listed with nothing and a mark that opens the set-up", async () => {
  const unpaid = { ...row, employeeId: 18, name: "Meena", barcodeId: "EMP-A-00018" };
  fakeHost({
    ...months,
    [list]: () =>
      json([
        { ...row, ...figures, workingDays: 26 },
        { ...unpaid, ...figures, monthlyBaseSalary: 0, totalSalaryThisMonth: 0 },
      ]),
  });
  openPage(<List />, { isOwnHost: true });
  const marks = await screen.findAllByRole("link", { name: "Set up" });
  expect(marks.map((mark) => mark.getAttribute("href"))).toEqual([
    "/admin/dashboard/salary/register/18",
  ]);
});

const thirds = ["Asha", "Bala", "Chitra"].map((name, index) => ({
  ...row,
  ...figures,
  name,
  employeeId: 17 + index,
  totalOvertimeHours: 0.33,
}));

test("the overtime of the list adds up to the minute and reads in hours and minutes", async () => {
  const rows = thirds.map((one) => ({ ...one, totalOvertimeMinutes: 20 }));
  fakeHost({ ...months, [list]: () => json(rows) });
  openPage(<List />, { isOwnHost: true });
  expect(await screen.findByLabelText("Totals of the month")).toHaveTextContent(
    /Overtime hours1 hTotal salary/,
  );
  expect((await screen.findByText("Asha")).closest("tr")).toHaveTextContent("20 min");
});

test("another host's overtime stays the number that it sent", async () => {
  fakeHost({ [list]: () => json(thirds) });
  openPage(<List />);
  expect(await screen.findByLabelText("Totals of the month")).toHaveTextContent(
    /Overtime hours0.99Total salary/,
  );
  expect((await screen.findByText("Asha")).closest("tr")).toHaveTextContent("0.33");
});

test("a host without payroll is asked for no month and has no payslips", async () => {
  const requests = fakeHost({ [list]: () => json([{ ...row, ...figures }]) });
  openPage(<List />);
  expect((await screen.findAllByText("₹1,000.00")).at(-1)?.closest("a")).toBeNull();
  expect(screen.queryByRole("combobox", { name: "Month" })).toBeNull();
  expect(requests.some(({ query }) => query.has("month"))).toBe(false);
});
