import { Alert, Box, type Theme, Typography, useMediaQuery } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import {
  AppBar,
  Layout,
  Logout,
  Notification,
  Sidebar,
  type SidebarProps,
  UserMenu,
  useNotificationContext,
} from "react-admin";
import { Link, useLocation, useRevalidator } from "react-router-dom";
import { HostUnreachable } from "../../api/hostErrors";
import { isOwnHost, readSession } from "../../api/session";
import { subscribeToSession } from "../../api/sessionChanges";
import { forgetDeniedPage, readDeniedPage, subscribeToDeniedPage } from "../../authProvider";
import { useTexts } from "../../texts/useTexts";
import { dashboardPath } from "../addresses";
import { AccessDeniedScreen, ScreenError } from "../layout/Screen";
import { layoutTexts } from "../layout/texts";
import { useConfirmedLogout } from "../sessionEnd";
import { NavigationProgress, SideMenu } from "./SideMenu";
import { SearchButton } from "./search/SearchButton";

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
      <NavigationProgress />
      <Shortcuts />
      <OfflineNotice />
      {isDenied ? <AccessDeniedScreen /> : children}
    </Layout>
  );
}

/** True if the host denied the page's request, until the next navigation, also to the same address. */
export function useIsDenied(): boolean {
  const { pathname, key } = useLocation();
  const denied = useSyncExternalStore(subscribeToDeniedPage, readDeniedPage);
  useEffect(() => {
    // Each navigation has its own key, also one to the same address.
    if (key) forgetDeniedPage();
  }, [key]);
  return denied === pathname;
}

/** Ends the session after a logout in another tab, and shows a new name in the greeting. */
function useSessionChanges(): void {
  const { revalidate } = useRevalidator();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToSession((where) => {
        if (readSession() !== undefined)
          void queryClient.refetchQueries({ queryKey: ["auth", "getIdentity"], type: "active" });
        else if (where === "other tab") void revalidate();
      }),
    [revalidate, queryClient],
  );
}

function PlantAppBar() {
  const text = useTexts(layoutTexts);
  return (
    <AppBar
      alwaysOn
      color="transparent"
      elevation={0}
      userMenu={<AccountMenu />}
      sx={{ bgcolor: "background.default", borderBottom: 3, borderColor: "var(--kraft-400)" }}
    >
      <Typography
        component={Link}
        to={dashboardPath}
        sx={{
          flexGrow: 1,
          color: "inherit",
          textDecoration: "none",
          fontWeight: 700,
          lineHeight: 1.3,
          fontSize: { xs: "0.9rem", sm: "1rem" },
        }}
      >
        {text("product")}
      </Typography>
      {isOwnHost() && (
        <>
          <SearchButton />
          <Suspense fallback={<Box sx={{ width: 40 }} />}>
            <Bell />
          </Suspense>
        </>
      )}
    </AppBar>
  );
}

function AccountMenu() {
  const logout = useConfirmedLogout();
  return (
    <UserMenu>
      <Logout onClick={logout} />
    </UserMenu>
  );
}

/**
 * The side menu. When a window changes between wide and phone size, the menu is mounted again: a wide window's open menu
 * would stay over the phone's page as an invisible layer.
 */
function PlantSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down("sm"), {
    noSsr: true,
  });
  const [shownFor, setShownFor] = useState(isPhone);
  useEffect(() => setShownFor(isPhone), [isPhone]);
  return shownFor === isPhone ? <Sidebar {...props} /> : null;
}

/** The newest notice. In react-admin's own `Notification` it would wait until each earlier notice has had its 4 to 12 seconds. */
export function PlantNotification() {
  const newest = useNotificationContext().notifications.at(-1);
  const [last, setLast] = useState(newest);
  const [arrivals, setArrivals] = useState(0);
  if (newest !== undefined && newest !== last) {
    setLast(newest);
    setArrivals(arrivals + 1);
  }
  return <Notification key={arrivals} />;
}

const Bell = lazy(() => import("../notices/Bell"));
const ShortcutSheet = lazy(() => import("./ShortcutSheet"));

/** True if the key goes into a text, or is a part of another shortcut. */
const isTyped = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest("input, textarea, select, [contenteditable]"));

/** Opens the sheet of shortcuts at a question mark. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "?" && !isTyped(event)) setOpen(true);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <Suspense fallback={null}>
      {isOpen && <ShortcutSheet onClose={() => setOpen(false)} />}
    </Suspense>
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** True if the last call that ended got no reply from the host, although the device may have a network. */
function useIsUnreachable(): boolean {
  const client = useQueryClient();
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    const note = (action: { readonly type: string; readonly error?: unknown }) => {
      if (action.type === "success") setUnreachable(false);
      if (action.type === "error") setUnreachable(action.error instanceof HostUnreachable);
    };
    const endings = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === "updated") note(event.action);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === "updated") note(event.action);
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [client]);
  return isUnreachable;
}

/** Says above the page that there is no connection, as long as there is none. */
function OfflineNotice() {
  const text = useTexts(layoutTexts);
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const isUnreachable = useIsUnreachable();
  return (
    <Box role="status" sx={{ position: "sticky", top: 56, zIndex: "appBar" }}>
      {(isUnreachable || !isOnline) && (
        <Alert severity="warning" role="presentation" sx={{ mx: { xs: 1, sm: 2 }, mt: 1 }}>
          {text("offline")}
        </Alert>
      )}
    </Box>
  );
}
