import { Button, TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import { Link, useNavigate } from "react-router-dom";
import type { BoardSettings } from "../../../../contract/boardSettings";
import type { FieldErrors } from "../../../../contract/errors";
import type { PlantDataProvider } from "../../../dataProvider";
import { Screen } from "../../layout/Screen";
import { Section } from "../../layout/Section";
import { useScreenTexts } from "../../useScreenTexts";
import { specificationAddress, specificationsAddress } from "../addresses";
import { specificationTexts } from "../screenTexts";
import { BoardSettingsLoader } from "./BoardSettingsLoader";
import { SpecificationForm } from "./SpecificationForm";
import { emptyDraft } from "./specificationDraft";
import { useSpecificationForm } from "./useSpecificationForm";

/** Takes in the specification of a box, with its first version. */
export default function SpecificationCreatePage() {
  const text = useScreenTexts(specificationTexts);
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
  const text = useScreenTexts(specificationTexts);
  const host = useDataProvider<PlantDataProvider>();
  const notify = useNotify();
  const navigate = useNavigate();
  const [names, setNames] = useState({ client: "", name: "" });
  const form = useSpecificationForm({
    initial: emptyDraft,
    settings,
    otherErrors: () =>
      nameFields.reduce<FieldErrors>(
        (errors, field) =>
          names[field].trim() === "" ? Object.assign(errors, { [field]: "Required" }) : errors,
        {},
      ),
    save: async (content) => {
      const id = await host.paper((calls) => calls.createSpecification({ ...names, content }));
      notify(text("saved", { name: names.name, number: 1 }), { type: "success" });
      navigate(specificationAddress(id));
    },
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
            value={names[field]}
            required
            autoFocus={index === 0}
            onChange={({ target: { value } }) => {
              setNames({ ...names, [field]: value });
              form.touch();
            }}
            error={field in form.errors}
            helperText={form.errors[field]}
            slotProps={{ htmlInput: { autoComplete: "off" } }}
          />
        ))}
      </Section>
    </SpecificationForm>
  );
}
