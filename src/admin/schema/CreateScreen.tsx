import { Alert, Button } from "@mui/material";
import { type ReactNode, useMemo, useState } from "react";
import { useCreate, useCreatePath, useNotify } from "react-admin";
import { Link } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import { isDenied, useLeaveForm, useSend } from "../sending";
import type { CreateDeclaration } from "./declaration";
import { hostFields } from "./hostParts";
import { ImportButton } from "./ListBody";
import type { Draft } from "./readDraft";
import { SchemaForm } from "./SchemaForm";
import { schemaTexts } from "./texts";
import { useResourceTexts } from "./useResourceTexts";

type CreateScreenProps = Readonly<{ name: string; create: CreateDeclaration }>;

export default function CreateScreen({ name, create }: CreateScreenProps) {
  const text = useResourceTexts(name);
  const createPath = useCreatePath();
  const schemaText = useTexts(schemaTexts);
  const { form, isBusy, notice, keptDraft, submit } = useCreateRecord(name, create);
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
          resource={name}
          form={create.form}
          fields={fields}
          defaults={defaults}
          readOnly={create.readOnly}
          inputs={create.inputs}
          normalize={create.normalize}
          anotherLabel={create.another && schemaText("create.another")}
          submitLabel={text(isBusy ? "create.busy" : "create.submit")}
          isBusy={isBusy}
          // Above the form the message would move the inputs, and the second click of a double click would hit another
          // input.
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

const doubleClickMillis = 350;

/** Sends a new record once, then navigates or empties the form by a new key. A failure keeps the input. */
function useCreateRecord(resource: string, declaration: CreateDeclaration) {
  const { transform = (value: Draft) => value, succeeded, failed, another = [] } = declaration;
  const [create] = useCreate();
  const notify = useNotify();
  const leaveForm = useLeaveForm();
  const [form, setForm] = useState(0);
  const [notice, setNotice] = useState<ReactNode>();
  const [keptDraft, setKeptDraft] = useState<Draft>();

  const [submit, isBusy] = useSend({
    call: async (_, value: Draft, _isAnother: boolean) => {
      const data = transform(value);
      return { ...data, ...(await create(resource, { data }, { returnPromise: true })) };
    },
    async onDone(row, [value, isAnother]) {
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
    failed: (error) => (isDenied(error) ? undefined : failed(error)),
  });

  return { form, isBusy, notice, keptDraft, submit };
}
