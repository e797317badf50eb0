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
import { ListBase, useStore } from "react-admin";
import { useLocation } from "react-router-dom";
import { periodIn } from "../../../domain/lists/periods";
import { editCallOf } from "../../api/resources";
import { DelayedProgress } from "../layout/QueryResult";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen, useIsNarrow } from "../layout/Screen";
import type { ResourceDeclaration } from "./declaration";
import { fieldsOf } from "./fieldsOf";
import { hostFields } from "./hostParts";
import { LatestView } from "./LatestView";
import { ListBody, ListTools } from "./ListBody";
import { filterFieldsOf, ListFilters } from "./ListFilters";
import { useResourceTexts } from "./useResourceTexts";

/** Loaded apart, because few lists have named views or tabs of filters. */
const NamedViewBar = lazy(async () => ({
  default: (await import("./NamedViewBar")).NamedViewBar,
}));
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
  const text = useResourceTexts(name, list.texts);
  const isNarrow = useIsNarrow();
  const totals = list.totals && <Suspense fallback={null}>{list.totals}</Suspense>;
  const columns = useMemo(
    () => fieldsOf(list.row, hostFields({ ...list, fields: list.columns })),
    [list],
  );
  const tabs = useMemo(
    () => filterFieldsOf(list).find((field) => field.name === list.tabs),
    [list],
  );
  const { search } = useLocation();
  const period = periodIn(new URLSearchParams(search).get("filter") ?? "");
  const queryOptions = {
    ...(list.onlyLogged ? loggedOnly : shownInPlace),
    // The rows of one month never stand below the name of another one. Other filters keep the rows until new ones come.
    placeholderData: <Rows,>(rows: Rows | undefined, query?: { readonly queryHash: string }) =>
      periodIn(query?.queryHash ?? "") === period ? rows : undefined,
  };
  return (
    <RequireAccess resource={name}>
      <ListBase
        resource={name}
        disableAuthentication
        exporter={false}
        // The address alone has the filters, so that an entry of the menu opens the list without any.
        storeKey={false}
        queryOptions={queryOptions}
        {...(list.only && { filter: list.only })}
        // Pages of cards are shorter than pages of rows.
        {...useUsualView(declaration, search !== "", isNarrow ? 10 : 25)}
      >
        <LatestView>
          <RowDialogHost>
            <Screen
              title={text("list.title")}
              actions={<ListTools columns={columns} declaration={declaration} />}
            >
              <Suspense fallback={<DelayedProgress />}>
                {list.views && <NamedViewBar list={list} />}
                {list.top}
              </Suspense>
              <Box sx={filterBar}>
                <Box sx={{ flex: "1 1 420px", minWidth: 0, "&:empty": { display: "none" } }}>
                  <ListFilters list={list} />
                </Box>
                <Suspense fallback={<DelayedProgress />}>
                  {tabs && <FilterTabs field={tabs} />}
                  {list.inactive && editCallOf(name) !== undefined && (
                    <InactiveSwitch resource={name} isOn={isInactive} onChange={setInactive} />
                  )}
                </Suspense>
              </Box>
              <Suspense fallback={<DelayedProgress />}>{list.summary}</Suspense>
              {!isNarrow && totals}
              <ListBody columns={columns} declaration={declaration} />
              {isNarrow && totals}
            </Screen>
          </RowDialogHost>
        </LatestView>
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

/** The order and the page size of a list that react-admin stores with each address of the list. */
interface StoredView {
  readonly sort?: string;
  readonly order?: "ASC" | "DESC";
  readonly perPage?: number;
}

/**
 * Returns the order and the page size of a list whose address names none: those that the person used last, or else the
 * list's own and `usual`.
 */
function useUsualView({ name, list }: ResourceDeclaration, isNamed: boolean, usual: number) {
  const [{ sort: field, order, perPage = usual }] = useStore<StoredView>(`${name}.listParams`, {});
  // The stored order is that of the resource's first list. A further list, which has `texts`, begins with its own.
  const sort = !isNamed && !list.texts && field && order ? { field, order } : list.sort;
  return { perPage, ...(sort && { sort }) };
}

/** Returns the same list with the inactive records and their actions. */
const inactiveList = ({ list, ...declared }: ResourceDeclaration): ResourceDeclaration => ({
  ...declared,
  list: { ...list, ...list.inactive },
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
