/** Messages about pay. */
export const payMessages = {
  "salary.saved": "Salary saved successfully",
  "salary.sameDate": "This person has terms from this day already: change them on the salary page",
  "salary.beforeJoining": "Must not be before the day of joining, %{date}",
  "this.pieceRate": "This piece rate",
  "pieceRate.sameDate":
    "This person has a piece rate of this stage from this day already: edit that one",
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
  "statutoryRate.covered":
    "A rate of this kind from %{from} covers these wages already: end that one first",
  "statutoryRate.coveredUntil":
    "A rate of this kind from %{from} to %{to} covers these wages already: end that one first",
  "pay.bankFile": "a bank file",
  "pay.fundFile": "a file for the provident fund",
  "pay.insuranceFile": "a file for the state insurance",
} as const;
