import type { ReactNode } from "react";
import { Layout } from "react-admin";
import { AccessDeniedScreen } from "./AccessDeniedScreen";
import { PlantAppBar } from "./PlantAppBar";
import { ScreenError } from "./ScreenError";
import { SideMenu } from "./SideMenu";
import { useIsDenied } from "./useIsDenied";
import { useSessionOfOtherTabs } from "./useSessionOfOtherTabs";

/** The frame around every screen; a screen that the host refuses gives way to Access Denied. */
export function PlantLayout({ children }: { children: ReactNode }) {
  const isDenied = useIsDenied();
  useSessionOfOtherTabs();
  return (
    <Layout appBar={PlantAppBar} appBarAlwaysOn menu={SideMenu} error={ScreenError}>
      {isDenied ? <AccessDeniedScreen /> : children}
    </Layout>
  );
}
