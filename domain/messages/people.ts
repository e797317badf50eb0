/** Messages about people and their pay. */
export const peopleMessages = {
  // Employees, shifts, leave and corrections.
  "employee.sameEmail": "There is an employee with this email",
  "employee.emailTaken":
    "Somebody else who works here has this email now: change one of the two emails first",
  "employee.sameReaderUserId": "Another active employee has this reader’s user ID",
  "employee.readerUserIdTaken":
    "Another active employee has this reader’s user ID now: change one of the two first",
  "employee.hasNotLeft": "%{name} has not left",
  "employee.isDeactivated": "Employee %{barcode} is already deactivated",
  "employee.deactivated": "Employee deactivated successfully",
  "employee.unknownBarcode": "No employee has this barcode",
  "employee.noActiveBarcode": "No active employee has this barcode",
  "employee.nobody": "No employee has this number",
  "fund.aboveCeiling":
    "The base of ₹%{base} on %{date} is above the pension's ceiling of ₹%{ceiling}: who joins the fund above it is no member",
  "fund.memberAboveCeiling":
    "A member of the pension who joined the fund on %{date} cannot have a base above the ceiling of ₹%{ceiling} on that day: change the pension mark on the employee's page first",
  "employment.notOn": "%{name} is not employed on %{date}",
  "employment.personNotOn": "This person is not employed on %{date}",
  "employment.since":
    "%{name} is employed since %{from}: enter the leaving date of that employment first",
  "employment.fromTo": "%{name} is employed from %{from} to %{to} already",
  "employment.onlyLast": "Only the last employment can be removed, and never the only one",
  "employments.stale": "The employments of %{name} were changed meanwhile. Nothing was saved.",
  "assignments.stale": "The assignments of %{name} were changed meanwhile. Nothing was saved.",
  "assignment.onlyLast": "Only the last assignment can be removed, and never the only one",
  "assignment.sameDate": "There is an assignment from this date already: correct it",
  "shift.removed": "This shift was removed",
  "shift.otherUnit": "Shift %{name} belongs to unit %{unit}",
  "shift.overlap":
    "On %{date} shift %{shift} begins before shift %{before} of the day before has ended",
  "shift.ofPerson": "%{name}: %{problem}",
  "shift.sameName": "This unit has a shift with this name",
  "shift.payIsLocked":
    "Pay is locked up to %{month} by these times: add a new shift and assign it from a later date",
  "shift.isAssigned":
    "%{smart_count} person has this shift now or later: assign another one first |||| %{smart_count} people have this shift now or later: assign another one first",
  "leave.overlap": "There is a leave from %{from} to %{to} already",
  "calendar.lockedMonth":
    "%{month} is locked and keeps its settings. Choose %{date} or a later day.",
  "leave.sameHalf":
    "Half a day of this kind from %{from} to %{to} is entered already. Choose another kind for the other half, or a whole day.",
  "leave.isCancelled": "Leave %{number} of %{name} is cancelled already",
  "leave.isApproved": "Leave %{number} of %{name} is approved already",
  "leave.overBalance":
    "%{days} days are above the balance of %{name}. Give a reason to enter the leave.",
  "leave.lockedMonth":
    "Pay is locked up to %{month}: the leave is paid as arrears. Give a reason to enter it.",
  "leave.tooOld": "A locked month before %{month} has no arrears any more",
  "leave.encashAbove": "The balance on %{date} is %{balance} days",
  "leave.noTerms": "There are no terms of pay on this day: set up the salary first",
  "leave.encashByForm": "Enter encashed leave by the form",
  "leave.encashment": "Leave encashed: %{days} × %{base} ÷ %{workingDays}",
  "leaveRule.sameDate": "This kind of leave has a rule from this date already",
  "leaveEntry.isCancelled": "Entry %{number} of %{name} is cancelled already",
  "this.leaveRule": "This leave rule",
  "this.leaveEntry": "This leave entry",
  "correction.approvedBy": "%{admin} has approved this correction already",
  "correction.rejectedBy": "%{admin} has rejected this correction already",
  "correction.proposedAlready":
    "A correction of this exception is proposed already: it has to be decided first",
  "correction.enterSeconds": "There are several scans in this minute: enter the seconds too",
  "correction.noScan": "There is no scan of this badge at this time",
  "correction.inFuture": "Cannot be in the future",
  "correction.besideScan":
    "There is a scan of this badge within %{smart_count} second of this time |||| There is a scan of this badge within %{smart_count} seconds of this time",
  "correction.usedSince": "A correction of this import was decided, or a month was locked since",
  "correction.noShift": "This person has no shift at this time",
  "correction.shiftBegan": "The shift had begun at this time",
  "correction.otherBarcode": "The exception is about another barcode",
  "correction.isSettled": "This exception is settled, or never was one",
  "correction.hasChanged": "This exception has changed. Now it says: %{detail}",
  "correction.refused": "Nothing was saved, because of %{refused} of %{total}. %{list}",
  "correction.numbered": "Correction %{number}",
  "correction.named": "%{name}, %{moment}",
  // Scans of a biometric reader.
  "reader.noHeadings":
    "None of the first 40 rows has the headings of a reader’s export, and no row is one of an attlog.dat. Row 1 lacks columns for %{labels}: %{cells}. Name the columns above the first scan, for example User ID, Date and Time.",
  "reader.noTime":
    "No column has the times: %{cells}. Name a column Date/Time, or two columns Date and Time.",
  "reader.time":
    "Must be a date and a time of day, such as 2026-11-21 08:59:31 or 21/11/2026 8:59:31 AM",
  "reader.reset":
    "The reader’s clock was set back to %{date}, so the time of this scan is not known. Enter the scan by hand, and leave such rows out",
  "reader.inFuture":
    "This time has not come yet. Enter by how much the reader’s clock is ahead, or which days the file has",
  "reader.unknownUser":
    "No employee has the reader’s user ID %{user}. Enter it on the employee’s page, or leave the ID out",
  "reader.ambiguous":
    "The user ID %{user} can be that of %{names}: enter it on the employee’s page with its zeros",
  "reader.locked":
    "The pay of %{month} is locked. Start the import on a later day, or unlock the month first",
  "reader.usedSince": "A month was locked since. The import stays as it is.",
  andMore: "and %{more} more",
  "correction.settlesNot": "this does not settle it",
  "rotation.noUnit": "works in no unit on %{date}, and this shift is of another",
  "rotation.otherUnit": "works in unit %{unit} on %{date}, and this shift is of another",
  "rotation.hasFrom": "has %{shift} from %{date} already",
  "rotation.hasUntil": "has %{shift} until %{date} already",
  "shift.none": "no shift",
  "shift.named": "shift %{name}",
  "correction.unknown": "was not found",
  // Pay.
  "salary.saved": "Salary saved successfully",
  "salary.sameDate": "This person has terms from this day already: change them on the salary page",
  "salary.beforeJoining": "Must not be before the day of joining, %{date}",
  "this.pieceRate": "This piece rate",
  "pieceRate.sameDate":
    "This person has a piece rate of this stage from this day already: edit that one",
  "benefitRule.sameDate": "There is a rule from this date already: edit that one",
  "this.benefitRule": "This rule of bonus and gratuity",
  "bonus.reason": "Bonus %{year}: %{formula}",
  "bonus.PAID": "The bonus %{year} of %{name} is paid already",
  "bonus.paidMeanwhile": "Somebody else has paid this bonus meanwhile",
  "bonus.YEAR_OPEN": "The year %{year} is not over: %{name} has no bonus to pay yet",
  "bonus.FEW_DAYS": "%{name} has worked too few days in %{year} for a bonus",
  "bonus.ABOVE_LIMIT": "The wages of %{name} in %{year} are above the limit for a bonus",
  "bonus.NO_WAGES": "%{name} has no wages in %{year}",
  "bonus.NO_RULE": "No rule of bonus holds in %{year}: enter one first",
  "this.payComponent": "This pay component",
  "payComponent.overlap":
    "%{name} is entered for these people from %{date} on already: end or cancel that one first",
  "payComponent.overlapUntil":
    "%{name} is entered for these people from %{date} to %{until} already: end or cancel that one first",
  "payComponent.noShift": "Unit %{unit} has no shift %{shift}",
  "payComponent.attendanceAdds": "An attendance bonus is an addition",
  "payComponent.isCancelled": "%{name} is cancelled already",
  "payComponent.cancelledNoEdit": "%{name} is cancelled and cannot be edited",
  "settlement.tooEarly":
    "The person is employed until the day before %{date}: settle from that day on",
  "settlement.lockFirst": "The months before %{month} are open: lock them first",
  "settlement.isSettled": "%{by} has settled with %{name} on %{date} already",
  "settlement.changed": "The amounts have changed meanwhile: look at them again",
  "settlement.notSettled": "There is no settlement to cancel",
  "settlement.monthLocked": "%{month} is locked: its payslips have the settlement",
  "addition.isSettled":
    "The addition %{number} of %{name} was paid by the final settlement: cancel the settlement first",
  "employment.isSettled": "The final settlement of %{name} for %{date} is made: cancel it first",
  "gratuity.reason": "Gratuity: %{formula}",
  "pay.afterToday": "Cannot be after today",
  "pay.afterThisMonth": "Cannot be after the present month",
  "pay.beforeJoining": "Must not be before they joined, in %{month}",
  "pay.afterLeaving": "Must not be after they left, in %{month}",
  "pay.lockedUpTo": "Pay is locked up to %{month}: choose a later time",
  "pay.beingLocked": "Somebody else locks or unlocks a month at this moment: try again in a minute",
  "pay.notLocked": "%{month} is not locked",
  "pay.onlyLastUnlocks": "Only the last locked month can be unlocked, %{month}",
  "pay.isOpen": "%{month} is still open: lock it, then there is %{file}",
  "pay.beginsWith": "Pay begins with %{month}: earlier months were paid before",
  "pay.isLocked": "%{month} is locked already, and with it all months before it",
  "pay.locksFrom": "%{month} can be locked from %{moment} on, when its last shifts have ended",
  "pay.aLockedMonth": "A locked month",
  "pay.toSettle": "%{month} has %{open} to settle first",
  "pay.openExceptions": "%{smart_count} open exception |||| %{smart_count} open exceptions",
  "pay.proposals": "%{smart_count} proposed correction |||| %{smart_count} proposed corrections",
  "pay.leaveRequests":
    "%{smart_count} leave request waits for a decision |||| %{smart_count} leave requests wait for a decision",
  "pay.both": "%{one} and %{other}",
  "pay.obstacle": "%{lines}",
  "pay.openException": "%{name}, %{date}: %{detail}",
  "opening.locked":
    "%{month} is locked: opening balances are entered before the first month is locked",
  "opening.stale": "The opening balances were changed meanwhile. Nothing was saved.",
  "opening.noSource": "There is no such advance or deduction",
  "opening.twice": "Is entered twice",
  "opening.aboveAmount": "Must not be more than %{amount}, which was given",
  "opening.nothingTaken": "Nothing was taken before %{month}",
  "addition.isCancelled": "The addition %{number} of %{name} is cancelled already",
  "deduction.isCancelled": "The deduction %{number} of %{name} is cancelled already",
  "addition.wasPaid":
    "The addition %{number} of %{name} was paid with %{month}, which is locked: enter a deduction instead",
  "deduction.wasTaken":
    "The deduction %{number} of %{name} was taken in locked months: enter an addition instead",
  "advance.cancelledNoEdit": "%{title} is cancelled and cannot be edited",
  "advance.isCancelled": "%{title} is cancelled already",
  "advance.isRepaid": "%{title} is given back: there is nothing to cancel",
  "advance.aboveRest": "Must not be more than what is left, %{rest}",
  "statutoryChange.WAGES_BY_CODE":
    "From %{date} PF, ESI, bonus and gratuity count the wages by the Code on Social Security, without overtime. The plant’s rates count the wages of before",
  "statutoryChange.FUND_CEILING":
    "From %{date} PF, pension and EDLI count wages up to ₹25,000. The plant’s rates have ₹15,000",
  "this.statutoryChange": "This change of the law",
  "statutoryRate.covered":
    "A rate of this kind from %{from} covers these wages already: end that one first",
  "statutoryRate.coveredUntil":
    "A rate of this kind from %{from} to %{to} covers these wages already: end that one first",
  "pay.bankFile": "a bank file",
  "epfReturn.REGULAR": "regular",
  "epfReturn.SUPPLEMENTARY": "supplementary",
  "epfReturn.REVISED": "revised",
  "epfReturn.none": "%{month} has nothing to file in a %{kind} return of the provident fund",
  "epfReturn.nothingToPay":
    "%{month} has no filed return of the provident fund that waits for its payment",
  "epfReturn.notFiled": "%{month} has no filed return of the provident fund",
  "pay.fundFile": "a file for the provident fund",
  "pay.insuranceFile": "a file for the state insurance",
} as const;
