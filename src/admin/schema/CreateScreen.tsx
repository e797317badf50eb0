import { Alert, Button } from "@mui/material";
import { type ReactNode, useMemo, useState } from "react";
import { useCreate, useCreatePath, useNotify } from "react-admin";
import { Link } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import { isDenied, useLeaveForm } from "../sending";
import type { CreateDeclaration } from "./declaration";
import { hostFields } from "./hostParts";
import { ImportButton } from "./ListBody";
import type { Draft } from "./readDraft";
import { SchemaForm } from "./SchemaForm";
import { schemaTexts } from "./texts";
import type { Sent } from "./useCallForm";
import { useResourceTexts } from "./useResourceTexts";

type CreateScreenProps = Readonly<{ name: string; create: CreateDeclaration }>;

export default function CreateScreen({ name, create }: CreateScreenProps) {
  const text = useResourceTexts(name);
  const createPath = useCreatePath();
  const schemaText = useTexts(schemaTexts);
  const { form, notice, keptDraft, ...sending } = useCreateRecord(name, create);
  const defaults = useMemo(() => ({ ...create.defaults?.(), ...keptDraft }), [create, keptDraft]);
  const fields = useMemo(() => {
    const { fields, ownFields } = create;
    return fields && hostFields({ fields, ownFields });
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
          {...sending}
          resource={name}
          form={create.form}
          fields={fields}
          defaults={defaults}
          readOnly={create.readOnly}
          inputs={create.inputs}
          normalize={create.normalize}
          anotherLabel={create.another && schemaText("create.another")}
          submitLabel={text("create.submit")}
          busyLabel={text("create.busy")}
          // Above the form the message would move the inputs, and the second click of a double click would hit another
          // input.
          otherAction={
            notice !== undefined && (
              <Alert severity="success" variant="outlined" role="status" sx={{ flex: "1 1 240px" }}>
                {notice}
              </Alert>
            )
          }
        />
      </Screen>
    </RequireAccess>
  );
}

const doubleClickMillis = 350;

/** Returns how a new record is sent. The form then navigates, or is emptied by a new key. A failure keeps the input. */
function useCreateRecord(resource: string, declaration: CreateDeclaration) {
  const { transform = (value: Draft) => value, succeeded, failed, another = [] } = declaration;
  const [create] = useCreate();
  const notify = useNotify();
  const leaveForm = useLeaveForm();
  const [form, setForm] = useState(0);
  const [notice, setNotice] = useState<ReactNode>();
  const [keptDraft, setKeptDraft] = useState<Draft>();

  return {
    form,
    notice,
    keptDraft,
    call: async (_: unknown, { value }: Sent<Draft, Draft>): Promise<Draft> => {
      const data = transform(value);
      return { ...data, ...(await create(resource, { data }, { returnPromise: true })) };
    },
    onDone: async (row: Draft, [{ value, isAnother }]: [Sent<Draft, Draft>]) => {
      const { message, messageArgs = row, notice, to, state } = succeeded(row);
      if (message !== undefined) notify(message, { type: "success", messageArgs });
      setNotice(notice);
      if (to !== undefined && !isAnother) return leaveForm(to, { state });
      if (isAnother)
        setKeptDraft(Object.fromEntries(another.map((field) => [field, value[field]])));
      setForm((before) => before + 1);
      // Until then the button is disabled: the second press of a double click must not send the emptied form.
      await new Promise((resolve) => setTimeout(resolve, doubleClickMillis));
      return undefined;
    },
    failed: (error: unknown) => (isDenied(error) ? undefined : failed(error)),
  };
}
