import { useNotify } from "react-admin";
import type { RecordId } from "../../api/readRow";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";
import { useTexts } from "../useTexts";
import { shownPairing, useShowPairing } from "./pairingStore";
import { devicesTexts } from "./screenTexts";

/**
 * Requests a new pairing code for a scan station and shows the code. An error does not change the station.
 */
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
