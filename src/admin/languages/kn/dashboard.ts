import type * as statistics from "../../dashboard/statistics/screenTexts";
import type * as texts from "../../dashboard/texts";
import type { Translations } from "../../useTexts";

/** The texts of the dashboard in Kannada. */
export const dashboard: Translations<typeof texts & typeof statistics> = {
  dashboard: {
    title: "ಒಂದು ನೋಟದಲ್ಲಿ",
    present: "ಇಂದು ಹಾಜರು",
    of: "%{all} ರಲ್ಲಿ %{some}",
    late: "ತಡವಾದ ಆರ್ಡರ್‌ಗಳು",
    exceptions: "ಬಾಕಿ ವ್ಯತ್ಯಾಸಗಳು",
    kanban: "ಬೋರ್ಡ್‌ನಲ್ಲಿ",
    reelsInUse: "ಬಳಕೆಯಲ್ಲಿರುವ ರೀಲ್‌ಗಳು",
    unanswered: "ಉತ್ತರಿಸದ ವಿಚಾರಣೆಗಳು",
    failed: "ಲೋಡ್ ಆಗಲಿಲ್ಲ",
  },
  missing: {
    title: "ಈಗ ಗೈರುಹಾಜರು",
    unit: "ಯೂನಿಟ್ %{unit}: %{expected} ರಲ್ಲಿ %{missing} ಗೈರುಹಾಜರು",
    everybody: "ಯೂನಿಟ್ %{unit}: ಎಲ್ಲಾ %{expected} ಹಾಜರು",
    left: "%{time} ಔಟ್",
    more: "ಇನ್ನೂ %{smart_count}",
  },
  statistics: {
    title: "ಇತ್ತೀಚಿನ ವಾರಗಳು",
    failed: "ಚಾರ್ಟ್‌ಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ.",
    date: "ದಿನಾಂಕ",
    weeks: {
      title: "ವಾರದ ಆರ್ಡರ್‌ಗಳು",
      week: "ವಾರದ ಆರಂಭ",
      placed: "ಬಂದವು",
      onTime: "ಸಮಯಕ್ಕೆ ಡಿಸ್ಪ್ಯಾಚ್",
      late: "ತಡವಾಗಿ ಡಿಸ್ಪ್ಯಾಚ್",
      share: "ಸಮಯಕ್ಕೆ",
      summary: "ಡಿಸ್ಪ್ಯಾಚ್ ಆದ %{shipped} ಆರ್ಡರ್‌ಗಳಲ್ಲಿ %{share} ಸಮಯಕ್ಕೆ ಹೋಗಿವೆ.",
      none: "ಕಳೆದ 12 ವಾರಗಳಲ್ಲಿ ಆರ್ಡರ್‌ಗಳಿಲ್ಲ.",
    },
    attendance: {
      title: "ಕಳೆದ 30 ದಿನಗಳ ಹಾಜರಾತಿ",
      unit: "ಯೂನಿಟ್ %{unit}",
      present: "%{employed} ರಲ್ಲಿ %{present}",
      off: "%{employed} ರಲ್ಲಿ %{present}, ರಜಾ ದಿನ",
      summary: "ಹಾಜರಿದ್ದ ಉದ್ಯೋಗಿಗಳ ಪಾಲು, ರಜಾ ದಿನಗಳನ್ನು ಬಿಟ್ಟು.",
      none: "ಇನ್ನೂ ಉದ್ಯೋಗಿಗಳಿಲ್ಲ.",
    },
    stock: {
      title: "GSM ಪ್ರಕಾರ ಪೇಪರ್ ಸ್ಟಾಕ್",
      gsm: "GSM",
      reels: "ರೀಲ್‌ಗಳು",
      weight: "ತೂಕ",
      tonnes: "%{tonnes} t",
      summary: "%{smart_count} ರೀಲ್‌ನಲ್ಲಿ %{tonnes} t. |||| %{smart_count} ರೀಲ್‌ಗಳಲ್ಲಿ %{tonnes} t.",
      none: "ಸ್ಟಾಕ್‌ನಲ್ಲಿ ಪೇಪರ್ ಇಲ್ಲ.",
    },
    overdue: {
      title: "ತಡವಾದ ಆರ್ಡರ್‌ಗಳು",
      order: "ಆರ್ಡರ್ #%{id}",
      line: "%{client}, %{quantity} × %{productType}",
      late: "ನಿಗದಿತ ದಿನಾಂಕ %{date}: %{smart_count} ದಿನ ತಡ |||| ನಿಗದಿತ ದಿನಾಂಕ %{date}: %{smart_count} ದಿನ ತಡ",
      more: "ಬೋರ್ಡ್‌ನಲ್ಲಿ ಇನ್ನೂ %{smart_count} |||| ಬೋರ್ಡ್‌ನಲ್ಲಿ ಇನ್ನೂ %{smart_count}",
      none: "ಯಾವ ಆರ್ಡರ್ ತಡವಾಗಿಲ್ಲ.",
    },
    oldest: {
      title: "ಸ್ಟಾಕ್‌ನ ಹಳೆಯ ರೀಲ್‌ಗಳು",
      line: "%{gsm} GSM %{paperType}, %{weight} kg, ಯೂನಿಟ್ %{unit}",
      since: "%{date} ರಿಂದ",
      none: "ಸ್ಟಾಕ್‌ನಲ್ಲಿ ರೀಲ್ ಇಲ್ಲ.",
    },
  },
};
