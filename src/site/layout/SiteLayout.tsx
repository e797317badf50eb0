import { Outlet, ScrollRestoration } from "react-router-dom";

export function Component() {
  return (
    <>
      <main>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
