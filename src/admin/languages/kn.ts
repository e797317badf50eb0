import "@fontsource/noto-sans-kannada/kannada-400.css";
import "@fontsource/noto-sans-kannada/kannada-700.css";
import { account, accountResource } from "./kn/account";
import { admins } from "./kn/admins";
import { attendance, attendanceResource } from "./kn/attendance";
import { calendar } from "./kn/calendar";
import { catalogue, catalogueResources } from "./kn/catalogue";
import { clientResources, clients } from "./kn/clients";
import { columns } from "./kn/columns";
import { company } from "./kn/company";
import { correctionResources, corrections } from "./kn/corrections";
import { dashboard } from "./kn/dashboard";
import { devices } from "./kn/devices";
import { dispatches } from "./kn/dispatches";
import { employeeResource, employees } from "./kn/employees";
import { history } from "./kn/history";
import { imports } from "./kn/import";
import { invoices } from "./kn/invoices";
import { jobCost } from "./kn/jobCost";
import { layout } from "./kn/layout";
import { operations } from "./kn/operations";
import { orderResources, orders } from "./kn/orders";
import { paper } from "./kn/paper";
import { pay, payFields } from "./kn/pay";
import { payMonth } from "./kn/payMonth";
import { payslip } from "./kn/payslip";
import { peopleResources } from "./kn/people";
import { quotationResource, quotations } from "./kn/quotations";
import { rateResources, rates } from "./kn/rates";
import { reactAdmin } from "./kn/reactAdmin";
import { reelResource, reels } from "./kn/reels";
import { reservations } from "./kn/reservations";
import { sales } from "./kn/sales";
import { schema } from "./kn/schema";
import { shifts } from "./kn/shifts";
import { specifications } from "./kn/specifications";

/** The messages of the office, a file for each business word, in Kannada. */
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
