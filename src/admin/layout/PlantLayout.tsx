import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { Layout } from "react-admin";
import { useLocation, useRevalidator } from "react-router-dom";
import { forgetDeniedPage, readDeniedPage, subscribeToDeniedPage } from "../../api/deniedPage";
import { readSession } from "../../api/session";
import { subscribeToSession } from "../../api/subscribeToSession";
import { AccessDeniedScreen, ScreenError } from "./errorScreens";
import { PlantAppBar } from "./PlantAppBar";
import { PlantSidebar } from "./PlantSidebar";
import { SideMenu } from "./SideMenu";

/** The frame around every screen; a screen that the host refuses gives way to Access Denied. */
export function PlantLayout({ children }: { children: ReactNode }) {
  const isDenied = useIsDenied();
  useSessionChanges();
  return (
    <Layout
      appBar={PlantAppBar}
      appBarAlwaysOn
      sidebar={PlantSidebar}
      menu={SideMenu}
      error={ScreenError}
    >
      {isDenied ? <AccessDeniedScreen /> : children}
    </Layout>
  );
}

/**
 * True if the host denied the page's request. It resets at the next navigation, also to the same address, and for
 * another account.
 */
export function useIsDenied(): boolean {
  const { pathname, key } = useLocation();
  const denied = useSyncExternalStore(subscribeToDeniedPage, readDeniedPage);
  useEffect(() => {
    // Each navigation has its own key, also one to the same address.
    if (key) forgetDeniedPage();
  }, [key]);
  return denied === pathname;
}

/**
 * A logout in another tab ends this tab's session too: the dashboard's guard runs again. A new name, from this tab
 * or another one, is shown in the greeting.
 */
function useSessionChanges(): void {
  const { revalidate } = useRevalidator();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToSession((where) => {
        if (readSession() !== undefined)
          void queryClient.invalidateQueries({ queryKey: ["auth", "getIdentity"] });
        else if (where === "other tab") void revalidate();
      }),
    [revalidate, queryClient],
  );
}
