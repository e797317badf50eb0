import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import { adminsTexts } from "./admins/texts";
import { attendanceFields, attendanceTexts } from "./attendance/texts";
import { dashboardTexts } from "./dashboard/texts";
import { employeesTexts } from "./employees/texts";
import { layoutTexts } from "./layout/texts";
import { kanbanTexts, orderCreateTexts, orderFields } from "./orders/texts";
import { reelsTexts } from "./paper/reels/texts";
import { salaryTexts } from "./pay/texts";
import { resources } from "./resources";
import { schemaTexts } from "./schema/texts";

/** Every text of the admin, in English: texts of react-admin, the plant and each resource. */
const english = {
  ...englishMessages,
  plant: {
    ...layoutTexts,
    ...reelsTexts,
    admins: adminsTexts,
    attendance: attendanceTexts,
    kanban: kanbanTexts,
    employees: employeesTexts,
    glance: dashboardTexts,
    orderCreate: orderCreateTexts,
    salary: salaryTexts,
    schema: schemaTexts,
  },
  resources: {
    orders: orderFields,
    attendance: attendanceFields,
    ...Object.fromEntries(resources.map(({ name, texts }) => [name, texts])),
  },
};

export const i18nProvider = polyglotI18nProvider(() => english, "en", { allowMissing: true });
