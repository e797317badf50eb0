import { Button } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import type { Device } from "../../../contract/devices";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../useTexts";
import { ConfirmRevocation } from "./ConfirmRevocation";
import { devicesTexts } from "./screenTexts";
import { useRenewPairingCode } from "./useRenewPairingCode";

/** Actions of a scan station in the list: pair again, or revoke access. */
export default function DeviceActions() {
  const text = useTexts(devicesTexts);
  const device = useRecordContext<ListRow<Device>>();
  const [renew, isBusy] = useRenewPairingCode();
  const [isAsking, setAsking] = useState(false);
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
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={`${text("revocation.action")}: ${name}`}
          onClick={() => setAsking(true)}
        >
          {text("revocation.action")}
        </Button>
      )}
      {isAsking && <ConfirmRevocation id={id} name={name} onClose={() => setAsking(false)} />}
    </>
  );
}
