import { lazy, Suspense } from "react";
import { loadAdmin } from "./loadAdmin";

const AdminApp = lazy(loadAdmin);

/** The admin behind its guard: a route's own `lazy` would fetch it before the guard decides. */
export function AdminRoute() {
  return (
    <Suspense fallback={null}>
      <AdminApp />
    </Suspense>
  );
}
