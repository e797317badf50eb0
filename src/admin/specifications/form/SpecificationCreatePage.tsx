import { Button, TextField } from "@mui/material";
import { useNotify } from "react-admin";
import { Link } from "react-router-dom";
import type { BoardSettings } from "../../../../contract/boardSettings";
import { Screen } from "../../layout/Screen";
import { Section } from "../../layout/Section";
import { useDraftForm } from "../../schema/useDraftForm";
import { useLeaveForm } from "../../schema/useLeaveForm";
import { useHost } from "../../useHostQuery";
import { useTexts } from "../../useTexts";
import { specificationAddress, specificationsAddress } from "../addresses";
import { specificationTexts } from "../screenTexts";
import { BoardSettingsLoader } from "./BoardSettingsLoader";
import { fieldOf, readSpecification } from "./readSpecification";
import { SpecificationForm } from "./SpecificationForm";
import { emptyDraft, SpecificationDraft } from "./specificationDraft";

/** Takes in the specification of a box, with its first version. */
export default function SpecificationCreatePage() {
  const text = useTexts(specificationTexts);
  return (
    <Screen
      title={text("create")}
      actions={
        <Button component={Link} to={specificationsAddress}>
          {text("toList")}
        </Button>
      }
    >
      <BoardSettingsLoader>{(settings) => <NewForm settings={settings} />}</BoardSettingsLoader>
    </Screen>
  );
}

const nameFields = ["client", "name"] as const;

function NewForm({ settings }: { readonly settings: BoardSettings }) {
  const text = useTexts(specificationTexts);
  const host = useHost();
  const notify = useNotify();
  const leaveForm = useLeaveForm();
  const form = useDraftForm({
    schema: SpecificationDraft,
    initial: () => emptyDraft,
    read: (draft) => readSpecification(draft, settings),
    fieldOf,
    save: async (specification) => {
      const { id } = await host.call("createSpecification", specification);
      notify(text("saved", { name: specification.name, number: 1 }), { type: "success" });
      return leaveForm(specificationAddress(id));
    },
    text,
  });
  return (
    <SpecificationForm
      form={form}
      settings={settings}
      submitLabel={text("submit")}
      otherAction={null}
    >
      <Section title={text("sections.name")}>
        {nameFields.map((field, index) => (
          <TextField
            key={field}
            name={field}
            label={text(`fields.${field}`)}
            value={form.draft[field]}
            required
            autoFocus={index === 0}
            onChange={({ target: { value } }) => form.change({ [field]: value })}
            error={field in form.errors}
            helperText={form.errors[field]}
            slotProps={{ htmlInput: { autoComplete: "off" } }}
          />
        ))}
      </Section>
    </SpecificationForm>
  );
}
