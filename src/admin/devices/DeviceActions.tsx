import { Button } from "@mui/material";
import { useNotify, useRecordContext } from "react-admin";
import type { Device } from "../../../contract/devices";
import type { ListRow, RecordId } from "../../api/readRow";
import { useSubmitOnce } from "../../useSubmitOnce";
import { CallButton } from "../layout/CallButton";
import { serverMessage } from "../serverMessage";
import { useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";
import { useTexts } from "../useTexts";
import { shownPairing, useShowPairing } from "./pairingStore";
import { devicesTexts } from "./screenTexts";

export default function DeviceActions() {
  const text = useTexts(devicesTexts);
  const device = useRecordContext<ListRow<Device>>();
  const [renew, isBusy] = useRenewPairingCode();
  if (device === undefined) return null;
  const { id, name = `#${id}`, revokedAt } = device;
  const kind = device.kind === "WALL" ? "WALL" : "STATION";
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={isBusy}
        aria-label={`${text("renew")}: ${name}`}
        onClick={() => void renew(id, name)}
      >
        {text("renew")}
      </Button>
      {revokedAt === undefined && (
        <CallButton
          name={name}
          color="error"
          text={(part) =>
            text(part === "question" ? `revocation.question.${kind}` : `revocation.${part}`, {
              name,
            })
          }
          call={(host) => host.call("revokeDevice", { id })}
        />
      )}
    </>
  );
}

export function useRenewPairingCode() {
  const host = useHost();
  const text = useTexts(devicesTexts);
  const notify = useNotify();
  const show = useShowPairing();
  return useSubmitOnce(async (id: RecordId, name: string) => {
    try {
      show(shownPairing({ ...(await whileSignedIn(host.call("renewPairingCode", { id }))), name }));
    } catch (error) {
      const message = serverMessage(error, text("renewFailed"));
      notify(message, { type: "error", autoHideDuration: 12_000 });
    }
  });
}
