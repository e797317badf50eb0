import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { NotFoundScreen } from "../layout/errorScreens";
import { SpecificationsPage } from "./SpecificationsPage";

const SpecificationCreatePage = lazy(() => import("./form/SpecificationCreatePage"));
const NewVersionPage = lazy(() => import("./form/NewVersionPage"));
const SpecificationPage = lazy(() => import("./details/SpecificationPage"));

/** All screens of specifications, below their own address. */
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
