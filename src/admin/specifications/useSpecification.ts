import { useHostQuery } from "../useHostQuery";

/** A specification with its versions, read anew whenever a page of it is opened. */
export const useSpecification = (id: string) =>
  useHostQuery({
    key: ["specifications", "details", id],
    ask: (host, signal) => host.paper((calls) => calls.getSpecification(id, signal)),
    refetchOnMount: "always",
  });
