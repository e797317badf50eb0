import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { PayrollMonth } from "../../../contract/payroll";
import { MonthPanel } from "../../../src/admin/pay/month/MonthPanel";
import { chooseLanguage } from "../../../src/texts/useTexts";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage, person } from "../../support/openPage";

const open: PayrollMonth = {
  month: "2026-03",
  isLocked: false,
  isFirst: false,
  obstacle: "March 2026 has 1 open exception to settle first",
  exceptions: [
    {
      id: "OPEN_CHECK_OUT:17",
      kind: "OPEN_CHECK_OUT",
      date: "2026-03-05",
      at: "2026-03-05T03:30:00Z",
      name: "Asha",
      barcodeId: "EMP-A-00017",
      detail: "Checked in at 9:00 am and never out",
      isProposed: false,
      version: 1,
    },
  ],
  ownCorrections: [
    {
      id: 3,
      action: "ADD",
      name: "Bala",
      barcodeId: "EMP-A-00018",
      at: "2026-03-06T11:30:00Z",
      reason: "The badge was at home",
      status: "APPROVED",
      proposedBy: "owner@example.com",
      proposedAt: "2026-03-07T04:00:00Z",
      decidedBy: "owner@example.com",
      decidedAt: "2026-03-07T04:00:00Z",
    },
  ],
  leaveRequests: [],
  people: 2,
  locksWith: [],
  withoutTerms: [{ employeeId: 18, name: "Bala" }],
  withoutCrew: [],
  leaversOwing: [{ employeeId: 19, name: "Chitra", rest: 1_250 }],
  withoutAccount: [{ employeeId: 18, name: "Bala" }],
  missingInEpf: [{ employeeId: 20, name: "ದೇವಿ" }],
  missingInEsi: [],
  pensionUnknown: [],
  funds: [],
  net: 31_250.5,
};

const settled: PayrollMonth = { ...open, obstacle: undefined, exceptions: [], ownCorrections: [] };
const locked: PayrollMonth = {
  ...settled,
  isLocked: true,
  lockedAt: "2026-04-02T05:00:00Z",
  lockedBy: "owner@example.com",
};

const path = "/admin/payroll/2026-03";

function openPanel(state: PayrollMonth, calls: Parameters<typeof fakeHost>[0] = {}) {
  const sentLanguages = fakeHost({ [`GET ${path}`]: () => json(state), ...calls });
  openPage(<MonthPanel month="2026-03" />, { isOwnHost: true });
  return sentLanguages;
}

/** The page's next step. */
const dark = () => [...document.querySelectorAll(".MuiButton-contained")];

test("a month with exceptions names the obstacle and links to it", async () => {
  openPanel(open);
  expect(await screen.findByText("March 2026 has 1 open exception to settle first.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Lock month…" })).toHaveProperty("disabled", true);
  expect(screen.queryByRole("button", { name: "Bank file" })).toBeNull();
  const next = screen.getByRole("link", { name: "Settle 1 exception" });
  expect(decodeURIComponent(next.getAttribute("href") ?? "")).toContain('"month":"2026-03"');
  expect(dark()).toEqual([next]);
  await person().click(screen.getByText("1 exception to settle first"));
  const link = await screen.findByRole("link", { name: "Asha, 5 Mar 2026" });
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toContain('"month":"2026-03"');
  expect(screen.getByText(/Checked in at 9:00 am and never out/)).toBeTruthy();
  await person().click(screen.getByText("1 correction without a second check"));
  expect(await screen.findByText(/^, 6 Mar 2026, .*The badge was at home/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Bala" }).getAttribute("href")).toContain("EMP-A-00018");
  await person().click(screen.getByText("1 employee worked without a salary set up"));
  const unpaid = screen.getByText("1 employee worked without a salary set up").closest("details");
  const setup = await within(unpaid ?? document.body).findByRole("link", { name: "Bala" });
  expect(setup.getAttribute("href")).toMatch(/salary\/register\/18$/);
  await person().click(screen.getByText("1 person has left and still owes an advance"));
  const owing = await screen.findByRole("link", { name: "Chitra: ₹1,250.00" });
  expect(owing.getAttribute("href")).toMatch(/salary\/2026-03\/19$/);
  await person().click(screen.getByText("1 employee is missing from the PF file"));
  const missing = await screen.findByRole("link", { name: "ದೇವಿ" });
  expect(missing.getAttribute("href")).toMatch(/employees\/20\/show$/);
  expect(screen.queryByText(/missing from the ESI file/)).toBeNull();
});

test("a month with a leave request that waits names it and links to it", async () => {
  const request = { id: 9, name: "Asha", barcodeId: "EMP-A-00017", firstDate: "2026-03-12" };
  const obstacle = "1 leave request waits for a decision";
  openPanel({ ...settled, obstacle, leaveRequests: [request] });
  const next = await screen.findByRole("link", { name: "Decide 1 leave request" });
  expect(decodeURIComponent(next.getAttribute("href") ?? "")).toContain('"status":"REQUESTED"');
  expect(dark()).toEqual([next]);
  await person().click(screen.getByText("1 leave request to decide first"));
  const link = await screen.findByRole("link", { name: "Asha, 12 Mar 2026" });
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toContain('"q":"EMP-A-00017"');
});

test("the contributions unfold to both sums, with the difference in paise", async () => {
  const fund = { employees: 7_274.1, employer: 31_521.19 };
  const portal = { portalEmployees: 7_302, portalEmployer: 31_548 };
  openPanel({ ...open, funds: [{ kind: "STATE_INSURANCE", people: 9, ...fund, ...portal }] });
  await person().click(await screen.findByText("Contributions to PF and ESI"));
  const row = await screen.findByRole("row", { name: /^ESI, employees/ });
  expect(row).toHaveTextContent("₹7,274.10₹7,302.00₹27.90");
});

test("a month is locked after a question, and the host's refusal stays in the dialog", async () => {
  expectConsoleErrors(
    /^HostError: March 2026 has 1 open exception to settle first\nAsha, 2026-03-05$/,
  );
  let answers = [
    json(
      { message: "March 2026 has 1 open exception to settle first\nAsha, 2026-03-05" },
      { status: 409 },
    ),
    json(locked),
  ];
  openPanel(settled, {
    [`PUT ${path}/lock`]: () => {
      const [first = json({}), ...rest] = answers;
      answers = rest;
      return first;
    },
  });
  const lock = await screen.findByRole("button", { name: "Lock month…" });
  expect(dark()).toEqual([lock]);
  await person().click(lock);
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/^2 payslips, ₹31,250.50 in total/)).toBeTruthy();
  expect(within(dialog).getByText(/^No salary is set up for Bala/)).toBeTruthy();
  await person().click(within(dialog).getByRole("button", { name: "Lock month" }));
  expect(await within(dialog).findByText(/Asha, 2026-03-05/)).toBeTruthy();
  await person().click(within(dialog).getByRole("button", { name: "Lock month" }));
  expect(await screen.findByText("March 2026 is locked")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a lock says which months are locked with it", async () => {
  openPanel({ ...settled, locksWith: ["2026-01", "2026-02"], withoutTerms: [] });
  await person().click(await screen.findByRole("button", { name: "Lock month…" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("Also locked: January 2026 and February 2026.")).toBeTruthy();
  expect(within(dialog).getByRole("button", { name: "Lock 3 months" })).toBeTruthy();
});

test("the months that are locked together are joined in the reader's language", async () => {
  onTestFinished(() => chooseLanguage("en"));
  chooseLanguage("hi");
  openPanel({ ...settled, locksWith: ["2026-01", "2026-02"], withoutTerms: [] });
  await person().click(await screen.findByRole("button", { name: "Lock month…" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/^Also locked: .* और .*\.$/)).toBeTruthy();
});

test("a locked month is unlocked with a reason alone, and its papers are saved", async () => {
  expectConsoleErrors(/^HostError: Out of paper$/);
  const bodies: unknown[] = [];
  openPanel(locked, {
    [`PUT ${path}/unlock`]: ({ body }) => {
      bodies.push(body);
      return json(settled);
    },
    [`GET ${path}/bank.csv`]: () => new Response("csv"),
    [`GET ${path}/payslips.pdf`]: () => json({ message: "Out of paper" }, { status: 500 }),
  });
  expect(await screen.findByText(/^Locked on 2 Apr 2026, .* by owner@example.com/)).toBeTruthy();
  const saved: string[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL() {} }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click");
  onTestFinished(() => click.mockRestore());
  click.mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  expect(dark()).toEqual([screen.getByRole("button", { name: "Bank file" })]);
  await person().click(screen.getByRole("button", { name: "Bank file" }));
  await waitFor(() => expect(saved).toEqual(["2026-03-bank.csv"]));
  await person().click(screen.getByRole("button", { name: "Bank file (.xlsx)" }));
  await waitFor(() => expect(saved).toEqual(["2026-03-bank.csv", "2026-03-bank.xlsx"]));
  await person().click(screen.getByRole("button", { name: "Payslips" }));
  expect(await screen.findByText("Out of paper")).toBeTruthy();

  await person().click(screen.getByRole("button", { name: "Unlock…" }));
  const dialog = await screen.findByRole("dialog");
  await person().click(within(dialog).getByRole("button", { name: "Unlock month" }));
  expect(await within(dialog).findByText("Enter a reason")).toBeTruthy();
  await person().type(within(dialog).getByRole("textbox"), "Overtime was missing");
  await person().click(within(dialog).getByRole("button", { name: "Unlock month" }));
  expect(await screen.findByText("March 2026 is open again")).toBeTruthy();
  expect(bodies).toEqual([{ reason: "Overtime was missing" }]);
});

test("payslips are saved in the chosen language", async () => {
  const sentLanguages: (string | null)[] = [];
  openPanel(locked, {
    [`GET ${path}/payslips.pdf`]: ({ query }) => {
      sentLanguages.push(query.get("language"));
      return new Response("pdf");
    },
  });
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL() {} }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  onTestFinished(() => click.mockRestore());
  const choice = await screen.findByRole("combobox", { name: "Language of payslips" });
  expect(choice.textContent).toBe("English");
  await person().click(choice);
  await person().click(screen.getByRole("option", { name: "ಕನ್ನಡ" }));
  await person().click(screen.getByRole("button", { name: "Payslips" }));
  await waitFor(() => expect(sentLanguages).toEqual(["kn"]));
});

const advance = {
  kind: "ADVANCE",
  sourceId: 7,
  name: "Asha",
  barcodeId: "EMP-A-00017",
  reason: "School fees",
  amount: 6_000,
  firstMonth: "2026-01",
  rest: 6_000,
  carriedOver: 0,
} as const;

test("a host that no longer answers takes no opening balance that was typed", async () => {
  expectConsoleErrors(/^HostError: /);
  const down = () => json({ message: "The database does not answer" }, { status: 503 });
  let isDown = false;
  let refused = 0;
  const month = { ...settled, isFirst: true };
  openPanel(month, {
    "GET /admin/payroll/2026-03": () => (isDown ? down() : json(month)),
    "GET /admin/payroll/opening": () =>
      isDown ? down() : json({ version: 0, firstMonth: "2026-03", balances: [advance] }),
    "PUT /admin/payroll/opening": () => {
      isDown = true;
      refused += 1;
      return down();
    },
  });
  await person().click(await screen.findByRole("button", { name: "Opening balances…" }));
  const dialog = within(await screen.findByRole("dialog"));
  const rest = dialog.getByRole("textbox", { name: "Balance" });
  await person().clear(rest);
  await person().type(rest, "3,500");
  for (const round of [1, 2]) {
    await person().click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(refused).toBe(round));
    expect(await dialog.findByRole("alert")).toHaveTextContent("The database does not answer");
  }
  expect(rest).toHaveValue("3,500");
});

test("opening balances are entered until the first lock, and a wrong amount is shown at its input", async () => {
  const later = { ...advance, sourceId: 8, name: "Bala", firstMonth: "2026-04" };
  const bodies: unknown[] = [];
  openPanel(
    { ...settled, isFirst: true },
    {
      "GET /admin/payroll/opening": () =>
        json({ version: 0, firstMonth: "2026-03", balances: [advance, later] }),
      "PUT /admin/payroll/opening": ({ body }) => {
        bodies.push(body);
        return json({ version: 1, firstMonth: "2026-03", balances: [advance, later] });
      },
    },
  );
  await person().click(await screen.findByRole("button", { name: "Opening balances…" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/^Advance of ₹6,000.00 since January 2026/)).toBeTruthy();
  expect(within(dialog).queryByText(/Bala\b/)).toBeNull();
  const rest = within(dialog).getByRole("textbox", { name: "Balance" });
  await person().clear(rest);
  await person().type(rest, "6,000.01");
  const save = within(dialog).getByRole("button", { name: "Save" });
  await person().click(save);
  expect(await within(dialog).findByText("At most ₹6,000.00")).toBeTruthy();
  await person().clear(rest);
  await person().type(rest, "3,500");
  const overdue = within(dialog).getByRole("textbox", { name: "Overdue part" });
  await person().clear(overdue);
  await person().type(overdue, "five");
  await person().click(save);
  expect(await within(dialog).findByText("Enter an amount in rupees")).toBeTruthy();
  expect(bodies).toEqual([]);
  await person().clear(overdue);
  await person().type(overdue, "500");
  await person().click(save);
  expect(await screen.findByText("Opening balances are saved")).toBeTruthy();
  expect(bodies).toEqual([
    {
      version: 0,
      firstMonth: "2026-03",
      balances: [{ kind: "ADVANCE", sourceId: 7, rest: 3_500, carriedOver: 500 }],
    },
  ]);
});

test("a locked month's PF returns are downloaded, marked as filed and as paid", async () => {
  const sums = { members: 2, employees: 3_480, employer: 3_480 };
  const filed = { ...sums, kind: "REGULAR", id: 1, filedBy: "owner@example.com" };
  let returns: object = {
    month: "2026-03",
    filed: [{ ...filed, filedAt: "2026-04-10T05:00:00Z" }],
    next: [{ kind: "SUPPLEMENTARY", members: 1, employees: 1_680, employer: 1_680 }],
    lowered: [{ uan: "100900000002", name: "Bala", paid: 3_360, now: 2_400 }],
  };
  const sent: unknown[] = [];
  openPanel(locked, {
    [`GET ${path}/epf`]: () => json(returns),
    [`PUT ${path}/epf/file`]: ({ body }) => {
      sent.push(body);
      returns = { ...returns, next: [] };
      return json(returns);
    },
    [`PUT ${path}/epf/pay`]: () => {
      returns = {
        ...returns,
        filed: [{ ...filed, filedAt: "2026-04-10T05:00:00Z", paidAt: "2026-04-12T05:00:00Z" }],
      };
      return json(returns);
    },
  });
  await person().click(await screen.findByRole("button", { name: "PF returns…" }));
  const next = await screen.findByRole("group", {
    name: "Supplementary return: 1 member, ₹3,360.00",
  });
  expect(screen.getByText(/^Bala \(100900000002\): ₹3,360.00 paid, ₹2,400.00 now$/)).toBeTruthy();
  await person().click(within(next).getByRole("button", { name: "Mark as filed" }));
  await waitFor(() => expect(screen.queryByRole("group", { name: /^Supplementary/ })).toBeNull());
  expect(sent).toEqual([{ kind: "SUPPLEMENTARY" }]);
  await person().click(screen.getByRole("button", { name: "Mark as paid" }));
  expect(await screen.findByRole("row", { name: /^Regular.*12 Apr 2026/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Mark as paid" })).toBeNull();
  expect(screen.getByRole("button", { name: "Take back the last return…" })).toBeTruthy();
});
