/**
 * The calculations of payslips, the reasons of arrears and the notes of days. Locked payslips store these codes and
 * print these texts. A changed wording therefore needs a new code.
 */
export const payslipsMessages = {
  /** The parts of a calculation, one after the other. */
  "payslip.parts": "%{parts}",
  "formula.days":
    "%{smart_count} day × %{base} ÷ %{days} |||| %{smart_count} days × %{base} ÷ %{days}",
  "formula.monthCap": " ÷ %{months}, as a month earns its base at most",
  "formula.overtime": "%{duration} × %{base} ÷ %{days} ÷ 8 × %{factor}",
  "formula.pieces": "%{pieces} good pieces × %{rate} ÷ 1,000",
  /** Formulas of pay components: the part of a monthly amount, days, nights, and an attendance bonus. */
  "formula.partOfMonth": "%{amount} × %{days} ÷ %{all} days",
  "formula.daysPresent": "%{smart_count} day × %{amount} |||| %{smart_count} days × %{amount}",
  "formula.nights": "%{smart_count} night × %{amount} |||| %{smart_count} nights × %{amount}",
  "formula.missed":
    ", %{smart_count} day missed of %{most} allowed |||| , %{smart_count} days missed of %{most} allowed",
  "formula.missedTooMany":
    "No bonus: %{smart_count} day missed, %{most} allowed |||| No bonus: %{smart_count} days missed, %{most} allowed",
  "formula.onlyCarried": "%{amount} carried over",
  "formula.knownDue": "%{due} by what is known now − %{deducted} deducted",
  /** A duration in hours. Only payslips that were stored before durations were whole minutes have this text. */
  "formula.hours": "%{hours} h",
  "formula.wagesFrom": "%{amount} from wages of %{wages} on",
  "formula.percent": "%{percent} % of %{wages}",
  /** The formula for some days of a month in which a rate or a ceiling changes. */
  "formula.percentOfDays": "%{percent} % of %{wages} × %{days} ÷ %{all}",
  "formula.plus": " + ",
  "formula.excess": ", with %{excess} that is more than half of %{all}",
  "formula.counted": ", the most that counts of %{wages}",
  "formula.covered": ", covered until %{date}",
  "formula.half": "; at most half of %{wages} is deducted",
  "formula.deductedBefore": ", of which %{amount} is deducted before",
  "formula.settled": "Paid when the person left on %{date}",
  "formula.lastPay": "%{rest} left, all of it due with the last pay",
  "formula.instalment": "Instalment of %{amount}",
  "formula.carried": " + %{amount} carried over",
  "formula.onlyLeft": ", but only %{rest} is left",
  "formula.leftBefore": ", %{rest} left before it",
  "formula.known": "%{due} by what is known now − %{paid} paid",
  "formula.rates": "%{due} by the rates of now − %{deducted} deducted",
  "arrears.scanAdded": "The scan of %{time} was added by %{by}: %{reason}",
  "arrears.scanRemoved": "The scan of %{time} was taken out by %{by}: %{reason}",
  "arrears.earlyApproved":
    "The time before the shift was approved from %{time} on by %{by}: %{reason}",
  "arrears.earlyDropped":
    "The time before the shift from %{time} on was left out by %{by}: %{reason}",
  "arrears.lateScan": "The scan of %{time} came from its station on %{date}",
  "arrears.readerScan": "The scan of %{time} came with a reader's file on %{date}",
  "arrears.paidLeaveCancelled": "Paid leave from %{date} to %{until} was cancelled on %{day}",
  "arrears.unpaidLeaveCancelled": "Unpaid leave from %{date} to %{until} was cancelled on %{day}",
  "arrears.paidLeaveEntered": "Paid leave from %{date} to %{until} was entered by %{by} on %{day}",
  "arrears.unpaidLeaveEntered":
    "Unpaid leave from %{date} to %{until} was entered by %{by} on %{day}",
  "arrears.leaveCancelled": "%{leave} from %{date} to %{until} was cancelled on %{day}",
  "arrears.leaveEntered": "%{leave} from %{date} to %{until} was entered by %{by} on %{day}",
  "arrears.holiday": "%{date} is a holiday now: %{name}",
  "arrears.noHoliday": "%{date} is no holiday any more: %{name}",
  "arrears.notEmployedOn": "Not employed any more on %{date}",
  "arrears.notEmployedFrom": "Not employed any more from %{date} to %{until}",
  "arrears.employedOn": "Employed after all on %{date}",
  "arrears.employedFrom": "Employed after all from %{date} to %{until}",
  "arrears.assignment": "Another unit or shift from %{date} on",
  "arrears.termsOn": "%{base} a month on %{date}",
  "arrears.termsFrom": "%{base} a month from %{date} to %{until}",
  "arrears.pieceRates": "Another piece rate from %{date} to %{until}",
  "arrears.component": "Other terms of %{name} from %{date} to %{until}",
  "arrears.pieces": "%{good} good pieces of %{machine}, %{time}, were entered by %{by} on %{day}",
  "arrears.piecesReversed":
    "%{good} good pieces of %{machine}, %{time}, were reversed by %{by} on %{day}",
  "arrears.crewEntered":
    "%{name} at %{machine} from %{from} to %{until} was entered by %{by} on %{day}",
  "arrears.crewCancelled": "%{name} at %{machine} from %{from} to %{until} was cancelled on %{day}",
  "arrears.rates": "The statutory rates of this month have changed",
  /** A date in September. Only payslips that were stored before the month had one short name, "Sep", have this text. */
  "arrears.september": "%{day} Sept %{year}",
  "payDay.weeklyOff": "Weekly off",
  "payDay.paidLeave": "Paid leave",
  "payDay.unpaidLeave": "Unpaid leave",
  "payDay.halfPaidLeave": "Half a day of paid leave",
  "payDay.halfUnpaidLeave": "Half a day of unpaid leave",
  /** The second leave of a day, after the text of the first one. */
  "payDay.andPaidLeave": ", paid leave",
  "payDay.andUnpaidLeave": ", unpaid leave",
  "payDay.andHalfPaidLeave": ", half a day of paid leave",
  "payDay.andHalfUnpaidLeave": ", half a day of unpaid leave",
  "payDay.halfOf": "Half a day: %{leave}",
  "payDay.and": ", %{leave}",
  "leaveKind.CASUAL": "Casual leave",
  "leaveKind.SICK": "Sick leave",
  "leaveKind.EARNED": "Earned leave",
  "leaveKind.COMPENSATORY": "Compensatory leave",
} as const;
