import { Button } from "@mui/material";
import { useRecordContext } from "react-admin";
import type { Device } from "../../../contract/devices";
import type { ListRow, RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { CallButton } from "../layout/RecordButtons";
import { useSend } from "../sending";
import { shownPairing, useShowPairing } from "./pairingStore";
import { devicesTexts } from "./texts";

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
  const text = useTexts(devicesTexts);
  const show = useShowPairing();
  return useSend({
    call: (host, id: RecordId, _name: string) => host.call("renewPairingCode", { id }),
    onDone: (pairing, [, name]) => show(shownPairing({ ...pairing, name })),
    failed: text("renewFailed"),
  });
}
