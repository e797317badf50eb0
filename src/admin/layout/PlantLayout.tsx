import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { Layout } from "react-admin";
import { useLocation } from "react-router-dom";
import { forgetDeniedPage, readDeniedPage, subscribeToDeniedPage } from "../../deniedPage";
import { AccessDeniedScreen } from "./AccessDeniedScreen";
import { PlantAppBar } from "./PlantAppBar";
import { SideMenu } from "./SideMenu";
import { useSessionOfOtherTabs } from "./useSessionOfOtherTabs";

/** The frame around every screen; a screen that the host refuses gives way to Access Denied. */
export function PlantLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const denied = useSyncExternalStore(subscribeToDeniedPage, readDeniedPage);
  useSessionOfOtherTabs();
  // A new account has a new layout: what the one before was refused does not count for it.
  useEffect(() => forgetDeniedPage(""), []);
  useEffect(() => {
    forgetDeniedPage(pathname);
  }, [pathname]);

  return (
    <Layout appBar={PlantAppBar} appBarAlwaysOn menu={SideMenu}>
      {denied === pathname ? <AccessDeniedScreen /> : children}
    </Layout>
  );
}
