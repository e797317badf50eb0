import { useGetList } from "react-admin";
import type { Client } from "../../../contract/clients";
import { foldCase } from "../../../domain/lists/listQuery";
import type { ListRow } from "../../api/readRow";
import { isOwnHost } from "../../api/session";

const options = {
  pagination: { page: 1, perPage: 500 },
  sort: { field: "name", order: "ASC" },
  filter: { active: true },
} as const;
const silently = { onError: () => undefined };

/** Returns the active clients by name. Empty on another host. */
export const useClients = () =>
  useGetList<ListRow<Client>>("clients", options, { ...silently, enabled: isOwnHost() });

/** Returns a function that finds the active client with exactly a typed name. */
export function useFindClient() {
  const { data: clients = [] } = useClients();
  return (typed: unknown) => {
    const wanted = foldCase(String(typed ?? "").trim());
    return clients.find(({ name }) => name !== undefined && foldCase(name) === wanted);
  };
}

/** Returns the names that a form suggests for the client. */
export const useClientNames = (): readonly string[] =>
  (useClients().data ?? []).flatMap(({ name }) => name ?? []);
