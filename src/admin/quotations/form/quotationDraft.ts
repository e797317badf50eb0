import * as z from "zod/mini";
import type { FieldErrors, Validation } from "../../../../contract/errors";
import {
  mostQuantities,
  QuotationDetails,
  QuotationForm,
  type QuotationLine,
} from "../../../../contract/quotations";
import { toolingKinds } from "../../../../contract/quotedLines";
import { joints } from "../../../../domain/quotations/rates";
import { useTexts } from "../../../texts/useTexts";
import { shownDate } from "../../formatMoment";
import { readCurrentBy } from "../../schema/ConflictView";
import type { Field } from "../../schema/fieldsOf";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { isFilledIn, readFigure, typedText, validateForm } from "../../schema/readDraft";
import { quotationFormTexts } from "../texts";

export const jointChoices = [...joints, "NONE"] as const;

export const LineDraft = z.object({
  specificationVersionId: typedText(),
  quantities: z.array(typedText()),
  markupPercent: typedText(),
  toolingTerms: z.enum(toolingKinds),
  toolingBoxes: typedText(),
  isToolingApart: z.boolean(),
  joint: z.enum(jointChoices),
  hasDie: z.boolean(),
  isDelivered: z.boolean(),
});
export type LineDraft = Readonly<z.infer<typeof LineDraft>>;

/** A quotation during input: figures are texts as they were typed. */
export const QuotationDraft = z.object({
  client: typedText(),
  validityDays: typedText(),
  terms: typedText(),
  readyBy: typedText(),
  lines: z.array(LineDraft),
  /** 0 for a new quotation. */
  version: z.int(),
});
export type QuotationDraft = Readonly<z.infer<typeof QuotationDraft>>;

const quantityInputs = (typed: readonly string[]) =>
  Array.from({ length: mostQuantities }, (_, index) => typed[index] ?? "");

/** The settings with which a new quotation begins. */
export interface NewQuotation {
  readonly validityDays: number;
  readonly markupPercent: number;
}

export const emptyLine = (markupPercent: number): LineDraft => ({
  specificationVersionId: "",
  quantities: quantityInputs([]),
  markupPercent: String(markupPercent),
  toolingTerms: "once",
  toolingBoxes: "",
  isToolingApart: false,
  joint: "GLUED",
  hasDie: false,
  isDelivered: true,
});

export const emptyDraft = ({ validityDays, markupPercent }: NewQuotation): QuotationDraft => ({
  client: "",
  validityDays: String(validityDays),
  terms: "",
  readyBy: "",
  lines: [emptyLine(markupPercent)],
  version: 0,
});

const lineDraft = ({ quantities, joint, toolingBoxes, ...line }: QuotationLine): LineDraft => ({
  ...emptyLine(line.markupPercent),
  ...line,
  joint: joint ?? "NONE",
  specificationVersionId: String(line.specificationVersionId),
  quantities: quantityInputs(quantities.map(String)),
  markupPercent: String(line.markupPercent),
  toolingBoxes: toolingBoxes === undefined ? "" : String(toolingBoxes),
});

/** Returns the draft of a quotation's latest revision. */
export const draftOf = ({
  client,
  validityDays,
  revisions: [latest],
  version,
}: Pick<
  QuotationDetails,
  "client" | "validityDays" | "revisions" | "version"
>): QuotationDraft => ({
  client,
  validityDays: String(validityDays),
  terms: latest?.content.terms ?? "",
  readyBy: latest?.content.readyBy ?? "",
  lines: (latest?.content.lines ?? []).map(lineDraft),
  version,
});

const readLine = ({ toolingBoxes, joint, ...line }: LineDraft) => ({
  ...line,
  specificationVersionId: readFigure(line.specificationVersionId),
  quantities: line.quantities.filter(isFilledIn).map(readFigure),
  markupPercent: readFigure(line.markupPercent),
  ...(line.toolingTerms === "spread" && { toolingBoxes: readFigure(toolingBoxes) }),
  ...(joint !== "NONE" && { joint }),
});

/** Returns the path of an input for the path of a sent value: empty quantities are not sent. */
export function fieldOf(path: string, { lines }: QuotationDraft): string {
  const [, line = "", sent = ""] = /^lines\.(\d+)\.quantities\.(\d+)$/.exec(path) ?? [];
  const typed = lines[Number(line)]?.quantities;
  if (line === "" || typed === undefined) return path;
  const filled = typed.flatMap((text, index) => (isFilledIn(text) ? [index] : []));
  return `lines.${line}.quantities.${filled[Number(sent)] ?? sent}`;
}

/** The host takes the plant's setting for a missing validity, but a person must not clear it unnoticed. */
const FilledForm = z.required(QuotationForm, { validityDays: true });

/** The value of the form, with the version that the person has read. */
export type QuotationValue = QuotationForm & Pick<QuotationDraft, "version">;

/** Reads the form: the value, or a message for each field by its path, such as `lines.0.markupPercent`. */
export function readQuotation(draft: QuotationDraft): Validation<QuotationValue> {
  const read = validateForm(FilledForm, {
    client: draft.client,
    validityDays: readFigure(draft.validityDays),
    terms: draft.terms,
    readyBy: draft.readyBy || undefined,
    lines: draft.lines.map(readLine),
  });
  if (read.ok) return { ok: true, value: { ...read.value, version: draft.version } };
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(read.errors).map(([path, message]) => [fieldOf(path, draft), message]),
  );
  return { ok: false, errors };
}

const plainNames = ["client", "validityDays", "terms", "readyBy"] as const;
type PlainName = (typeof plainNames)[number];

/** A quotation is compared with another person's saved changes box by box. */
export const quotationConflicts = {
  readCurrent: readCurrentBy(QuotationDetails, draftOf),
  rowNames: { lines: (_: unknown, index: number) => String(index) },
};

const isPlain = (name: string): name is PlainName => plainNames.some((plain) => plain === name);

/** Names the parts of a quotation, and writes a box with its quantities and terms in one text. */
export function useConflictWords(
  options: readonly { readonly id: number; readonly name: string }[],
) {
  const text = useTexts(quotationFormTexts);
  const lineWords = (line: LineDraft) => {
    const { specificationVersionId: box, quantities, toolingTerms, toolingBoxes } = line;
    const isApart = toolingTerms === "once" && line.isToolingApart;
    return [
      options.find(({ id }) => String(id) === box)?.name ?? noValue,
      quantities
        .filter(isFilledIn)
        .map((one) => formatterFor.number(Number(one)))
        .join(" / "),
      `${text("markupPercent")}: ${line.markupPercent}`,
      `${text("joint")}: ${text(`joints.${line.joint}`)}`,
      `${text("toolingTerms")}: ${text(`tooling.${toolingTerms}`)}`,
      ...(toolingTerms === "spread" ? [`${text("toolingBoxes")}: ${toolingBoxes}`] : []),
      ...(isApart ? [text("isToolingApart")] : []),
      ...(line.hasDie ? [text("hasDie")] : []),
      ...(line.isDelivered ? [text("isDelivered")] : []),
    ].join("; ");
  };
  return {
    labelOf: (name: string) =>
      isPlain(name) ? text(name) : text("line", { number: Number(name.slice(6)) + 1 }),
    textOf: ({ name }: Field, value: unknown) => {
      if (name === "readyBy") return shownDate(String(value));
      return isPlain(name) ? String(value) : lineWords(LineDraft.parse(value));
    },
  };
}
