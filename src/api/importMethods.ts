import { ImportReport, importCalls, type LastImport } from "../../contract/imports";
import type { CsvColumns } from "../../contract/list";
import type { ImportableResource } from "../../contract/records";
import type { Filter, Sort } from "../../domain/lists/listQuery";
import { callHost } from "./callHost";
import { UnreadableReply } from "./hostErrors";
import { writeListQuery } from "./listUrl";
import { readStrictly } from "./readReply";
import { hostQuery } from "./resourceList";
import { callsOf, pathParamsOf, type ResourceName } from "./resources";

interface ImportOptions {
  /** What the columns may be called besides the fields' own names, by field. */
  readonly labels: Readonly<Record<string, string>>;
  /** Everything is tried, and nothing is made. */
  readonly isDryRun: boolean;
  /** The rows that were imported before and are imported again, by their numbers. */
  readonly again: "all" | readonly number[];
  /** Identifies the dry run that the admin has seen. */
  readonly plan: string | undefined;
}

interface ExportOptions extends CsvColumns {
  readonly sort: Sort | undefined;
  readonly filter: Filter;
}

/** Imports and exports, for a host that has them: no other one is ever asked. */
export const importMethods = {
  importFile: async (
    resource: ImportableResource,
    text: string,
    { labels, isDryRun, again, plan }: ImportOptions,
  ) => {
    const query = {
      dryRun: String(isDryRun),
      labels: JSON.stringify(labels),
      ...(again.length > 0 && { again: String(again) }),
      ...(plan !== undefined && { plan }),
    };
    const sending = { file: text, query };
    const response =
      resource === "employees"
        ? await callHost("importEmployees", {}, sending)
        : await callHost("importRecords", { resource }, sending);
    return readStrictly("importRecords", ImportReport, response);
  },

  /** Returns the last import of a resource that was not undone, if there is one. */
  getLastImport: async (
    resource: ImportableResource,
    signal?: AbortSignal,
  ): Promise<LastImport | null> => {
    const response = await callHost("getLastImport", { resource }, { signal });
    const { reply } = importCalls.getLastImport;
    return (await readStrictly("getLastImport", reply, response)).last ?? null;
  },

  undoImport: async (id: number) => {
    const response = await callHost("undoImport", { id: String(id) });
    return readStrictly("undoImport", importCalls.undoImport.reply, response);
  },

  /** All rows that a filter lets through, as the host streams them. @returns the file, and of how many rows it is. */
  exportList: async (resource: ResourceName, options: ExportOptions) => {
    const { sort, filter, ...columns } = options;
    const { list: name } = callsOf(resource);
    const { own, query } = hostQuery(resource, { sort, range: undefined, filter });
    const csv = JSON.stringify(columns);
    const response = await callHost(name, pathParamsOf(name), {
      query: Object.fromEntries([...own, ...writeListQuery(query), ["csv", csv]]),
    });
    const total = Number(response.headers.get("Content-Range")?.split("/").at(-1) ?? Number.NaN);
    // A list that breaks off rejects here, so that no part is taken for all.
    const file = await response.blob();
    if (Number.isNaN(total)) throw new UnreadableReply(name);
    return { file, total };
  },
};
