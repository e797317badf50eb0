import { hindiSentences } from "../../../../domain/pay/hindi";
import { kannadaSentences } from "../../../../domain/pay/kannada";
import { translatePay } from "../../../../domain/pay/sentences";
import { readLanguage } from "../../../language";

const asStored = (text: string) => text;

const sentences = {
  en: { formula: asStored, origin: asStored, dayNote: asStored },
  hi: translatePay(hindiSentences, "hi"),
  kn: translatePay(kannadaSentences, "kn"),
};

/** The translations of a payslip's stored sentences into the person's language. */
export const paySentences = () => sentences[readLanguage()];
