/** Messages about scans at a station, and the details of exceptions. */
export const scansMessages = {
  "scan.usedId": "This scan's id was used for another scan",
  "scan.notRecorded": "Not recorded",
  "scan.inactiveBadge": "The badge of %{name} is no longer active: please go to the office",
  "scan.notEmployed": "%{name} is not employed on %{date}: please go to the office",
  "scan.atMachine": "Reel %{reel} is already running for %{client}: return it first",
  "scan.usedUp": "Reel %{reel} is used up",
  "scan.shipped": "The order of %{client} has been shipped: choose another",
  "scan.cancelled": "The order of %{client} has been cancelled: choose another",
  "scan.reserved": "Reel %{reel} is reserved for order #%{order} of %{client}",
  "scan.taken":
    "Issued for order #%{order} of %{client}. It was reserved for order #%{loser} of %{losing}, which has lost it",
  "scan.notInUse": "Reel %{reel} is not in use",
  "scan.weighsNothing":
    "Reel %{reel} cannot weigh 0 kg: the scale shows its core too. Weigh it again",
  "scan.aboveIssued": "Reel %{reel} was issued with %{issued} and cannot come back with %{weight}",
  "scan.noPaper":
    "Reel %{reel} comes back with %{weight}, and its core weighs %{core}: no paper is left. Weigh it again",
  "scan.isFinished":
    "Reel %{reel} comes back with %{weight}, and its core weighs %{core}. Is it finished?",
  "scan.usedLess":
    "%{boxes} boxes need %{expected} of this paper, and reel %{reel} has lost %{consumed}",
  "exception.longSpan": "At work for %{duration} without a pause",
  "exception.openDay": "No other scan in this work day: a check-out or a check-in is missing",
  "exception.openSpan": "No other scan within %{duration}: a check-out or a check-in is missing",
  "exception.workedOnHoliday": "Worked %{duration} on a holiday, %{holiday}",
  "exception.workedOnWeeklyOff": "Worked %{duration} on the weekly off",
  "exception.cameOnHoliday": "Came on a holiday, %{holiday}",
  "exception.cameOnWeeklyOff": "Came on the weekly off",
  "exception.early": "Came %{duration} before the shift: this time counts only when it is approved",
  "exception.notEmployed": "%{name} is not employed on %{date}: the scans of this day are not paid",
  "exception.clockSetBack": "The station's clock was set back while the scan waited",
  "exception.clockReplaced":
    "The station's clock showed %{date}: the time when the scan arrived was taken",
  "exception.clockSlow": "The station's clock was %{duration} slow; the time was corrected",
  "exception.clockFast": "The station's clock was %{duration} fast; the time was corrected",
  "exception.dismissed": "Dismissed at the station. It was refused: %{message}",
  "exception.reelRecords": "Contradicts the records of the reel",
  "exception.inactiveBadge": "This badge was no longer active",
  "exception.noAssignee": "There is no such active admin",
  "exception.late": "Sent %{duration} after it was scanned",
  "scan.entered": "%{refusal} (entered: %{entered})",
} as const;

/** The values that were entered with a scan, within a sentence. */
export const enteredMessages = {
  "entered.all": "%{values}",
  "entered.weight": "%{value} kg",
  "entered.diameter": "a diameter of %{value} mm",
  "entered.boxes": "%{value} boxes",
  "entered.good": "%{value} good",
  "entered.waste": "%{value} wasted",
  "entered.order": "order #%{value}",
  "entered.vehicle": "vehicle %{value}",
  "entered.TOP": "top",
  "entered.FLUTE": "flute",
  "entered.LINER": "liner",
} as const;
