import { QuotationDetails } from "../../../../contract/quotations";
import { newUuid } from "../../../api/newUuid";
import { useTexts } from "../../../texts/useTexts";
import {
  type DraftConflictOptions,
  type DraftParts,
  readDraftBy,
} from "../../schema/draftConflict";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { isFilledIn } from "../../schema/readDraft";
import { quotationFormTexts } from "../texts";
import { draftOf, LineDraft, type QuotationDraft } from "./quotationDraft";

const plainNames = ["client", "validityDays", "terms", "readyBy"] as const;
type PlainName = (typeof plainNames)[number];

/** Writes a line without its key, because two drafts of the same line have different keys. */
const lineText = ({ key: _, ...line }: LineDraft) => JSON.stringify(line);

const linePart = (index: number) => `lines.${index}`;

const readLine = (part: string): LineDraft =>
  LineDraft.parse({ ...JSON.parse(part), key: newUuid() });

/** Compares and merges a draft with another person's saved changes, box by box. */
export const quotationConflicts: DraftConflictOptions<QuotationDraft> = {
  theirs: readDraftBy(QuotationDetails, draftOf),

  partsOf: ({ client, validityDays, terms, readyBy, lines }): DraftParts => ({
    client,
    validityDays,
    terms,
    readyBy,
    ...Object.fromEntries(lines.map((line, index) => [linePart(index), lineText(line)])),
  }),

  withParts: ({ version }, parts) => ({
    version,
    client: parts.client ?? "",
    validityDays: parts.validityDays ?? "",
    terms: parts.terms ?? "",
    readyBy: parts.readyBy ?? "",
    lines: Object.keys(parts)
      .filter((name) => name.startsWith("lines."))
      .toSorted((one, other) => Number(one.slice(6)) - Number(other.slice(6)))
      .map((name) => readLine(parts[name] ?? "")),
  }),
};

const isPlain = (name: string): name is PlainName => plainNames.some((one) => one === name);

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
    textOf: (name: string, value: string) => {
      if (value === "") return noValue;
      return isPlain(name) ? value : lineWords(readLine(value));
    },
  };
}
