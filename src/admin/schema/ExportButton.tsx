import Download from "@mui/icons-material/Download";
import { Button } from "@mui/material";
import {
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from "react-admin";
import { maxRows } from "../../../contract/list";
import { isResource } from "../../api/resources";
import { hostCan } from "../../api/session";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { saveFile } from "../saveFile";
import { whileSignedIn } from "../useSessionEnd";
import { csvOf } from "./csvOf";
import type { Field } from "./fieldsOf";

interface ExportButtonProps {
  readonly columns: readonly Field[];
  /** Conditions that no filter lifts. */
  readonly only: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Saves the list as CSV: all its pages and columns, as it is filtered and sorted. A host that streams lists writes
 * the file itself and says of how many rows it is; the rows of any other are read, and written here.
 */
export function ExportButton({ columns, only }: ExportButtonProps) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const notify = useNotify();
  const host = useDataProvider<PlantDataProvider>();
  const resource = useResourceContext() ?? "";
  const { total, getData, sort, filterValues } = useListContext();

  async function read(headings: string[]): Promise<{ file: Blob; total: number }> {
    if (hostCan("import") && isResource(resource)) {
      const order = sort.order === "DESC" ? "DESC" : "ASC";
      const exported = host.exportList(resource, {
        sort: [sort.field, order],
        filter: { ...filterValues, ...only },
        columns: columns.map(({ name }) => name),
        headings,
      });
      return whileSignedIn(exported);
    }
    const rows = (await getData?.({ maxResults: maxRows })) ?? [];
    return { file: new Blob([csvOf(rows, columns, headings)]), total: rows.length };
  }

  const [save, isBusy] = useSubmitOnce(async () => {
    try {
      const headings = columns.map(({ name: source }) => String(labelOf({ source, resource })));
      const { file, total } = await read(headings);
      saveFile(file, `${resource}.csv`);
      notify("plant.schema.list.exported", { messageArgs: { smart_count: total } });
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
