import { useHostQuery } from "../useHostQuery";

/** A specification with its versions. Refetched when a page of the specification opens. */
export const useSpecification = (id: string) =>
  useHostQuery({
    key: ["specifications", "details", id],
    ask: (host, signal) => host.call("getSpecification", { id }, { signal }),
    refetchOnMount: "always",
  });
