import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { NotFoundScreen } from "../layout/errorScreens";
import { DelayedProgress } from "../layout/LoadError";
import { RequireAccess } from "../layout/RequireAccess";
import { ScreenTabs } from "../layout/ScreenTabs";
import { useTexts } from "../useTexts";
import { dispatchAddress } from "./addresses";
import { dispatchScreenTexts } from "./screenTexts";

const DispatchesPage = lazy(() => import("./DispatchesPage"));

const tabs = ["list"] as const;

export default function DispatchScreens() {
  const text = useTexts(dispatchScreenTexts);
  return (
    <RequireAccess resource="orders">
      <ScreenTabs
        label={text("title")}
        tabs={tabs}
        nameOf={(tab) => text(`tabs.${tab}`)}
        addressOf={dispatchAddress}
      />
      <Suspense fallback={<DelayedProgress />}>
        <Routes>
          <Route index element={<Navigate to={tabs[0]} replace />} />
          <Route path="list" element={<DispatchesPage />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </RequireAccess>
  );
}
