import Download from "@mui/icons-material/Download";
import { Button, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { useListContext, useNotify, useTranslateLabel } from "react-admin";
import { type ChoiceWords, type CsvColumns, maxRows } from "../../../contract/list";
import { isResource } from "../../api/resources";
import { hasFeature } from "../../api/session";
import { saveFile } from "../../saveFile";
import { useTexts } from "../../texts/useTexts";
import type { ColumnKind } from "../../workbooks/writeWorkbook";
import { useSend } from "../sending";
import type { Host } from "../useHostQuery";
import { hasValue } from "./cellFor";
import type { ResourceDeclaration } from "./declaration";
import { type Field, isNumeric } from "./fieldsOf";
import { schemaTexts } from "./texts";

type FileFormat = "xlsx" | "csv";

/** Returns the kinds of a workbook's columns. */
const columnKind = ({ kind }: Field): ColumnKind => {
  if (kind === "date") return "day";
  if (kind === "instant") return "moment";
  if (kind === "rupees") return "rupees";
  // Hours are written with their unit.
  return kind !== "hours" && (isNumeric(kind) || kind === "id") ? "number" : "text";
};

interface ExportButtonProps {
  readonly declaration: ResourceDeclaration;
  /** True for the selected rows alone. */
  readonly onlySelected?: boolean;
}

/** Saves all pages of the list as a workbook or as CSV, with all fields. A host that streams lists writes the CSV. */
export function ExportButton({ declaration, onlySelected = false }: ExportButtonProps) {
  const text = useTexts(schemaTexts);
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const columnsOf = useCsvColumns(declaration);
  const { name: resource, list } = declaration;
  const { total, getData, sort, filterValues, selectedIds } = useListContext();

  async function readCsv(
    host: Host,
  ): Promise<{ file: Blob; total: number; fields: readonly Field[] }> {
    const { exportedFields } = await import("./exportedFields");
    const { schema, fields } = await exportedFields(declaration);
    if (hasFeature("import") && isResource(resource)) {
      const order = sort.order === "DESC" ? "DESC" : "ASC";
      const csv = await host.exportList(resource, {
        sort: [sort.field, order],
        filter: { ...filterValues, ...list.only, ...(onlySelected && { id: selectedIds }) },
        ...columnsOf(fields),
      });
      return { ...csv, fields };
    }
    const all = (await getData?.({ maxResults: maxRows })) ?? [];
    const rows = onlySelected ? all.filter(({ id }) => selectedIds.includes(id)) : all;
    // Fields that this host never sends get no column.
    const told = fields.filter(
      ({ name }) => list.columns.includes(name) || rows.some((row) => hasValue(row[name])),
    );
    const { csvOf } = await import("./exportedFields");
    const file = new Blob([csvOf(rows, schema, columnsOf(told))]);
    return { file, total: rows.length, fields: told };
  }

  async function read(host: Host, format: FileFormat) {
    const { file: csv, total, fields } = await readCsv(host);
    if (format === "csv") return { file: csv, total };
    const { writeWorkbook } = await import("../../workbooks/writeWorkbook");
    return { file: await writeWorkbook(await csv.text(), fields.map(columnKind)), total };
  }

  const [save, isBusy] = useSend({
    call: read,
    onDone: ({ file, total }, [format]) => {
      saveFile(file, `${resource}.${format}`);
      notify(text("list.exported", { smart_count: total }));
    },
    failed: (error) =>
      text("list.exportFailed", { message: error instanceof Error ? error.message : "" }),
  });

  const choose = (format: FileFormat) => {
    setAnchor(undefined);
    void save(format);
  };
  return (
    <>
      <Button
        startIcon={<Download />}
        loading={isBusy}
        disabled={!total}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text("list.export")}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        <MenuItem onClick={() => choose("xlsx")}>{text("list.workbook")}</MenuItem>
        <MenuItem onClick={() => choose("csv")}>CSV (.csv)</MenuItem>
      </Menu>
    </>
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
