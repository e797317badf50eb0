import { QueryClient } from "@tanstack/react-query";

/**
 * Returns the office's cache. There are no retries: the person retries. A mutation without a network fails immediately
 * instead of waiting for the network.
 *
 * `invalidateQueries` also repeats a query's first request, which the host may have answered before the change. TanStack
 * Query would wait for its reply.
 */
export function makeQueryClient() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: "always" } },
  });
  const invalidate = client.invalidateQueries.bind(client);
  client.invalidateQueries = (filters, options) => {
    for (const query of client.getQueryCache().findAll({ ...filters, type: "active" }))
      if (
        query.state.status === "pending" &&
        query.state.fetchStatus === "fetching" &&
        !query.isDisabled()
      )
        void query.cancel({ silent: true });
    return invalidate(filters, options);
  };
  return client;
}
