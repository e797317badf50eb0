import { Box } from "@mui/material";
import { useEffect, useEffectEvent } from "react";
import * as z from "zod/mini";
import { Account, AccountEdit } from "../../../contract/accounts";
import { hasText } from "../../../domain/texts";
import { followAccount } from "../../api/renewSession";
import { useTexts } from "../../texts/useTexts";
import { validateForm } from "../../validateForm";
import { Section } from "../layout/Section";
import { DraftForm } from "../schema/DraftForm";
import { readDraftBy } from "../schema/draftConflict";
import { DraftField } from "../schema/FormField";
import { noValue } from "../schema/formatterFor";
import { useDraftForm } from "../schema/useDraftForm";
import { formWidth } from "../theme/plantTheme";
import { useHost } from "../useHostQuery";
import { accountTexts } from "./texts";

const names = ["firstName", "lastName"] as const;

const NameDraft = z.object({ firstName: z.string(), lastName: z.string(), version: z.number() });
type NameDraft = Readonly<z.infer<typeof NameDraft>>;

const draftOf = ({ firstName, lastName, version }: Account): NameDraft => ({
  firstName,
  lastName,
  version,
});

export function NameForm({ account }: { readonly account: Account }) {
  const text = useTexts(accountTexts);
  const host = useHost();
  const form = useDraftForm({
    name: "name",
    schema: NameDraft,
    initial: () => draftOf(account),
    read: (draft) => validateForm(AccountEdit, draft),
    save: async (edit) => {
      const saved = await host.call("updateAccount", edit);
      followAccount(saved);
      return draftOf(saved);
    },
    saved: text("name.saved"),
    conflicts: {
      theirs: readDraftBy(Account, draftOf),
      partsOf: ({ firstName, lastName }) => ({ firstName, lastName }),
      withParts: (draft, parts) => ({ ...draft, ...parts }),
    },
    text: (name) => text(`name.${name}`),
  });
  const { draft } = form;
  const renew = useEffectEvent((now: NameDraft) => {
    if (now.version > draft.version) form.renew(now);
  });
  // The name was changed in another tab, or an undo restored it.
  useEffect(() => renew(draftOf(account)), [account]);

  const labelOf = (name: string) =>
    hasText(accountTexts.english.name, name) ? text(`name.${name}`) : name;
  return (
    <Section title={text("name.title")} maxWidth={formWidth}>
      <DraftForm
        form={form}
        submitLabel={text("name.submit")}
        conflictWords={{ what: text("name.what"), labelOf, textOf: (_, value) => value || noValue }}
      >
        <Box
          sx={{
            display: "grid",
            gap: 2,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          {names.map((name) => (
            <DraftField key={name} name={name} label={labelOf(name)} required />
          ))}
        </Box>
      </DraftForm>
    </Section>
  );
}
