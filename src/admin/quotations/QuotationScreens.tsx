import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { DelayedProgress } from "../layout/QueryResult";
import { NotFoundScreen } from "../layout/Screen";
import { declaredList } from "../schema/screensOf";

const QuotationsPage = declaredList(async () => (await import("./resource")).quotations);
const QuotationPage = lazy(() => import("./details/QuotationPage"));
const QuotationCreatePage = lazy(async () => ({
  default: (await import("./form/QuotationFormPages")).QuotationCreatePage,
}));
const QuotationEditPage = lazy(async () => ({
  default: (await import("./form/QuotationFormPages")).QuotationEditPage,
}));

export default function QuotationScreens() {
  return (
    <Suspense fallback={<DelayedProgress />}>
      <Routes>
        <Route index element={<QuotationsPage />} />
        <Route path="create" element={<QuotationCreatePage />} />
        <Route path=":id" element={<QuotationPage />} />
        <Route path=":id/edit" element={<QuotationEditPage />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}
