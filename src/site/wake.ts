import { listenForAdminAccess } from "./layout/listenForAdminAccess";

/**
 * The only script of a public page. React comes when the browser has nothing else to do, or at the
 * first sign that somebody wants something.
 */
const signs = ["pointerdown", "keydown", "touchstart", "focusin"] as const;

function wake() {
  for (const sign of signs) removeEventListener(sign, wake);
  void import("../main");
}

listenForAdminAccess();
for (const sign of signs) addEventListener(sign, wake, { passive: true });
const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(wake);
if (document.readyState === "complete") whenIdle();
else addEventListener("load", whenIdle);
