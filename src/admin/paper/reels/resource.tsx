import LocalShipping from "@mui/icons-material/LocalShipping";
import { Button, Link } from "@mui/material";
import { lazy } from "react";
import { useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import * as z from "zod/mini";
import {
  Reel,
  ReelCorrection,
  ReelRegistration,
  reelImport,
  reelSets,
  reelStatuses,
} from "../../../../contract/reels";
import type { ListRow } from "../../../api/readRow";
import { isOwnHost, readSession } from "../../../api/session";
import { messageOf } from "../../../texts/hostMessages";
import { useTexts } from "../../../texts/useTexts";
import { addressOf, deliveryAddress, reelAddress } from "../../addresses";
import { useAccess } from "../../layout/RequireAccess";
import { declareResource } from "../../schema/declaration";
import type { FieldInputProps } from "../../schema/FieldInput";
import { inputFor } from "../../schema/inputFor";
import { deliveryTexts, reelFields } from "../reelTexts";

const PrintReels = lazy(async () => ({ default: (await import("./reelStickers")).PrintReels }));
const StockSummary = lazy(() => import("../stock/StockSummary"));

/** A reel as the office shows it. Hosts may know other statuses, which are shown unchanged. */
const ReelRow = z.extend(Reel, {
  status: z.enum(reelStatuses),
  reelSet: z.optional(z.enum(reelSets)),
});

/** The fields of a reel beyond the specification, on our own host. */
export const paperFields = [
  "coreWeight",
  "wrapperWeight",
  "fullDiameter",
  "coreDiameter",
  "landedRate",
  "moisture",
  "rct",
  "shade",
  "location",
  "billNumber",
  "billDate",
  "receivedAt",
] as const;

/** The list of the reels. Running reels are first, because their status is the last one by name. */
export const reels = declareResource({
  name: "reels",
  texts: reelFields,
  import: reelImport,
  list: {
    row: ReelRow,
    columns: [
      "barcodeId",
      "reelNo",
      "status",
      "paperType",
      "gsm",
      "burstFactor",
      "deckle",
      "currentWeight",
      "initialWeight",
      "previousWeight",
      "supplierName",
      "unit",
      "reelSet",
      "createdAt",
      "createdBy",
    ],
    hidden: ["initialWeight", "previousWeight", "unit", "reelSet", "createdAt", "createdBy"],
    sort: { field: "status", order: "DESC" },
    cells: { barcodeId: ReelLink },
    summary: <StockSummary />,
    actions: <DeliveryButton />,
    bulkActions: { buttons: <PrintReels />, call: "getReelStocks", isSelectable: () => true },
  },
  create: {
    form: ReelRegistration,
    fields: [
      "reelNo",
      "gsm",
      "burstFactor",
      "deckle",
      "initialWeight",
      "unit",
      "paperType",
      "supplierName",
      "createdBy",
      ...paperFields,
    ],
    ownFields: paperFields,
    defaults: () => ({ createdBy: readSession()?.admin.email }),
    readOnly: ["createdBy"],
    another: [
      "gsm",
      "burstFactor",
      "deckle",
      "unit",
      "paperType",
      "supplierName",
      "billNumber",
      "billDate",
      "landedRate",
    ],
    succeeded: ({ barcodeId, reelNo }) =>
      typeof barcodeId === "string"
        ? {
            message: "resources.reels.registered",
            messageArgs: { barcodeId },
            to: reelAddress(barcodeId),
          }
        : {
            message: "resources.reels.registeredNumber",
            messageArgs: { reelNo },
            to: addressOf("admin/inventory/reel"),
          },
    failed: () => "resources.reels.failed",
  },
  edit: {
    form: ReelCorrection,
    fields: [
      "reelNo",
      "gsm",
      "burstFactor",
      "deckle",
      "initialWeight",
      "unit",
      "paperType",
      "supplierName",
      ...paperFields,
    ],
    inputs: { initialWeight: ReceivedWeightInput },
    titleOf: ({ barcodeId }) => String(barcodeId),
    backTo: ({ barcodeId }) => reelAddress(String(barcodeId)),
  },
});

/** Only a super admin corrects the weight at receipt. */
function ReceivedWeightInput(props: FieldInputProps) {
  if (useAccess("admins")) return <inputFor.kilograms {...props} />;
  const hint = messageOf(
    "reel.receiptBySuper",
    "Only a super admin may change the weight at receipt",
  );
  return <inputFor.kilograms {...props} readOnly hint={hint} />;
}

/** Leads to the table of a delivery. */
export function DeliveryButton() {
  const text = useTexts(deliveryTexts);
  if (!isOwnHost()) return null;
  return (
    <Button component={RouterLink} to={deliveryAddress} startIcon={<LocalShipping />}>
      {text("action")}
    </Button>
  );
}

function ReelLink() {
  const reel = useRecordContext<ListRow<Reel>>();
  if (reel?.barcodeId === undefined) return <span>–</span>;
  return (
    <Link
      component={RouterLink}
      to={reelAddress(reel.barcodeId)}
      sx={{ fontWeight: 600, color: "inherit", whiteSpace: "nowrap" }}
    >
      {reel.barcodeId}
    </Link>
  );
}
