import { Alert, Box, Button, Chip, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useCreatePath, useGetResourceLabel, useTranslateLabel } from "react-admin";
import { Link, useParams } from "react-router-dom";
import type { ImportForms } from "../../../contract/imports";
import { type ImportableResource, isImportable } from "../../../contract/records";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { QueryResult } from "../layout/QueryResult";
import { RequireAccess } from "../layout/RequireAccess";
import { NotFoundScreen, Screen } from "../layout/Screen";
import { layoutTexts } from "../layout/texts";
import { LeaveWarning, useDraftSaving, useSavedDraft } from "../schema/DraftSaver";
import { fieldsOf, shownFieldsIn } from "../schema/fieldsOf";
import { useOfficeResources } from "../schema/officeFeature";
import { type ChosenFile, ImportInput } from "./ImportInput";
import { ImportResult, UndoImport } from "./ImportResult";
import { newReaderDraft, readerOptionsOf } from "./readerDraft";
import { depositTexts, importTexts, readerTexts } from "./texts";
import { isReader, isStatement, useImport } from "./useImport";

const ReaderAnswers = lazy(() => import("./ReaderAnswers"));

export default function ImportPage() {
  const { resource = "" } = useParams();
  if (!isImportable(resource)) return <NotFoundScreen />;
  return (
    <RequireAccess resource={resource}>
      <DeclaredImport key={resource} resource={resource} />
    </RequireAccess>
  );
}

/** The labels of the columns are texts of the resource. */
function DeclaredImport({ resource }: { readonly resource: ImportableResource }) {
  const text = useTexts(layoutTexts);
  return (
    <QueryResult query={useDeclaration(resource)} failed={text("failure.code")}>
      {({ import: forms }) => forms && <Import resource={resource} forms={forms} />}
    </QueryResult>
  );
}

interface ImportProps {
  readonly resource: ImportableResource;
  readonly forms: ImportForms;
}

function Import({ resource, forms }: ImportProps) {
  const texts = useTexts(importTexts);
  const title = useTitle(resource);
  const createPath = useCreatePath();
  const { fields, labels } = useImportFields({ resource, forms });
  const { text, setText, isRestored } = useImportDraft();
  const [file, setFile] = useState<ChosenFile>();
  const rows = file?.text ?? text;
  const [answers, setAnswers] = useState(newReaderDraft);
  const reader = isReader(resource) ? readerOptionsOf(answers) : undefined;
  const lacksAnswers = isReader(resource) && reader === undefined;
  const { state, isBusy, check, choose, run, reset } = useImport(resource, rows, labels, reader);
  const isDone = state.isDone === true && state.report?.importId !== undefined;
  return (
    <Screen
      title={title}
      actions={
        <Button component={Link} to={createPath({ resource, type: "list" })}>
          {texts("toList")}
        </Button>
      }
    >
      {isRestored && (
        <Alert severity="info" role="status">
          {texts("restored")}
        </Alert>
      )}
      {/* The import that has just ended is offered below, with its result. */}
      {!isDone && <UndoImport resource={resource} onUndone={() => reset()} />}
      <ImportColumns resource={resource} fields={fields} />
      {isReader(resource) && (
        <Suspense fallback={null}>
          <ReaderAnswers
            draft={answers}
            disabled={isBusy}
            onChange={(changed) => {
              setAnswers(changed);
              reset();
            }}
          />
        </Suspense>
      )}
      <ImportInput
        text={text}
        file={file}
        isBusy={isBusy}
        keepsSeconds={isReader(resource)}
        isEmpty={rows.trim() === "" || lacksAnswers}
        onText={(typed) => {
          setText(typed);
          reset();
        }}
        onFile={(chosen) => {
          setFile(chosen);
          reset();
        }}
        onRefused={reset}
        onCheck={() => check()}
      />
      {/* A file can be chosen again; cells that were pasted are nowhere else. */}
      <LeaveWarning isUnsaved={text.trim() !== "" && state.isDone !== true} />
      <ImportResult
        resource={resource}
        state={state}
        isBusy={isBusy}
        labels={labels}
        onRun={run}
        onAgain={check}
        onChoose={choose}
        onUndone={() => reset()}
      />
    </Screen>
  );
}

function useTitle(resource: ImportableResource) {
  const text = useTexts(importTexts);
  const readerText = useTexts(readerTexts);
  const nameOf = useGetResourceLabel();
  if (isReader(resource)) return readerText("title");
  return isStatement(resource) ? text("bankTitle") : text("title", { many: nameOf(resource, 2) });
}

function useImportFields({ resource, forms }: ImportProps) {
  const translateLabel = useTranslateLabel();
  const depositText = useTexts(depositTexts);
  const readerText = useTexts(readerTexts);
  const labelOf = (source: string) => {
    if (isStatement(resource) && hasText(depositTexts.english.fields, source))
      return depositText(`fields.${source}`);
    return isReader(resource) && hasText(readerTexts.english.fields, source)
      ? readerText(`fields.${source}`)
      : String(translateLabel({ source, resource }));
  };
  const { create, edit, record, keys } = forms;
  const required = new Map(
    fieldsOf(create).map(({ name, isRequired }) => [name, isRequired] as const),
  );
  const names = [...new Set([...keys, ...shownFieldsIn(create), ...shownFieldsIn(edit)])];
  const fields: ImportColumn[] = names
    .filter((name) => name !== "version")
    .map((name) => ({
      name,
      label: labelOf(name),
      isRequired: required.get(name) ?? false,
      isKey: keys.some((key) => key === name),
    }));
  const all = [...names, ...shownFieldsIn(record)];
  return { fields, labels: Object.fromEntries(all.map((name) => [name, labelOf(name)])) };
}

interface ImportColumn {
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** True if the column names the record that a row changes. */
  readonly isKey: boolean;
}

interface ImportColumnsProps {
  readonly resource: ImportableResource;
  readonly fields: readonly ImportColumn[];
}

function ImportColumns({ resource, fields }: ImportColumnsProps) {
  const text = useTexts(importTexts);
  const readerText = useTexts(readerTexts);
  const keys = fields.filter(({ isKey }) => isKey).map(({ label }) => label);
  const chipLabel = ({ label, isKey, isRequired }: ImportColumn) => {
    if (isKey) return `${label} (${text("key")})`;
    if (!isRequired) return label;
    return `${label} (${text(keys.length > 0 ? "needed" : "bankNeeded")})`;
  };
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Typography sx={{ maxWidth: "70ch" }}>
        {isReader(resource) ? readerText("hint") : text(keys.length > 0 ? "hint" : "bankHint")}
      </Typography>
      {keys.length > 0 && (
        <Typography sx={{ maxWidth: "70ch" }}>
          {text("update", { keys: keys.join(text("or")) })}
        </Typography>
      )}
      <Typography variant="h2">{text("columns")}</Typography>
      <Box
        component="ul"
        sx={{ display: "flex", flexWrap: "wrap", gap: 1, m: 0, p: 0, listStyle: "none" }}
      >
        {fields.map((field) => (
          <li key={field.name}>
            <Chip variant={field.isRequired ? "filled" : "outlined"} label={chipLabel(field)} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** The most characters of a text that is kept. The browser's storage holds only a few million characters. */
const longestDraft = 1_000_000;

/** Returns the pasted text. It is restored after the session ends and the admin signs in again. */
function useImportDraft() {
  const saved = useSavedDraft()?.text;
  const restored = typeof saved === "string" ? saved : "";
  const [text, setText] = useState(restored);
  useDraftSaving(text === "" || text.length > longestDraft ? undefined : { text });
  return { text, setText, isRestored: restored !== "" && text === restored };
}

/** Loads the declaration of a resource, with its texts, on a screen outside the resource. */
function useDeclaration(name: string) {
  const load = useOfficeResources().find((one) => one.name === name)?.load;
  return useQuery({
    queryKey: ["declaration", name],
    queryFn: async () => {
      if (load === undefined) throw new Error(`There is no resource named ${name}`);
      return load();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
