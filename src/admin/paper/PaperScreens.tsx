import { Box, Tab, Tabs } from "@mui/material";
import { lazy, Suspense } from "react";
import { Link, Navigate, Route, Routes, useLocation } from "react-router-dom";
import { NotFoundScreen } from "../layout/errorScreens";
import { DelayedProgress } from "../layout/LoadError";
import { RequireAccess } from "../layout/RequireAccess";
import { paperAddress } from "../recordAddresses";
import { useTexts } from "../useTexts";
import { paperTexts } from "./screenTexts";

const SpecificationScreens = lazy(() => import("../specifications/SpecificationScreens"));
const StockPage = lazy(() => import("./stock/StockPage"));
const WastePage = lazy(() => import("./waste/WastePage"));
const BoardSettingsPage = lazy(() => import("./settings/BoardSettingsPage"));

const tabs = ["stock", "specifications", "waste", "settings"] as const;

export default function PaperScreens() {
  return (
    <RequireAccess resource="reels">
      <PaperTabs />
      <Suspense fallback={<DelayedProgress />}>
        <Routes>
          <Route index element={<Navigate to={tabs[0]} replace />} />
          <Route path="specifications/*" element={<SpecificationScreens />} />
          <Route path="waste" element={<WastePage />} />
          <Route path="stock" element={<StockPage />} />
          <Route path="settings" element={<BoardSettingsPage />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </RequireAccess>
  );
}

/** On a phone the tabs take two lines, and none of them is out of sight. MUI's indicator knows one line only. */
const wrappedTabs = {
  "& .MuiTabs-list": { flexWrap: "wrap" },
  "& .MuiTabs-indicator": { display: "none" },
  "& .MuiTab-root": { borderBottom: 2, borderColor: "transparent" },
  "& .Mui-selected": { borderColor: "primary.main" },
};

function PaperTabs() {
  const text = useTexts(paperTexts);
  const { pathname } = useLocation();
  const present = tabs.find((tab) => pathname.startsWith(paperAddress(tab)));
  return (
    <Box component="nav" aria-label={text("title")} sx={{ px: { xs: 1, sm: 2 }, pt: 1 }}>
      <Tabs value={present ?? false} sx={wrappedTabs}>
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={text(`tabs.${tab}`)}
            component={Link}
            to={paperAddress(tab)}
            {...(tab === present && { "aria-current": "page" as const })}
          />
        ))}
      </Tabs>
    </Box>
  );
}
