import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import { boardTexts } from "./board";
import { fieldLabels } from "./fields";
import { orderCreateTexts } from "./orderCreate";
import { peopleTexts } from "./people";
import { probeTexts } from "./probe";
import { salaryTexts } from "./salary";
import { schemaTexts } from "./schema";
import { shellTexts } from "./shell";
import { stockTexts } from "./stock";
import { stockResourceTexts } from "./stockResources";

/** Every text of the admin, in English: react-admin's own, and the plant's under `plant`. */
const english = {
  ...englishMessages,
  plant: {
    ...shellTexts,
    ...stockTexts,
    board: boardTexts,
    orderCreate: orderCreateTexts,
    probe: probeTexts,
    salary: salaryTexts,
    schema: schemaTexts,
  },
  resources: { ...fieldLabels, ...peopleTexts, ...stockResourceTexts },
};

export const i18nProvider = polyglotI18nProvider(() => english, "en", { allowMissing: true });
