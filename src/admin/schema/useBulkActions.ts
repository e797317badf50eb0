import { useListContext } from "react-admin";
import { maxTogether } from "../../../contract/list";
import { useAccess } from "../layout/RequireAccess";
import { whileSignedIn } from "../useSessionEnd";
import type { ResourceDeclaration } from "./declaration";

/** What the signed-in admin can do with several rows of a list; undefined where that is nothing. */
export function useBulkActions({ name, list: { bulkActions } }: ResourceDeclaration) {
  const mayAct = useAccess(name, bulkActions?.call);
  return mayAct ? bulkActions : undefined;
}

/** Reads the rows of all pages of a list, as many of them as are changed at once. */
export function useListRows() {
  const { getData } = useListContext();
  return async () =>
    (await whileSignedIn(Promise.resolve(getData?.({ maxResults: maxTogether })))) ?? [];
}
