import Add from "@mui/icons-material/Add";
import Bookmarks from "@mui/icons-material/BookmarkBorder";
import Download from "@mui/icons-material/Download";
import Upload from "@mui/icons-material/Upload";
import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import {
  ColumnsButton,
  SortButton,
  useCreatePath,
  useListContext,
  useNotify,
  useTranslateLabel,
} from "react-admin";
import { Link } from "react-router-dom";
import { type ChoiceWords, type CsvColumns, maxRows } from "../../../contract/list";
import { isImportable } from "../../../contract/records";
import { isResource } from "../../api/resources";
import { hasFeature } from "../../api/session";
import { saveFile } from "../../saveFile";
import { useTexts } from "../../texts/useTexts";
import { importAddress } from "../canonicalPaths";
import { useIsNarrow } from "../layout/Screen";
import { useSend } from "../sending";
import type { Host } from "../useHostQuery";
import { hasValue } from "./cellFor";
import type { ResourceDeclaration } from "./declaration";
import type { Field } from "./fieldsOf";
import { useVisibleColumns } from "./ListBody";
import { schemaTexts } from "./texts";

type ListToolsProps = Readonly<{ columns: readonly Field[]; declaration: ResourceDeclaration }>;

export function ListTools({ columns: all, declaration }: ListToolsProps) {
  const { name, list, create } = declaration;
  const text = useTexts(schemaTexts);
  const createPath = useCreatePath();
  const columns = useVisibleColumns(all, list);
  const isNarrow = useIsNarrow();
  return (
    <>
      {isNarrow ? <SortButton fields={columns.map((column) => column.name)} /> : <ColumnsButton />}
      <SavedViewsButton hidden={list.hidden} />
      <ExportButton declaration={declaration} />
      {create && <ImportButton resource={name} />}
      {list.actions}
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
  if (!hasFeature("import") || !isImportable(resource)) return null;
  return (
    <Button component={Link} to={importAddress(resource)} startIcon={<Upload />}>
      {text("list.import")}
    </Button>
  );
}

/** Saves all pages of the list as CSV, with all fields. A host that streams lists writes the file itself. */
function ExportButton({ declaration }: { readonly declaration: ResourceDeclaration }) {
  const text = useTexts(schemaTexts);
  const notify = useNotify();
  const columnsOf = useCsvColumns(declaration);
  const { name: resource, list } = declaration;
  const { total, getData, sort, filterValues } = useListContext();

  async function read(host: Host): Promise<{ file: Blob; total: number }> {
    const { exportedFields } = await import("./exportedFields");
    const { schema, fields } = await exportedFields(declaration);
    if (hasFeature("import") && isResource(resource)) {
      const order = sort.order === "DESC" ? "DESC" : "ASC";
      return host.exportList(resource, {
        sort: [sort.field, order],
        filter: { ...filterValues, ...list.only },
        ...columnsOf(fields),
      });
    }
    const rows = (await getData?.({ maxResults: maxRows })) ?? [];
    // Fields that this host never sends get no column.
    const told = fields.filter(
      ({ name }) => list.columns.includes(name) || rows.some((row) => hasValue(row[name])),
    );
    const { csvOf } = await import("./exportedFields");
    return { file: new Blob([csvOf(rows, schema, columnsOf(told))]), total: rows.length };
  }

  const [save, isBusy] = useSend({
    call: read,
    onDone: ({ file, total }) => {
      saveFile(file, `${resource}.csv`);
      notify(text("list.exported", { smart_count: total }));
    },
    failed: (error) =>
      text("list.exportFailed", { message: error instanceof Error ? error.message : "" }),
  });

  return (
    <Button startIcon={<Download />} loading={isBusy} disabled={!total} onClick={() => void save()}>
      {text("list.export")}
    </Button>
  );
}

/**
 * Returns the columns of a file under the labels of the screens. Choices, yes and no are English in every language, so
 * that each export can be imported again.
 */
function useCsvColumns({ name: resource, texts }: ResourceDeclaration) {
  const labelOf = useTranslateLabel();
  const wordsOf = ({ name, kind, choices }: Field): [string, ChoiceWords[string]][] => {
    if (kind === "yesNo") return [[name, { true: "Yes", false: "No" }]];
    const words = texts.english.choices?.[name] ?? {};
    const renamed = choices.map(String).flatMap((value) => {
      const word = words[value] ?? value;
      return word === value ? [] : [[value, word]];
    });
    return renamed.length === 0 ? [] : [[name, Object.fromEntries(renamed)]];
  };
  return (fields: readonly Field[]): CsvColumns => ({
    columns: fields.map(({ name }) => name),
    headings: fields.map(({ name: source }) => String(labelOf({ source, resource }))),
    words: Object.fromEntries(fields.flatMap(wordsOf)),
  });
}

const SavedViewsMenu = lazy(() => import("./SavedViewsMenu"));

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
