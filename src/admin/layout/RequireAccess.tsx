import type { ReactNode } from "react";
import { useCanAccess } from "react-admin";
import { type CallName, isCallName } from "../../../contract/routes";
import { HostError } from "../../api/hostErrors";
import { hasCall, hasResource, isResource } from "../../api/resources";
import { didManagePeople } from "../../api/session";
import { isManaged, isSessionEnd } from "../../authProvider";
import { useTexts } from "../../texts/useTexts";
import { useSessionEnd } from "../sessionEnd";
import { DelayedProgress, LoadError } from "./QueryResult";
import { AccessDeniedScreen } from "./Screen";
import { layoutTexts } from "./texts";

type Action = "list" | CallName;

type RequireAccessProps = Readonly<{ resource: string; children: ReactNode }>;

/** Renders a screen if the role may see it, and Access Denied otherwise. */
export function RequireAccess({ resource, children }: RequireAccessProps) {
  const text = useTexts(layoutTexts);
  const { canAccess, error, refetch } = useCanAccess({ resource, action: "list", retry: false });
  useSessionEnd(error);

  if (isSessionEnd(error)) return null;
  if (error) {
    const message =
      error instanceof HostError
        ? text("probe.refused", { message: error.message })
        : text("probe.unreachable");
    return <LoadError message={message} error={error} onRetry={() => void refetch()} />;
  }
  if (canAccess === undefined && !didManagePeople()) return <DelayedProgress />;
  return canAccess === false ? <AccessDeniedScreen /> : children;
}

/**
 * True if the admin has access to a resource, or to its call `action`. Until the host has replied, true if the session
 * could manage people when the host was asked last (`didManagePeople`), else undefined.
 */
export function useAccessState(
  resource: string,
  action: Action | undefined = "list",
): boolean | undefined {
  const { canAccess, error } = useCanAccess({ resource, action });
  useSessionEnd(error);
  const remembered = didManagePeople() || undefined;
  return isOnHost(resource, action) && (error ? false : (canAccess ?? remembered));
}

/** The answer of `useAccessState`, with false in place of undefined. */
export const useAccess = (resource: string, action?: Action): boolean =>
  useAccessState(resource, action) === true;

/** Returns the answers of `useAccess` for any number of screens: there are only two roles. */
export function useAccessCheck(): (resource: string, action?: Action) => boolean {
  const { canAccess, error } = useCanAccess({ resource: "admins", action: "list" });
  useSessionEnd(error);
  return (resource, action = "list") =>
    ((canAccess ?? didManagePeople()) || !isManaged(resource, action)) &&
    isOnHost(resource, action);
}

const isOnHost = (resource: string, action: Action) =>
  (!isResource(resource) || hasResource(resource)) && (!isCallName(action) || hasCall(action));
