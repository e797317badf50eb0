import { sessionChange, sessionKeys } from "./session";

type Listener = (where: "this tab" | "other tab") => void;

/** Calls `listener` when the session changes in this tab or in another one. Returns a function that stops this. */
export function subscribeToSession(listener: Listener): () => void {
  const inThisTab = () => listener("this tab");
  const inOtherTab = ({ key }: StorageEvent) => {
    if (key === null || sessionKeys.includes(key)) listener("other tab");
  };
  window.addEventListener(sessionChange, inThisTab);
  window.addEventListener("storage", inOtherTab);
  return () => {
    window.removeEventListener(sessionChange, inThisTab);
    window.removeEventListener("storage", inOtherTab);
  };
}
