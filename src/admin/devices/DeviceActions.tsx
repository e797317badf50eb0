import { Button } from "@mui/material";
import { useRecordContext } from "react-admin";
import type { Device } from "../../../contract/devices";
import type { ListRow } from "../../api/readRow";
import { CallButton } from "../layout/CallButton";
import { useTexts } from "../useTexts";
import { devicesTexts } from "./screenTexts";
import { useRenewPairingCode } from "./useRenewPairingCode";

/** Actions of a scan station in the list: pair again, or revoke access. */
export default function DeviceActions() {
  const text = useTexts(devicesTexts);
  const device = useRecordContext<ListRow<Device>>();
  const [renew, isBusy] = useRenewPairingCode();
  if (device === undefined) return null;
  const { id, name = `#${id}`, revokedAt } = device;
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
          text={(part) => text(`revocation.${part}`, { name })}
          call={(host) => host.call("revokeDevice", { id })}
        />
      )}
    </>
  );
}
