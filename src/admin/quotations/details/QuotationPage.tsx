import { Box, Button, MenuItem, Paper, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { RecordContextProvider, ResourceContextProvider } from "react-admin";
import { Link, useParams } from "react-router-dom";
import type { QuotationDetails, QuotationRevision } from "../../../../contract/quotations";
import type { QuotedLine } from "../../../../contract/quotedLines";
import {
  type ComparedLine,
  type RevisionChange,
  revisionChanges,
} from "../../../../domain/quotations/revisionChanges";
import { useTexts } from "../../../texts/useTexts";
import { quotationsAddress, showAddress } from "../../addresses";
import { indiaMoment, shownDate } from "../../formatMoment";
import { RecordHistory } from "../../history/RecordHistory";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { Fact, Facts } from "../../layout/Facts";
import { QueryResult } from "../../layout/QueryResult";
import { Screen, Section } from "../../layout/Screen";
import { formatterFor } from "../../schema/formatterFor";
import { useHostCall } from "../../useHostQuery";
import { StateChip } from "../QuotationLists";
import { quotationFields, quotationFormTexts, quotationTexts, quotedLineTexts } from "../texts";
import { paiseText } from "./LinePrices";
import { QuotationActions } from "./QuotationActions";
import { QuotationLines } from "./QuotationLines";
import { RevisionPdf } from "./QuotationPapers";

/** A quotation with its revisions, its prices and its history. */
export default function QuotationPage() {
  const text = useTexts(quotationTexts);
  const { id = "" } = useParams();
  const query = useHostCall(
    ["quotations", "details", id],
    "getQuotation",
    { id },
    { refetchOnMount: "always" },
  );
  const { data } = query;
  return (
    <Screen
      title={data ? text("one", { number: data.number }) : text("title")}
      actions={
        <>
          <Button component={Link} to={quotationsAddress}>
            {text("toList")}
          </Button>
          {data && <QuotationActions quotation={data} />}
        </>
      }
    >
      <QueryResult query={query} failed={text("failed")}>
        {(quotation) => (
          <>
            <ShownRevision key={quotation.revision} quotation={quotation} />
            <ResourceContextProvider value="quotations">
              <RecordContextProvider value={quotation}>
                <RecordHistory kind="quotation" />
              </RecordContextProvider>
            </ResourceContextProvider>
          </>
        )}
      </QueryResult>
    </Screen>
  );
}

/** The latest revision, or an earlier one that the person chooses. */
function ShownRevision({ quotation }: { readonly quotation: QuotationDetails }) {
  const [number, choose] = useState(quotation.revision);
  const text = useTexts(quotationTexts);
  const { revisions } = quotation;
  const shown = revisions.find((one) => one.number === number) ?? revisions[0];
  if (shown === undefined) return null;
  const before = revisions.find((one) => one.number === shown.number - 1);
  return (
    <>
      <QuotationFacts quotation={quotation} revision={shown} />
      {revisions.length > 1 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
          <RevisionChoice revisions={revisions} shown={shown.number} onChoose={choose} />
          {shown.number !== quotation.revision && shown.sentAt !== undefined && (
            <RevisionPdf quotation={quotation} revision={shown.number} />
          )}
        </Box>
      )}
      {before && <RevisionChanges before={before} after={shown} />}
      {shown.offer.lines.length === 0 ? (
        <Typography color="text.secondary">{text("noLines")}</Typography>
      ) : (
        <QuotationLines quotation={quotation} revision={shown} />
      )}
    </>
  );
}

interface RevisionChoiceProps {
  readonly revisions: readonly QuotationRevision[];
  readonly shown: number;
  readonly onChoose: (number: number) => void;
}

function RevisionChoice({ revisions, shown, onChoose }: RevisionChoiceProps) {
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
function RevisionChanges({ before, after }: ChangesProps) {
  const text = useTexts(quotedLineTexts);
  const formText = useTexts(quotationFormTexts);
  const changes = revisionChanges(
    before.offer.lines.map(comparedLine),
    after.offer.lines.map(comparedLine),
  );
  const readable = ({ field }: RevisionChange, value: RevisionChange["before"]) => {
    if (value === undefined) return text("revisions.absent");
    if (typeof value === "boolean") return text(value ? "revisions.yes" : "revisions.no");
    if (field === "price") return paiseText(Number(value));
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

type FactsProps = Readonly<{ quotation: QuotationDetails; revision: QuotationRevision }>;

function QuotationFacts({ quotation, revision }: FactsProps) {
  const text = useTexts(quotationTexts);
  const fieldText = useTexts(quotationFields);
  const { client, clientId, enquiryId, state, validityDays, validUntil, lostReason } = quotation;
  const { offer, sentAt, sentBy } = revision;
  const sent =
    sentAt === undefined ? text("facts.none") : `${sentBy ?? ""}, ${indiaMoment(sentAt)}`;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Facts>
        <Fact label={fieldText("fields.client")}>
          {clientId === undefined ? (
            client
          ) : (
            <TextLink to={showAddress("clients", clientId)}>{client}</TextLink>
          )}
        </Fact>
        <Fact label={fieldText("fields.state")}>
          <StateChip state={state} />
        </Fact>
        <Fact label={text("facts.validity")}>
          {text("facts.days", { smart_count: validityDays })}
        </Fact>
        {validUntil !== undefined && (
          <Fact label={fieldText("fields.validUntil")}>{shownDate(validUntil)}</Fact>
        )}
        <Fact label={fieldText("fields.revision")}>{formatterFor.number(revision.number)}</Fact>
        <Fact label={text("facts.sentBy")}>{sent}</Fact>
        <Fact label={text("facts.rates")}>{shownDate(offer.date)}</Fact>
        {enquiryId !== undefined && (
          <Fact label={text("facts.enquiry")}>
            <TextLink to={showAddress("contacts", enquiryId)}>
              {text("enquiryNumber", { id: enquiryId })}
            </TextLink>
          </Fact>
        )}
        {lostReason !== undefined && <Fact label={text("facts.reason")}>{lostReason}</Fact>}
        {offer.readyBy !== undefined && (
          <Fact label={text("facts.readyBy")}>{shownDate(offer.readyBy)}</Fact>
        )}
        {offer.terms !== undefined && <Fact label={text("facts.terms")}>{offer.terms}</Fact>}
      </Facts>
    </Paper>
  );
}
