import { Alert, Box } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { HostUnreachable } from "../../api/hostErrors";
import { useTexts } from "../../texts/useTexts";
import { layoutTexts } from "../layout/texts";

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** True if the last call that ended got no reply from the host, although the device may have a network. */
function useIsUnreachable(): boolean {
  const client = useQueryClient();
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    const note = (action: { readonly type: string; readonly error?: unknown }) => {
      if (action.type === "success") setUnreachable(false);
      if (action.type === "error") setUnreachable(action.error instanceof HostUnreachable);
    };
    const endings = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === "updated") note(event.action);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === "updated") note(event.action);
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [client]);
  return isUnreachable;
}

/** Says above the page that there is no connection, as long as there is none. */
export function OfflineNotice() {
  const text = useTexts(layoutTexts);
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const isUnreachable = useIsUnreachable();
  return (
    <Box role="status" sx={{ position: "sticky", top: 56, zIndex: "appBar" }}>
      {(isUnreachable || !isOnline) && (
        <Alert severity="warning" role="presentation" sx={{ mx: { xs: 1, sm: 2 }, mt: 1 }}>
          {text("offline")}
        </Alert>
      )}
    </Box>
  );
}
