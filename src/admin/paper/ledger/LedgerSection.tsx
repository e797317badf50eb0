import { Alert, Button, Typography } from "@mui/material";
import { useState } from "react";
import type { Reel } from "../../../../contract/reels";
import {
  ReelAdjustment,
  type ReelMovement,
  type ReelReservation,
  ReelScrap,
} from "../../../../contract/stock";
import { HostError } from "../../../api/hostErrors";
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { showAddress } from "../../addresses";
import { indiaMoment } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { QueryResult } from "../../layout/QueryResult";
import { useAccess } from "../../layout/RequireAccess";
import { Section } from "../../layout/Screen";
import { CallDialog } from "../../schema/FormDialog";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { FormField } from "../../schema/formInputs";
import { readDraft } from "../../schema/readDraft";
import { useHostCall } from "../../useHostQuery";
import { useLayerName } from "../layerTexts";
import { ledgerTexts } from "../reelTexts";
import { useReservations } from "../reservations/useReservations";

const columns = ["at", "kind", "weight", "balance", "note", "by"] as const;

const kilograms = formatterFor.kilograms;

export default function LedgerSection({ reel }: { readonly reel: ListRow<Reel> }) {
  const text = useTexts(ledgerTexts);
  const [change, setChange] = useState<WeightChange>();
  const mayAdjust = useAccess("admins", "adjustReel");
  const query = useHostCall(["reels", "movements", reel.id], "getReelMovements", { id: reel.id });
  const isRunning = reel.status === "IN_USE";
  const { currentWeight = 0, coreWeight = 0 } = reel;
  return (
    <Section
      title={text("title")}
      gap={1.5}
      actions={
        <>
          {mayAdjust && (
            <Button disabled={isRunning} onClick={() => setChange("adjust")}>
              {text("adjust.action")}
            </Button>
          )}
          <Button color="error" disabled={isRunning} onClick={() => setChange("scrap")}>
            {text("scrap.action")}
          </Button>
        </>
      }
    >
      <Typography color="text.secondary">
        {isRunning
          ? text("atMachine")
          : text("balance", {
              weight: kilograms(currentWeight),
              paper: kilograms(Math.max(0, currentWeight - coreWeight)),
            })}
      </Typography>
      <QueryResult query={query} failed={text("failed")}>
        {({ movements, reservation }) => (
          <>
            {reservation && <ReservationNote reel={reel} reservation={reservation} />}
            <Movements movements={movements} />
          </>
        )}
      </QueryResult>
      {change !== undefined && (
        <WeightDialog change={change} reel={reel} onClose={() => setChange(undefined)} />
      )}
    </Section>
  );
}

function Movements({ movements }: { readonly movements: readonly ReelMovement[] }) {
  const text = useTexts(ledgerTexts);
  const noteOf = ({ reason = noValue, orderId }: ReelMovement) =>
    orderId === undefined ? (
      reason
    ) : (
      <TextLink to={showAddress("orders", orderId)}>{text("order", { id: orderId })}</TextLink>
    );
  return (
    <CellTable
      label={text("title")}
      columns={columns}
      figures={["weight", "balance"]}
      header={(column) => text(`columns.${column}`)}
      rows={movements.toReversed().map((movement) => ({
        at: indiaMoment(movement.at),
        kind: text(`kinds.${movement.kind}`),
        weight: `${movement.weight > 0 ? "+" : ""}${kilograms(movement.weight)}`,
        balance: kilograms(movement.balance),
        note: noteOf(movement),
        by: movement.by,
      }))}
      minWidth={720}
    />
  );
}

interface ReservationNoteProps {
  readonly reel: Pick<ListRow<Reel>, "id" | "barcodeId">;
  readonly reservation: ReelReservation;
}

/** The order that has reserved a reel, and why the reservation needs attention. */
function ReservationNote({ reel, reservation }: ReservationNoteProps) {
  const text = useTexts(ledgerTexts);
  const layerName = useLayerName();
  const { orderId, client, layer, createdBy, createdAt, problem } = reservation;
  const { id, barcodeId = noValue } = reel;
  const { release, isBusy } = useReservations(orderId);
  return (
    <Alert
      severity={problem === undefined ? "info" : "warning"}
      variant="outlined"
      action={
        <Button
          color="inherit"
          loading={isBusy}
          onClick={() => void release({ barcodeId, reelId: Number(id) })}
        >
          {text("reservation.release")}
        </Button>
      }
    >
      <Typography variant="body2">
        {text("reservation.reserved", { layer: layerName(layer) })}{" "}
        <TextLink to={showAddress("orders", orderId)}>
          {text("reservation.order", { id: orderId, client })}
        </TextLink>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {text("reservation.by", { by: createdBy, time: indiaMoment(createdAt) })}
      </Typography>
      {problem !== undefined && <Typography variant="body2">{problem}</Typography>}
    </Alert>
  );
}

type WeightChange = "adjust" | "scrap";

const forms = {
  adjust: { schema: ReelAdjustment, empty: { weight: "", receivedWeight: "", reason: "" } },
  scrap: { schema: ReelScrap, empty: { weight: "", reason: "" } },
} as const;

const look = { fullWidth: true, margin: "normal" } as const;

interface WeightDialogProps {
  readonly change: WeightChange;
  readonly reel: ListRow<Reel>;
  readonly onClose: () => void;
}

const readingOf = ({ version, currentWeight }: Readonly<Record<string, unknown>>) => ({
  version: typeof version === "number" ? version : undefined,
  currentWeight: typeof currentWeight === "number" ? currentWeight : undefined,
});

/** Asks for a weight and its reason. Changes after the dialog opened are shown before they count. */
function WeightDialog({ change, reel, onClose }: WeightDialogProps) {
  const text = useTexts(ledgerTexts);
  const { id, barcodeId = noValue, initialWeight } = reel;
  const [{ version, currentWeight }, setReading] = useState(() => readingOf(reel));
  const { schema, empty } = forms[change];

  const explain = (failure: unknown) => {
    const current = failure instanceof HostError ? failure.body.current : undefined;
    if (current === undefined) return undefined;
    const now = readingOf(current);
    setReading(now);
    if (now.currentWeight === undefined) return undefined;
    return text("changed", { weight: formatterFor.kilograms(now.currentWeight) });
  };

  return (
    <CallDialog
      title={text(`${change}.title`, { barcodeId })}
      question={text(`${change}.question`, { weight: formatterFor.kilograms(currentWeight) })}
      cancel={text("cancel")}
      confirm={text(`${change}.confirm`)}
      color={change === "adjust" ? "primary" : "error"}
      defaultValues={empty}
      read={(draft) => readDraft(schema, { ...draft, version })}
      call={(host, value) =>
        change === "adjust"
          ? host.call("adjustReel", { id, ...value })
          : host.call("scrapReel", { id, ...value })
      }
      done={text(`${change}.done`, { barcodeId })}
      failed={text("notSaved")}
      explain={explain}
      onDone={onClose}
      onCancel={onClose}
    >
      <FormField
        {...look}
        isNumber
        name="weight"
        label={text(`${change}.weight`)}
        autoFocus
        required
      />
      {change === "adjust" && (
        <FormField
          {...look}
          isNumber
          name="receivedWeight"
          label={text("adjust.received")}
          helperText={text("adjust.receivedHint", {
            weight: formatterFor.kilograms(initialWeight),
          })}
        />
      )}
      <FormField
        {...look}
        name="reason"
        label={text("reason")}
        helperText={text(`${change}.reasonHint`)}
        required
        slotProps={{ htmlInput: { maxLength: 300, autoComplete: "off" } }}
      />
    </CallDialog>
  );
}
