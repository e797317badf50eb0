import Download from "@mui/icons-material/Download";
import { Button } from "@mui/material";
import {
  downloadCSV,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from "react-admin";
import { maxRows } from "../../../contract/list";
import { useSubmitOnce } from "../../useSubmitOnce";
import { csvOf } from "./csvOf";
import type { Field } from "./fieldsOf";

/** Saves the list as CSV: all its pages and columns, as it is filtered and sorted. */
export function ExportButton({ columns }: { readonly columns: readonly Field[] }) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const notify = useNotify();
  const resource = useResourceContext() ?? "";
  const { total, getData } = useListContext();

  const [save, isBusy] = useSubmitOnce(async () => {
    try {
      const rows = (await getData?.({ maxResults: maxRows })) ?? [];
      const headings = columns.map(({ name: source }) => String(labelOf({ source, resource })));
      downloadCSV(csvOf(rows, columns, headings), resource);
    } catch (error) {
      const message = error instanceof Error ? error.message : "";
      notify(translate("plant.schema.list.exportFailed", { message }), { type: "error" });
    }
  });

  return (
    <Button startIcon={<Download />} loading={isBusy} disabled={!total} onClick={() => void save()}>
      {translate("plant.schema.list.export")}
    </Button>
  );
}
