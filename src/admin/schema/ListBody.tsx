import Add from "@mui/icons-material/Add";
import Bookmarks from "@mui/icons-material/BookmarkBorder";
import Upload from "@mui/icons-material/Upload";
import { Box, Button, Typography } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import {
  ColumnsButton,
  Pagination,
  SortButton,
  useCreatePath,
  useListContext,
  useTranslate,
} from "react-admin";
import { Link } from "react-router-dom";
import { isImportable } from "../../../contract/records";
import { isOwnHost } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { importAddress } from "../addresses";
import { DelayedProgress, LoadError, QuietError } from "../layout/QueryResult";
import { useIsNarrow } from "../layout/Screen";
import { hasValue } from "./cellFor";
import type { ListDeclaration, ResourceDeclaration } from "./declaration";
import { ExportButton } from "./ExportButton";
import { Folded } from "./Folded";
import type { Field } from "./fieldsOf";
import { ListCards, ListTable } from "./ListRows";
import { SelectionBar, useBulkActions } from "./selection";
import { schemaTexts } from "./texts";
import { useResourceTexts } from "./useResourceTexts";

type ListBodyProps = Readonly<{ columns: readonly Field[]; declaration: ResourceDeclaration }>;

const pageSizes = [10, 25, 50, 100];

/** The rows of a list, as a table or, without room, as cards. An empty list shows the reason. */
export function ListBody({ columns: all, declaration }: ListBodyProps) {
  const { error, isPending, isFetching, total, refetch } = useListContext();
  const columns = useVisibleColumns(all, declaration.list);
  const isNarrow = useIsNarrow();
  const bulk = useBulkActions(declaration);
  const text = useResourceTexts(declaration.name, declaration.list.texts);

  if (error && declaration.list.onlyLogged)
    return <QuietError message={text("list.failed")} onRetry={() => refetch()} />;
  if (error)
    return <LoadError message={text("list.failed")} error={error} onRetry={() => refetch()} />;
  if (isPending) return <DelayedProgress />;
  if (total === 0) return <EmptyList declaration={declaration} />;
  return (
    <Box aria-busy={isFetching}>
      <Box sx={{ height: 4 }}>{isFetching && <DelayedProgress isRefetch />}</Box>
      {bulk && <SelectionBar declaration={declaration} actions={bulk} />}
      {isNarrow ? (
        <ListCards columns={columns} declaration={declaration} />
      ) : (
        <ListTable columns={columns} declaration={declaration} />
      )}
      <ListPages />
    </Box>
  );
}

/** The pages of a list. */
export function ListPages() {
  const translate = useTranslate();
  // react-admin leaves the arrows of a narrow screen in English.
  const labelOf = (arrow: "previous" | "next") => {
    const label = translate(`ra.navigation.${arrow}`);
    return { "aria-label": label, title: label };
  };
  const arrows = { previousButton: labelOf("previous"), nextButton: labelOf("next") };
  return <Pagination rowsPerPageOptions={pageSizes} slotProps={{ actions: arrows }} />;
}

/** Returns the columns for which the host has values. */
function useVisibleColumns(columns: readonly Field[], { hiddenWhenEmpty = [] }: ListDeclaration) {
  const { data = [] } = useListContext();
  return columns.filter(
    ({ name }) => !hiddenWhenEmpty.includes(name) || data.some((row) => hasValue(row[name])),
  );
}

export function EmptyList({
  declaration: { name, list },
}: {
  readonly declaration: ResourceDeclaration;
}) {
  const schemaText = useTexts(schemaTexts);
  const text = useResourceTexts(name, list.texts);
  const { filterValues } = useListContext();
  return (
    <Typography role="status" color="text.secondary" sx={{ py: 8, textAlign: "center" }}>
      {Object.keys(filterValues)[0] ? schemaText("list.nothingFound") : text("list.empty")}
    </Typography>
  );
}

const SavedViewsMenu = lazy(() => import("./SavedViewsMenu"));

type ListToolsProps = Readonly<{ columns: readonly Field[]; declaration: ResourceDeclaration }>;

export function ListTools({ columns: all, declaration }: ListToolsProps) {
  const { name, list, create } = declaration;
  const text = useTexts(schemaTexts);
  const createPath = useCreatePath();
  const columns = useVisibleColumns(all, list);
  const isNarrow = useIsNarrow();
  const imports = list.imports ?? ((create ?? declaration.import) && name);
  return (
    <>
      {isNarrow ? <SortButton fields={columns.map((column) => column.name)} /> : <ColumnsButton />}
      <Folded label={text("list.more")}>
        <SavedViewsButton hidden={list.hidden} />
        <ExportButton declaration={declaration} />
        {imports !== undefined && <ImportButton resource={imports} />}
      </Folded>
      <Suspense fallback={null}>{list.actions}</Suspense>
      {create && (
        <Button
          component={Link}
          to={createPath({ resource: name, type: "create" })}
          variant="contained"
          startIcon={<Add />}
        >
          {text("list.create")}
        </Button>
      )}
    </>
  );
}

export function ImportButton({ resource }: { readonly resource: string }) {
  const text = useTexts(schemaTexts);
  if (!isOwnHost() || !isImportable(resource)) return null;
  return (
    <Button component={Link} to={importAddress(resource)} startIcon={<Upload />}>
      {text("list.import")}
    </Button>
  );
}

interface SavedViewsButtonProps {
  /** The list's columns that are not shown unless they are chosen. */
  readonly hidden?: readonly string[] | undefined;
}

function SavedViewsButton({ hidden = [] }: SavedViewsButtonProps) {
  const text = useTexts(schemaTexts);
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        startIcon={<Bookmarks />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text("list.views")}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <SavedViewsMenu anchor={anchor} hidden={hidden} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
