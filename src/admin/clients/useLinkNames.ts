import { useQueryClient } from "@tanstack/react-query";
import { useNotify, useRefresh } from "react-admin";
import { useSending } from "../schema/sendForm";
import { serverMessage } from "../serverMessage";
import { type Host, useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";
import { useTexts } from "../useTexts";
import { clientTexts } from "./screenTexts";

interface Link {
  readonly names: readonly string[];
  /** Returns the client's id. It may create the client first. */
  readonly clientId: (host: Host) => number | Promise<number>;
}

/** Links names to a client, tells how many records got it, and reads the lists again. */
export function useLinkNames() {
  const text = useTexts(clientTexts);
  const host = useHost();
  const notify = useNotify();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  return useSending(
    async ({ names, clientId }: Link) => {
      const id = await clientId(host);
      const linked = await whileSignedIn(
        host.call("linkClientNames", { id: String(id), names: [...names] }),
      );
      notify(
        text("names.linked", {
          orders: text("names.orderCount", { smart_count: linked.orders }),
          specifications: text("names.specificationCount", { smart_count: linked.specifications }),
        }),
        { type: "success" },
      );
      void queryClient.invalidateQueries({ queryKey: ["clients"] });
      refresh();
    },
    (failure) => {
      notify(serverMessage(failure, text("names.failed")), { type: "error" });
      return undefined;
    },
  );
}
