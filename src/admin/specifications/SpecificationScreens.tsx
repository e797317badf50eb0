import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { NotFoundScreen } from "../layout/Screen";
import { declaredList } from "../schema/screensOf";

const SpecificationsPage = declaredList(async () => (await import("./resource")).specifications);
const SpecificationCreatePage = lazy(async () => ({
  default: (await import("./form/SpecificationForm")).SpecificationCreatePage,
}));
const NewVersionPage = lazy(async () => ({
  default: (await import("./form/SpecificationForm")).NewVersionPage,
}));
const SpecificationPage = lazy(() => import("./details/SpecificationPage"));

export default function SpecificationScreens() {
  return (
    <Routes>
      <Route index element={<SpecificationsPage />} />
      <Route path="create" element={<SpecificationCreatePage />} />
      <Route path=":id" element={<SpecificationPage />} />
      <Route path=":id/new-version" element={<NewVersionPage />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
