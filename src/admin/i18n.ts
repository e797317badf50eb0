import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import { attendanceFields } from "./attendance/texts";
import { orderFields } from "./orders/texts";
import { resources } from "./resources";

/** React-admin's own texts and those of each resource. Screens bring their texts along: see useTexts. */
const english = {
  ...englishMessages,
  resources: {
    orders: orderFields,
    attendance: attendanceFields,
    ...Object.fromEntries(resources.map(({ name, texts }) => [name, texts])),
  },
};

export const i18nProvider = polyglotI18nProvider(() => english, "en", { allowMissing: true });
