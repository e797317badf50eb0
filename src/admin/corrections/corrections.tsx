import { lazy } from "react";
import { useFieldValue } from "react-admin";
import * as z from "zod/mini";
import { Correction, CorrectionProposal, correctionImport } from "../../../contract/corrections";
import { hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { addressOf } from "../addresses";
import { BarcodeLink, normalizeBarcode } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";
import { noValue } from "../schema/formatterFor";
import { serverMessage } from "../sending";
import { correctionFields, exceptionFields } from "./texts";

const DecisionButtons = lazy(() => import("./DecisionButtons"));

const { exceptionId, exceptionVersion, barcodeId, at, reason } = CorrectionProposal.shape;

/** The correction of a scan. Validation returns the errors of all missing fields together. */
export const ScanCorrection = z.object({
  action: z.enum(["ADD", "VOID", "COUNT_EARLY", "DROP_EARLY"]),
  exceptionId,
  exceptionVersion,
  barcodeId: barcodeId.def.innerType,
  at: at.def.innerType,
  reason,
});

/**
 * Returns the key of the notice after a new correction. The host approves a super admin's own correction immediately.
 */
export const noticeOf = ({ status }: Readonly<Record<string, unknown>>) =>
  status === "APPROVED"
    ? "resources.corrections.create.approved"
    : "resources.corrections.create.proposed";

const BarcodeInput = (props: FieldInputProps) => <FieldInput {...props} parse={normalizeBarcode} />;

const kinds = exceptionFields.english.choices.kind;

function SettledExceptionCell({ source }: { readonly source: string }) {
  const text = useTexts(exceptionFields);
  const id: unknown = useFieldValue({ source });
  if (typeof id !== "string") return <span>{noValue}</span>;
  const [kind = ""] = id.split(":");
  return <span>{hasText(kinds, kind) ? text(`choices.kind.${kind}`) : kind}</span>;
}

export const corrections = declareResource({
  name: "corrections",
  texts: correctionFields,
  import: correctionImport,
  list: {
    row: Correction,
    columns: [
      "name",
      "status",
      "action",
      "exceptionId",
      "at",
      "reason",
      "proposedBy",
      "proposedAt",
      "decidedBy",
      "decidedAt",
      "barcodeId",
    ],
    hidden: ["proposedAt", "decidedAt", "barcodeId"],
    filters: z.pick(Correction, { status: true, action: true }),
    views: [{ name: "proposed", filter: { status: "PROPOSED" } }],
    search: true,
    cells: { name: BarcodeLink, exceptionId: SettledExceptionCell },
    sort: { field: "id", order: "DESC" },
    rowActions: <DecisionButtons />,
    bulkActions: {
      buttons: <DecisionButtons />,
      call: "decideCorrections",
      isSelectable: ({ status }) => status === "PROPOSED",
    },
  },
  create: {
    form: ScanCorrection,
    // This form corrects a day without an exception, so it has no field for the exception.
    fields: ["action", "barcodeId", "at", "reason"],
    inputs: { barcodeId: BarcodeInput },
    succeeded: (created) => ({ message: noticeOf(created), to: addressOf("corrections") }),
    failed: (error) => serverMessage(error, "resources.corrections.create.failed"),
  },
});
