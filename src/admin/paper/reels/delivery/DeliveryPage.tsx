import { Alert, Box, Button, MenuItem } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslateLabel } from "react-admin";
import { Link } from "react-router-dom";
import { units } from "../../../../../contract/fields";
import type { ReelRegistration } from "../../../../../contract/reels";
import { readSession } from "../../../../api/session";
import { useTexts } from "../../../../texts/useTexts";
import { addressOf } from "../../../canonicalPaths";
import { NextStepButton } from "../../../layout/NextStepButton";
import { Screen, Section } from "../../../layout/Screen";
import { DraftForm } from "../../../schema/DraftForm";
import { DraftField } from "../../../schema/FormField";
import { useDraftForm } from "../../../schema/useDraftForm";
import { serverMessage } from "../../../sending";
import { whileSignedIn } from "../../../sessionEnd";
import { useHost } from "../../../useHostQuery";
import { deliveryTexts, reelsTexts } from "../../reelTexts";
import { usePrintReels } from "../reelStickers";
import { DeliveryTable } from "./DeliveryTable";
import {
  DeliveryDraft,
  emptyDelivery,
  type ReadReel,
  type ReelRow,
  readDelivery,
  sharedFields,
  withoutBlankRows,
} from "./deliveryDraft";

type Registered = ReelRegistration & { readonly barcodeId: string };
type Refused = Readonly<{ row: ReelRow; message: string }>;
type Outcome = Readonly<{ registered: readonly Registered[]; refused: readonly Refused[] }>;

/** Registers the reels of a delivery from one table. Each reel is one call, and refused reels stay in the table. */
export default function DeliveryPage() {
  const text = useTexts(deliveryTexts);
  const labelOf = useTranslateLabel();
  const register = useRegisterReels();
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useDraftForm({
    schema: DeliveryDraft,
    initial: emptyDelivery,
    read: readDelivery(readSession()?.admin.email),
    withoutBlanks: withoutBlankRows,
    save: async (reels: readonly ReadReel[]) => {
      setOutcome(await register(reels));
      return emptyDelivery();
    },
    text,
  });
  const { draft, errors, change } = form;
  const showRefused = useEffectEvent(({ refused, registered }: Outcome) => {
    if (refused.length === 0) return;
    const { supplierName = "", paperType = "", unit = "A" } = registered[0] ?? draft;
    change({ supplierName, paperType, unit, rows: refused.map(({ row }) => row) });
  });
  // The saved form begins empty. The refused reels are its next rows.
  useEffect(() => {
    if (outcome) showRefused(outcome);
  }, [outcome]);
  return (
    <Screen
      title={text("title")}
      actions={
        <Button component={Link} to={addressOf("admin/inventory")}>
          {text("toInventory")}
        </Button>
      }
    >
      {outcome && <DeliveryOutcome outcome={outcome} />}
      <DraftForm form={form} submitLabel={text("submit")}>
        <Section title={text("shared")}>
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "2fr 2fr 1fr" } }}>
            {sharedFields.map((name) => (
              <DraftField
                key={name}
                name={name}
                required
                select={name === "unit"}
                label={labelOf({ source: name, resource: "reels" })}
                message={errors[name]}
              >
                {units.map((unit) => (
                  <MenuItem key={unit} value={unit}>
                    {unit}
                  </MenuItem>
                ))}
              </DraftField>
            ))}
          </Box>
        </Section>
        <Section title={text("reels")} hint={text("hint")}>
          <DeliveryTable rows={draft.rows} errors={errors} onChange={(rows) => change({ rows })} />
        </Section>
      </DraftForm>
    </Screen>
  );
}

/** Returns a function that registers reels one after the other. A repeated call registers no reel twice. */
function useRegisterReels() {
  const text = useTexts(deliveryTexts);
  const host = useHost();
  const queryClient = useQueryClient();
  return async (reels: readonly ReadReel[]): Promise<Outcome> => {
    const registered: Registered[] = [];
    const refused: Refused[] = [];
    for (const { row, reel } of reels)
      try {
        const { barcodeId } = await whileSignedIn(host.call("registerReel", reel));
        if (barcodeId !== undefined) registered.push({ ...reel, barcodeId });
      } catch (failure) {
        refused.push({ row, message: serverMessage(failure, text("notSaved")) });
      }
    void queryClient.invalidateQueries({ queryKey: ["reels"] });
    return { registered, refused };
  };
}

function DeliveryOutcome({ outcome: { registered, refused } }: { readonly outcome: Outcome }) {
  const text = useTexts(deliveryTexts);
  const reelText = useTexts(reelsTexts);
  const print = usePrintReels();
  return (
    <>
      {registered.length > 0 && (
        <Alert
          severity="success"
          role="status"
          variant="outlined"
          action={
            <NextStepButton onClick={() => print(registered)}>
              {reelText("stickers.print")}
            </NextStepButton>
          }
          sx={{ alignItems: "center" }}
        >
          {text("registered", { smart_count: registered.length })}{" "}
          {registered.map(({ reelNo, barcodeId }) => `${reelNo} · ${barcodeId}`).join(", ")}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="error" variant="outlined">
          {text("refused", { smart_count: refused.length })}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {refused.map(({ row, message }) => (
              <li key={row.reelNo}>
                {row.reelNo}: {message}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}
