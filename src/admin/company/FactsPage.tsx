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
import { CallForm } from "../schema/CallForm";
import { partsOf, readCurrentBy } from "../schema/ConflictView";
import { AnyDraft, withoutBlankRows } from "../schema/readDraft";
import { formWidth } from "../theme/plantTheme";
import { formRead, useHostCall } from "../useHostQuery";
import { FactsFields, FactsRows } from "./FactsInputs";
import {
  companyFields,
  isListName,
  listNames,
  plainFields,
  reachFields,
  readFacts,
  termFields,
} from "./factsFields";
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
    const [name, language] = part.split(".");
    const field = plainFields.find(({ path }) => path === name);
    if (!field) return part;
    const label = text(`fields.${field.label}`);
    return isLanguage(language)
      ? text("inLanguage", { label, language: languageNames[language] })
      : label;
  };
}

/** Writes a list in one line: its rows, each with its values. */
const textOf = (value: unknown) =>
  Array.isArray(value)
    ? value.map((row) => Object.values(partsOf(row)).filter(Boolean).join(", ")).join("; ")
    : String(value);

function FactsForm({ facts }: { readonly facts: VersionedCompanyFacts }) {
  const text = useTexts(factsTexts);
  const labelOf = useLabelOf();
  const [language, setLanguage] = useState<Language>("en");
  return (
    <CallForm
      schema={AnyDraft}
      initial={facts}
      read={readFacts}
      withoutBlanks={withoutBlankRows}
      call={(host, { value }) => host.call("updateCompanyFacts", value)}
      next={(saved) => saved}
      done={text("saved")}
      failed={text("notSaved")}
      invalid={text("invalid")}
      conflicts={{
        what: text("what"),
        readCurrent: readCurrentBy(VersionedCompanyFacts, (current) => current),
        labelOf,
        textOf: (_, value) => textOf(value),
      }}
      submitLabel={text("save")}
      maxWidth={formWidth}
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
          <FactsFields fields={fields} language={language} />
        </Section>
      ))}
      {listNames.map((name) => (
        <Section key={name} title={text(`lists.${name}`)} hint={text(`listHints.${name}`)}>
          <FactsRows name={name} language={language} />
        </Section>
      ))}
    </CallForm>
  );
}
