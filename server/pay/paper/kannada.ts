import { amountInWords } from "../../../domain/amountInWords";
import { messageText } from "../../../domain/messages/messageText";
import file from "../../../domain/messages/texts.kn.json";
import { dateText, monthDayText, monthText } from "../../../domain/momentText";
import { durationText } from "../../../domain/numberTexts";
import { numberText } from "../payLineText";
import type { PayslipTexts } from "./texts";

const texts = file.messages;

const hours = (minutes: number) => durationText(minutes, texts.hour, texts.minute);

export const kannadaTexts: PayslipTexts = {
  title: (month) => `ಸ್ಯಾಲರಿ ಸ್ಲಿಪ್, ${monthText(month, "kn")}`,
  locked: (at) => `ಲಾಕ್ ಆದ ದಿನಾಂಕ: ${dateText(at, "kn")}`,
  draft: "ಡ್ರಾಫ್ಟ್: ಈ ತಿಂಗಳು ಇನ್ನೂ ತೆರೆದಿದೆ",
  unit: (barcodeId, unit) => `${barcodeId}, ಯೂನಿಟ್ ${unit}`,
  uan: (number) => `UAN ${number}`,
  esiNumber: (number) => `ESI ನಂಬರ್ ${number}`,
  paidFor: (days, minutes) => `${numberText(days)} ದಿನದ ಸಂಬಳ, ಓವರ್\u200cಟೈಮ್ ${hours(minutes)}`,
  terms: ({ base, days, factor, from }) =>
    `${dateText(from, "kn")} ಇಂದ: ತಿಂಗಳಿಗೆ ${numberText(days)} ದಿನಕ್ಕೆ ${base}, ಓವರ್\u200cಟೈಮ್ × ${factor}`,
  lineColumns: { formula: "ಲೆಕ್ಕ", amount: "ಮೊತ್ತ" },
  kinds: {
    EARNED: "ಗಳಿಕೆ",
    OVERTIME: "ಓವರ್\u200cಟೈಮ್",
    ADDITION: "ಹೆಚ್ಚುವರಿ ಮೊತ್ತ",
    ARREARS: "ಬಾಕಿ ವೇತನ",
    PROVIDENT_FUND: "ಭವಿಷ್ಯ ನಿಧಿ",
    STATE_INSURANCE: "ಕಾರ್ಮಿಕರ ರಾಜ್ಯ ವಿಮೆ",
    PROFESSIONAL_TAX: "ವೃತ್ತಿ ತೆರಿಗೆ",
    ADVANCE: "ಮುಂಗಡ",
    DEDUCTION: "ಕಡಿತ",
  },
  arrearsOf: (month) => `ಬಾಕಿ ವೇತನ, ${monthText(month, "kn")}`,
  carriedOver: (amount) => `ಮುಂದಕ್ಕೆ ಸಾಗಿಸಿದ್ದು ${amount}`,
  message: (message) => messageText(message, { texts, language: "kn" }),
  totals: { wages: "ವೇತನ", deductions: "ಕಡಿತ", paidOut: "ಪಾವತಿಸಿದ ಮೊತ್ತ" },
  inWords: (paise) => `ಅಕ್ಷರಗಳಲ್ಲಿ: ${amountInWords(paise, "kn")}`,
  marks: {
    NO_TERMS: "ಕೆಲವು ದಿನಗಳಿಗೆ ಸಂಬಳ ಹೊಂದಿಸಿಲ್ಲ.",
    BELOW_STATUTORY_RATE: "ಓವರ್\u200cಟೈಮ್ ದರವು ಶಾಸನಬದ್ಧ ದರ 2 ಕ್ಕಿಂತ ಕಡಿಮೆ ಇದೆ.",
    OPEN_CHECK_OUT: "ಒಂದು ದಿನದ ಚೆಕ್-ಔಟ್ ಇಲ್ಲ.",
    CARRIED_OVER: "ಅರ್ಧ ವೇತನದವರೆಗೆ ಮಾತ್ರ ಕಡಿತವಾಗುತ್ತದೆ. ಉಳಿದದ್ದು ಮುಂದೆ ಕಡಿತವಾಗುತ್ತದೆ.",
  },
  dayColumns: {
    day: "ದಿನ",
    spans: "ಚೆಕ್-ಇನ್ ಮತ್ತು ಚೆಕ್-ಔಟ್",
    dayOff: "ರಜೆ",
    worked: "ಕೆಲಸದ ಸಮಯ",
    share: "ಸಂಬಳದ ದಿನ",
    overtime: "ಓವರ್\u200cಟೈಮ್",
  },
  day: (date) => monthDayText(date, "kn"),
  duration: (minutes) => (minutes === 0 ? "" : hours(minutes)),
  received: (amount) => `${amount} ಪಡೆದಿದ್ದೇನೆ. ದಿನಾಂಕ:`,
  signature: "ಸಹಿ:",
  layout: 3,
};
