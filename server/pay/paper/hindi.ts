import { amountInWords } from "../../../domain/amountInWords";
import { messageText } from "../../../domain/messages/messageText";
import file from "../../../domain/messages/texts.hi.json";
import { dateText, monthDayText, monthText } from "../../../domain/momentText";
import { durationText } from "../../../domain/numberTexts";
import { numberText } from "../payLineText";
import type { PayslipTexts } from "./texts";

const texts = file.messages;

const hours = (minutes: number) => durationText(minutes, texts.hour, texts.minute);

export const hindiTexts: PayslipTexts = {
  title: (month) => `वेतन पर्ची, ${monthText(month, "hi")}`,
  locked: (at) => `${dateText(at, "hi")} को लॉक हुआ`,
  draft: "ड्राफ़्ट: यह महीना अभी खुला है",
  unit: (barcodeId, unit) => `${barcodeId}, यूनिट ${unit}`,
  uan: (number) => `UAN ${number}`,
  esiNumber: (number) => `ESI नंबर ${number}`,
  paidFor: (days, minutes) => `${numberText(days)} दिन का वेतन, ओवरटाइम ${hours(minutes)}`,
  terms: ({ base, days, factor, from }) =>
    `${dateText(from, "hi")} से: महीने के ${numberText(days)} दिन का ${base}, ओवरटाइम × ${factor}`,
  lineColumns: { formula: "हिसाब", amount: "रकम" },
  kinds: {
    EARNED: "कमाया वेतन",
    OVERTIME: "ओवरटाइम",
    ADDITION: "अतिरिक्त रकम",
    ARREARS: "एरियर",
    PROVIDENT_FUND: "भविष्य निधि",
    STATE_INSURANCE: "कर्मचारी राज्य बीमा",
    PROFESSIONAL_TAX: "प्रोफ़ेशनल टैक्स",
    ADVANCE: "एडवांस",
    DEDUCTION: "कटौती",
  },
  arrearsOf: (month) => `${monthText(month, "hi")} का एरियर`,
  carriedOver: (amount) => `${amount} आगे ले जाया गया`,
  message: (message) => messageText(message, { texts, language: "hi" }),
  totals: { wages: "मज़दूरी", deductions: "कटौती", paidOut: "भुगतान की रकम" },
  inWords: (paise) => `शब्दों में: ${amountInWords(paise, "hi")}`,
  marks: {
    NO_TERMS: "कुछ दिनों के लिए वेतन सेट नहीं है।",
    BELOW_STATUTORY_RATE: "ओवरटाइम की दर कानूनी दर 2 से कम है।",
    OPEN_CHECK_OUT: "किसी दिन का चेक-आउट नहीं है।",
    CARRIED_OVER: "कटौती आधी मज़दूरी तक ही होती है। बाकी रकम बाद में कटेगी।",
  },
  dayColumns: {
    day: "दिन",
    spans: "चेक-इन और चेक-आउट",
    dayOff: "छुट्टी",
    worked: "काम का समय",
    share: "वेतन के दिन",
    overtime: "ओवरटाइम",
  },
  day: (date) => monthDayText(date, "hi"),
  duration: (minutes) => (minutes === 0 ? "" : hours(minutes)),
  received: (amount) => `${amount} प्राप्त हुए। तारीख:`,
  signature: "हस्ताक्षर:",
  layout: 3,
};
