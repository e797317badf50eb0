import { Alert, Button } from "@mui/material";
import { useMemo } from "react";
import { useCreatePath } from "react-admin";
import { Link } from "react-router-dom";
import { hasFeature } from "../../api/session";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import type { CreateDeclaration } from "./declaration";
import { ImportButton } from "./ImportButton";
import { SchemaForm } from "./SchemaForm";
import { useCreateRecord } from "./useCreateRecord";
import { useResourceTexts } from "./useResourceTexts";

interface CreateScreenProps {
  readonly name: string;
  readonly create: CreateDeclaration;
}

/** The generated form that takes in a new record. */
export default function CreateScreen({ name, create }: CreateScreenProps) {
  const text = useResourceTexts(name);
  const createPath = useCreatePath();
  const { form, isBusy, notice, submit } = useCreateRecord(name, create);
  const defaults = useMemo(() => create.defaults?.(), [create]);
  const fields = useMemo(() => {
    const { fields: own, extraFields } = create;
    return own && extraFields && hasFeature(extraFields.feature)
      ? [...own, ...extraFields.fields]
      : own;
  }, [create]);

  return (
    <RequireAccess resource={name}>
      <Screen
        title={text("create.title")}
        actions={
          <>
            <ImportButton resource={name} />
            <Button component={Link} to={createPath({ resource: name, type: "list" })}>
              {text("create.toList")}
            </Button>
          </>
        }
      >
        <SchemaForm
          key={form}
          resource={name}
          form={create.form}
          fields={fields}
          defaults={defaults}
          readOnly={create.readOnly}
          inputs={create.inputs}
          normalize={create.normalize}
          submitLabel={text(isBusy ? "create.busy" : "create.submit")}
          isBusy={isBusy}
          // Above the form it would move the inputs under a pointer that clicks twice.
          otherAction={
            notice !== undefined && (
              <Alert severity="success" variant="outlined" role="status" sx={{ flex: "1 1 240px" }}>
                {notice}
              </Alert>
            )
          }
          onSubmit={submit}
        />
      </Screen>
    </RequireAccess>
  );
}
