import type { adjustmentFields, advanceFields } from "../../pay/deductions/entries";
import type { statutoryRateFields } from "../../pay/deductions/statutoryRates";
import type * as payTexts from "../../pay/screenTexts";
import type { salaryFields } from "../../pay/texts";
import type { ResourceTranslation, Translations } from "../../useTexts";

/** The texts of salaries, and of cancelled advances, additions and deductions, in Kannada. */
export const pay: Omit<Translations<typeof payTexts>, "month" | "payslip"> = {
  datedSetup: {
    title: "ಸಂಬಳದ ಷರತ್ತುಗಳು",
    today: "ಇಂದು",
    belowStatutory: "%{rate} · ಶಾಸನಬದ್ಧ ದರಕ್ಕಿಂತ ಕಡಿಮೆ",
    firstHint: "ಖಾಲಿ ಬಿಟ್ಟರೆ ಕೆಲಸಕ್ಕೆ ಸೇರಿದ ದಿನಾಂಕದಿಂದ.",
    laterHint: "ಹಿಂದಿನ ದಿನಗಳ ಷರತ್ತುಗಳು ಹಾಗೆಯೇ ಇರುತ್ತವೆ.",
    unknown: "ಈಗಿನ ಸಂಬಳದ ಷರತ್ತುಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಉಳಿಸಿದರೆ ಅದೇ ದಿನಾಂಕದ ಷರತ್ತುಗಳು ಬದಲಾಗುತ್ತವೆ.",
  },
  salary: {
    totals: {
      title: "ತಿಂಗಳ ಒಟ್ಟು",
      people: "ಉದ್ಯೋಗಿಗಳು",
      overtime: "ಓವರ್‌ಟೈಮ್ ಗಂಟೆಗಳು",
      salary: "ಒಟ್ಟು ಸಂಬಳ",
    },
    setup: {
      title: "ಸಂಬಳದ ಸೆಟಪ್",
      submit: "ಸಂಬಳ ಉಳಿಸಿ",
      busy: "ಉಳಿಸಲಾಗುತ್ತಿದೆ…",
      failed: "ಸಂಬಳ: ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
      noEmployee: "ಉದ್ಯೋಗಿ: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
      present: "ಈಗಿನ ಷರತ್ತುಗಳು",
      notGiven: "ನಮೂದಿಸಿಲ್ಲ",
      replaces: "ಉಳಿಸಿದರೆ ಈ ಷರತ್ತುಗಳು ಬದಲಾಗುತ್ತವೆ.",
      unknown: "ಈಗಿನ ಸಂಬಳ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಉಳಿಸಿದರೆ ಅದು ಬದಲಾಗುತ್ತದೆ.",
    },
    barcode: {
      title: "ಉದ್ಯೋಗಿಯ ಬಾರ್‌ಕೋಡ್",
      saved: "%{name} ಅವರ ಸಂಬಳವನ್ನು ಉಳಿಸಲಾಗಿದೆ. ಗೇಟ್‌ಗಾಗಿ ಬಾರ್‌ಕೋಡ್ ಪ್ರಿಂಟ್ ಮಾಡಿ.",
      print: "ಪ್ರಿಂಟ್ ಮಾಡಿ",
      back: "ಹಿಂದೆ",
    },
  },
  cancellation: {
    action: "ರದ್ದುಮಾಡಿ",
    keep: "ಹಾಗೆಯೇ ಇರಲಿ",
    confirm: "ರದ್ದುಮಾಡಿ",
    failed: "ನಮೂದನ್ನು ರದ್ದುಮಾಡಲು ಆಗಲಿಲ್ಲ",
    recovered: "ಲಾಕ್ ಆದ ತಿಂಗಳುಗಳಲ್ಲಿ %{recovered} ಕಡಿತವಾಗಿದೆ. ಅದು ವಾಪಸ್ ಆಗುವುದಿಲ್ಲ.",
    ADVANCE: {
      title: "%{name} ಅವರ ಮುಂಗಡ ರದ್ದುಮಾಡಬೇಕೇ?",
      question: "%{amount} ಮೊತ್ತದಲ್ಲಿ ಇನ್ನು ಮುಂದೆ ಏನೂ ಕಡಿತವಾಗುವುದಿಲ್ಲ.",
      done: "%{name} ಅವರ ಮುಂಗಡ ರದ್ದಾಗಿದೆ.",
    },
    ADDITION: {
      title: "%{name} ಅವರ ಹೆಚ್ಚುವರಿ ಮೊತ್ತ ರದ್ದುಮಾಡಬೇಕೇ?",
      question: "%{month} ತಿಂಗಳ %{amount} ಇನ್ನು ಪಾವತಿಯಾಗುವುದಿಲ್ಲ.",
      done: "%{name} ಅವರ ಹೆಚ್ಚುವರಿ ಮೊತ್ತ ರದ್ದಾಗಿದೆ.",
    },
    DEDUCTION: {
      title: "%{name} ಅವರ ಕಡಿತ ರದ್ದುಮಾಡಬೇಕೇ?",
      question: "%{month} ತಿಂಗಳ %{amount} ಇನ್ನು ಕಡಿತವಾಗುವುದಿಲ್ಲ.",
      done: "%{name} ಅವರ ಕಡಿತ ರದ್ದಾಗಿದೆ.",
    },
  },
};

/** The fields and choices of salaries, adjustments, advances and statutory rates in Kannada. */
export const payFields: {
  readonly salaries: ResourceTranslation<typeof salaryFields>;
  readonly adjustments: ResourceTranslation<typeof adjustmentFields>;
  readonly advances: ResourceTranslation<typeof advanceFields>;
  readonly statutoryRates: ResourceTranslation<typeof statutoryRateFields>;
} = {
  salaries: {
    name: "ಸಂಬಳ |||| ಸಂಬಳಗಳು",
    menu: "ಸಂಬಳ",
    fields: {
      name: "ಹೆಸರು",
      employeeId: "ಉದ್ಯೋಗಿ ID",
      barcodeId: "ಬಾರ್‌ಕೋಡ್ ID",
      unit: "ಯೂನಿಟ್",
      month: "ತಿಂಗಳು",
      monthlyBaseSalary: "ತಿಂಗಳ ಮೂಲ ವೇತನ",
      totalOvertimeHours: "ಒಟ್ಟು ಓವರ್‌ಟೈಮ್ ಗಂಟೆಗಳು",
      totalOvertimeMinutes: "ಒಟ್ಟು ಓವರ್‌ಟೈಮ್ ನಿಮಿಷಗಳು",
      totalSalaryThisMonth: "ಈ ತಿಂಗಳ ಒಟ್ಟು ಸಂಬಳ",
      otMultiplierFactor: "OT ದರ",
      workingDays: "ಕೆಲಸದ ದಿನಗಳು",
      grossSalary: "ಒಟ್ಟು ವೇತನ",
      totalDeductions: "ಒಟ್ಟು ಕಡಿತ",
      validFrom: "ಯಾವಾಗಿನಿಂದ",
      createdBy: "ನಮೂದಿಸಿದವರು",
    },
    setUp: "ಸೆಟ್ ಮಾಡಿ",
    choices: { otMultiplierFactor: { "1": "1 ಗಂಟೆ", "1.5": "1.5 ಗಂಟೆ", "2": "2 ಗಂಟೆ" } },
    list: {
      title: "ತಿಂಗಳ ಸಂಬಳ",
      empty: "ಯಾವ ಸಂಬಳವೂ ಸಿಗಲಿಲ್ಲ.",
      failed: "ಸಂಬಳ: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    },
  },
  adjustments: {
    name: "ಹೊಂದಾಣಿಕೆ |||| ಹೊಂದಾಣಿಕೆಗಳು",
    fields: {
      name: "ಹೆಸರು",
      barcodeId: "ಉದ್ಯೋಗಿ",
      kind: "ವಿಧ",
      month: "ತಿಂಗಳು",
      amount: "ಮೊತ್ತ",
      reason: "ಕಾರಣ",
      recovered: "ಇದುವರೆಗಿನ ಕಡಿತ",
      createdBy: "ನಮೂದಿಸಿದವರು",
      createdAt: "ನಮೂದಿಸಿದ ಸಮಯ",
      cancelledAt: "ರದ್ದಾದ ಸಮಯ",
    },
    choices: { kind: { ADDITION: "ಹೆಚ್ಚುವರಿ ಮೊತ್ತ", DEDUCTION: "ಕಡಿತ" } },
    list: {
      empty: "ಹೆಚ್ಚುವರಿ ಮೊತ್ತ ಅಥವಾ ಕಡಿತ ಇನ್ನೂ ಇಲ್ಲ.",
      failed: "ಹೆಚ್ಚುವರಿ ಮೊತ್ತ ಮತ್ತು ಕಡಿತ: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    },
    create: {
      title: "ಹೆಚ್ಚುವರಿ ಮೊತ್ತ ಅಥವಾ ಕಡಿತ ನಮೂದಿಸಿ",
      submit: "ನಮೂದು ಉಳಿಸಿ",
      ADDITION: "%{name} ಅವರ ಹೆಚ್ಚುವರಿ ಮೊತ್ತವನ್ನು ಉಳಿಸಲಾಗಿದೆ",
      DEDUCTION: "%{name} ಅವರ ಕಡಿತವನ್ನು ಉಳಿಸಲಾಗಿದೆ",
      failed: "ನಮೂದು: ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
    },
  },
  advances: {
    name: "ಮುಂಗಡ |||| ಮುಂಗಡಗಳು",
    fields: {
      name: "ಹೆಸರು",
      barcodeId: "ಉದ್ಯೋಗಿ",
      givenOn: "ಕೊಟ್ಟ ದಿನಾಂಕ",
      amount: "ಮೊತ್ತ",
      instalment: "ಕಂತು",
      firstMonth: "ಮೊದಲ ತಿಂಗಳು",
      reason: "ಕಾರಣ",
      recovered: "ವಸೂಲಾಗಿದೆ",
      rest: "ಬಾಕಿ",
      createdBy: "ನಮೂದಿಸಿದವರು",
      createdAt: "ನಮೂದಿಸಿದ ಸಮಯ",
      cancelledAt: "ರದ್ದಾದ ಸಮಯ",
    },
    list: { empty: "ಮುಂಗಡಗಳು ಇನ್ನೂ ಇಲ್ಲ.", failed: "ಮುಂಗಡಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ" },
    create: {
      title: "ಮುಂಗಡ ಕೊಡಿ",
      submit: "ಮುಂಗಡ ಉಳಿಸಿ",
      saved: "%{name} ಅವರ ಮುಂಗಡವನ್ನು ಉಳಿಸಲಾಗಿದೆ",
      failed: "ಮುಂಗಡ: ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
    },
    title: "%{name} ಅವರ ಮುಂಗಡ",
  },
  statutoryRates: {
    name: "ಶಾಸನಬದ್ಧ ದರ |||| ಶಾಸನಬದ್ಧ ದರಗಳು",
    fields: {
      kind: "ವಿಧ",
      firstMonth: "ಯಾವಾಗಿನಿಂದ",
      lastMonth: "ಯಾವಾಗಿನವರೆಗೆ",
      wageBase: "ಲೆಕ್ಕದ ಆಧಾರ",
      wagesFrom: "ವೇತನ, ಇಲ್ಲಿಂದ",
      wagesUpTo: "ವೇತನ, ಇಲ್ಲಿಯವರೆಗೆ",
      percent: "ಶೇಕಡಾ",
      wageCeiling: "ವೇತನದ ಮಿತಿ",
      amount: "ನಿಗದಿತ ಮೊತ್ತ",
      februaryAmount: "ಫೆಬ್ರವರಿಯಲ್ಲಿ",
      isActive: "ಜಾರಿಯಲ್ಲಿದೆ",
      limitBase: "ಮಿತಿಯ ಹೋಲಿಕೆ",
      coverage: "ಎಷ್ಟು ಕಾಲ",
      employerPercent: "ಮಾಲೀಕರ ಶೇಕಡಾ",
    },
    choices: {
      kind: {
        PROVIDENT_FUND: "ಭವಿಷ್ಯ ನಿಧಿ",
        STATE_INSURANCE: "ಕಾರ್ಮಿಕರ ರಾಜ್ಯ ವಿಮೆ",
        PROFESSIONAL_TAX: "ವೃತ್ತಿ ತೆರಿಗೆ",
      },
      wageBase: { EARNED: "ಓವರ್‌ಟೈಮ್ ಇಲ್ಲದ ವೇತನ", GROSS: "ಒಟ್ಟು ವೇತನ" },
      limitBase: {
        SAME: "ಲೆಕ್ಕದ ಆಧಾರವಾದ ವೇತನ",
        REGULAR: "ಓವರ್‌ಟೈಮ್ ಇಲ್ಲದ ಒಟ್ಟು ವೇತನ",
      },
      coverage: { MONTH: "ಆ ತಿಂಗಳು", HALF_YEAR: "ಸೆಪ್ಟೆಂಬರ್ ಅಥವಾ ಮಾರ್ಚ್ ಅಂತ್ಯದವರೆಗೆ" },
    },
    list: {
      empty: "ಶಾಸನಬದ್ಧ ದರಗಳು ಇನ್ನೂ ಇಲ್ಲ. PF, ESI ಮತ್ತು ವೃತ್ತಿ ತೆರಿಗೆ ಕಡಿತವಾಗುವುದಿಲ್ಲ.",
      failed: "ಶಾಸನಬದ್ಧ ದರಗಳು: ಲೋಡ್ ಆಗಲಿಲ್ಲ",
    },
    create: {
      title: "ಹೊಸ ಶಾಸನಬದ್ಧ ದರ",
      submit: "ದರ ಉಳಿಸಿ",
      saved: "ದರವನ್ನು ಉಳಿಸಲಾಗಿದೆ",
      failed: "ದರ: ಉಳಿಸಲು ಆಗಲಿಲ್ಲ",
    },
  },
};
