import { Button, Paper, Typography } from "@mui/material";
import { useState } from "react";
import { RecordContextProvider, ResourceContextProvider } from "react-admin";
import { Link, useParams } from "react-router-dom";
import type { QuotationDetails, QuotationRevision } from "../../../../contract/quotations";
import { useTexts } from "../../../texts/useTexts";
import { dateText, indiaMoment } from "../../formatMoment";
import { RecordHistory } from "../../history/RecordHistory";
import { TextLink } from "../../layout/BarcodeLink";
import { Fact, Facts } from "../../layout/Facts";
import { QueryResult } from "../../layout/QueryResult";
import { Screen } from "../../layout/Screen";
import { quotationsAddress, showAddress } from "../../recordAddresses";
import { formatterFor } from "../../schema/formatterFor";
import { useHostCall } from "../../useHostQuery";
import { StateChip } from "../QuotationTable";
import { quotationTexts } from "../texts";
import { QuotationActions } from "./QuotationActions";
import { QuotationLines } from "./QuotationLines";
import { RevisionChanges, RevisionChoice } from "./Revisions";

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
        <RevisionChoice revisions={revisions} shown={shown.number} onChoose={choose} />
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

type FactsProps = Readonly<{ quotation: QuotationDetails; revision: QuotationRevision }>;

function QuotationFacts({ quotation, revision }: FactsProps) {
  const text = useTexts(quotationTexts);
  const { client, clientId, enquiryId, state, validityDays, validUntil, lostReason } = quotation;
  const { offer, sentAt, sentBy } = revision;
  const sent =
    sentAt === undefined ? text("facts.none") : `${sentBy ?? ""}, ${indiaMoment(sentAt)}`;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Facts>
        <Fact label={text("columns.client")}>
          {clientId === undefined ? (
            client
          ) : (
            <TextLink to={showAddress("clients", clientId)}>{client}</TextLink>
          )}
        </Fact>
        <Fact label={text("columns.state")}>
          <StateChip state={state} />
        </Fact>
        <Fact label={text("facts.validity")}>
          {text("facts.days", { smart_count: validityDays })}
        </Fact>
        {validUntil !== undefined && (
          <Fact label={text("columns.validUntil")}>{dateText(validUntil)}</Fact>
        )}
        <Fact label={text("columns.revision")}>{formatterFor.number(revision.number)}</Fact>
        <Fact label={text("facts.sentBy")}>{sent}</Fact>
        <Fact label={text("facts.rates")}>{dateText(offer.date)}</Fact>
        {enquiryId !== undefined && (
          <Fact label={text("facts.enquiry")}>
            <TextLink to={showAddress("contacts", enquiryId)}>
              {text("enquiryNumber", { id: enquiryId })}
            </TextLink>
          </Fact>
        )}
        {lostReason !== undefined && <Fact label={text("facts.reason")}>{lostReason}</Fact>}
        {offer.readyBy !== undefined && (
          <Fact label={text("facts.readyBy")}>{dateText(offer.readyBy)}</Fact>
        )}
        {offer.terms !== undefined && <Fact label={text("facts.terms")}>{offer.terms}</Fact>}
      </Facts>
    </Paper>
  );
}
