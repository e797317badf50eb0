import { lazy, Suspense, useMemo, useState } from "react";
import { ListBase } from "react-admin";
import { editCallOf } from "../../api/resources";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import type { ResourceDeclaration } from "./declaration";
import { fieldsOf } from "./fieldsOf";
import { hostFields } from "./hostParts";
import { ListBody } from "./ListBody";
import { ListFilters } from "./ListFilters";
import { ListTools } from "./ListTools";
import { useResourceTexts } from "./useResourceTexts";

/** Few lists have one, on few hosts. */
const FormerSwitch = lazy(() => import("./FormerSwitch"));

/** An error is shown in the list's own place. */
const shownInPlace = { onError: () => undefined };
const loggedOnly = {
  onError: ({ message }: Error) => console.error("The list could not be loaded:", message),
};

/** The generated list of a resource: what a person may see is decided before anything is asked for. */
export function ListScreen({
  declaration: declared,
}: {
  readonly declaration: ResourceDeclaration;
}) {
  const [isFormer, setFormer] = useState(false);
  const declaration = useMemo(
    () => (isFormer ? formerList(declared) : declared),
    [declared, isFormer],
  );
  const { name, list } = declaration;
  const text = useResourceTexts(name);
  const columns = useMemo(
    () => fieldsOf(list.row, hostFields({ ...list, fields: list.columns })),
    [list],
  );
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
          {list.former && editCallOf(name) !== undefined && (
            <Suspense fallback={null}>
              <FormerSwitch resource={name} isOn={isFormer} onChange={setFormer} />
            </Suspense>
          )}
          <Suspense fallback={null}>{list.summary}</Suspense>
          <ListBody columns={columns} declaration={declaration} />
        </Screen>
      </ListBase>
    </RequireAccess>
  );
}

/** The same list of those who are left out of it otherwise, with what can be done with them. */
const formerList = ({ list, ...declared }: ResourceDeclaration): ResourceDeclaration => ({
  ...declared,
  list: { ...list, ...list.former, rowActionsNeed: "edit" },
});
