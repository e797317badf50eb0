import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { indiaDate, monthAfter } from "../../../domain/indiaTime";
import { leaveBalances } from "../../../src/admin/calendar/leaves";
import { exceptions } from "../../../src/admin/corrections/exceptions";
import { shownMonth } from "../../../src/admin/formatMoment";
import { bonuses } from "../../../src/admin/pay/benefits/benefits";
import { salaries } from "../../../src/admin/pay/resource";
import type { ResourceDeclaration } from "../../../src/admin/schema/declaration";
import { declaredScreens } from "../../support/declaredScreens";
import { fakeHost, type HostRequest, json } from "../../support/fakeHost";
import { openOffice } from "../../support/openOffice";
import { openPage } from "../../support/openPage";

const { list: Exceptions } = declaredScreens(exceptions);

const person = { barcodeId: "EMP-A-00017", unit: "A" };
const salary = { ...person, employeeId: 17, monthlyBaseSalary: 26_000, totalOvertimeHours: 0 };
const balance = {
  ...person,
  id: "17:CASUAL",
  kind: "CASUAL",
  opening: 0,
  earned: 1,
  granted: 0,
  taken: 0,
  encashed: 0,
  lapsed: 0,
  balance: 1,
  toPayOut: 0,
};
const bonus = {
  ...person,
  id: 17,
  state: "PAYABLE",
  daysWorked: 40,
  wages: 10_000,
  countedWages: 7_000,
  amount: 583,
  formula: "₹7,000.00 × 8.33 ÷ 100",
};

interface Case {
  readonly declaration: ResourceDeclaration;
  readonly call: string;
  readonly row: object;
  /** The filter's name with its earlier and its next value. */
  readonly period: readonly [name: string, earlier: unknown, next: unknown];
  readonly isOwnHost: boolean;
}

const cases: readonly Case[] = [
  {
    declaration: salaries,
    call: "/admin/salary/monthly",
    row: { ...salary, month: 3, totalSalaryThisMonth: 1_000 },
    period: ["month", "2026-03", "2026-04"],
    isOwnHost: false,
  },
  {
    declaration: leaveBalances,
    call: "/admin/leave-balances",
    row: balance,
    period: ["date", "2026-03-31", "2026-04-30"],
    isOwnHost: true,
  },
  {
    declaration: bonuses,
    call: "/admin/bonuses",
    row: bonus,
    period: ["year", 2024, 2025],
    isOwnHost: true,
  },
];

test.for(cases)(
  "no row of an earlier period stands in $declaration.name while the next one's reply is held back",
  async ({ declaration: { name }, call, row, period: [filter, earlier, next], isOwnHost }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    onTestFinished(() => release());
    const at = (value: unknown) =>
      `/admin/dashboard/${name}?filter=${encodeURIComponent(JSON.stringify({ [filter]: value }))}`;
    const { requests, goTo } = openOffice(at(earlier), {
      isOwnHost,
      answers: {
        [`GET ${call}`]: async ({ query }: HostRequest) => {
          if (query.get(filter) !== String(next)) return json([{ ...row, name: "Of the earlier" }]);
          await held;
          return json([{ ...row, name: "Of the next" }]);
        },
      },
    });
    await screen.findByText("Of the earlier");
    await act(() => goTo(at(next)));
    await waitFor(() => {
      const asked = requests.filter(({ path }) => path === call).at(-1);
      expect(asked?.query.get(filter)).toBe(String(next));
    });
    expect(screen.queryByText("Of the earlier")).toBeNull();
    release();
    expect(await screen.findByText("Of the next")).toBeInTheDocument();
  },
);

test("a month that is chosen among other filters takes the rows of the former one away at once", async () => {
  const exception = {
    id: "LATE_SCAN:1",
    kind: "LATE_SCAN",
    date: "2026-03-02",
    at: "2026-03-02T03:31:00Z",
    barcodeId: "EMP-A-00017",
    name: "Of the earlier",
    detail: "Sent late",
    isProposed: false,
    version: 1,
  };
  fakeHost({
    "GET /admin/attendance/exceptions": ({ query }) =>
      query.has("month") ? new Promise(() => undefined) : json([exception]),
  });
  openPage(<Exceptions />, { isOwnHost: true });
  await screen.findByText("Of the earlier");
  fireEvent.mouseDown(await screen.findByLabelText("Month", { selector: "[role='combobox']" }));
  const earlier = await screen.findByText(
    shownMonth(monthAfter(indiaDate(new Date()).slice(0, 7), -1)),
  );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(earlier);
  // Shorter than the delay for typed words.
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByText("Of the earlier")).toBeNull();
});
