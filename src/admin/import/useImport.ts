import { useState } from "react";
import {
  type ImportReport,
  maxImportCharacters,
  maxImportRows,
  type ReaderOptions,
} from "../../../contract/imports";
import type { ImportableResource } from "../../../contract/records";
import { HostUnreachable } from "../../api/hostErrors";
import { useTexts } from "../../texts/useTexts";
import { repliedErrors, serverMessage, useSend } from "../sending";
import { importTexts } from "./texts";

/** The numbers of rows that were imported before and that the admin wants to import again. */
export type RepeatedRows = "all" | readonly number[];

/** True for the import of a bank statement, whose deposits become receipts, each once. */
export const isStatement = (resource: ImportableResource) => resource === "receipts";

/** True for the import of a biometric reader's file, whose scans count once. */
export const isReader = (resource: ImportableResource) => resource === "attendance";

export interface ImportState {
  readonly report?: ImportReport;
  readonly isDone?: boolean;
  readonly error?: string;
  readonly again?: RepeatedRows;
  readonly choices?: Choices;
}

/** The chosen clients of deposits by their rows. 0 skips a row. */
type Choices = Readonly<Record<number, number>>;

const queryOf = (choices: Choices) =>
  Object.entries(choices)
    .map(([row, clientId]) => `${row}:${clientId}`)
    .join(",") || undefined;

export function useImport(
  resource: ImportableResource,
  text: string,
  labels: Readonly<Record<string, string>>,
  reader: ReaderOptions | undefined,
) {
  const texts = useTexts(importTexts);
  const [state, setState] = useState<ImportState>({});

  function messageOf(error: unknown): string {
    if (error instanceof HostUnreachable) return texts("lost");
    return repliedErrors(error)?.text ?? serverMessage(error, texts("failed"));
  }

  const [send, isBusy] = useSend({
    call(host, isDryRun: boolean, again: RepeatedRows = [], choices: Choices = {}) {
      const input = {
        file: text,
        dryRun: isDryRun ? "true" : "false",
        labels: JSON.stringify(labels),
        again: again.length > 0 ? String(again) : undefined,
        choices: queryOf(choices),
        reader: reader && JSON.stringify(reader),
        // The import does only what the admin has seen in the dry run.
        plan: isDryRun ? undefined : state.report?.plan,
      } as const;
      return resource === "employees"
        ? host.call("importEmployees", input)
        : host.call("importRecords", { resource, ...input });
    },
    onDone(report, [isDryRun, again = [], choices = {}]) {
      const isDone = !isDryRun && report.wrong === 0;
      setState({ report, isDone, again, choices });
    },
    failed(error, [_, _again, choices = {}]) {
      setState({ error: messageOf(error), choices });
      return undefined;
    },
  });
  const sendFile = (isDryRun: boolean, again?: RepeatedRows, choices?: Choices) =>
    text.length > maxImportCharacters
      ? setState({ error: texts("tooLarge", { rows: maxImportRows.toLocaleString("en-IN") }) })
      : void send(isDryRun, again, choices);

  return {
    state,
    isBusy,
    check: (again?: RepeatedRows) => sendFile(true, again, state.choices),
    choose: (row: number, clientId: number) =>
      sendFile(true, undefined, { ...state.choices, [row]: clientId }),
    run: () => sendFile(false, state.again, state.choices),
    /** Forgets the report, because it was about other rows. */
    reset: (error?: string) => setState(error === undefined ? {} : { error }),
  };
}
