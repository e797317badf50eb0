import { Box } from "@mui/material";
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useState,
} from "react";
import { ListBase } from "react-admin";
import { editCallOf } from "../../api/resources";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import type { ResourceDeclaration } from "./declaration";
import { fieldsOf } from "./fieldsOf";
import { hostFields } from "./hostParts";
import { ListBody, ListTools } from "./ListBody";
import { filterFieldsOf, ListFilters } from "./ListFilters";
import { useResourceTexts } from "./useResourceTexts";

/** Few lists have them. */
const FilterTabs = lazy(async () => ({ default: (await import("./ListSwitches")).FilterTabs }));
const InactiveSwitch = lazy(async () => ({
  default: (await import("./ListSwitches")).InactiveSwitch,
}));

/** An error replaces the list. */
const shownInPlace = { onError: () => undefined };
const loggedOnly = {
  onError: ({ message }: Error) => console.error("The list could not be loaded:", message),
};

/** The generated list of a resource. It checks the access before it sends a request. */
export function ListScreen({
  declaration: declared,
}: {
  readonly declaration: ResourceDeclaration;
}) {
  const [isInactive, setInactive] = useState(false);
  const declaration = useMemo(
    () => (isInactive ? inactiveList(declared) : declared),
    [declared, isInactive],
  );
  const { name, list } = declaration;
  const text = useResourceTexts(name);
  const columns = useMemo(
    () => fieldsOf(list.row, hostFields({ ...list, fields: list.columns })),
    [list],
  );
  const tabs = useMemo(
    () => filterFieldsOf(list).find((field) => field.name === list.tabs),
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
        <RowDialogHost>
          <Screen
            title={text("list.title")}
            actions={<ListTools columns={columns} declaration={declaration} />}
          >
            <Suspense fallback={null}>{list.top}</Suspense>
            <Box sx={filterBar}>
              <Box sx={{ flex: "1 1 420px", minWidth: 0, "&:empty": { display: "none" } }}>
                <ListFilters list={list} />
              </Box>
              <Suspense fallback={null}>
                {tabs && <FilterTabs field={tabs} />}
                {list.inactive && editCallOf(name) !== undefined && (
                  <InactiveSwitch resource={name} isOn={isInactive} onChange={setInactive} />
                )}
              </Suspense>
            </Box>
            <Suspense fallback={null}>{list.summary}</Suspense>
            <ListBody columns={columns} declaration={declaration} />
          </Screen>
        </RowDialogHost>
      </ListBase>
    </RequireAccess>
  );
}

const filterBar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  "&:has(> :only-child:empty)": { display: "none" },
} as const;

/** Returns the same list with the inactive records and their actions. */
const inactiveList = ({ list, ...declared }: ResourceDeclaration): ResourceDeclaration => ({
  ...declared,
  list: { ...list, ...list.inactive, rowActionsNeed: "edit" },
});

const OpenRowDialog = createContext<(dialog: ReactNode) => void>(() => undefined);

/**
 * Returns a function that opens a dialog, and closes it with `undefined`. If its row leaves the list, the dialog stays
 * open with the typed values.
 */
export const useRowDialog = () => useContext(OpenRowDialog);

function RowDialogHost({ children }: { readonly children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>();
  return (
    <OpenRowDialog value={setDialog}>
      {children}
      {dialog}
    </OpenRowDialog>
  );
}
