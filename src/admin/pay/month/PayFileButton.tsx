import Download from "@mui/icons-material/Download";
import { Button } from "@mui/material";
import { saveFile } from "../../../saveFile";
import { useTexts } from "../../../texts/useTexts";
import { useSend } from "../../sending";
import { monthTexts } from "../texts";

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
  const [save, isBusy] = useSend({
    call: (host) => host.call(call, { month }),
    onDone: (file) => saveFile(file, `${month}-${endings[call]}`),
    failed: text("files.failed"),
  });
  return (
    <Button startIcon={<Download />} loading={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  );
}
