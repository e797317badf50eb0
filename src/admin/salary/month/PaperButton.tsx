import Download from "@mui/icons-material/Download";
import { Button } from "@mui/material";
import { useDataProvider, useNotify } from "react-admin";
import type { PlantDataProvider } from "../../../dataProvider";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { saveFile } from "../../saveFile";
import { serverMessage } from "../../serverMessage";
import { useScreenTexts } from "../../useScreenTexts";
import { whileSignedIn } from "../../useSessionEnd";
import { monthTexts } from "./screenTexts";

/** How a paper's file ends. */
const endings = {
  getPayslipsPdf: "payslips.pdf",
  getPayRegister: "register.csv",
  getBankFile: "bank.csv",
} as const;

interface PaperButtonProps {
  readonly paper: keyof typeof endings;
  readonly month: string;
  /** Of everybody without it. */
  readonly employeeId?: string;
  readonly label: string;
}

/** Saves a paper of a month: the host makes it. */
export function PaperButton({ paper, month, employeeId, label }: PaperButtonProps) {
  const text = useScreenTexts(monthTexts);
  const notify = useNotify();
  const host = useDataProvider<PlantDataProvider>();
  const [save, isBusy] = useSubmitOnce(async () => {
    try {
      const file = await whileSignedIn(
        host.payroll((calls) => calls.getPaper(paper, month, employeeId)),
      );
      const whose = employeeId === undefined ? "" : `${employeeId}-`;
      saveFile(file, `${month}-${whose}${endings[paper]}`);
    } catch (error) {
      notify(serverMessage(error, text("papers.failed")), { type: "error" });
    }
  });
  return (
    <Button startIcon={<Download />} loading={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  );
}
