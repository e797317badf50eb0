import { Button } from "@mui/material";
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
import { isDenied, serverMessage, useLeaveForm } from "../sending";
import type { EditDeclaration } from "./declaration";
import { type Field, fieldsOf } from "./fieldsOf";
import { formatterFor } from "./formatterFor";
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
  const labelOf = useTranslateLabel();
  const leaveForm = useLeaveForm();
  const [update] = useUpdate();
  const back = useWayBack(name, edit, record);
  // The version of the record that the form is made of.
  const [base, setBase] = useState(record);
  const { fields: names, normalize, draftOf = (row: Draft) => row } = edit;
  const fields = useMemo(() => fieldsOf(edit.form, names), [edit, names]);
  const inForm = (row: Draft) => pick(draftOf(row), names);

  return (
    <SchemaForm
      resource={name}
      form={edit.form}
      fields={names}
      defaults={inForm(base)}
      inputs={edit.inputs}
      normalize={normalize && ((draft) => normalize(draft, base))}
      call={(_, { value: data }) => {
        const change = { id: base.id, data, previousData: base };
        return update(name, change, { returnPromise: true, mutationMode: "pessimistic" });
      }}
      done={(_, [{ value }]) =>
        text("saved", { what: edit.titleOf({ ...base, ...value }, translate) })
      }
      onDone={(now) => {
        edit.saved?.(base, { ...now });
        return leaveForm(back);
      }}
      failed={(error) => (isDenied(error) ? undefined : serverMessage(error, text("failed")))}
      conflicts={{
        what: edit.titleOf(base, translate),
        fields,
        labelOf: (source) => labelOf({ source, resource: name }),
        textOf: (field, value) => (
          <ResourceContextProvider value={name}>
            <Value field={field} value={value} />
          </ResourceContextProvider>
        ),
        async readCurrent(failure) {
          const current = await readCurrent(name, failure);
          if (current === undefined) return undefined;
          setBase({ ...current, id: base.id });
          return inForm(current);
        },
      }}
      submitLabel={text("submit")}
      busyLabel={text("busy")}
      otherAction={
        <Button component={Link} to={back} size="large">
          {text("cancel")}
        </Button>
      }
    />
  );
}

function Value({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const nameOf = useChoiceName();
  return field.kind === "choice"
    ? nameOf(field.name, String(value))
    : formatterFor[field.kind](value);
}

const pick = (row: Draft, fields: readonly string[]): Draft =>
  Object.fromEntries([...fields, "version"].map((field) => [field, row[field]]));

/** Returns the address of the page before the edit. Without one it returns the record's page or the list. */
function useWayBack(name: string, { backTo }: EditDeclaration, record: RaRecord): string {
  const { state } = useLocation();
  const createPath = useCreatePath();
  const from: unknown = state?.from;
  if (typeof from === "string" && from.startsWith(`${dashboardPath}`)) return from;
  return backTo?.(record) ?? createPath({ resource: name, type: "list" });
}
