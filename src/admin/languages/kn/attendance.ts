import type * as attendanceTexts from "../../attendance/screenTexts";
import type { attendanceFields } from "../../attendance/texts";
import type { ResourceTranslation, Translations } from "../../useTexts";

/** The texts of attendance in Kannada. */
export const attendance: Translations<typeof attendanceTexts> = {
  attendance: {
    title: "ಹಾಜರಾತಿ",
    date: "ದಿನಾಂಕ",
    later: "ಇಂದಿನವರೆಗಿನ ದಿನಾಂಕ ಆಯ್ಕೆಮಾಡಿ",
    failed: "ಅನಿರೀಕ್ಷಿತ ದೋಷವಾಗಿದೆ.",
    summary: "ಈ ದಿನದ ಅಂಕಿ-ಅಂಶ",
    present: "ಹಾಜರು",
    absent: "ಗೈರುಹಾಜರು",
    overtime: "ಓವರ್‌ಟೈಮ್ ಗಂಟೆಗಳು",
  },
  attendanceMonth: {
    open: "ತಿಂಗಳು",
    heading: "ಹಾಜರಾತಿ, %{month}",
    failed: "ಹಾಜರಾತಿ: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    before: "ಹಿಂದಿನ ತಿಂಗಳು",
    after: "ಮುಂದಿನ ತಿಂಗಳು",
    payslip: "ಸ್ಯಾಲರಿ ಸ್ಲಿಪ್",
    days: "ತಿಂಗಳ ದಿನಗಳು",
    figures: {
      title: "ಈ ತಿಂಗಳ ಅಂಕಿ-ಅಂಶ",
      days: "ಕೆಲಸ ಮಾಡಿದ ದಿನಗಳು",
      worked: "ಕೆಲಸದ ಸಮಯ",
      overtime: "ಓವರ್‌ಟೈಮ್",
      leave: "ರಜೆಯ ದಿನಗಳು",
      open: "ಬಾಕಿ ವ್ಯತ್ಯಾಸಗಳು",
    },
    overtime: "ಓವರ್‌ಟೈಮ್ %{duration}",
    absent: "ಗೈರುಹಾಜರು",
    notEmployed: "ಉದ್ಯೋಗದಲ್ಲಿ ಇಲ್ಲ",
    noCheckOut: "ಚೆಕ್-ಔಟ್ ಇಲ್ಲ",
    openExceptions: "%{smart_count} ಬಾಕಿ ವ್ಯತ್ಯಾಸ |||| %{smart_count} ಬಾಕಿ ವ್ಯತ್ಯಾಸಗಳು",
  },
};

/** The fields and choices of a day's attendance in Kannada. */
export const attendanceResource: ResourceTranslation<typeof attendanceFields> = {
  name: "ಹಾಜರಾತಿ |||| ಹಾಜರಾತಿ",
  fields: {
    name: "ಹೆಸರು",
    barcodeId: "ಬಾರ್‌ಕೋಡ್ ID",
    date: "ದಿನಾಂಕ",
    checkInTime: "ಚೆಕ್-ಇನ್",
    checkOutTime: "ಚೆಕ್-ಔಟ್",
    status: "ಸ್ಥಿತಿ",
    daySalary: "ದಿನದ ಸಂಬಳ",
    overtimeHours: "ಓವರ್‌ಟೈಮ್ ಗಂಟೆಗಳು",
    dayKind: "ದಿನ",
    holiday: "ಸಾರ್ವತ್ರಿಕ ರಜೆ",
  },
  choices: {
    status: { PRESENT: "ಹಾಜರು", ABSENT: "ಗೈರುಹಾಜರು" },
    dayKind: {
      WEEKLY_OFF: "ವಾರದ ರಜೆ",
      HOLIDAY: "ಸಾರ್ವತ್ರಿಕ ರಜೆ",
      PAID_LEAVE: "ವೇತನ ಸಹಿತ ರಜೆ",
      UNPAID_LEAVE: "ವೇತನ ರಹಿತ ರಜೆ",
      HALF_LEAVE: "ಅರ್ಧ ದಿನದ ರಜೆ",
      HALF_DAY: "ಅರ್ಧ ದಿನ",
    },
  },
  list: { empty: "ಈ ದಿನ ಯಾವ ಉದ್ಯೋಗಿಯೂ ಇಲ್ಲ." },
};
