import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { loadMatchedRoutes } from "./loadMatchedRoutes";
import { listenForMissingCode } from "./missingCode";
import { routes } from "./routes";
import "./tokens.css";

/** Hydrates a prerendered page, or renders into the admin's empty shell. */
async function start(root: HTMLElement) {
  const isPrerendered = root.firstElementChild !== null;
  if (isPrerendered) await loadMatchedRoutes(routes, window.location);
  const router = createBrowserRouter(
    routes,
    isPrerendered ? { hydrationData: { loaderData: {} } } : {},
  );
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

listenForMissingCode();
const root = document.getElementById("root");
if (root) void start(root);
