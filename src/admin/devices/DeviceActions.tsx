import { Alert, Box, Button, Typography } from "@mui/material";
import { Suspense, useEffect, useState } from "react";
import { useGetOne, useRecordContext, useRefresh } from "react-admin";
import { useLocation } from "react-router-dom";
import { type Device, pairingCodeLifetimeMs } from "../../../contract/devices";
import type { ListRow, RecordId } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { InfoDialog } from "../layout/ConfirmDialog";
import { CallButton } from "../layout/RecordButtons";
import { Barcode } from "../print/stickers";
import { useSend } from "../sending";
import { ShownPairing, shownPairing, useShowPairing } from "./pairingStore";
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

function useRenewPairingCode() {
  const text = useTexts(devicesTexts);
  const show = useShowPairing();
  return useSend({
    call: (host, id: RecordId, _name: string) => host.call("renewPairingCode", { id }),
    onDone: (pairing, [, name]) => show(shownPairing({ ...pairing, name })),
    failed: text("renewFailed"),
  });
}

/** Shows the pairing code that came along with the navigation, until it is closed. */
export function PairingDialog() {
  const { state } = useLocation();
  const pairing = ShownPairing.safeParse(state).data;
  return pairing && <Pairing key={pairing.pairingCode} pairing={pairing} />;
}

const askMs = 3000;

/** `now` if a tablet was paired with this code, `before` if it was paired earlier. Both times are the host's. */
function usePaired({ id, expiresAt }: ShownPairing): "now" | "before" | undefined {
  const madeAt = Date.parse(expiresAt) - pairingCodeLifetimeMs;
  const { data } = useGetOne<ListRow<Device>>(
    "devices",
    { id },
    { refetchInterval: askMs, onError: () => undefined },
  );
  if (data?.pairedAt === undefined) return undefined;
  if (Date.parse(data.pairedAt) >= madeAt) return "now";
  return data.revokedAt === undefined ? "before" : undefined;
}

function Pairing({ pairing }: { readonly pairing: ShownPairing }) {
  const text = useTexts(devicesTexts);
  const show = useShowPairing();
  const refresh = useRefresh();
  const seconds = useSecondsLeft(pairing.endsAt);
  const paired = usePaired(pairing);
  const { name, kind } = pairing;
  const close = () => {
    void show();
    // The tablet has paired, which is no write of this tab. A browser that follows no stream hears nothing of it.
    refresh();
  };
  return (
    <InfoDialog
      title={text("pairing.title", { name })}
      onClose={close}
      actions={<Button onClick={close}>{text("pairing.close")}</Button>}
    >
      {paired === "now" ? (
        <Alert severity="success" role="status">
          {text(`pairing.paired.${kind}`, { name })}
        </Alert>
      ) : seconds === 0 ? (
        <Expired pairing={pairing} />
      ) : (
        <Code pairing={pairing} seconds={seconds} />
      )}
      {paired === "before" && (
        <Typography variant="body2" color="text.secondary">
          {text("pairing.replaces", { name })}
        </Typography>
      )}
    </InfoDialog>
  );
}

type CodeProps = Readonly<{ pairing: ShownPairing; seconds: number }>;

const pageOf: Readonly<Record<Device["kind"], string>> = { STATION: "/scan", WALL: "/wall" };

/** True for a host name that leads each machine to itself: another machine cannot open an address with it. */
export const isLoopback = (hostname: string) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

function Code({ pairing: { pairingCode, kind }, seconds }: CodeProps) {
  const text = useTexts(devicesTexts);
  const address = `${window.location.origin}${pageOf[kind]}`;
  return (
    <>
      <Box component="ol" sx={{ m: 0, pl: 3, overflowWrap: "anywhere" }}>
        <li>{text(`pairing.open.${kind}`, { address })}</li>
        <li>{text(`pairing.enter.${kind}`)}</li>
      </Box>
      {isLoopback(window.location.hostname) && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {text("pairing.onlyHere")}
        </Alert>
      )}
      <Typography
        sx={{
          fontSize: "clamp(1.75rem, 10vw, 3.75rem)",
          fontWeight: 700,
          letterSpacing: "0.06em",
          textAlign: "center",
          whiteSpace: "nowrap",
          fontVariantNumeric: "tabular-nums",
        }}
      >
        {pairingCode}
      </Typography>
      <Box sx={{ height: 110, p: 1, bgcolor: "#fff", border: 1, borderColor: "divider" }}>
        <Suspense fallback={null}>
          <Barcode text={pairingCode} />
        </Suspense>
      </Box>
      <Typography sx={{ textAlign: "center", fontVariantNumeric: "tabular-nums" }}>
        {text("pairing.left", { time: clockOf(seconds) })}
      </Typography>
    </>
  );
}

function Expired({ pairing: { id, name } }: { readonly pairing: ShownPairing }) {
  const text = useTexts(devicesTexts);
  const [renew, isBusy] = useRenewPairingCode();
  return (
    <>
      <Alert severity="warning" role="status">
        {text("pairing.expired")}
      </Alert>
      <Button variant="contained" loading={isBusy} onClick={() => void renew(id, name)}>
        {text("renew")}
      </Button>
    </>
  );
}

/** Minutes and seconds: `9:05`. */
const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const secondsUntil = (endsAt: number) => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

function useSecondsLeft(endsAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = window.setInterval(() => setSeconds(secondsUntil(endsAt)), 1000);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
