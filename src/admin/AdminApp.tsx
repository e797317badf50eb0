import "@fontsource-variable/archivo/wght.css";
import { CssBaseline } from "@mui/material";
import { lazy, Suspense, useEffect, useState } from "react";
import {
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  Error as ErrorPage,
  LoadingPage,
  Resource,
  type ResourceProps,
} from "react-admin";
import { Route } from "react-router-dom";
import { removeDraftsOfOthers } from "../api/savedDrafts";
import { isOwnHost, readSession } from "../api/session";
import { authProvider } from "../authProvider";
import { dataProvider } from "../dataProvider";
import { ProofPrompt } from "./account/security/ProofPrompt";
import { dashboardPath } from "./addresses";
import { features } from "./features";
import { i18nProvider } from "./i18n";
import { RequireAccess } from "./layout/RequireAccess";
import { AccessDeniedScreen, NotFoundScreen } from "./layout/Screen";
import { OfficeFeatures, resourcesIn } from "./schema/officeFeature";
import { screensOf } from "./schema/screensOf";
import { PlantLayout, PlantNotification } from "./shell/PlantLayout";
import { accountStore, makeQueryClient } from "./stores";
import { darkTheme, lightTheme } from "./theme/plantTheme";

const DashboardPage = lazy(() => import("./dashboard/DashboardPage"));
const ChangedQueries = lazy(() => import("./live/ChangedQueries"));
const UndoOffer = lazy(() => import("./history/UndoOffer"));
const NewBuild = lazy(() => import("./live/NewBuild"));

const screens = resourcesIn(features).flatMap(
  ({ name, icon, menu, load, screens }): ResourceProps[] => {
    if (menu === undefined || load === undefined) return [];
    if (screens === undefined) return [screensOf({ name, load, ...(icon && { icon }) })];
    const { list, edit, show } = screens;
    return [{ name, list: lazy(list), edit: lazy(edit), show: lazy(show) }];
  },
);

const pages = features
  .flatMap(({ pages = [] }) => pages)
  .map(({ path, isOwn, resource, load }) => {
    const Page = lazy(load);
    const guarded = resource && (
      <RequireAccess resource={resource}>
        <Page />
      </RequireAccess>
    );
    return { path, isOwn, element: guarded ?? <Page /> };
  });

/**
 * The office: react-admin over the host's calls. Accounts share no cached data. react-admin's `<Admin>` is not used,
 * because it adds a login page.
 */
export default function AdminApp() {
  const [queryClient] = useState(makeQueryClient);
  const [store] = useState(() => accountStore(readSession()?.admin.email ?? ""));
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
      <OfficeFeatures value={features}>
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
          {screens.map((resource) => (
            <Resource key={resource.name} {...resource} />
          ))}
          <CustomRoutes>
            {pages
              .filter(({ isOwn }) => !isOwn || isOwnHost())
              .map(({ path, element }) => (
                <Route key={path} path={path} element={element} />
              ))}
          </CustomRoutes>
        </CoreAdminUI>
        <PlantNotification />
        <Suspense fallback={null}>
          <ChangedQueries />
          {isOwnHost() && (
            <>
              <ProofPrompt />
              <UndoOffer />
            </>
          )}
          <NewBuild />
        </Suspense>
      </OfficeFeatures>
    </AdminContext>
  );
}
