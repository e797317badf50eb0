import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { paperAddress } from "../addresses";
import { DelayedProgress } from "../layout/QueryResult";
import { NotFoundScreen } from "../layout/Screen";
import { ScreenTabs } from "../layout/ScreenTabs";
import { paperTexts } from "./texts";

const SpecificationScreens = lazy(() => import("../specifications/SpecificationScreens"));
const CombinePage = lazy(() => import("./combine/CombinePage"));
const StockPage = lazy(() => import("./stock/StockPage"));
const WastePage = lazy(() => import("./waste/WastePage"));
const BoardSettingsPage = lazy(() => import("./settings/BoardSettingsPage"));

const tabs = ["stock", "combine", "specifications", "waste", "settings"] as const;

export default function PaperScreens() {
  const text = useTexts(paperTexts);
  return (
    <>
      <ScreenTabs
        label={text("title")}
        tabs={tabs}
        nameOf={(tab) => text(`tabs.${tab}`)}
        addressOf={paperAddress}
      />
      <Suspense fallback={<DelayedProgress />}>
        <Routes>
          <Route index element={<Navigate to={tabs[0]} replace />} />
          <Route path="specifications/*" element={<SpecificationScreens />} />
          <Route path="combine" element={<CombinePage />} />
          <Route path="waste" element={<WastePage />} />
          <Route path="stock" element={<StockPage />} />
          <Route path="settings" element={<BoardSettingsPage />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </>
  );
}
