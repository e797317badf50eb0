import Download from "@mui/icons-material/Download";
import { Button } from "@mui/material";
import { useNotify } from "react-admin";
import { saveFile } from "../../../saveFile";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { serverMessage } from "../../serverMessage";
import { useHost } from "../../useHostQuery";
import { whileSignedIn } from "../../useSessionEnd";
import { useTexts } from "../../useTexts";
import { monthTexts } from "../screenTexts";

/** File names after the month. */
const endings = {
  getPayRegister: "register.csv",
  getBankFile: "bank.csv",
  getEpfReturn: "epf.txt",
  getEsiReturn: "esi.csv",
} as const;

interface PayFileButtonProps {
  readonly call: keyof typeof endings;
  readonly month: string;
  readonly label: string;
}

export function PayFileButton({ call, month, label }: PayFileButtonProps) {
  const text = useTexts(monthTexts);
  const notify = useNotify();
  const host = useHost();
  const [save, isBusy] = useSubmitOnce(async () => {
    try {
      saveFile(await whileSignedIn(host.call(call, { month })), `${month}-${endings[call]}`);
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
