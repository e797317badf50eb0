import { MenuItem, TextField, Typography } from "@mui/material";
import type { QuotationRevision } from "../../../../contract/quotations";
import type { QuotedLine } from "../../../../contract/quotedLines";
import {
  type ComparedLine,
  type RevisionChange,
  revisionChanges,
} from "../../../../domain/quotations/revisionChanges";
import { useTexts } from "../../../texts/useTexts";
import { CellTable } from "../../layout/CellTable";
import { Section } from "../../layout/Section";
import { formatterFor } from "../../schema/formatterFor";
import { quotationFormTexts, quotedLineTexts } from "../texts";
import { rupees } from "./figures";

interface RevisionChoiceProps {
  readonly revisions: readonly QuotationRevision[];
  readonly shown: number;
  readonly onChoose: (number: number) => void;
}

export function RevisionChoice({ revisions, shown, onChoose }: RevisionChoiceProps) {
  const text = useTexts(quotedLineTexts);
  return (
    <TextField
      select
      label={text("revisions.shown")}
      value={shown}
      onChange={({ target }) => onChoose(Number(target.value))}
      sx={{ maxWidth: 240 }}
    >
      {revisions.map(({ number }) => (
        <MenuItem key={number} value={number}>
          {text("revisions.number", { number })}
        </MenuItem>
      ))}
    </TextField>
  );
}

const comparedLine = ({ box, prices, ...line }: QuotedLine): ComparedLine => ({
  specificationId: line.specificationId,
  name: box.name,
  number: box.number,
  markupPercent: line.markupPercent,
  toolingTerms: line.toolingTerms,
  isToolingApart: line.isToolingApart,
  prices: prices.map(({ quantity, pricePaise }) => ({ quantity, pricePaise })),
});

const columns = ["box", "what", "before", "after"] as const;

type ChangesProps = Readonly<{ before: QuotationRevision; after: QuotationRevision }>;

/** The differences between two revisions as a table. */
export function RevisionChanges({ before, after }: ChangesProps) {
  const text = useTexts(quotedLineTexts);
  const formText = useTexts(quotationFormTexts);
  const changes = revisionChanges(
    before.offer.lines.map(comparedLine),
    after.offer.lines.map(comparedLine),
  );
  const readable = ({ field }: RevisionChange, value: RevisionChange["before"]) => {
    if (value === undefined) return text("revisions.absent");
    if (typeof value === "boolean") return text(value ? "revisions.yes" : "revisions.no");
    if (field === "price") return rupees(Number(value));
    if (field === "markup") return `${formatterFor.number(value)} %`;
    if (field === "tooling" && (value === "once" || value === "spread" || value === "free"))
      return formText(`tooling.${value}`);
    return String(value);
  };
  const title = text("revisions.changes", { before: before.number, after: after.number });
  return (
    <Section title={title} gap={1.5}>
      {changes.length === 0 ? (
        <Typography color="text.secondary">{text("revisions.same")}</Typography>
      ) : (
        <CellTable
          label={title}
          columns={columns}
          figures={["before", "after"]}
          header={(column) => text(`revisions.${column}`)}
          minWidth={520}
          rows={changes.map((change) => ({
            box: change.line,
            what:
              change.quantity === undefined
                ? text(`revisions.fields.${change.field}`)
                : text("revisions.priceOf", { quantity: formatterFor.number(change.quantity) }),
            before: readable(change, change.before),
            after: readable(change, change.after),
          }))}
        />
      )}
    </Section>
  );
}
