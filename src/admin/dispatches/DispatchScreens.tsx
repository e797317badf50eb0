import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import type { CallName } from "../../../contract/routes";
import { useTexts } from "../../texts/useTexts";
import { dispatchAddress } from "../addresses";
import { DelayedProgress } from "../layout/QueryResult";
import { RequireAccess, useAccessCheck } from "../layout/RequireAccess";
import { NotFoundScreen } from "../layout/Screen";
import { ScreenTabs } from "../layout/ScreenTabs";
import { declaredList } from "../schema/screensOf";
import { dispatchScreenTexts } from "./texts";

const DispatchesPage = declaredList(async () => (await import("./resource")).dispatches);
const ToInvoicePage = declaredList(async () => (await import("./resource")).dispatchesToInvoice);
const InvoicesPage = declaredList(async () => (await import("../invoices/resource")).invoices);
const InvoicePage = lazy(() => import("../invoices/InvoicePage"));
const InvoiceCreatePage = lazy(() => import("../invoices/InvoiceCreatePage"));
const SalesPage = lazy(() => import("../sales/SalesPage"));
const SalesPapersPage = lazy(() => import("../sales/SalesPapersPage"));
const TallyPage = lazy(() => import("../invoices/TallyPage"));
const InvoiceSettingsPage = lazy(() => import("../invoices/settings/InvoiceSettingsPage"));

/** Each tab with the call that its screen makes. */
const calls = {
  list: "getDispatches",
  "to-invoice": "getInvoiceProposal",
  invoices: "getInvoices",
  sales: "getSales",
  tally: "getTallyVouchers",
  settings: "getInvoiceSettings",
} as const satisfies Record<string, CallName>;

const tabs = ["list", "to-invoice", "invoices", "sales", "tally", "settings"] as const;

export default function DispatchScreens() {
  const text = useTexts(dispatchScreenTexts);
  const mayOpen = useAccessCheck();
  return (
    <>
      <ScreenTabs
        label={text("title")}
        tabs={tabs.filter((tab) => mayOpen("orders", calls[tab]))}
        nameOf={(tab) => text(`tabs.${tab}`)}
        addressOf={dispatchAddress}
      />
      <Suspense fallback={<DelayedProgress />}>
        <Routes>
          <Route index element={<Navigate to={tabs[0]} replace />} />
          <Route path="list" element={<DispatchesPage />} />
          <Route path="to-invoice" element={<ToInvoicePage />} />
          <Route path="to-invoice/:dispatchId" element={<InvoiceCreatePage />} />
          <Route path="invoices" element={<InvoicesPage />} />
          <Route path="invoices/:id" element={<InvoicePage />} />
          <Route
            path="sales"
            element={
              <RequireAccess resource="admins">
                <SalesPage />
              </RequireAccess>
            }
          />
          <Route
            path="sales/papers"
            element={
              <RequireAccess resource="admins">
                <SalesPapersPage />
              </RequireAccess>
            }
          />
          <Route
            path="tally"
            element={
              <RequireAccess resource="admins">
                <TallyPage />
              </RequireAccess>
            }
          />
          <Route
            path="settings"
            element={
              <RequireAccess resource="admins">
                <InvoiceSettingsPage />
              </RequireAccess>
            }
          />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </>
  );
}
