import Inventory from "@mui/icons-material/Inventory2";
import { lazy } from "react";
import * as z from "zod/mini";
import { ReelIssued, ReelReturned } from "../../../../contract/reelScans";
import {
  Reel,
  ReelEdit,
  ReelRegistration,
  reelSets,
  reelStatuses,
} from "../../../../contract/reels";
import { readSession } from "../../../api/session";
import { addressOf } from "../../canonicalPaths";
import { reelAddress } from "../../recordAddresses";
import { declareResource } from "../../schema/declaration";
import { ReelLink } from "../stock/ReelLink";
import { reelFields } from "./texts";

/** Their code comes when the list is opened. */
const StockFilters = lazy(() => import("../stock/StockFilters"));
const StockTotals = lazy(() => import("../stock/StockTotals"));

/** A reel as the office shows it. Hosts may know other statuses: those stand as they are written. */
const ReelRow = z.extend(Reel, {
  status: z.enum(reelStatuses),
  reelSet: z.optional(z.enum(reelSets)),
});

/** The fields of a reel beyond the specification, on a host with the feature `paper`. */
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
  "receivedAt",
] as const;

/** The list of the reels. Running reels are first, because their status is the last one by name. */
export const reels = declareResource({
  name: "reels",
  texts: reelFields,
  history: [ReelIssued, ReelReturned],
  icon: Inventory,
  menu: { position: 110 },
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
    summary: (
      <>
        <StockFilters />
        <StockTotals />
      </>
    ),
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
    ],
    extraFields: { feature: "paper", fields: paperFields },
    defaults: () => ({ createdBy: readSession()?.admin.email }),
    readOnly: ["createdBy"],
    succeeded: ({ barcodeId, reelNo }) =>
      typeof barcodeId === "string"
        ? { message: `Reel ${barcodeId} is registered`, to: reelAddress(barcodeId) }
        : { message: `Reel No ${reelNo} is registered`, to: addressOf("admin/inventory/reel") },
    failed: () => "Failed to register reel",
  },
  edit: {
    form: ReelEdit,
    titleOf: ({ barcodeId }) => String(barcodeId),
    backTo: ({ barcodeId }) => reelAddress(String(barcodeId)),
  },
});
