import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import { adminFields, adminsTexts } from "./admins/texts";
import { attendanceFields, attendanceTexts } from "./attendance/texts";
import { boxFields, industryFields } from "./catalogue/texts";
import { dashboardTexts } from "./dashboard/texts";
import { employeeFields, employeesTexts } from "./employees/texts";
import { enquiryFields } from "./enquiries/texts";
import { layoutTexts } from "./layout/texts";
import { boardTexts, orderCreateTexts, orderFields } from "./orders/texts";
import { reelFields, reelsTexts } from "./reels/texts";
import { salaryFields, salaryTexts } from "./salary/texts";
import { schemaTexts } from "./schema/texts";

/** Every text of the admin, in English: react-admin's own, the plant's, and those of each resource. */
const english = {
  ...englishMessages,
  plant: {
    ...layoutTexts,
    ...reelsTexts,
    admins: adminsTexts,
    attendance: attendanceTexts,
    board: boardTexts,
    employees: employeesTexts,
    glance: dashboardTexts,
    orderCreate: orderCreateTexts,
    salary: salaryTexts,
    schema: schemaTexts,
  },
  resources: {
    admins: adminFields,
    attendance: attendanceFields,
    boxes: boxFields,
    contacts: enquiryFields,
    employees: employeeFields,
    industries: industryFields,
    orders: orderFields,
    reels: reelFields,
    salaries: salaryFields,
  },
};

export const i18nProvider = polyglotI18nProvider(() => english, "en", { allowMissing: true });
