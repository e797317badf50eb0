import { Alert, Box, Button, MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { financialYearStart } from "../../../domain/invoices/serials";
import { type Language, languageNames, languages } from "../../../domain/languages";
import { useTexts } from "../../texts/useTexts";
import { shownDate } from "../formatMoment";
import { InfoDialog } from "../layout/ConfirmDialog";
import { DateField } from "../layout/DateField";
import { QueryResult } from "../layout/QueryResult";
import { PdfButtons } from "../print/PdfButtons";
import { useSend } from "../sending";
import { SendPaper } from "../sendPaper/SendPaper";
import { sendPaperTexts } from "../sendPaper/texts";
import { useHost, useHostCall } from "../useHostQuery";
import { receivablesTexts } from "./texts";

interface ClientProps {
  readonly clientId: number;
  readonly client: string;
}

/** Opens a client's statement of a period, and the text that reminds of what is overdue. */
export function StatementButtons(props: ClientProps) {
  const text = useTexts(receivablesTexts);
  const [opened, open] = useState<"statement" | "reminder">();
  const close = () => open(undefined);
  return (
    <>
      <Button onClick={() => open("statement")}>{text("statement.action")}</Button>
      <Button onClick={() => open("reminder")}>{text("reminder.action")}</Button>
      {opened === "statement" && <StatementDialog {...props} onClose={close} />}
      {opened === "reminder" && <ReminderDialog {...props} onClose={close} />}
    </>
  );
}

type DialogProps = ClientProps & { readonly onClose: () => void };

interface LanguageChoiceProps {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const text = useTexts(receivablesTexts);
  return (
    <TextField
      select
      label={text("statement.language")}
      value={value}
      onChange={({ target }) =>
        onChange(languages.find((language) => language === target.value) ?? "en")
      }
    >
      {languages.map((language) => (
        <MenuItem key={language} value={language}>
          {languageNames[language]}
        </MenuItem>
      ))}
    </TextField>
  );
}

function StatementDialog({ clientId, client, onClose }: DialogProps) {
  const text = useTexts(receivablesTexts);
  const host = useHost();
  const today = indiaDate(new Date());
  const [from, setFrom] = useState(financialYearStart(today));
  const [to, setTo] = useState(today);
  const [language, setLanguage] = useState<Language>("en");
  const sendText = useTexts(sendPaperTexts);
  const load = () => host.call("getStatementPdf", { id: clientId, from, to, language });
  const isRight = from !== "" && to !== "" && from <= to;
  const dates = [
    ["from", from, setFrom],
    ["to", to, setTo],
  ] as const;
  return (
    <InfoDialog
      title={text("statement.title", { client })}
      onClose={onClose}
      actions={
        <>
          {isRight && (
            <SendPaper
              kind="statement"
              id={String(clientId)}
              part={`${from}/${to}`}
              language={language}
              label={sendText("labels.statement", { from: shownDate(from), to: shownDate(to) })}
              load={load}
            />
          )}
          {isRight && (
            <PdfButtons
              texts={{
                print: text("statement.print"),
                save: text("statement.save"),
                failed: text("statement.failed"),
              }}
              fileName={`${client} ${from} ${to}.pdf`}
              load={load}
            />
          )}
          <Button onClick={onClose}>{text("close")}</Button>
        </>
      }
    >
      <Box sx={{ display: "grid", gap: 2, pt: 1 }}>
        {dates.map(([name, value, set]) => (
          <DateField
            key={name}
            type="date"
            label={text(`statement.${name}`)}
            value={value}
            last={dateAfter(today, 366)}
            onChange={({ target }) => set(target.value)}
          />
        ))}
        <LanguageChoice value={language} onChange={setLanguage} />
        {!isRight && <Alert severity="warning">{text("statement.wrongDates")}</Alert>}
      </Box>
    </InfoDialog>
  );
}

function ReminderDialog({ clientId, client, onClose }: DialogProps) {
  const text = useTexts(receivablesTexts);
  const [language, setLanguage] = useState<Language>("en");
  const id = String(clientId);
  const query = useHostCall(["outstanding", "reminder", id, language], "getReminder", {
    id,
    language,
  });
  const [copy] = useSend({
    call: (_, written: string) => navigator.clipboard.writeText(written),
    done: text("reminder.copied"),
    failed: text("reminder.notCopied"),
  });
  const host = useHost();
  const sendText = useTexts(sendPaperTexts);
  const to = indiaDate(new Date());
  const from = financialYearStart(to);
  const written = query.data?.text;
  return (
    <InfoDialog
      title={text("reminder.title", { client })}
      onClose={onClose}
      actions={
        <>
          {written !== undefined && (
            <SendPaper
              kind="statement"
              id={id}
              part={`${from}/${to}`}
              language={language}
              label={sendText("labels.statement", { from: shownDate(from), to: shownDate(to) })}
              letter={written}
              subject={text("reminder.subject")}
              load={() => host.call("getStatementPdf", { id: clientId, from, to, language })}
            />
          )}
          {written !== undefined && "clipboard" in navigator && (
            <Button onClick={() => void copy(written)}>{text("reminder.copy")}</Button>
          )}
          <Button onClick={onClose}>{text("close")}</Button>
        </>
      }
    >
      <Box sx={{ display: "grid", gap: 2, pt: 1 }}>
        <LanguageChoice value={language} onChange={setLanguage} />
        <QueryResult query={query} failed={text("failed")}>
          {(reply) => (
            <>
              <Box sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{reply.text}</Box>
              <Typography variant="body2" color="text.secondary">
                {text("reminder.hint")}
              </Typography>
            </>
          )}
        </QueryResult>
      </Box>
    </InfoDialog>
  );
}
