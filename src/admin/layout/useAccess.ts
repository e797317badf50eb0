import { useEffect } from "react";
import { useCanAccess, useLogoutIfAccessDenied } from "react-admin";
import type { ResourceName } from "../../api/resources";

/**
 * Whether the signed-in admin may see a resource; not yet, while the host is being asked. A session
 * that the host no longer knows ends here too.
 */
export function useAccess(resource: ResourceName): boolean {
  const { canAccess, error } = useCanAccess({ resource, action: "list" });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return canAccess === true;
}
