import Edit from "@mui/icons-material/Edit";
import { Button, Paper } from "@mui/material";
import { Suspense, useMemo } from "react";
import {
  RecordContextProvider,
  ResourceContextProvider,
  useCreatePath,
  useGetOne,
  useTranslate,
} from "react-admin";
import { Link, useLocation, useParams } from "react-router-dom";
import type { RecordId } from "../../api/readRow";
import { editCallOf } from "../../api/resources";
import { useTexts } from "../../texts/useTexts";
import { DelayedProgress, LoadError } from "../layout/QueryResult";
import { RequireAccess, useAccess } from "../layout/RequireAccess";
import { NotFoundScreen, Screen } from "../layout/Screen";
import { cellFor, FieldList, hasValue } from "./cellFor";
import type { ShowDeclaration } from "./declaration";
import { type Field, fieldsOf } from "./fieldsOf";
import { formatterFor } from "./formatterFor";
import { hasPage, hostFields } from "./hostParts";
import { editTexts } from "./partTexts";
import { schemaTexts } from "./texts";
import { useResourceTexts } from "./useResourceTexts";

type ShowScreenProps = Readonly<{ name: string; show: ShowDeclaration }>;

const shown = ({ name, kind }: Field) => {
  const Cell = cellFor[kind];
  return <Cell source={name} />;
};

export default function ShowScreen(props: ShowScreenProps) {
  return (
    <RequireAccess resource={props.name}>
      {hasPage(props.show) ? <Shown {...props} /> : <NotFoundScreen />}
    </RequireAccess>
  );
}

function Shown({ name, show }: ShowScreenProps) {
  const schemaText = useTexts(schemaTexts);
  const text = useResourceTexts(name);
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { id = "" } = useParams();
  const { data: record, error, isPending, refetch } = useGetOne(name, { id });
  const fields = useMemo(() => fieldsOf(show.row, hostFields(show)), [show]);
  const filled = fields.filter(
    ({ name: field }) =>
      !show.hiddenWhenEmpty?.includes(field) ||
      (hasValue(record?.[field]) && record?.[field] !== 0),
  );
  const [lead] = fields;
  const nameOf = (row: Record<string, unknown>) =>
    show.titleOf?.(row, translate) || (lead ? formatterFor[lead.kind](row[lead.name]) : "");
  const title = record ? nameOf(record) : "";

  return (
    <Screen
      title={title || `#${id}`}
      actions={
        <>
          <Button component={Link} to={createPath({ resource: name, type: "list" })}>
            {schemaText("show.toList")}
          </Button>
          {record && <EditButton resource={name} id={record.id} />}
          {record && (
            <RecordContextProvider value={record}>
              <Suspense fallback={null}>{show.next}</Suspense>
            </RecordContextProvider>
          )}
        </>
      }
    >
      {isPending && <DelayedProgress />}
      {error && (
        <LoadError message={text("show.failed")} error={error} onRetry={() => void refetch()} />
      )}
      {record && (
        <ResourceContextProvider value={name}>
          <RecordContextProvider value={record}>
            <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
              <FieldList fields={filled} cell={shown} minWidth={200} />
            </Paper>
            <Suspense fallback={<DelayedProgress />}>{show.aside}</Suspense>
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </Screen>
  );
}

/** Links to a record's edit form, which leads back here. Hidden without access or without the call. */
export function EditButton({ resource, id }: { readonly resource: string; readonly id: RecordId }) {
  const text = useTexts(editTexts);
  const createPath = useCreatePath();
  const { pathname, search } = useLocation();
  const call = editCallOf(resource);
  const isAllowed = useAccess(resource, call);
  if (call === undefined || !isAllowed) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: "edit", id })}
      state={{ from: pathname + search }}
      variant="outlined"
      startIcon={<Edit />}
    >
      {text("action")}
    </Button>
  );
}
