import { Suspense, useMemo } from "react";
import { ListBase } from "react-admin";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import type { ResourceDeclaration } from "./declaration";
import { fieldsOf } from "./fieldsOf";
import { ListBody } from "./ListBody";
import { ListFilters } from "./ListFilters";
import { ListTools } from "./ListTools";
import { useResourceTexts } from "./useResourceTexts";

/** An error is shown in the list's own place. */
const shownInPlace = { onError: () => undefined };
const loggedOnly = {
  onError: ({ message }: Error) => console.error("The list could not be loaded:", message),
};

/** The generated list of a resource: what a person may see is decided before anything is asked for. */
export function ListScreen({ declaration }: { readonly declaration: ResourceDeclaration }) {
  const { name, list } = declaration;
  const text = useResourceTexts(name);
  const columns = useMemo(() => fieldsOf(list.row, list.columns), [list]);
  return (
    <RequireAccess resource={name}>
      <ListBase
        resource={name}
        disableAuthentication
        exporter={false}
        perPage={25}
        queryOptions={list.onlyLogged ? loggedOnly : shownInPlace}
        {...(list.only && { filter: list.only })}
        {...(list.sort && { sort: list.sort })}
      >
        <Screen
          title={text("list.title")}
          actions={<ListTools columns={columns} declaration={declaration} />}
        >
          <ListFilters list={list} />
          <Suspense fallback={null}>{list.summary}</Suspense>
          <ListBody columns={columns} declaration={declaration} />
        </Screen>
      </ListBase>
    </RequireAccess>
  );
}
