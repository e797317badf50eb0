import "@fontsource/noto-sans-devanagari/devanagari-400.css";
import "@fontsource/noto-sans-devanagari/devanagari-700.css";
import { account, accountResource } from "./hi/account";
import { admins } from "./hi/admins";
import { attendance, attendanceResource } from "./hi/attendance";
import { calendar } from "./hi/calendar";
import { catalogue, catalogueResources } from "./hi/catalogue";
import { clientResources, clients } from "./hi/clients";
import { columns } from "./hi/columns";
import { company } from "./hi/company";
import { correctionResources, corrections } from "./hi/corrections";
import { dashboard } from "./hi/dashboard";
import { devices } from "./hi/devices";
import { dispatches } from "./hi/dispatches";
import { employeeResource, employees } from "./hi/employees";
import { history } from "./hi/history";
import { imports } from "./hi/import";
import { invoices } from "./hi/invoices";
import { jobCost } from "./hi/jobCost";
import { layout } from "./hi/layout";
import { operations } from "./hi/operations";
import { orderResources, orders } from "./hi/orders";
import { paper } from "./hi/paper";
import { pay, payFields } from "./hi/pay";
import { payMonth } from "./hi/payMonth";
import { payslip } from "./hi/payslip";
import { peopleResources } from "./hi/people";
import { quotationResource, quotations } from "./hi/quotations";
import { rateResources, rates } from "./hi/rates";
import { reactAdmin } from "./hi/reactAdmin";
import { reelResource, reels } from "./hi/reels";
import { reservations } from "./hi/reservations";
import { sales } from "./hi/sales";
import { schema } from "./hi/schema";
import { shifts } from "./hi/shifts";
import { specifications } from "./hi/specifications";

/** The messages of the office, a file for each business word, in Hindi. */
export const messages = {
  ...reactAdmin,
  ...account,
  ...paper,
  ...rates,
  ...reels,
  ...reservations,
  ...specifications,
  ...catalogue,
  ...columns,
  ...company,
  ...clients,
  ...dashboard,
  ...dispatches,
  ...history,
  ...imports,
  ...invoices,
  ...jobCost,
  ...layout,
  ...operations,
  ...orders,
  ...quotations,
  ...sales,
  ...schema,
  ...pay,
  ...payMonth,
  ...payslip,
  ...attendance,
  ...corrections,
  ...employees,
  ...admins,
  ...calendar,
  ...devices,
  ...shifts,
  resources: {
    account: accountResource,
    ...correctionResources,
    attendance: attendanceResource,
    employees: employeeResource,
    ...catalogueResources,
    ...clientResources,
    ...rateResources,
    ...orderResources,
    ...payFields,
    ...peopleResources,
    quotations: quotationResource,
    reels: reelResource,
  },
};
