import { defineTexts } from "../../../domain/texts";

/** The resource's fields, choices and generated list. */
export const salaryFields = defineTexts("resources.salaries", {
  fields: {
    name: "Name",
    employeeId: "Employee ID",
    barcodeId: "Barcode ID",
    unit: "Unit",
    month: "Month",
    monthlyBaseSalary: "Monthly Base Salary",
    totalOvertimeHours: "Total Overtime Hours",
    totalOvertimeMinutes: "Total Overtime Minutes",
    totalSalaryThisMonth: "Total Salary This Month",
    otMultiplierFactor: "OT Rate",
    workingDays: "Working Days",
    grossSalary: "Gross salary",
    totalDeductions: "Total deductions",
    validFrom: "From",
    createdBy: "Entered by",
  },
  setUp: "Set up",
  choices: { otMultiplierFactor: { "1": "1 hour", "1.5": "1.5 hours", "2": "2 hours" } },
  hints: {
    otMultiplierFactor: "An hour of overtime pays so many hours. The law requires 2.",
    workingDays: "The base salary pays so many days of a month, such as 26.",
  },
  list: {
    title: "Monthly Salary",
    empty: "No salaries found.",
    failed: "Failed to fetch salary data",
  },
});

/** The list of all people's terms. */
export const payTermsFields = defineTexts("resources.payTerms", {
  fields: {
    name: "Name",
    barcodeId: "Employee",
    validFrom: "From",
    monthlyBaseSalary: "Monthly Base Salary",
    otMultiplierFactor: "OT Rate",
    workingDays: "Working Days",
    createdBy: "Entered by",
  },
  list: {
    empty: "No terms of pay yet. Set up a salary, or import a file.",
    failed: "The terms of pay could not be loaded",
  },
});

/** Texts of setting up a salary on a host with dated terms of pay. */
export const datedSetupTexts = defineTexts("datedSetup", {
  title: "Terms of pay",
  today: "Today",
  belowStatutory: "%{rate} · below the statutory rate",
  firstHint: "Leave empty to start on the joining date.",
  laterHint: "Earlier days keep their terms.",
  unknown: "The current terms of pay could not be read. Saving replaces terms of the same date.",
});

/** Texts of the salary screens that are not generated. */
export const salaryTexts = defineTexts("salary", {
  totals: {
    title: "Totals of the month",
    people: "Employees",
    overtime: "Overtime hours",
    salary: "Total salary",
  },
  setup: {
    title: "Salary Setup",
    submit: "Save Salary",
    busy: "Saving…",
    failed: "Error saving salary",
    noEmployee: "The employee could not be loaded",
    present: "Current terms",
    notGiven: "Not given",
    replaces: "Saving replaces these terms.",
    unknown: "The current salary could not be read. Saving replaces it.",
  },
  barcode: {
    title: "Employee Barcode",
    saved: "The salary of %{name} is saved. Print the barcode for the gate.",
    print: "Print",
    back: "Back",
  },
});

/** Texts of a month's pay as a whole: its state, its lock and its files. */
export const monthTexts = defineTexts("month", {
  title: "Pay of %{month}",
  failed: "The state of this month could not be loaded",
  open: "Open",
  locked: "Locked",
  lockedBy: "Locked on %{time} by %{name}. The month no longer changes.",
  exceptions: {
    title:
      "%{smart_count} exception to settle first |||| %{smart_count} exceptions to settle first",
    all: "Show all exceptions",
    settle: "Settle %{smart_count} exception |||| Settle %{smart_count} exceptions",
  },
  requests: {
    title:
      "%{smart_count} leave request to decide first |||| %{smart_count} leave requests to decide first",
    decide: "Decide %{smart_count} leave request |||| Decide %{smart_count} leave requests",
  },
  own: {
    title:
      "%{smart_count} correction without a second check |||| %{smart_count} corrections without a second check",
    line: ", %{time}: %{reason} (%{by})",
    all: "Show all corrections",
  },
  withoutTerms: {
    title:
      "%{smart_count} employee worked without a salary set up |||| %{smart_count} employees worked without a salary set up",
    text: "These days are not paid yet. Set up the salary from the first day of work. If this month is locked by then, the next month pays the arrears.",
  },
  withoutCrew: {
    title:
      "Good pieces of a piece rate on %{smart_count} machine day have no people |||| Good pieces of a piece rate on %{smart_count} machine days have no people",
    text: "These pieces pay no employee. Enter the people on the page of the machine. If this month is locked by then, the next month pays the arrears.",
    line: ", %{date}: %{good} good pieces",
  },
  leaversOwing: {
    title:
      "%{smart_count} person has left and still owes an advance |||| %{smart_count} people have left and still owe an advance",
    text: "The last pay deducts an advance up to half of the wages. These balances remain.",
    line: "%{name}: %{rest}",
  },
  withoutAccount: {
    title:
      "%{smart_count} employee without a bank account |||| %{smart_count} employees without a bank account",
    text: "The bank file leaves them out. Enter the bank account on the employee’s page.",
  },
  missingInEpf: {
    title:
      "%{smart_count} employee is missing from the PF file |||| %{smart_count} employees are missing from the PF file",
    text: "Provident fund is deducted. Enter the UAN on the employee’s page. The portal accepts names in Latin letters only.",
  },
  pensionUnknown: {
    title:
      "Is %{smart_count} employee a member of the pension? |||| Are %{smart_count} employees members of the pension?",
    text: "Their wages are above the pension’s ceiling. Enter on the employee’s page when they joined the PF, or the pension mark. Until then the PF file has them as members.",
  },
  missingInEsi: {
    title:
      "%{smart_count} employee is missing from the ESI file |||| %{smart_count} employees are missing from the ESI file",
    text: "State insurance is deducted. Enter the ESI number on the employee’s page. The portal accepts names in Latin letters only.",
  },
  funds: {
    title: "Contributions to PF and ESI",
    fund: "Contribution",
    payslips: "By the payslips",
    portal: "On the portal",
    difference: "Difference",
    PROVIDENT_FUND: { employees: "PF, employees", employer: "PF, employer" },
    STATE_INSURANCE: { employees: "ESI, employees", employer: "ESI, employer" },
    reason:
      "The payslips are to the paisa. The portals take whole rupees for each person: PF to the nearest rupee, ESI rounded up. So the sums differ.",
  },
  lock: {
    action: "Lock month…",
    title: "Lock %{month}?",
    question:
      "%{smart_count} payslip, %{net} in total. It no longer changes. Later corrections are paid or deducted as arrears in the next month. |||| %{smart_count} payslips, %{net} in total. They no longer change. Later corrections are paid or deducted as arrears in the next month.",
    locksWith: "Also locked: %{months}.",
    withoutTerms:
      "No salary is set up for %{names}. These days are not paid. If the salary is set up later, they are paid as arrears. |||| No salary is set up for %{names}. These days are not paid. If the salaries are set up later, they are paid as arrears.",
    keep: "Keep open",
    confirm: "Lock month",
    confirmAll: "Lock %{smart_count} months",
    done: "%{month} is locked",
    failed: "The month could not be locked. Please try again.",
  },
  opening: {
    action: "Opening balances…",
    title: "Opening balances",
    question:
      "If earlier months were paid elsewhere, choose the first month paid here. Then enter the balance of each advance and deduction at the start of this month.",
    firstMonth: "First month paid here",
    none: "First month with scans or entries",
    nothing: "No advance or deduction started before this month.",
    ADVANCE: "Advance",
    DEDUCTION: "Deduction",
    source: "%{kind} of %{amount} since %{month}: %{reason}",
    rest: "Balance",
    carriedOver: "Overdue part",
    notNumber: "Enter an amount in rupees",
    tooMuch: "At most %{most}",
    keep: "Cancel",
    confirm: "Save",
    done: "Opening balances are saved",
    failed: "The opening balances could not be saved. Please try again.",
  },
  unlock: {
    action: "Unlock…",
    title: "Unlock %{month}?",
    question:
      "The pay is calculated again and may differ from what was paid out. The current payslips are kept with your reason.",
    reason: "Reason",
    reasonHint: "Example: overtime of the press was missing",
    missing: "Enter a reason",
    keep: "Keep locked",
    confirm: "Unlock month",
    done: "%{month} is open again",
    failed: "The month could not be unlocked. Please try again.",
  },
  files: {
    title: "Files",
    register: "Register",
    bank: "Bank file",
    bankWorkbook: "Bank file (.xlsx)",
    epf: "PF file",
    esi: "ESI file",
    failed: "The file could not be created",
  },
});

export const epfReturnTexts = defineTexts("epfReturns", {
  action: "PF returns…",
  title: "PF returns of %{month}",
  failed: "The PF returns could not be read",
  kinds: { REGULAR: "Regular", SUPPLEMENTARY: "Supplementary", REVISED: "Revised" },
  hints: {
    REGULAR:
      "All members of the month. Upload the file to the portal, then mark the return as filed.",
    SUPPLEMENTARY: "Members whom the filed returns lack, such as those whose UAN came later.",
    REVISED: "Members whose wages or contributions have changed since the return was filed.",
  },
  next: "%{kind} return: %{smart_count} member, %{amount} |||| %{kind} return: %{smart_count} members, %{amount}",
  nothing: "The filed returns have all members with their present contributions.",
  isOpen: "The month is open. A locked month can be filed.",
  lowered: {
    title:
      "%{smart_count} member is lower than in a paid return |||| %{smart_count} members are lower than in a paid return",
    text: "The portal lowers nothing after the payment, so the revised return leaves them out. Their next contributions can be less, or the PF office decides.",
    line: "%{name} (%{uan}): %{paid} paid, %{now} now",
  },
  columns: {
    kind: "Return",
    members: "Members",
    contributions: "Contributions",
    filed: "Filed",
    paid: "Paid",
  },
  filedBy: "%{time}, %{name}",
  download: "Download file",
  file: {
    action: "Mark as filed",
    done: "The return is marked as filed",
    failed: "The return could not be marked as filed",
  },
  pay: {
    action: "Mark as paid",
    done: "The returns are marked as paid",
    failed: "The returns could not be marked as paid",
  },
  withdraw: {
    action: "Take back the last return…",
    title: "Take back the last return?",
    question:
      "Take it back if the portal rejected it, or it was never filed. It can be filed again.",
    reason: "Reason",
    reasonHint: "Example: the portal rejected the file",
    missing: "Enter a reason",
    keep: "Keep return",
    confirm: "Take back",
    done: "The return is taken back",
    failed: "The return could not be taken back",
  },
  close: "Close",
});
