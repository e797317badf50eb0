import { type ReactNode, useEffect } from "react";
import { useCanAccess, useLogoutIfAccessDenied, useTranslate } from "react-admin";
import { HostError } from "../../api/callHost";
import { AccessDeniedScreen } from "./AccessDeniedScreen";
import { Waiting } from "./DelayedProgress";
import { LoadFault } from "./LoadError";

interface GateProps {
  readonly resource: string;
  readonly children: ReactNode;
}

/**
 * Shows a screen to those who may see it, and Access Denied in its place to all others. Where the
 * host does not say, the screen stays shut and tells why.
 */
export function Gate({ resource, children }: GateProps) {
  const translate = useTranslate();
  const { canAccess, error, refetch } = useCanAccess({ resource, action: "list", retry: false });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);

  if (error instanceof HostError && error.status === 401) return null;
  if (error) {
    const message =
      error instanceof HostError
        ? translate("plant.probe.refused", { message: error.message })
        : translate("plant.probe.unreachable");
    return <LoadFault message={message} error={error} onRetry={() => void refetch()} />;
  }
  if (canAccess === undefined) return <Waiting />;
  return canAccess ? children : <AccessDeniedScreen />;
}
