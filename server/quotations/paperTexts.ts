import type { Language } from "../../domain/languages";
import { dateText } from "../../domain/momentText";

interface QuotationTexts {
  readonly title: string;
  readonly number: (number: string, revision: number) => string;
  readonly date: (date: string) => string;
  readonly validUntil: (date: string) => string;
  readonly to: string;
  readonly plies: (ply: number) => string;
  readonly print: (colours: number) => string;
  readonly columns: Readonly<Record<"quantity" | "price" | "amount", string>>;
  readonly toolingInside: string;
  readonly toolingApart: (amount: string, percent: number | undefined) => string;
  readonly delivered: string;
  readonly collected: string;
  readonly gst: (hsn: string, percent: number | undefined) => string;
  readonly phone: (phone: string) => string;
  readonly email: (email: string) => string;
  readonly payment: (days: number) => string;
  readonly bank: (bank: string) => string;
  readonly terms: string;
  readonly signature: (company: string) => string;
}

const english: QuotationTexts = {
  title: "Quotation",
  number: (number, revision) => `No. ${number}, revision ${revision}`,
  date: (date) => `Date: ${dateText(date)}`,
  validUntil: (date) => `Valid until: ${dateText(date)}`,
  to: "To",
  plies: (ply) => `${ply} ply`,
  print: (colours) =>
    colours === 0
      ? "no print"
      : colours === 1
        ? "print in 1 colour"
        : `print in ${colours} colours`,
  columns: { quantity: "Quantity", price: "Price of a box, ₹", amount: "Amount, ₹" },
  toolingInside: "The price includes the tooling.",
  toolingApart: (amount, percent) =>
    percent === undefined
      ? `Tooling charge, once: ₹${amount}`
      : `Tooling charge, once: ₹${amount}. GST of ${percent} % is added to it.`,
  delivered: "The price includes delivery.",
  collected: "The client collects the boxes.",
  gst: (hsn, percent) =>
    percent === undefined
      ? `Prices are without GST. HSN ${hsn}.`
      : `Prices are without GST. GST of ${percent} % is added, HSN ${hsn}.`,
  phone: (phone) => `Phone: ${phone}`,
  email: (email) => `Email: ${email}`,
  payment: (days) =>
    days === 0
      ? "Payment on delivery."
      : `Payment within ${days} ${days === 1 ? "day" : "days"} of the invoice.`,
  bank: (bank) => `Bank: ${bank}`,
  terms: "Terms",
  signature: (company) => `For ${company}`,
};

const hindi: QuotationTexts = {
  title: "कोटेशन",
  number: (number, revision) => `नंबर ${number}, रिविज़न ${revision}`,
  date: (date) => `तारीख: ${dateText(date, "hi")}`,
  validUntil: (date) => `मान्य: ${dateText(date, "hi")} तक`,
  to: "ग्राहक",
  plies: (ply) => `${ply} प्लाई`,
  print: (colours) => (colours === 0 ? "बिना प्रिंट" : `${colours} रंग का प्रिंट`),
  columns: { quantity: "मात्रा", price: "एक बॉक्स का दाम, ₹", amount: "रकम, ₹" },
  toolingInside: "दाम में टूलिंग शामिल है।",
  toolingApart: (amount, percent) =>
    percent === undefined
      ? `टूलिंग का खर्च, एक बार: ₹${amount}`
      : `टूलिंग का खर्च, एक बार: ₹${amount}। इस पर ${percent} % GST जुड़ेगा।`,
  delivered: "दाम में डिलीवरी शामिल है।",
  collected: "बॉक्स ग्राहक खुद ले जाएँगे।",
  gst: (hsn, percent) =>
    percent === undefined
      ? `दाम बिना GST के हैं। HSN ${hsn}।`
      : `दाम बिना GST के हैं। ${percent} % GST अलग से लगेगा, HSN ${hsn}।`,
  phone: (phone) => `फ़ोन: ${phone}`,
  email: (email) => `ईमेल: ${email}`,
  payment: (days) => (days === 0 ? "भुगतान डिलीवरी पर।" : `भुगतान इनवॉइस के ${days} दिन के भीतर।`),
  bank: (bank) => `बैंक: ${bank}`,
  terms: "शर्तें",
  signature: (company) => `${company} की ओर से`,
};

const kannada: QuotationTexts = {
  title: "ಕೊಟೇಶನ್",
  number: (number, revision) => `ನಂಬರ್ ${number}, ಆವೃತ್ತಿ ${revision}`,
  date: (date) => `ದಿನಾಂಕ: ${dateText(date, "kn")}`,
  validUntil: (date) => `ಮಾನ್ಯತೆಯ ಕೊನೆಯ ದಿನ: ${dateText(date, "kn")}`,
  to: "ಗ್ರಾಹಕರು",
  plies: (ply) => `${ply} ಪ್ಲೈ`,
  print: (colours) => (colours === 0 ? "ಪ್ರಿಂಟ್ ಇಲ್ಲ" : `${colours} ಬಣ್ಣದ ಪ್ರಿಂಟ್`),
  columns: { quantity: "ಪ್ರಮಾಣ", price: "ಒಂದು ಬಾಕ್ಸ್ ಬೆಲೆ, ₹", amount: "ಮೊತ್ತ, ₹" },
  toolingInside: "ಬೆಲೆಯಲ್ಲಿ ಟೂಲಿಂಗ್ ಸೇರಿದೆ.",
  toolingApart: (amount, percent) =>
    percent === undefined
      ? `ಟೂಲಿಂಗ್ ಶುಲ್ಕ, ಒಮ್ಮೆ: ₹${amount}`
      : `ಟೂಲಿಂಗ್ ಶುಲ್ಕ, ಒಮ್ಮೆ: ₹${amount}. ಇದಕ್ಕೆ ${percent} % GST ಸೇರುತ್ತದೆ.`,
  delivered: "ಬೆಲೆಯಲ್ಲಿ ಡೆಲಿವರಿ ಸೇರಿದೆ.",
  collected: "ಬಾಕ್ಸ್‌ಗಳನ್ನು ಗ್ರಾಹಕರು ತೆಗೆದುಕೊಂಡು ಹೋಗುತ್ತಾರೆ.",
  gst: (hsn, percent) =>
    percent === undefined
      ? `ಬೆಲೆಗಳು GST ಇಲ್ಲದೆ. HSN ${hsn}.`
      : `ಬೆಲೆಗಳು GST ಇಲ್ಲದೆ. ${percent} % GST ಸೇರುತ್ತದೆ, HSN ${hsn}.`,
  phone: (phone) => `ಫೋನ್: ${phone}`,
  email: (email) => `ಇಮೇಲ್: ${email}`,
  payment: (days) => (days === 0 ? "ಡೆಲಿವರಿ ಸಮಯದಲ್ಲಿ ಪಾವತಿ." : `ಇನ್‌ವಾಯ್ಸ್ ದಿನಾಂಕದಿಂದ ${days} ದಿನಗಳೊಳಗೆ ಪಾವತಿ.`),
  bank: (bank) => `ಬ್ಯಾಂಕ್: ${bank}`,
  terms: "ನಿಯಮಗಳು",
  signature: (company) => `${company} ಪರವಾಗಿ`,
};

export const quotationTexts: Readonly<Record<Language, QuotationTexts>> = {
  en: english,
  hi: hindi,
  kn: kannada,
};
