import { MenuItem, TextField } from "@mui/material";
import { useStore } from "react-admin";
import { isLanguage, type Language, languageNames, languages } from "../../../../domain/languages";
import { readLanguage, useTexts } from "../../../texts/useTexts";
import { shownMonth } from "../../formatMoment";
import { PdfButtons } from "../../print/PdfButtons";
import { SendPaper } from "../../sendPaper/SendPaper";
import { sendPaperTexts } from "../../sendPaper/texts";
import { useHost } from "../../useHostQuery";
import { payslipTexts } from "./texts";

/** Returns the language of payslips and settlements. The browser keeps the last choice. */
export function usePaperLanguage() {
  const [stored, choose] = useStore<unknown>("payslips.language");
  return [isLanguage(stored) ? stored : readLanguage(), choose] as const;
}

type PaperLanguageProps = Readonly<{ value: Language; onChange: (language: string) => void }>;

export function PaperLanguage({ value, onChange }: PaperLanguageProps) {
  const text = useTexts(payslipTexts);
  return (
    <TextField
      select
      size="small"
      label={text("paper.language")}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { SelectDisplayProps: { lang: value } } }}
      sx={{ width: { xs: "100%", sm: 200 } }}
    >
      {languages.map((each) => (
        <MenuItem key={each} value={each} lang={each}>
          {languageNames[each]}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface PayslipPdfProps {
  readonly month: string;
  /** All employees if omitted. */
  readonly employeeId?: string;
}

/** Prints and saves payslips in the language of the people who get them. */
export function PayslipPdf({ month, employeeId }: PayslipPdfProps) {
  const text = useTexts(payslipTexts);
  const sendText = useTexts(sendPaperTexts);
  const host = useHost();
  const [language, choose] = usePaperLanguage();
  const isOne = employeeId !== undefined;
  const load = () => host.call("getPayslipsPdf", { month, employeeId, language });
  const texts = {
    print: text(isOne ? "paper.print" : "paper.printAll"),
    save: text(isOne ? "file" : "paper.saveAll"),
    failed: text("paper.failed"),
    savedInstead: text("paper.savedInstead"),
  };
  return (
    <>
      <PaperLanguage value={language} onChange={choose} />
      <PdfButtons
        texts={texts}
        fileName={`${month}-${isOne ? `${employeeId}-` : ""}payslips.pdf`}
        load={load}
      />
      {employeeId !== undefined && (
        <SendPaper
          kind="payslip"
          id={employeeId}
          part={month}
          language={language}
          label={sendText("labels.payslip", { month: shownMonth(month) })}
          load={load}
        />
      )}
    </>
  );
}
