import type { enteredMessages, scansMessages } from "../../../domain/messages/scans";

/** Messages about scans at a station, and the details of exceptions, in Kannada. */
export const scans: Record<keyof typeof scansMessages, string> = {
  "scan.usedId": "ಈ ಸ್ಕ್ಯಾನ್‌ನ ID ಬೇರೆ ಸ್ಕ್ಯಾನ್‌ನದು",
  "scan.notRecorded": "ದಾಖಲಾಗಿಲ್ಲ",
  "scan.inactiveBadge": "%{name} ಅವರ ಬ್ಯಾಡ್ಜ್ ಈಗ ಸಕ್ರಿಯವಾಗಿಲ್ಲ: ಆಫೀಸ್‌ಗೆ ಹೋಗಿ",
  "scan.notEmployed": "%{name}: %{date} ರಂದು ಉದ್ಯೋಗ ದಾಖಲಾಗಿಲ್ಲ. ಆಫೀಸ್‌ಗೆ ಹೋಗಿ",
  "scan.atMachine": "ರೀಲ್ %{reel} ಈಗಾಗಲೇ %{client} ಆರ್ಡರ್‌ಗೆ ನಡೆಯುತ್ತಿದೆ: ಮೊದಲು ವಾಪಸ್ ಮಾಡಿ",
  "scan.usedUp": "ರೀಲ್ %{reel} ಮುಗಿದಿದೆ",
  "scan.shipped": "%{client} ಆರ್ಡರ್ ಡಿಸ್ಪ್ಯಾಚ್ ಆಗಿದೆ: ಬೇರೆ ಆಯ್ಕೆಮಾಡಿ",
  "scan.cancelled": "%{client} ಆರ್ಡರ್ ರದ್ದಾಗಿದೆ: ಬೇರೆ ಆಯ್ಕೆಮಾಡಿ",
  "scan.reserved": "ರೀಲ್ %{reel} ಅನ್ನು ಆರ್ಡರ್ #%{order}, %{client} ಗಾಗಿ ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ",
  "scan.taken":
    "ಆರ್ಡರ್ #%{order}, %{client} ಗಾಗಿ ಇಶ್ಯೂ ಆಗಿದೆ. ಇದನ್ನು ಆರ್ಡರ್ #%{loser}, %{losing} ಗಾಗಿ ಕಾಯ್ದಿರಿಸಲಾಗಿತ್ತು, ಆ ಕಾಯ್ದಿರಿಸುವಿಕೆ ಈಗ ಇಲ್ಲ",
  "scan.notInUse": "ರೀಲ್ %{reel} ಬಳಕೆಯಲ್ಲಿಲ್ಲ",
  "scan.weighsNothing": "ರೀಲ್ %{reel} ತೂಕ 0 kg ಆಗಿರಲಾರದು: ತಕ್ಕಡಿ ಕೋರ್‌ನ ತೂಕವನ್ನೂ ತೋರಿಸುತ್ತದೆ. ಮತ್ತೆ ತೂಕ ಮಾಡಿ",
  "scan.aboveIssued": "ರೀಲ್ %{reel} ಇಶ್ಯೂ ಆದಾಗ %{issued} ಇತ್ತು, %{weight} ತೂಕದಲ್ಲಿ ವಾಪಸ್ ಬರಲಾರದು",
  "scan.noPaper": "ರೀಲ್ %{reel} %{weight} ತೂಕದಲ್ಲಿ ವಾಪಸ್ ಬಂದಿದೆ, ಕೋರ್ %{core}: ಪೇಪರ್ ಉಳಿದಿಲ್ಲ. ಮತ್ತೆ ತೂಕ ಮಾಡಿ",
  "scan.isFinished": "ರೀಲ್ %{reel} %{weight} ತೂಕದಲ್ಲಿ ವಾಪಸ್ ಬಂದಿದೆ, ಕೋರ್ %{core}. ರೀಲ್ ಮುಗಿದಿದೆಯೇ?",
  "exception.longSpan": "ಬಿಡುವಿಲ್ಲದೆ ಕೆಲಸ: %{duration}",
  "exception.openDay": "ಈ ಕೆಲಸದ ದಿನದಲ್ಲಿ ಬೇರೆ ಸ್ಕ್ಯಾನ್ ಇಲ್ಲ: ಚೆಕ್-ಔಟ್ ಅಥವಾ ಚೆಕ್-ಇನ್ ಇಲ್ಲ",
  "exception.openSpan": "%{duration} ಒಳಗೆ ಬೇರೆ ಸ್ಕ್ಯಾನ್ ಇಲ್ಲ: ಚೆಕ್-ಔಟ್ ಅಥವಾ ಚೆಕ್-ಇನ್ ಇಲ್ಲ",
  "exception.workedOnHoliday": "ಸಾರ್ವತ್ರಿಕ ರಜೆಯಲ್ಲಿ (%{holiday}) ಕೆಲಸ: %{duration}",
  "exception.workedOnWeeklyOff": "ವಾರದ ರಜೆಯಲ್ಲಿ ಕೆಲಸ: %{duration}",
  "exception.cameOnHoliday": "ಸಾರ್ವತ್ರಿಕ ರಜೆಯಲ್ಲಿ ಬಂದರು: %{holiday}",
  "exception.cameOnWeeklyOff": "ವಾರದ ರಜೆಯಲ್ಲಿ ಬಂದರು",
  "exception.early": "ಶಿಫ್ಟ್‌ಗಿಂತ %{duration} ಮೊದಲು ಬಂದರು: ಈ ಸಮಯ ಅನುಮೋದನೆ ಆದರೆ ಮಾತ್ರ ಲೆಕ್ಕಕ್ಕೆ",
  "exception.notEmployed": "%{name}: %{date} ರಂದು ಉದ್ಯೋಗ ದಾಖಲಾಗಿಲ್ಲ, ಈ ದಿನದ ಸ್ಕ್ಯಾನ್‌ಗಳಿಗೆ ಸಂಬಳವಿಲ್ಲ",
  "exception.clockSetBack": "ಸ್ಕ್ಯಾನ್ ಕಾಯುತ್ತಿದ್ದಾಗ ಸ್ಟೇಷನ್ ಗಡಿಯಾರ ಹಿಂದಕ್ಕೆ ಹೋಗಿದೆ",
  "exception.clockReplaced": "ಸ್ಟೇಷನ್ ಗಡಿಯಾರ %{date} ತೋರಿಸುತ್ತಿತ್ತು: ಸ್ಕ್ಯಾನ್ ತಲುಪಿದ ಸಮಯ ತೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ",
  "exception.clockSlow": "ಸ್ಟೇಷನ್ ಗಡಿಯಾರ %{duration} ಹಿಂದಿತ್ತು; ಸಮಯ ಸರಿಪಡಿಸಲಾಗಿದೆ",
  "exception.clockFast": "ಸ್ಟೇಷನ್ ಗಡಿಯಾರ %{duration} ಮುಂದಿತ್ತು; ಸಮಯ ಸರಿಪಡಿಸಲಾಗಿದೆ",
  "exception.dismissed": "ಸ್ಟೇಷನ್‌ನಲ್ಲಿ ಕೈಬಿಡಲಾಗಿದೆ. ತಿರಸ್ಕರಿಸಿದ ಕಾರಣ: %{message}",
  "exception.reelRecords": "ರೀಲ್‌ನ ದಾಖಲೆಗೆ ಹೊಂದುವುದಿಲ್ಲ",
  "exception.inactiveBadge": "ಈ ಬ್ಯಾಡ್ಜ್ ಆಗ ಸಕ್ರಿಯವಾಗಿರಲಿಲ್ಲ",
  "exception.late": "ಸ್ಕ್ಯಾನ್ ಆದ %{duration} ನಂತರ ಕಳುಹಿಸಲಾಗಿದೆ",
  "scan.entered": "%{refusal} (ನಮೂದಿಸಿದ್ದು: %{entered})",
};

/** The values that were entered with a scan, in Kannada. */
export const entered: Record<keyof typeof enteredMessages, string> = {
  "entered.all": "%{values}",
  "entered.weight": "ತೂಕ %{value} kg",
  "entered.diameter": "ವ್ಯಾಸ %{value} mm",
  "entered.boxes": "%{value} ಬಾಕ್ಸ್",
  "entered.order": "ಆರ್ಡರ್ #%{value}",
  "entered.vehicle": "ವಾಹನ %{value}",
  "entered.TOP": "ಟಾಪ್",
  "entered.FLUTE": "ಫ್ಲೂಟ್",
  "entered.LINER": "ಲೈನರ್",
};
