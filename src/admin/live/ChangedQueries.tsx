import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { subscribeToWrites } from "../../api/hostWrites";
import { isOwnHost, readSession } from "../../api/session";
import { refreshChanged } from "./refreshChanged";

/** Reads again what the writes of this tab change, and on our own host what others change. */
export default function ChangedQueries() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { note, noteWrite, stop } = refreshChanged(queryClient);
    const ends = [stop, subscribeToWrites(noteWrite)];
    let isOpen = true;
    async function follow() {
      const { followChanges } = await import("../../api/followChanges");
      const name = `plant changes ${readSession()?.admin.email ?? ""}`;
      if (isOpen) ends.push(followChanges({ name, onChange: note }));
    }
    // Without this part of the office the screens are read again when they are opened.
    if (isOwnHost()) follow().catch(() => undefined);
    return () => {
      isOpen = false;
      for (const end of ends) end();
    };
  }, [queryClient]);
  return null;
}
