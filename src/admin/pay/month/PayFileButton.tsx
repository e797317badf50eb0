import Download from "@mui/icons-material/Download";
import { Button } from "@mui/material";
import { useDataProvider, useNotify } from "react-admin";
import type { PayFile } from "../../../api/payrollMethods";
import type { PlantDataProvider } from "../../../dataProvider";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { saveFile } from "../../saveFile";
import { serverMessage } from "../../serverMessage";
import { whileSignedIn } from "../../useSessionEnd";
import { useTexts } from "../../useTexts";
import { monthTexts } from "./screenTexts";

/** File names after the month. */
const endings = {
  getPayslipsPdf: "payslips.pdf",
  getPayRegister: "register.csv",
  getBankFile: "bank.csv",
  getEpfReturn: "epf.txt",
  getEsiReturn: "esi.csv",
} as const satisfies Record<PayFile, string>;

interface PayFileButtonProps {
  readonly call: PayFile;
  readonly month: string;
  /** All employees if omitted. */
  readonly employeeId?: string;
  readonly label: string;
}

/** Saves a file of a month's pay, which the host makes. */
export function PayFileButton({ call, month, employeeId, label }: PayFileButtonProps) {
  const text = useTexts(monthTexts);
  const notify = useNotify();
  const host = useDataProvider<PlantDataProvider>();
  const [save, isBusy] = useSubmitOnce(async () => {
    try {
      const file = await whileSignedIn(
        host.payroll((calls) => calls.getPayFile(call, month, employeeId)),
      );
      const whose = employeeId === undefined ? "" : `${employeeId}-`;
      saveFile(file, `${month}-${whose}${endings[call]}`);
    } catch (error) {
      notify(serverMessage(error, text("files.failed")), { type: "error" });
    }
  });
  return (
    <Button startIcon={<Download />} loading={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  );
}
