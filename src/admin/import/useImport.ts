import { useState } from "react";
import { useRefresh } from "react-admin";
import { type ImportReport, maxImportCharacters, maxImportRows } from "../../../contract/imports";
import type { ImportableResource } from "../../../contract/records";
import { HostError, HostUnreachable } from "../../api/hostErrors";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";
import { useTexts } from "../useTexts";
import { importTexts } from "./screenTexts";

/** The numbers of rows that were imported before and that the admin wants to import again. */
export type RepeatedRows = "all" | readonly number[];

export interface ImportState {
  readonly report?: ImportReport;
  readonly isDone?: boolean;
  readonly error?: string;
  readonly again?: RepeatedRows;
}

export function useImport(
  resource: ImportableResource,
  text: string,
  labels: Readonly<Record<string, string>>,
) {
  const host = useHost();
  const texts = useTexts(importTexts);
  const refresh = useRefresh();
  const [state, setState] = useState<ImportState>({});

  function messageOf(error: unknown): string {
    if (error instanceof HostUnreachable) return texts("lost");
    const wrong = error instanceof HostError ? error.body.errors?.text : undefined;
    return wrong ?? serverMessage(error, texts("failed"));
  }

  const [send, isBusy] = useSubmitOnce(async (isDryRun: boolean, again: RepeatedRows = []) => {
    if (text.length > maxImportCharacters)
      return setState({
        error: texts("tooLarge", { rows: maxImportRows.toLocaleString("en-IN") }),
      });
    // The import does only what the admin has seen in the dry run.
    const plan = isDryRun ? undefined : state.report?.plan;
    try {
      const input = {
        file: text,
        dryRun: isDryRun ? "true" : "false",
        labels: JSON.stringify(labels),
        again: again.length > 0 ? String(again) : undefined,
        plan,
      } as const;
      const sent =
        resource === "employees"
          ? host.call("importEmployees", input)
          : host.call("importRecords", { resource, ...input });
      const report = await whileSignedIn(sent);
      const isDone = !isDryRun && report.wrong === 0;
      setState({ report, isDone, again });
      if (isDone) refresh();
    } catch (error) {
      setState({ error: messageOf(error) });
    }
  });

  return {
    state,
    isBusy,
    check: (again?: RepeatedRows) => void send(true, again),
    run: () => void send(false, state.again),
    /** Other rows: what was known of those before no longer counts. */
    reset: (error?: string) => setState(error === undefined ? {} : { error }),
  };
}
