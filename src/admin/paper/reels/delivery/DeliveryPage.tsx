import {
  Alert,
  Box,
  Button,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from "@mui/material";
import { type KeyboardEvent, useState } from "react";
import { useNotify, useTranslateLabel } from "react-admin";
import { Link } from "react-router-dom";
import { units } from "../../../../../contract/fields";
import type { ReelRegistration } from "../../../../../contract/reels";
import { HostError } from "../../../../api/hostErrors";
import { asOneWrite } from "../../../../api/hostWrites";
import { readSession } from "../../../../api/session";
import { useTexts } from "../../../../texts/useTexts";
import { addressOf } from "../../../addresses";
import { NextStepButton } from "../../../layout/RecordButtons";
import { Screen, Section } from "../../../layout/Screen";
import { CallForm, useChange, useDraft } from "../../../schema/CallForm";
import { FormField } from "../../../schema/formInputs";
import { serverMessage } from "../../../sending";
import { whileSignedIn } from "../../../sessionEnd";
import type { Host } from "../../../useHostQuery";
import { deliveryTexts, reelsTexts } from "../../reelTexts";
import { usePrintReels } from "../reelStickers";
import {
  blankRow,
  DeliveryDraft,
  emptyDelivery,
  mostReels,
  pasteCells,
  type ReadReel,
  readDelivery,
  reelColumns,
  refusedDelivery,
  sharedFields,
  withoutBlankRows,
} from "./deliveryDraft";

type Registered = ReelRegistration & { readonly barcodeId: string };
type Refused = ReadReel & { readonly message: string };
type Outcome = Readonly<{ registered: readonly Registered[]; refused: readonly Refused[] }>;

/** Registers the reels of a delivery from one table. Each reel is one call, and refused reels stay in the table. */
export default function DeliveryPage() {
  const text = useTexts(deliveryTexts);
  const labelOf = useTranslateLabel();
  const [outcome, setOutcome] = useState<Outcome>();
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
      <CallForm
        schema={DeliveryDraft}
        initial={emptyDelivery()}
        read={readDelivery(readSession()?.admin.email)}
        withoutBlanks={withoutBlankRows}
        call={(host, { value }) => registerReels(host, value, text("notSaved"))}
        onDone={(answer) => setOutcome(answer)}
        next={emptyDelivery}
        refused={({ refused }) => refusedDelivery(refused)}
        failed={text("notSaved")}
        invalid={text("invalid")}
        submitLabel={text("submit")}
      >
        <Section title={text("shared")}>
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "2fr 2fr 1fr" } }}>
            {sharedFields.map((name) => (
              <FormField
                key={name}
                name={name}
                required
                select={name === "unit"}
                label={labelOf({ source: name, resource: "reels" })}
              >
                {units.map((unit) => (
                  <MenuItem key={unit} value={unit}>
                    {unit}
                  </MenuItem>
                ))}
              </FormField>
            ))}
          </Box>
        </Section>
        <Section title={text("reels")} hint={text("hint")}>
          <DeliveryTable />
        </Section>
      </CallForm>
    </Screen>
  );
}

/** The reels of a delivery. Enter goes down a column, and cells of a spreadsheet can be pasted. */
function DeliveryTable() {
  const text = useTexts(deliveryTexts);
  const notify = useNotify();
  const labelOf = useTranslateLabel();
  const { rows } = useDraft(DeliveryDraft);
  const change = useChange();
  const nameOf = (source: string) => String(labelOf({ source, resource: "reels" }));

  const goDown = (event: KeyboardEvent<HTMLElement>, row: number, name: string) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (row + 1 === rows.length && rows.length < mostReels) change({ rows: [...rows, blankRow] });
    const table = event.currentTarget.closest("table");
    // The next row may be new, so its input is not rendered before the next frame.
    requestAnimationFrame(() =>
      table?.querySelector<HTMLInputElement>(`[name="rows.${row + 1}.${name}"]`)?.focus(),
    );
  };

  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table size="small" aria-label={text("reels")} sx={{ minWidth: 640 }}>
        <TableHead>
          <TableRow>
            <TableCell>#</TableCell>
            {reelColumns.map((name) => (
              <TableCell key={name}>{nameOf(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a row have its number
            <TableRow key={row}>
              <TableCell>{row + 1}</TableCell>
              {reelColumns.map((name, column) => (
                <TableCell key={name} sx={{ p: 0.5, verticalAlign: "top" }}>
                  <FormField
                    name={`rows.${row}.${name}`}
                    size="small"
                    margin="none"
                    onKeyDown={(event) => goDown(event, row, name)}
                    onPaste={(event) => {
                      const pasted = pasteCells(rows, event.clipboardData.getData("text/plain"), {
                        row,
                        column,
                      });
                      if (pasted === undefined) return;
                      event.preventDefault();
                      if (pasted.length > mostReels)
                        notify(text("tooMany", { most: String(mostReels) }), { type: "error" });
                      else change({ rows: pasted });
                    }}
                    slotProps={{
                      htmlInput: {
                        "aria-label": text("cell", { name: nameOf(name), row: row + 1 }),
                        inputMode: "decimal",
                        autoComplete: "off",
                      },
                    }}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/**
 * Registers reels one after the other. A repeated call registers no reel twice. After a call without an answer no
 * further reel is sent, because a later success would forget the key of that call.
 * @param notSaved the message of a failure without a reason
 */
const registerReels = (host: Host, reels: readonly ReadReel[], notSaved: string) =>
  asOneWrite(async (): Promise<Outcome> => {
    const registered: Registered[] = [];
    const refused: Refused[] = [];
    let lost: unknown;
    for (const { row, reel } of reels)
      try {
        if (lost !== undefined) throw lost;
        const { barcodeId } = await whileSignedIn(host.call("registerReel", reel));
        if (barcodeId !== undefined) registered.push({ ...reel, barcodeId });
      } catch (failure) {
        if (!(failure instanceof HostError) || failure.status >= 500) lost = failure;
        refused.push({ row, reel, message: serverMessage(failure, notSaved) });
      }
    return { registered, refused };
  });

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
