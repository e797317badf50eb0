import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { subscribeToHostWrites } from "../api/sendCall";

/**
 * Fetches the queries with this name at the beginning of their key again, after each call of this tab that changes
 * something.
 */
export function useRefetchOnWrite(name: string) {
  const queryClient = useQueryClient();
  useEffect(
    () => subscribeToHostWrites(() => void queryClient.invalidateQueries({ queryKey: [name] })),
    [queryClient, name],
  );
}
