import { useQueryClient } from "@tanstack/react-query";
import { useHostCall } from "../useHostQuery";

/** Reads a client's account. A form reads it anew, so that it does not offer what was paid meanwhile. */
export function useClientAccount(
  clientId: number,
  options?: { readonly refetchOnMount: "always" },
) {
  const id = String(clientId);
  return useHostCall(["outstanding", "account", id], "getClientAccount", { id }, options);
}

/** Returns a function that reads all that a receipt changes anew. */
export function useRefreshReceivables() {
  const queryClient = useQueryClient();
  return () => {
    for (const resource of ["outstanding", "receipts", "invoices", "clients"])
      void queryClient.invalidateQueries({ queryKey: [resource] });
  };
}
