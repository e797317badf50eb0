import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import { boardTexts } from "./board";
import { fieldLabels } from "./fields";
import { orderCreateTexts } from "./orderCreate";
import { shellTexts } from "./shell";

/** Every text of the admin, in English: react-admin's own, and the plant's under `plant`. */
const english = {
  ...englishMessages,
  plant: { ...shellTexts, board: boardTexts, orderCreate: orderCreateTexts },
  resources: fieldLabels,
};

export const i18nProvider = polyglotI18nProvider(() => english, "en", { allowMissing: true });
