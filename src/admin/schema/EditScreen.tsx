import { Alert, Box, Button } from "@mui/material";
import { useMemo, useState } from "react";
import {
  type RaRecord,
  ResourceContextProvider,
  useCreatePath,
  useGetOne,
  useTranslate,
  useTranslateLabel,
  useUpdate,
} from "react-admin";
import { Link, useLocation, useParams } from "react-router-dom";
import { editCallOf } from "../../api/resources";
import { readCurrent } from "../../dataProvider";
import { useTexts } from "../../texts/useTexts";
import { dashboardPath } from "../addresses";
import { DelayedProgress, LoadError } from "../layout/QueryResult";
import { RequireAccess } from "../layout/RequireAccess";
import { NotFoundScreen, Screen } from "../layout/Screen";
import { isDenied, serverMessage, useLeaveForm, useSend } from "../sending";
import { ConflictView, conflictFields, mergeEdit, useConflict } from "./ConflictView";
import type { EditDeclaration } from "./declaration";
import { type Field, fieldsOf } from "./fieldsOf";
import { formatterFor, noValue } from "./formatterFor";
import { editTexts } from "./partTexts";
import type { Draft } from "./readDraft";
import { SchemaForm } from "./SchemaForm";
import { useChoiceName } from "./useResourceTexts";

type EditScreenProps = Readonly<{ name: string; edit: EditDeclaration }>;

export default function EditScreen(props: EditScreenProps) {
  if (editCallOf(props.name) === undefined) return <NotFoundScreen />;
  return (
    <RequireAccess resource={props.name}>
      <LoadedEdit {...props} />
    </RequireAccess>
  );
}

/** The form starts with a fresh read of the record, not with the row of a list. */
function LoadedEdit({ name, edit }: EditScreenProps) {
  const text = useTexts(editTexts);
  const translate = useTranslate();
  const { id = "" } = useParams();
  const record = useGetOne<RaRecord>(name, { id }, { refetchOnMount: "always" });
  const { data, error, isFetchedAfterMount, refetch } = record;
  const what = data ? edit.titleOf(data, translate) : `#${id}`;
  return (
    <Screen title={text("title", { what })}>
      {error && (
        <LoadError message={text("notLoaded")} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !isFetchedAfterMount && <DelayedProgress />}
      {!error && isFetchedAfterMount && data && (
        <Edit key={id} name={name} edit={edit} record={data} />
      )}
    </Screen>
  );
}

interface EditProps extends EditScreenProps {
  readonly record: RaRecord;
}

function Edit({ name, edit, record }: EditProps) {
  const text = useTexts(editTexts);
  const translate = useTranslate();
  const back = useWayBack(name, edit, record);
  const names = edit.fields;
  const fields = useMemo(() => fieldsOf(edit.form, names), [edit, names]);
  const state = useEditRecord({ resource: name, edit, fields, record, back });
  const { base, typed, conflict, isBusy } = state;
  const labelOf = useTranslateLabel();
  const { draftOf = (row: Draft) => row, normalize } = edit;
  const inForm = (row: Draft) => pick(draftOf(row), names);

  return (
    <>
      {conflict && (
        <ConflictView
          what={edit.titleOf(conflict.theirs, translate)}
          fields={conflictFields(fields, conflict)}
          labelOf={(source) => labelOf({ source, resource: name })}
          textOf={(field, value) => (
            <ResourceContextProvider value={name}>
              <Value field={field} value={value} />
            </ResourceContextProvider>
          )}
          onGoOn={state.goOnWithMine}
          onDiscard={state.takeTheirs}
        />
      )}
      {/* The form stays mounted during the decision, so that its draft is saved if the session ends. */}
      <Box sx={conflict ? { display: "none" } : { display: "contents" }}>
        {typed && <GoesOn resource={name} base={base} typed={typed} fields={fields} />}
        <SchemaForm
          key={String(base.version)}
          resource={name}
          form={edit.form}
          fields={names}
          defaults={inForm(base)}
          typed={typed && inForm(typed)}
          inputs={edit.inputs}
          normalize={normalize && ((draft) => normalize(draft, base))}
          submitLabel={text(isBusy ? "busy" : "submit")}
          isBusy={isBusy}
          onSubmit={state.submit}
          otherAction={
            <Button component={Link} to={back} size="large">
              {text("cancel")}
            </Button>
          }
        />
      </Box>
    </>
  );
}

function Value({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const nameOf = useChoiceName();
  if (value === undefined || value === null || value === "") return noValue;
  return field.kind === "choice"
    ? nameOf(field.name, String(value))
    : formatterFor[field.kind](value);
}

const pick = (row: Draft, fields: readonly string[]): Draft =>
  Object.fromEntries([...fields, "version"].map((field) => [field, row[field]]));

interface GoesOnProps {
  readonly resource: string;
  readonly base: Draft;
  readonly typed: Draft;
  readonly fields: readonly Field[];
}

/** Names the person's changes after the edit continues from a newer version. */
function GoesOn({ resource, base, typed, fields }: GoesOnProps) {
  const text = useTexts(editTexts);
  const labelOf = useTranslateLabel();
  const changed = conflictFields(fields, { base, theirs: base, mine: typed });
  const names = changed.map(({ field: { name: source } }) => String(labelOf({ source, resource })));
  return (
    <Alert severity="info" role="status" variant="outlined">
      {text("goesOn", { fields: names.join(", ") || "–" })}
    </Alert>
  );
}

/** Returns the address of the page before the edit. Without one it returns the record's page or the list. */
function useWayBack(name: string, { backTo }: EditDeclaration, record: RaRecord): string {
  const { state } = useLocation();
  const createPath = useCreatePath();
  const from: unknown = state?.from;
  if (typeof from === "string" && from.startsWith(`${dashboardPath}`)) return from;
  return backTo?.(record) ?? createPath({ resource: name, type: "list" });
}

interface EditedRecord {
  readonly resource: string;
  readonly edit: EditDeclaration;
  readonly fields: readonly Field[];
  readonly record: RaRecord;
  readonly back: string;
}

/** Sends an edit of a record's version. If there is a newer version, the person compares both and decides. */
function useEditRecord({ resource, edit, fields, record, back }: EditedRecord) {
  const [update] = useUpdate();
  const leaveForm = useLeaveForm();
  const text = useTexts(editTexts);
  const translate = useTranslate();
  const { base, conflict, setConflict, settle } = useConflict<RaRecord, Draft>(record);
  const [typed, setTyped] = useState<Draft>();

  const [submit, isBusy] = useSend({
    call: (_, data: Draft) => {
      const change = { id: base.id, data, previousData: base };
      return update(resource, change, { returnPromise: true, mutationMode: "pessimistic" });
    },
    done: (_, [data]) => text("saved", { what: edit.titleOf({ ...base, ...data }, translate) }),
    onDone(now) {
      edit.saved?.(base, { ...now });
      return leaveForm(back);
    },
    failed: (error) => (isDenied(error) ? undefined : serverMessage(error, text("failed"))),
    async onFailed(error, [mine]) {
      const theirs = await readCurrent(resource, error);
      if (theirs) setConflict({ theirs: { ...theirs, id: base.id }, mine });
      return theirs !== undefined;
    },
  });

  const goOn = (from: Draft | undefined) => {
    setTyped(from);
    settle();
  };
  const versions = conflict && { base, ...conflict };

  return {
    base,
    typed,
    conflict: versions,
    isBusy,
    submit,
    goOnWithMine: () => goOn(versions && mergeEdit(fields, versions)),
    takeTheirs: () => goOn(undefined),
  };
}
