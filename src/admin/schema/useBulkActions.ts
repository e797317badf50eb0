import { useListContext } from "react-admin";
import { maxTogether } from "../../../contract/list";
import { useAccess } from "../layout/RequireAccess";
import { whileSignedIn } from "../useSessionEnd";
import type { ResourceDeclaration } from "./declaration";

/** The bulk actions of a list for the signed-in admin; undefined if there are none. */
export function useBulkActions({ name, list: { bulkActions } }: ResourceDeclaration) {
  const mayAct = useAccess(name, bulkActions?.call);
  return mayAct ? bulkActions : undefined;
}

/** Reads the rows of all pages of a list, up to the maximum of one bulk action. */
export function useListRows() {
  const { getData } = useListContext();
  return async () =>
    (await whileSignedIn(Promise.resolve(getData?.({ maxResults: maxTogether })))) ?? [];
}
