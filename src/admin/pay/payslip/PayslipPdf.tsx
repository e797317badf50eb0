import { MenuItem, TextField } from "@mui/material";
import { useStore } from "react-admin";
import { isLanguage, languageNames, languages } from "../../../../domain/languages";
import { readLanguage } from "../../../language";
import { useTexts } from "../../../texts/useTexts";
import { monthText } from "../../formatMoment";
import { PdfButtons } from "../../print/PdfButtons";
import { SendPaper } from "../../sendPaper/SendPaper";
import { sendPaperTexts } from "../../sendPaper/texts";
import { useHost } from "../../useHostQuery";
import { payslipTexts } from "./texts";

interface PayslipPdfProps {
  readonly month: string;
  /** All employees if omitted. */
  readonly employeeId?: string;
}

/** Prints and saves payslips in the language of the people who get them. The browser keeps the last choice. */
export function PayslipPdf({ month, employeeId }: PayslipPdfProps) {
  const text = useTexts(payslipTexts);
  const sendText = useTexts(sendPaperTexts);
  const host = useHost();
  const [stored, choose] = useStore<unknown>("payslips.language");
  const language = isLanguage(stored) ? stored : readLanguage();
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
      <TextField
        select
        size="small"
        label={text("paper.language")}
        value={language}
        onChange={({ target }) => choose(target.value)}
        slotProps={{ select: { SelectDisplayProps: { lang: language } } }}
        sx={{ width: { xs: "100%", sm: 200 } }}
      >
        {languages.map((each) => (
          <MenuItem key={each} value={each} lang={each}>
            {languageNames[each]}
          </MenuItem>
        ))}
      </TextField>
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
          label={sendText("labels.payslip", { month: monthText(month) })}
          load={load}
        />
      )}
    </>
  );
}
