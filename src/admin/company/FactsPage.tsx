import OpenInNew from "@mui/icons-material/OpenInNew";
import { Button, MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { RecordContextProvider } from "react-admin";
import { VersionedCompanyFacts } from "../../../contract/companyFacts";
import { isLanguage, type Language, languageNames, languages } from "../../../domain/languages";
import { useTexts } from "../../texts/useTexts";
import { RecordHistory } from "../history/RecordHistory";
import { QueryResult } from "../layout/QueryResult";
import { Screen, Section } from "../layout/Screen";
import { readDraftBy } from "../schema/ConflictView";
import { DraftForm } from "../schema/DraftForm";
import { noValue } from "../schema/formatterFor";
import { useDraftForm } from "../schema/useDraftForm";
import { formWidth } from "../theme/plantTheme";
import { formRead, useHost, useHostCall } from "../useHostQuery";
import { FactsFields, FactsRows } from "./FactsInputs";
import {
  companyFields,
  draftOf,
  FactsDraft,
  isListName,
  listNames,
  partsOf,
  plainFields,
  reachFields,
  readFactsDraft,
  rowsIn,
  termFields,
  withoutBlankRows,
  withParts,
} from "./factsDraft";
import { factsTexts } from "./texts";

/** The page of the facts that the public site shows. */
export default function FactsPage() {
  const text = useTexts(factsTexts);
  const query = useHostCall(["company"], "getCompanyFacts", {}, formRead);
  const openSite = (
    <Button component="a" href="/" target="_blank" rel="noopener" startIcon={<OpenInNew />}>
      {text("open")}
    </Button>
  );
  return (
    <Screen title={text("title")} actions={openSite}>
      <QueryResult query={query} failed={text("failed")}>
        {(facts) => <FactsForm facts={facts} />}
      </QueryResult>
      <RecordContextProvider value={{ id: 1 }}>
        <RecordHistory kind="company" />
      </RecordContextProvider>
    </Screen>
  );
}

/** Returns a function that names a part of the facts: a list, or a field with its language. */
function useLabelOf() {
  const text = useTexts(factsTexts);
  return (part: string) => {
    if (isListName(part)) return text(`lists.${part}`);
    const [name, language] = part.split("_");
    const field = plainFields.find(({ path }) => path === name);
    if (!field) return part;
    const label = text(`fields.${field.label}`);
    return isLanguage(language)
      ? text("inLanguage", { label, language: languageNames[language] })
      : label;
  };
}

/** Writes a list in one line: its rows, each with its values. */
const textOf = (part: string, value: string) =>
  isListName(part)
    ? rowsIn(value)
        .map((values) => Object.values(values).filter(Boolean).join(", "))
        .join("; ") || noValue
    : value || noValue;

function FactsForm({ facts }: { readonly facts: VersionedCompanyFacts }) {
  const text = useTexts(factsTexts);
  const host = useHost();
  const labelOf = useLabelOf();
  const [language, setLanguage] = useState<Language>("en");
  const form = useDraftForm({
    schema: FactsDraft,
    initial: () => draftOf(facts),
    read: readFactsDraft,
    withoutBlanks: withoutBlankRows,
    save: async (value) => draftOf(await host.call("updateCompanyFacts", value)),
    saved: text("saved"),
    conflicts: {
      theirs: readDraftBy(VersionedCompanyFacts, draftOf),
      partsOf,
      withParts,
    },
    text,
  });
  const { draft, errors, change } = form;
  const shared = { language, errors };

  return (
    <DraftForm
      form={form}
      submitLabel={text("save")}
      maxWidth={formWidth}
      conflictWords={{ what: text("what"), labelOf, textOf }}
    >
      <Typography color="text.secondary">{text("hint")}</Typography>
      <TextField
        select
        label={text("language")}
        value={language}
        helperText={text("languageHint")}
        slotProps={{ select: { SelectDisplayProps: { lang: language } } }}
        onChange={({ target: { value } }) => isLanguage(value) && setLanguage(value)}
        sx={{ maxWidth: 320 }}
      >
        {languages.map((one) => (
          <MenuItem key={one} value={one} lang={one}>
            {languageNames[one]}
          </MenuItem>
        ))}
      </TextField>
      {[
        { title: text("company"), fields: companyFields },
        { title: text("reach"), fields: reachFields },
        { title: text("terms"), fields: termFields },
      ].map(({ title, fields }) => (
        <Section key={title} title={title}>
          <FactsFields {...shared} fields={fields} place="facts" values={draft.facts} />
        </Section>
      ))}
      {listNames.map((name) => (
        <Section key={name} title={text(`lists.${name}`)} hint={text(`listHints.${name}`)}>
          <FactsRows
            {...shared}
            name={name}
            rows={draft[name]}
            onChange={(rows) => change({ [name]: rows })}
          />
        </Section>
      ))}
    </DraftForm>
  );
}
