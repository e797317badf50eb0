import type * as correctionTexts from "../../corrections/screenTexts";
import type { correctionFields, exceptionFields } from "../../corrections/texts";
import type { ResourceTranslation, Translations } from "../../useTexts";

/** The texts of settled exceptions and of corrections in Kannada. */
export const corrections: Translations<typeof correctionTexts> = {
  corrections: {
    open: {
      day: "ಈ ದಿನ %{smart_count} ವ್ಯತ್ಯಾಸ ಬಾಕಿ ಇದೆ. ಗಂಟೆಗಳು ತಪ್ಪಾಗಿರಬಹುದು. |||| ಈ ದಿನ %{smart_count} ವ್ಯತ್ಯಾಸಗಳು ಬಾಕಿ ಇವೆ. ಗಂಟೆಗಳು ತಪ್ಪಾಗಿರಬಹುದು.",
      month:
        "ಈ ತಿಂಗಳು %{smart_count} ವ್ಯತ್ಯಾಸ ಬಾಕಿ ಇದೆ. ಸಂಬಳ ತಪ್ಪಾಗಿರಬಹುದು. |||| ಈ ತಿಂಗಳು %{smart_count} ವ್ಯತ್ಯಾಸಗಳು ಬಾಕಿ ಇವೆ. ಸಂಬಳ ತಪ್ಪಾಗಿರಬಹುದು.",
      show: "ವ್ಯತ್ಯಾಸಗಳನ್ನು ನೋಡಿ",
    },
    proposed: "ಪ್ರಸ್ತಾಪಿಸಲಾಗಿದೆ",
    settle: {
      action: "ಇತ್ಯರ್ಥಪಡಿಸಿ",
      title: "ಇತ್ಯರ್ಥಪಡಿಸಿ: %{kind}",
      how: "ಯಾವುದು ಸರಿ?",
      submit: "ಇತ್ಯರ್ಥಪಡಿಸಿ",
      cancel: "ರದ್ದುಮಾಡಿ",
      failed: "ತಿದ್ದುಪಡಿ: ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
      together: "%{smart_count} ಇತ್ಯರ್ಥಪಡಿಸಿ |||| %{smart_count} ಇತ್ಯರ್ಥಪಡಿಸಿ",
      titleTogether: "%{smart_count} ವ್ಯತ್ಯಾಸಗಳನ್ನು ಇತ್ಯರ್ಥಪಡಿಸಿ",
      nothingLeft: "ಈ ವ್ಯತ್ಯಾಸಗಳು ಈಗಾಗಲೇ ಇತ್ಯರ್ಥವಾಗಿವೆ.",
      unread: "ವ್ಯತ್ಯಾಸಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
      more: "ಮತ್ತು ಇನ್ನೂ %{smart_count}",
      settled: "%{smart_count} ವ್ಯತ್ಯಾಸ ಇತ್ಯರ್ಥವಾಗಿದೆ |||| %{smart_count} ವ್ಯತ್ಯಾಸಗಳು ಇತ್ಯರ್ಥವಾಗಿವೆ",
      proposed:
        "%{smart_count} ತಿದ್ದುಪಡಿ ಪ್ರಸ್ತಾಪಿಸಲಾಗಿದೆ. ಸೂಪರ್ ಅಡ್ಮಿನ್ ನಿರ್ಧರಿಸುತ್ತಾರೆ. |||| %{smart_count} ತಿದ್ದುಪಡಿಗಳನ್ನು ಪ್ರಸ್ತಾಪಿಸಲಾಗಿದೆ. ಸೂಪರ್ ಅಡ್ಮಿನ್ ನಿರ್ಧರಿಸುತ್ತಾರೆ.",
      many: {
        addCheckOut: "ಚೆಕ್-ಔಟ್ ಇಲ್ಲ: ಪ್ರತಿ ದಿನಕ್ಕೂ ಒಂದೇ ಸಮಯಕ್ಕೆ ಸೇರಿಸಿ",
        addCheckIn: "ಈ ಸ್ಕ್ಯಾನ್‌ಗಳು ಚೆಕ್-ಔಟ್: ಪ್ರತಿ ದಿನಕ್ಕೂ ಒಂದೇ ಸಮಯಕ್ಕೆ ಚೆಕ್-ಇನ್ ಸೇರಿಸಿ",
        addScan: "ಈ ಸ್ಕ್ಯಾನ್‌ಗಳು ಸರಿ: ಹಾಜರಾತಿಗೆ ಸೇರಿಸಿ",
        removeCheckIn: "ಚೆಕ್-ಇನ್‌ಗಳು ತಪ್ಪಾಗಿ ಆಗಿವೆ: ತೆಗೆದುಹಾಕಿ",
        removeCheckOut: "ಚೆಕ್-ಔಟ್‌ಗಳು ತಪ್ಪಾಗಿ ಆಗಿವೆ: ತೆಗೆದುಹಾಕಿ",
        removeScan: "ಸ್ಕ್ಯಾನ್‌ಗಳು ತಪ್ಪಾಗಿ ಆಗಿವೆ: ತೆಗೆದುಹಾಕಿ",
        countEarly: "ಶಿಫ್ಟ್‌ಗಿಂತ ಮೊದಲು ಕೆಲಸ ಆಗಿದೆ: ಈ ಸಮಯ ಲೆಕ್ಕಕ್ಕೆ ಸೇರಿಸಿ",
        confirm: "ಸ್ಕ್ಯಾನ್‌ಗಳು ಸರಿ: ಖಚಿತಪಡಿಸಿ",
      },
      addCheckOut: "ಚೆಕ್-ಔಟ್ ಇಲ್ಲ: ಸೇರಿಸಿ",
      addCheckIn: "ಈ ಸ್ಕ್ಯಾನ್ ಚೆಕ್-ಔಟ್: ಚೆಕ್-ಇನ್ ಸೇರಿಸಿ",
      addScan: "ಈ ಸ್ಕ್ಯಾನ್ ಸರಿ: ಹಾಜರಾತಿಗೆ ಸೇರಿಸಿ",
      removeCheckIn: "%{time} ಚೆಕ್-ಇನ್ ತಪ್ಪಾಗಿ ಆಗಿದೆ: ತೆಗೆದುಹಾಕಿ",
      removeCheckOut: "%{time} ಚೆಕ್-ಔಟ್ ತಪ್ಪಾಗಿ ಆಗಿದೆ: ತೆಗೆದುಹಾಕಿ",
      removeScan: "%{time} ಸ್ಕ್ಯಾನ್ ತಪ್ಪಾಗಿ ಆಗಿದೆ: ತೆಗೆದುಹಾಕಿ",
      countEarly: "ಕೆಲಸ ಶುರುವಾದದ್ದು %{time}: ಶಿಫ್ಟ್‌ಗಿಂತ ಮೊದಲಿನ ಸಮಯ ಲೆಕ್ಕಕ್ಕೆ ಸೇರಿಸಿ",
      confirm: {
        OPEN_CHECK_OUT: "ಸಮಯ ಗೊತ್ತಿಲ್ಲ: ಈ ಗಂಟೆಗಳನ್ನು ಲೆಕ್ಕಕ್ಕೆ ಸೇರಿಸಬೇಡಿ",
        LONG_SPAN: "ದೀರ್ಘ ದಿನ ಸರಿ ಇದೆ: ಖಚಿತಪಡಿಸಿ",
        LATE_SCAN: "ಸಮಯ ಸರಿ ಇದೆ: ಖಚಿತಪಡಿಸಿ",
        CLOCK_OFF: "ಸಮಯ ಸರಿ ಇದೆ: ಖಚಿತಪಡಿಸಿ",
        DAY_OFF: "ರಜಾ ದಿನದ ಕೆಲಸ ಸರಿ ಇದೆ: ಖಚಿತಪಡಿಸಿ",
        EARLY_START: "ಶಿಫ್ಟ್‌ಗಿಂತ ಮೊದಲು ಕೆಲಸ ಆಗಿಲ್ಲ: ಈ ಸಮಯ ಲೆಕ್ಕಕ್ಕೆ ಸೇರಿಸಬೇಡಿ",
        DEACTIVATED_BADGE: "ಉದ್ಯೋಗದಲ್ಲಿ ಇಲ್ಲ, ಅಥವಾ ಹಳೆಯ ಬ್ಯಾಡ್ಜ್: ಸ್ಕ್ಯಾನ್ ಕೈಬಿಡಿ",
        REEL_CONFLICT: "ರೀಲ್‌ನ ದಾಖಲೆ ಸರಿ ಇದೆ: ಸ್ಕ್ಯಾನ್ ಕೈಬಿಡಿ",
        DISPATCH_CONFLICT: "ಆರ್ಡರ್ ದಾಖಲೆ ಸರಿ ಇದೆ: ಸ್ಕ್ಯಾನ್ ಕೈಬಿಡಿ",
        DISMISSED_SCAN: "ಸ್ಟೇಷನ್ ಸರಿ ಇತ್ತು: ಸ್ಕ್ಯಾನ್ ಕೈಬಿಡಿ",
      },
    },
    correct: {
      title: "%{date} ತಿದ್ದಿ",
      what: "ಈ ದಿನದ ಸ್ಕ್ಯಾನ್‌ಗಳಲ್ಲಿ ಏನು ತಪ್ಪಿದೆ?",
      add: "ಒಂದು ಸ್ಕ್ಯಾನ್ ಇಲ್ಲ: ಸೇರಿಸಿ",
      remove: "%{what} (%{time}) ತಪ್ಪಾಗಿ ಆಗಿದೆ%{source}: ತೆಗೆದುಹಾಕಿ",
      scans: { IN: "ಚೆಕ್-ಇನ್", OUT: "ಚೆಕ್-ಔಟ್", REPEATED: "ಮತ್ತೆ ಮಾಡಿದ ಸ್ಕ್ಯಾನ್" },
      byCorrection: " (ತಿದ್ದುಪಡಿಯಿಂದ ಸೇರಿಸಿದ್ದು)",
      date: "ದಿನಾಂಕ",
      time: "ಸಮಯ",
      submit: "ತಿದ್ದುಪಡಿ ಉಳಿಸಿ",
    },
    decision: {
      approve: "ಅನುಮೋದಿಸಿ",
      reject: "ತಿರಸ್ಕರಿಸಿ",
      approveTogether: "%{smart_count} ಅನುಮೋದಿಸಿ |||| %{smart_count} ಅನುಮೋದಿಸಿ",
      rejectTogether: "%{smart_count} ತಿರಸ್ಕರಿಸಿ |||| %{smart_count} ತಿರಸ್ಕರಿಸಿ",
      titleTogether: "%{smart_count} ತಿದ್ದುಪಡಿ ತಿರಸ್ಕರಿಸಬೇಕೇ? |||| %{smart_count} ತಿದ್ದುಪಡಿಗಳನ್ನು ತಿರಸ್ಕರಿಸಬೇಕೇ?",
      questionTogether: "ಸ್ಕ್ಯಾನ್‌ಗಳು ಬದಲಾಗುವುದಿಲ್ಲ. ವ್ಯತ್ಯಾಸಗಳು ಬಾಕಿ ಉಳಿಯುತ್ತವೆ.",
      approved: "ತಿದ್ದುಪಡಿ ಅನುಮೋದಿಸಲಾಗಿದೆ |||| %{smart_count} ತಿದ್ದುಪಡಿಗಳನ್ನು ಅನುಮೋದಿಸಲಾಗಿದೆ",
      rejected:
        "ತಿದ್ದುಪಡಿ ತಿರಸ್ಕರಿಸಲಾಗಿದೆ. ಸ್ಕ್ಯಾನ್‌ಗಳು ಬದಲಾಗಿಲ್ಲ. |||| %{smart_count} ತಿದ್ದುಪಡಿಗಳನ್ನು ತಿರಸ್ಕರಿಸಲಾಗಿದೆ. ಸ್ಕ್ಯಾನ್‌ಗಳು ಬದಲಾಗಿಲ್ಲ.",
      failed: "ನಿರ್ಧಾರ: ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
      title: "ಈ ತಿದ್ದುಪಡಿ ತಿರಸ್ಕರಿಸಬೇಕೇ?",
      question: "%{who}: ಸ್ಕ್ಯಾನ್‌ಗಳು ಬದಲಾಗುವುದಿಲ್ಲ, ವ್ಯತ್ಯಾಸ ಬಾಕಿ ಉಳಿಯುತ್ತದೆ.",
      cancel: "ರದ್ದುಮಾಡಿ",
    },
  },
};

/** The fields and choices of exceptions and corrections in Kannada. */
export const correctionResources: {
  readonly exceptions: ResourceTranslation<typeof exceptionFields>;
  readonly corrections: ResourceTranslation<typeof correctionFields>;
} = {
  exceptions: {
    name: "ವ್ಯತ್ಯಾಸ |||| ವ್ಯತ್ಯಾಸಗಳು",
    fields: {
      kind: "ವ್ಯತ್ಯಾಸ",
      date: "ದಿನಾಂಕ",
      at: "ಸ್ಕ್ಯಾನ್ ಸಮಯ",
      name: "ಹೆಸರು",
      barcodeId: "ಬಾರ್‌ಕೋಡ್ ID",
      checkIn: "ಚೆಕ್-ಇನ್",
      checkOut: "ಚೆಕ್-ಔಟ್",
      detail: "ಏನು ತಪ್ಪಿದೆ",
      isProposed: "ಪ್ರಸ್ತಾಪಿಸಲಾಗಿದೆ",
      direction: "ಇನ್ ಅಥವಾ ಔಟ್",
      shift: "ಶಿಫ್ಟ್",
      month: "ತಿಂಗಳು",
    },
    choices: {
      direction: { IN: "ಇನ್", OUT: "ಔಟ್", REPEATED: "ಮತ್ತೆ ಮಾಡಿದ್ದು" },
      kind: {
        OPEN_CHECK_OUT: "ಸ್ಕ್ಯಾನ್ ಇಲ್ಲ",
        LONG_SPAN: "ತುಂಬಾ ದೀರ್ಘ ದಿನ",
        LATE_SCAN: "ತಡವಾಗಿ ಕಳುಹಿಸಿದ್ದು",
        CLOCK_OFF: "ಗಡಿಯಾರ ತಪ್ಪಿತ್ತು",
        DAY_OFF: "ರಜಾ ದಿನದ ಕೆಲಸ",
        EARLY_START: "ಬೇಗ ಶುರು",
        DEACTIVATED_BADGE: "ಆ ದಿನ ಉದ್ಯೋಗದಲ್ಲಿ ಇಲ್ಲ",
        REEL_CONFLICT: "ರೀಲ್ ದಾಖಲೆಗೆ ಹೊಂದುವುದಿಲ್ಲ",
        DISPATCH_CONFLICT: "ಡಿಸ್ಪ್ಯಾಚ್ ಮಾಡಲು ಅನುಮತಿ ಇಲ್ಲ",
        DISMISSED_SCAN: "ಸ್ಟೇಷನ್‌ನಲ್ಲಿ ಕೈಬಿಟ್ಟ ಸ್ಕ್ಯಾನ್",
      },
    },
    list: { empty: "ಬಾಕಿ ವ್ಯತ್ಯಾಸಗಳು ಇಲ್ಲ.", failed: "ವ್ಯತ್ಯಾಸಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ" },
    latest: "ಈ ತಿಂಗಳು ಮತ್ತು ಹಿಂದಿನ ತಿಂಗಳು",
  },
  corrections: {
    name: "ತಿದ್ದುಪಡಿ |||| ತಿದ್ದುಪಡಿಗಳು",
    fields: {
      status: "ಸ್ಥಿತಿ",
      action: "ತಿದ್ದುಪಡಿ",
      exceptionId: "ವ್ಯತ್ಯಾಸ",
      exceptionVersion: "ವ್ಯತ್ಯಾಸದ ಆವೃತ್ತಿ",
      name: "ಹೆಸರು",
      barcodeId: "ಬಾರ್‌ಕೋಡ್ ID",
      at: "ದಿನಾಂಕ ಮತ್ತು ಸಮಯ",
      reason: "ಕಾರಣ",
      proposedBy: "ಪ್ರಸ್ತಾಪಿಸಿದವರು",
      proposedAt: "ಪ್ರಸ್ತಾಪಿಸಿದ ಸಮಯ",
      decidedBy: "ನಿರ್ಧರಿಸಿದವರು",
      decidedAt: "ನಿರ್ಧರಿಸಿದ ಸಮಯ",
    },
    choices: {
      status: {
        PROPOSED: "ಪ್ರಸ್ತಾಪಿಸಲಾಗಿದೆ",
        APPROVED: "ಅನುಮೋದಿಸಲಾಗಿದೆ",
        REJECTED: "ತಿರಸ್ಕರಿಸಲಾಗಿದೆ",
      },
      action: {
        ADD: "ಸ್ಕ್ಯಾನ್ ಸೇರಿಸಿ",
        VOID: "ಸ್ಕ್ಯಾನ್ ತೆಗೆದುಹಾಕಿ",
        CONFIRM: "ಸ್ಕ್ಯಾನ್‌ಗಳನ್ನು ಖಚಿತಪಡಿಸಿ",
        COUNT_EARLY: "ಶಿಫ್ಟ್‌ಗಿಂತ ಮೊದಲಿನ ಸಮಯ ಸೇರಿಸಿ",
        DROP_EARLY: "ಶಿಫ್ಟ್‌ಗಿಂತ ಮೊದಲಿನ ಸಮಯ ಬಿಡಿ",
      },
    },
    correct: "ತಿದ್ದಿ",
    list: {
      empty: "ತಿದ್ದುಪಡಿಗಳು ಇನ್ನೂ ಇಲ್ಲ. ವ್ಯತ್ಯಾಸವನ್ನು ಇತ್ಯರ್ಥಪಡಿಸಿ ಅಥವಾ ದಿನವನ್ನು ತಿದ್ದಿ.",
      failed: "ತಿದ್ದುಪಡಿಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    },
    create: {
      title: "ದಿನ ತಿದ್ದಿ",
      submit: "ತಿದ್ದುಪಡಿ ಉಳಿಸಿ",
      approved: "ತಿದ್ದುಪಡಿಯನ್ನು ಉಳಿಸಿ ಅನುಮೋದಿಸಲಾಗಿದೆ",
      proposed: "ತಿದ್ದುಪಡಿ ಪ್ರಸ್ತಾಪಿಸಲಾಗಿದೆ. ಸೂಪರ್ ಅಡ್ಮಿನ್ ನಿರ್ಧರಿಸುತ್ತಾರೆ.",
      failed: "ತಿದ್ದುಪಡಿ: ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
    },
  },
};
