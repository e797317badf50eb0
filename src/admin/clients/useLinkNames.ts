import { useQueryClient } from "@tanstack/react-query";
import { useRefresh } from "react-admin";
import { useTexts } from "../../texts/useTexts";
import { useSend } from "../sending";
import type { Host } from "../useHostQuery";
import { clientTexts } from "./texts";

interface Link {
  readonly names: readonly string[];
  /** Returns the client's id. It may create the client first. */
  readonly clientId: (host: Host) => number | Promise<number>;
}

/** Links names to a client, shows the number of linked records, and reads the lists again. */
export function useLinkNames() {
  const text = useTexts(clientTexts);
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  return useSend({
    call: async (host, { names, clientId }: Link) => {
      const id = await clientId(host);
      return host.call("linkClientNames", { id: String(id), names: [...names] });
    },
    done: ({ orders, specifications }) =>
      text("names.linked", {
        orders: text("names.orderCount", { smart_count: orders }),
        specifications: text("names.specificationCount", { smart_count: specifications }),
      }),
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: ["clients"] });
      refresh();
    },
    failed: text("names.failed"),
  });
}
