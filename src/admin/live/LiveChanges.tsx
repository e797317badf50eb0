import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followChanges } from "../../api/followChanges";
import { readSession } from "../../api/session";
import { refreshChanged } from "./refreshChanged";

export default function LiveChanges() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { note, stop } = refreshChanged(queryClient);
    const name = `plant changes ${readSession()?.admin.email ?? ""}`;
    const unfollow = followChanges({ name, onChange: note });
    return () => {
      unfollow();
      stop();
    };
  }, [queryClient]);
  return null;
}
