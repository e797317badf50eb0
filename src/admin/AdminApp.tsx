import "@fontsource-variable/archivo/wght.css";
import { CssBaseline } from "@mui/material";
import { QueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import {
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  Error as ErrorPage,
  LoadingPage,
  Resource,
} from "react-admin";
import { Route } from "react-router-dom";
import type { PlantFeature } from "../../contract/route";
import { removeDraftsOfOthers } from "../api/savedDrafts";
import { hasFeature, readSession } from "../api/session";
import { authProvider } from "../authProvider";
import { dataProvider } from "../dataProvider";
import { accountStore } from "./accountStore";
import { canonicalPaths, dashboardPath } from "./canonicalPaths";
import { i18nProvider } from "./i18n";
import { AccessDeniedScreen, NotFoundScreen } from "./layout/errorScreens";
import { resources } from "./resources";
import { OfficeResources } from "./schema/declaration";
import { screensOf } from "./schema/screensOf";
import { PlantLayout, PlantNotification } from "./shell/PlantLayout";
import { darkTheme, lightTheme } from "./theme/plantTheme";

const DashboardPage = lazy(() => import("./dashboard/DashboardPage"));
const OrdersKanbanPage = lazy(() => import("./orders/kanban/OrdersKanbanPage"));
const EmployeePage = lazy(() => import("./employees/EmployeePage"));
const EmployeeByBarcode = lazy(() => import("./employees/EmployeeByBarcode"));
const SalarySetupPage = lazy(() => import("./pay/SalarySetupPage"));
const PayslipPage = lazy(() => import("./pay/payslip/PayslipPage"));
const AttendancePage = lazy(() => import("./attendance/AttendancePage"));
const AttendanceMonthPage = lazy(() => import("./attendance/month/AttendanceMonthPage"));
const CalendarPage = lazy(() => import("./calendar/CalendarPage"));
const ImportPage = lazy(() => import("./import/ImportPage"));
const AccountPage = lazy(() => import("./account/AccountPage"));
const AdminsPage = lazy(() => import("./admins/AdminsPage"));
const InventoryPage = lazy(() => import("./paper/reels/inventory/InventoryPage"));
const ReelPage = lazy(() => import("./paper/reels/details/ReelPage"));
const ReelHistoryPage = lazy(() => import("./paper/reels/history/ReelHistoryPage"));
const InUseReelsPage = lazy(() => import("./paper/reels/inUse/InUseReelsPage"));
const OrderPage = lazy(() => import("./orders/details/OrderPage"));
const OrderEditPage = lazy(() => import("./orders/edit/OrderEditPage"));
const OrderCreatePage = lazy(() => import("./orders/create/OrderCreatePage"));

const RotationPage = lazy(() => import("./shifts/RotationPage"));

const PaperScreens = lazy(() => import("./paper/PaperScreens"));

const DispatchScreens = lazy(() => import("./dispatches/DispatchScreens"));
const QuotationScreens = lazy(() => import("./quotations/QuotationScreens"));

const ProofPrompt = lazy(() => import("./account/security/ProofPrompt"));
const LiveChanges = lazy(() => import("./live/LiveChanges"));
const FactsPage = lazy(() => import("./company/FactsPage"));
const OperationsPage = lazy(() => import("./operations/OperationsPage"));
const ActivityPage = lazy(() => import("./history/ActivityPage"));
const UndoOffer = lazy(() => import("./history/UndoOffer"));

const screens = resources.filter(({ menu }) => menu !== undefined).map(screensOf);

const pages: readonly { path: string; Page: ComponentType; feature?: PlantFeature }[] = [
  { path: canonicalPaths["admin/order-create"], Page: OrderCreatePage },
  { path: canonicalPaths["admin/employee"], Page: EmployeePage },
  { path: canonicalPaths["salary/register/:employeeId"], Page: SalarySetupPage },
  { path: canonicalPaths["salary/:month/:employeeId"], Page: PayslipPage, feature: "payroll" },
  { path: canonicalPaths["admin/attendance"], Page: AttendancePage },
  {
    path: canonicalPaths["admin/attendance/:month/:barcodeId"],
    Page: AttendanceMonthPage,
    feature: "calendar",
  },
  { path: canonicalPaths["admin/calendar"], Page: CalendarPage },
  { path: canonicalPaths["admin/company"], Page: FactsPage, feature: "company" },
  { path: canonicalPaths["import/:resource"], Page: ImportPage },
  { path: canonicalPaths.account, Page: AccountPage },
  { path: canonicalPaths["admin/admins"], Page: AdminsPage },
  { path: canonicalPaths["admin/inventory"], Page: InventoryPage },
  { path: canonicalPaths["admin/inventory/in-use"], Page: InUseReelsPage },
  { path: canonicalPaths["admin/inventory/reel/:barcodeId"], Page: ReelPage },
  { path: canonicalPaths["admin/inventory/reel-history/:barcodeId"], Page: ReelHistoryPage },
  {
    path: canonicalPaths["admin/employee/barcode/:barcodeId"],
    Page: EmployeeByBarcode,
    feature: "history",
  },
  { path: canonicalPaths["admin/rotation"], Page: RotationPage, feature: "shifts" },
  { path: "paper/*", Page: PaperScreens, feature: "paper" },
  { path: "dispatch/*", Page: DispatchScreens, feature: "dispatches" },
  { path: "quotations/*", Page: QuotationScreens, feature: "quotations" },
  { path: canonicalPaths["admin/operations"], Page: OperationsPage, feature: "operations" },
  { path: canonicalPaths["admin/activity"], Page: ActivityPage, feature: "history" },
];

/**
 * No retries: the person retries. A mutation without a network fails immediately instead of waiting for the network.
 */
const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: "always" } },
  });

/** The office: react-admin over the host's calls. Accounts share no cached data. `<Admin>` would add a login page. */
export default function AdminApp() {
  const [queryClient] = useState(makeQueryClient);
  const [store] = useState(() => accountStore(readSession()?.admin.email ?? ""));
  const hasHistory = hasFeature("history");
  useEffect(() => removeDraftsOfOthers(readSession()?.admin.email), []);
  return (
    <AdminContext
      basename={dashboardPath}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <OfficeResources value={resources}>
        <CoreAdminUI
          layout={PlantLayout}
          dashboard={DashboardPage}
          catchAll={NotFoundScreen}
          accessDenied={AccessDeniedScreen}
          authenticationError={AuthenticationError}
          error={ErrorPage}
          loading={LoadingPage}
          requireAuth
          disableTelemetry
        >
          <Resource
            name="orders"
            list={OrdersKanbanPage}
            edit={OrderEditPage}
            {...(hasHistory && { show: OrderPage })}
          />
          {screens.map((resource) => (
            <Resource key={resource.name} {...resource} />
          ))}
          <CustomRoutes>
            {pages
              .filter(({ feature }) => feature === undefined || hasFeature(feature))
              .map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
          </CustomRoutes>
        </CoreAdminUI>
        <PlantNotification />
        <Suspense fallback={null}>{hasFeature("second-factor") && <ProofPrompt />}</Suspense>
        <Suspense fallback={null}>{hasFeature("live") && <LiveChanges />}</Suspense>
        <Suspense fallback={null}>{hasHistory && <UndoOffer />}</Suspense>
      </OfficeResources>
    </AdminContext>
  );
}
