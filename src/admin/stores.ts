import { QueryClient } from "@tanstack/react-query";
import { localStorageStore } from "react-admin";
import { readLanguage } from "../texts/useTexts";

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

/** True for keys of an account's preferences, which a logout keeps. */
const isPreference = (key: string) =>
  key === "theme" || /\.(savedViews|datatable|datatable_columnRanks|language)$/.test(key);

/** Encodes an email as a part of a key. It is never the beginning of another email's part. */
const keyPart = (email: string) => encodeURIComponent(email).replaceAll(".", "%2E");

/** Returns react-admin's store of one account. People who share a browser share no columns and saved views. */
export function accountStore(email: string) {
  const store = localStorageStore("1", `/${keyPart(email)}`);
  // The account's language arrives with the login, perhaps chosen in another browser.
  store.setItem("locale", readLanguage());
  return {
    ...store,
    reset: () => {
      for (const key of Object.keys(store.listItems?.() ?? {}))
        if (!isPreference(key)) store.removeItem(key);
    },
  };
}
