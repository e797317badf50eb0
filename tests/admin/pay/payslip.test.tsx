import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Payslip } from "../../../contract/payroll";
import PayslipPage from "../../../src/admin/pay/payslip/PayslipPage";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const payslip: Payslip = {
  employeeId: 17,
  name: "Venkatanarasimharajuvaripeta Srinivasa Ramanujachar",
  barcodeId: "EMP-A-00017",
  unit: "A",
  month: "2026-03",
  terms: [
    {
      validFrom: "2026-01-01",
      monthlyBaseSalary: 26_000,
      otMultiplierFactor: 1.5,
      workingDays: 26,
    },
  ],
  lines: [
    {
      kind: "EARNED",
      amount: 1_500,
      formula: "1.5 days × ₹26,000.00 ÷ 26",
      dates: ["2026-03-02", "2026-03-03"],
    },
    {
      kind: "ARREARS",
      label: "2026-02",
      amount: 500,
      formula: "₹1,000.00 − ₹500.00",
      dates: [],
      origins: ["A scan at 5 Feb 2026, 5:00 pm was added: told by the foreman"],
    },
    {
      kind: "ADVANCE",
      label: "School fees",
      amount: -1_000,
      formula: "Instalment of ₹1,500.00; at most half of ₹2,000.00 is deducted",
      dates: [],
      sourceId: 3,
      carriedOver: 500,
    },
  ],
  days: [
    {
      date: "2026-03-01",
      dayOff: "Weekly off",
      share: 0,
      workedMinutes: 0,
      overtimeMinutes: 0,
      weekOvertimeMinutes: 0,
      spans: [],
      scans: [],
    },
    {
      date: "2026-03-02",
      share: 1,
      workedMinutes: 270,
      overtimeMinutes: 0,
      weekOvertimeMinutes: 0,
      spans: [
        { checkIn: "2026-03-02T03:30:00Z", checkOut: "2026-03-02T08:00:00Z" },
        { checkIn: "2026-03-02T09:00:00Z" },
      ],
      scans: [
        { at: "2026-03-02T03:30:00Z", isCorrection: false },
        { at: "2026-03-02T08:00:00Z", isCorrection: true },
        { at: "2026-03-02T09:00:00Z", isCorrection: false },
      ],
    },
    {
      date: "2026-03-03",
      leave: "Half a day of paid leave",
      share: 0.5,
      workedMinutes: 0,
      overtimeMinutes: 0,
      weekOvertimeMinutes: 0,
      spans: [],
      scans: [],
    },
  ],
  gross: 2_000,
  deductions: 1_000,
  net: 1_000,
  overtimeMinutes: 0,
  marks: ["OPEN_CHECK_OUT", "CARRIED_OVER"],
};

function open(answer: object, status = 200) {
  const requests = fakeHost({
    "GET /admin/payroll/2026-03/payslips/17": () => json(answer, { status }),
  });
  openPage(<PayslipPage />, {
    at: "/salary/2026-03/17",
    path: "/salary/:month/:employeeId",
    isOwnHost: true,
  });
  return requests;
}

/** Unfolds the line that says something. */
const unfold = (text: string | RegExp, within_: HTMLElement = document.body) => {
  const details = within(within_).getByText(text).closest("details");
  if (details === null) throw new Error(`${text} does not unfold`);
  details.open = true;
  fireEvent(details, new Event("toggle"));
  return details;
};

test("a payslip unfolds from its total to lines, days, spans and scans", async () => {
  open(payslip);
  expect(await screen.findByText(payslip.name)).toBeInTheDocument();
  expect(screen.getByText(/^Instalment of ₹1,500\.00; at most half/)).toBeInTheDocument();
  expect(screen.getByText("₹500.00 is carried over")).toBeInTheDocument();
  expect(
    screen.getByText(/^From 1 Jan 2026: ₹26,000\.00 for 26 days, overtime × 1\.5/),
  ).toBeInTheDocument();

  const advances = screen.getByText("Show advances").closest("a")?.getAttribute("href") ?? "";
  expect(new URL(advances, "http://plant").searchParams.get("filter")).toBe('{"q":"EMP-A-00017"}');

  const earned = unfold("Earned");
  expect(
    within(earned)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual([
    "Mon, 2 MarFull day4 h 30 min workedCorrect",
    "Tue, 3 MarHalf dayHalf a day of paid leaveCorrect",
  ]);
  const day = unfold("Mon, 2 Mar", earned);
  expect(within(day).getByText("9:00 am – 1:30 pm")).toBeInTheDocument();
  expect(within(day).getByText("2:30 pm – no check-out")).toBeInTheDocument();
  expect(day).toHaveTextContent("Scans: 9:00 am, 1:30 pm (corrected), 2:30 pm");

  const arrears = unfold("Arrears of February 2026");
  expect(arrears).toHaveTextContent("A scan at 5 Feb 2026, 5:00 pm was added");
  const february = within(arrears).getByRole("link", { name: "Show the payslip of February 2026" });
  expect(february.getAttribute("href")).toBe("/admin/dashboard/salary/2026-02/17");
  expect(screen.queryByText("Sun, 1 Mar")).toBeNull();
  expect(unfold("All days of the month")).toHaveTextContent("Sun, 1 MarNot paidWeekly off");
});

test("a piece rate unfolds to its entries with the person's part", async () => {
  const stage = "JOINING" as const;
  const piece = { entryId: 9, machineId: 3, machine: "Gluer", orderId: 12, stage, good: 1200 };
  const line = { kind: "ADDITION", stage, amount: 32, formula: "800 × ₹40 ÷ 1,000" } as const;
  open({
    ...payslip,
    lines: [...payslip.lines, { ...line, dates: ["2026-03-02"] }],
    pieces: [
      { ...piece, at: "2026-03-02T04:30:00Z", minutes: 120, allMinutes: 180 },
      { ...piece, at: "2026-03-03T04:30:00Z", minutes: 60, allMinutes: 60 },
    ],
  });
  expect(await screen.findByText("Piece rate, Joining")).toBeInTheDocument();
  const [, entry, ...others] = within(unfold("Piece rate, Joining")).getAllByRole("row");
  expect(others).toEqual([]);
  expect(entry).toHaveTextContent("2 Mar 2026, 10:00 amGluer#121,2002 h of 3 h800");
});

test("a line of a pay component has its rule, unfolds to its days, and links to the component", async () => {
  const canteen = { kind: "DEDUCTION", label: "Canteen", componentId: 4, amount: -30 } as const;
  const refund = { kind: "ARREARS", label: "2026-02", of: "DEDUCTION", amount: 60 } as const;
  open({
    ...payslip,
    lines: [
      { ...canteen, formula: "1 day × ₹30.00", dates: ["2026-03-02"], monthAmount: 30 },
      { ...refund, formula: "₹0.00 − ₹60.00", dates: [] },
    ],
  });
  expect(await screen.findByText("1 day × ₹30.00")).toBeInTheDocument();
  expect(screen.getByText("Arrears of February 2026: Deduction")).toBeInTheDocument();
  const line = unfold("Deduction: Canteen");
  expect(within(line).getByText("Mon, 2 Mar")).toBeInTheDocument();
  const link = within(line).getByRole("link", { name: "Show pay components" });
  const address = new URL(link.getAttribute("href") ?? "", "http://plant");
  expect(address.searchParams.get("filter")).toBe('{"q":"Canteen"}');
});

test("a fault is marked and links to its remedy, and the months before and after are one step away", async () => {
  open({ ...payslip, marks: ["OPEN_CHECK_OUT", "NO_TERMS"], lockedAt: "2026-04-03T04:30:00Z" });
  const hrefOf = async (name: string | RegExp) =>
    (await screen.findAllByRole("link", { name }))[0]?.getAttribute("href");
  const exceptions = new URL((await hrefOf("Show exceptions")) ?? "", "http://plant");
  expect(exceptions.pathname).toBe("/admin/dashboard/exceptions");
  expect(exceptions.searchParams.get("filter")).toBe('{"month":"2026-03","q":"EMP-A-00017"}');
  expect(await hrefOf("Salary Setup")).toBe("/admin/dashboard/salary/register/17");
  expect(await hrefOf(/Previous month/)).toBe("/admin/dashboard/salary/2026-02/17");
  expect(await hrefOf(/Next month/)).toBe("/admin/dashboard/salary/2026-04/17");
  expect(screen.getByText(/^Locked on 3 Apr 2026, 10:00 am/)).toBeInTheDocument();
});

test("without a payslip the host's message says so", async () => {
  expectConsoleErrors(/^HostError: A payslip of this employee in this month was not found$/);
  open({ message: "A payslip of this employee in this month was not found" }, 404);
  expect(await screen.findByText(/was not found$/)).toBeInTheDocument();
});
