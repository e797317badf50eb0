import { useEffect, useState } from "react";

/**
 * Asks the browser to keep the station's database when the disk is full.
 * @returns the browser's decision; undefined before it, or if the browser has no such request
 */
export function usePersistence(hasIndexedDb: boolean): boolean | undefined {
  const [isPersisted, setPersisted] = useState<boolean>();
  useEffect(() => {
    // Pages that came without HTTPS have no storage manager.
    if (!hasIndexedDb || navigator.storage?.persist === undefined) return;
    let isShown = true;
    navigator.storage.persist().then(
      (answer) => isShown && setPersisted(answer),
      () => isShown && setPersisted(false),
    );
    return () => {
      isShown = false;
    };
  }, [hasIndexedDb]);
  return isPersisted;
}
