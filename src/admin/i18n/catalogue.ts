import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import { adminsTexts } from "./admins";
import { attendanceTexts } from "./attendance";
import { boardTexts } from "./board";
import { employeesTexts } from "./employees";
import { fieldLabels } from "./fields";
import { glanceTexts } from "./glance";
import { orderCreateTexts } from "./orderCreate";
import { peopleTexts } from "./people";
import { printTexts } from "./print";
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
    admins: adminsTexts,
    attendance: attendanceTexts,
    board: boardTexts,
    employees: employeesTexts,
    glance: glanceTexts,
    orderCreate: orderCreateTexts,
    print: printTexts,
    probe: probeTexts,
    salary: salaryTexts,
    schema: schemaTexts,
  },
  resources: { ...fieldLabels, ...peopleTexts, ...stockResourceTexts },
};

export const i18nProvider = polyglotI18nProvider(() => english, "en", { allowMissing: true });
