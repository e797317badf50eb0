import { randomUUID } from "node:crypto";
import { lawfulBenefits } from "../../contract/benefits";
import type { CallName } from "../../contract/routes";
import { indiaDate, monthAfter } from "../../domain/indiaTime";
import { type Examples, edited, form } from "./exampleRequest";
import { people } from "./people";
import { scanBody } from "./scanBody";

const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns a month from the present one on. In such a month all employees of the examples work, and it is not locked.
 */
const comingMonth = (n: number) => monthAfter(indiaDate(new Date()).slice(0, 7), n % 60);

/** Returns a rate for another day each time, because a second rate of one day would be refused. */
const statutoryRate = (n: number) => ({
  kind: "PROFESSIONAL_TAX",
  validFrom: daysAfter("1901-01-01", n),
  validTo: daysAfter("1901-01-01", n),
  wageBase: "GROSS",
  wagesFrom: 25_000,
  amount: 200,
  februaryAmount: 300,
  isActive: true,
});

/** Returns the rule of a deduction for ten days, long before other examples. */
const dailyRule = (date: string) => ({
  basis: "DAY",
  amount: 30,
  validFrom: date,
  validTo: daysAfter(date, 9),
  maxMissed: 0,
  nightFrom: "22:00",
  nightTo: "06:00",
  nightHours: 4,
  isWages: true,
});

/** The token of the link by which the third admin may set a password. */
export const linkToken = "the-token-of-a-link-to-set-a-password-once";

/** The number of open exceptions and proposals that examples settle and decide. A prime, so that no two examples meet. */
export const openExamples = 71;

/** The month that an example locks. It has no other pay. */
const lockedMonth = "2019-06";

/** Sessions that examples end, of the first and the third admin. */
export const endedSessions = {
  firstAdmin: "00000000-0000-4000-8000-000000000001",
  thirdAdmin: "00000000-0000-4000-8000-000000000003",
};

/** The calls that need a factor, a signature or a code of the moment. They have tests of their own. */
export const provingCalls: readonly CallName[] = [
  "beginProof",
  "finishApp",
  "finishPasskey",
  "finishProof",
  "finishSignIn",
  "removeFactor",
  "renewRecoveryCodes",
];

const endedTicket = "a-ticket-that-has-ended-already";

const employee = (n: number) => ({
  name: "Chaitra Gowda",
  email: `chaitra${n}@example.com`,
  unit: "A",
  gender: "female",
  phoneNumber: "+91 98450 00000",
  bloodGroup: "O+",
  dob: "1990-02-28",
});

const admin = (n: number) => ({
  userName: `office${n}`,
  firstName: "Meena",
  lastName: "Rao",
  email: `office${n}@example.com`,
  phoneNumber: "+91 98450 00000",
  gender: "female",
  role: "ROLE_ADMIN",
});

/** The examples of the people at the plant, their days and their pay. */
export const peopleExamples: Examples = {
  login: () => ({ body: { email: "owner@example.com", password: "corrugated-board" } }),
  updateAccount: () => ({ body: { firstName: "Asha", lastName: "Rao Bhat", version: 1 } }),
  changeLanguage: () => ({ body: { language: "kn" } }),
  changePassword: () => ({
    body: { currentPassword: people.owner.password, newPassword: people.owner.password },
  }),
  finishSignIn: () => ({ body: { ticket: endedTicket, code: "123456" } }),
  beginApp: () => ({ body: { currentPassword: people.owner.password } }),
  finishApp: () => ({ body: { ticket: endedTicket, code: "123456" } }),
  beginPasskey: () => ({ body: { currentPassword: people.owner.password } }),
  finishPasskey: () => ({
    body: {
      ticket: endedTicket,
      name: "Phone",
      attestation: { id: "AA", attestationObject: "AA", clientDataJSON: "AA", transports: [] },
    },
  }),
  finishProof: () => ({ body: { ticket: endedTicket, code: "123456" } }),
  removeFactor: () => ({ params: { id: "1" } }),
  emailNotices: () => ({ body: { isEmailed: true } }),
  followClient: () => ({ params: { id: "1" }, body: { isFollowed: true } }),
  assignException: (n) => ({
    body: { exceptionId: `OPEN_CHECK_OUT:${(n % openExamples) + 1}`, adminId: 2 },
  }),
  readNotices: () => ({ body: { first: 1, last: 9 } }),
  endSession: () => ({ params: { id: endedSessions.firstAdmin } }),
  getAdminSessions: () => ({ params: { id: "3" } }),
  endAdminSession: () => ({ params: { id: "3", sessionId: endedSessions.thirdAdmin } }),
  resetSecondFactor: () => ({ params: { id: "3" } }),
  updateSignInRules: () => ({ body: { isRequired: false } }),
  createPasswordLink: () => ({ params: { id: "2" } }),
  setPassword: () => ({ body: { token: linkToken, password: "a-password-by-a-link" } }),
  createAdmin: (n) => ({ body: { ...admin(n), password: "a-long-enough-one" } }),
  updateAdmin: (n) => edited(3, { ...admin(n + 900), lastName: "Rao Kulkarni" }),
  deactivateAdmin: () => ({ params: { id: "3" } }),
  reinstateAdmin: () => ({ params: { id: "3" } }),
  registerEmployee: (n) => ({ body: employee(n) }),
  importEmployees: (n) => ({
    file: `name,email,unit,gender,phoneNumber,bloodGroup,dob\nAsha,imported${n}@example.com,A,female,9845000000,O+,28/02/1990`,
  }),
  getEmployee: () => ({ params: { id: "1" } }),
  updateEmployee: (n) => edited(1, { ...employee(n + 900), name: "Chaitra M Gowda" }),
  deactivateEmployee: () => ({ params: { barcodeId: "EMP-B-00002" } }),
  reinstateEmployee: () => ({ params: { id: "2" } }),
  getEmployeeBarcode: () => ({ params: { barcodeId: "EMP-A-00001" } }),
  getEmployeeNameAndUnit: () => ({ body: { barcodeId: "EMP-A-00001" }, headers: form }),
  punch: () => ({ body: { ...scanBody(), barcodeId: "EMP-A-00001" } }),
  dismissScan: () => ({
    body: {
      ...scanBody(),
      barcodeId: "EMP-A-00001",
      dismissedScanId: randomUUID(),
      dismissedCall: "punch",
      label: "Asha Rao",
      refusal: "The badge EMP-A-00001 was not found",
    },
  }),
  getAttendanceMonth: () => ({ params: { barcodeId: "EMP-A-00001", month: "2026-03" } }),
  getAttendance: () => ({ query: { date: indiaDate(new Date()) } }),
  proposeCorrection: (n) => ({
    body: {
      action: "ADD",
      barcodeId: "EMP-A-00001",
      at: `${daysAfter("2020-01-01", n)}T08:30:00.000Z`,
      reason: "The badge was left at home",
    },
  }),
  decideCorrection: () => ({ params: { id: "1" }, body: { status: "APPROVED" } }),
  settleExceptions: (n) => ({
    body: {
      corrections: [{ action: "CONFIRM", exceptionId: `OPEN_CHECK_OUT:${1 + (n % openExamples)}` }],
      reason: "The station was down",
    },
  }),
  decideCorrections: (n) => ({ body: { ids: [2 + (n % openExamples)], status: "APPROVED" } }),
  updateCalendar: () => ({
    body: {
      weeklyOffs: [{ unit: "A", weekday: "SUNDAY" }],
      holidays: [{ date: "2026-08-15", name: "Independence Day" }],
      shortestSpanSeconds: 60,
      longestSpanHours: 14,
      longSpanHours: 12,
      workDayLeadHours: 4,
      earlyMinutes: 30,
      halfDayHours: 4,
      version: 0,
    },
  }),
  createLeave: (n) => {
    const date = daysAfter("2027-01-01", n);
    return {
      body: {
        barcodeId: "EMP-A-00001",
        firstDate: date,
        lastDate: date,
        kind: "PAID",
        isHalfDay: true,
      },
    };
  },
  cancelLeave: () => ({ params: { id: "1" } }),
  approveLeave: () => ({ params: { id: "2" } }),
  getLeaveBalances: () => ({}),
  createLeaveRule: (n) => ({
    body: {
      kind: "CASUAL",
      validFrom: daysAfter("2035-01-01", n),
      accrual: "MONTH",
      daysPerYear: 12,
      workedPerDay: 20,
      minimumWorked: 180,
      joinerPercent: 25,
      carryOver: 6,
      surplus: "LAPSE",
    },
  }),
  updateLeaveRule: () =>
    edited(1, {
      accrual: "YEAR",
      daysPerYear: 8,
      workedPerDay: 20,
      minimumWorked: 180,
      joinerPercent: 25,
      surplus: "PAY_OUT",
    }),
  createLeaveEntry: (n) => ({
    body: {
      barcodeId: "EMP-A-00001",
      kind: "EARNED",
      type: "GRANTED",
      date: `${comingMonth(n)}-01`,
      days: 1.5,
      reason: `Agreed ${n}`,
    },
  }),
  cancelLeaveEntry: () => ({ params: { id: "1" } }),
  addSalary: () => ({
    body: { employeeId: 1, monthlyBaseSalary: 26_000, otMultiplierFactor: 1.5, workingDays: 26 },
  }),
  getPayTerms: () => ({ params: { employeeId: "1" } }),
  createAdjustment: (n) => ({
    body: {
      barcodeId: "EMP-A-00001",
      kind: "DEDUCTION",
      month: comingMonth(n),
      amount: 450.5,
      reason: `Uniform ${n}`,
    },
  }),
  cancelAdjustment: () => ({ params: { id: "1" } }),
  getBenefitRules: () => ({}),
  createBenefitRule: (n) => ({
    body: { ...lawfulBenefits, validFrom: daysAfter("1990-01-01", n), bonusLeastDays: 0 },
  }),
  updateBenefitRule: () => edited(1, { ...lawfulBenefits, bonusPercent: 10, bonusLeastDays: 0 }),
  getBonuses: () => ({}),
  payBonus: (n) => ({
    body: { barcodeId: "EMP-B-00002", year: 2020 + (n % 6), month: comingMonth(n) },
  }),
  getGratuities: () => ({}),
  getSettlement: () => ({ params: { employeeId: "4" } }),
  getSettlementPdf: () => ({ params: { employeeId: "4" } }),
  settleLeaver: () => ({ params: { employeeId: "4" }, body: { net: 0 } }),
  cancelSettlement: () => ({ params: { employeeId: "4" } }),
  createAdvance: (n) => ({
    body: {
      barcodeId: "EMP-A-00001",
      givenOn: daysAfter("2026-01-01", n),
      amount: 6_000,
      instalment: 2_000,
      firstMonth: comingMonth(n),
      reason: `School fees ${n}`,
    },
  }),
  updateAdvance: () => edited(1, { instalment: 1_500, reason: "School fees" }),
  cancelAdvance: () => ({ params: { id: "2" } }),
  createPieceRate: (n) => ({
    body: {
      barcodeId: "EMP-A-00001",
      stage: "JOINING",
      validFrom: daysAfter("2026-01-01", n),
      ratePerThousand: 45.5,
    },
  }),
  updatePieceRate: () => edited(1, { ratePerThousand: 50 }),
  createPayComponent: (n) => ({
    body: {
      name: `Canteen ${n}`,
      kind: "DEDUCTION",
      unit: "A",
      ...dailyRule(daysAfter("2001-01-01", n)),
    },
  }),
  updatePayComponent: () => edited(1, { ...dailyRule("2001-01-01"), amount: 40 }),
  cancelPayComponent: () => ({ params: { id: "2" } }),
  createStatutoryRate: (n) => ({ body: statutoryRate(n) }),
  getStatutoryChanges: () => ({}),
  adoptStatutoryChange: () => ({ params: { change: "FUND_CEILING" } }),
  updateStatutoryRate: () => edited(1, { ...statutoryRate(0), amount: 208.33 }),
  getPayslip: () => ({
    params: { month: indiaDate(new Date()).slice(0, 7), employeeId: "1" },
  }),
  getPayOpening: () => ({}),
  updatePayOpening: () => ({ body: { firstMonth: lockedMonth, balances: [], version: 0 } }),
  getPayrollMonth: () => ({ params: { month: indiaDate(new Date()).slice(0, 7) } }),
  lockPayrollMonth: () => ({ params: { month: lockedMonth } }),
  unlockPayrollMonth: () => ({ params: { month: lockedMonth }, body: { reason: "Too early" } }),
  getPayslipsPdf: () => ({ params: { month: indiaDate(new Date()).slice(0, 7) } }),
  getPayRegister: () => ({ params: { month: indiaDate(new Date()).slice(0, 7) } }),
  getBankFile: () => ({ params: { month: lockedMonth } }),
  getEpfReturn: () => ({ params: { month: lockedMonth } }),
  getEpfReturns: () => ({ params: { month: lockedMonth } }),
  fileEpfReturn: () => ({ params: { month: lockedMonth }, body: { kind: "REGULAR" } }),
  payEpfReturns: () => ({ params: { month: lockedMonth } }),
  withdrawEpfReturn: () => ({ params: { month: lockedMonth }, body: { reason: "Rejected" } }),
  getEsiReturn: () => ({ params: { month: lockedMonth } }),
};
