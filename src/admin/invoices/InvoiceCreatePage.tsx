import { Alert, Box, Button, Paper, Typography } from "@mui/material";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { Link, useParams } from "react-router-dom";
import type { InvoiceProposal } from "../../../contract/invoices";
import { taxPaise } from "../../../domain/invoices/gst";
import { useTexts } from "../../texts/useTexts";
import { dispatchAddress, invoiceAddress, showAddress } from "../addresses";
import { TextLink } from "../layout/BarcodeLink";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { CallForm } from "../schema/CallForm";
import { formatterFor, noValue } from "../schema/formatterFor";
import { AnyDraft } from "../schema/readDraft";
import { repliedErrors, useLeaveForm } from "../sending";
import { useHostCall } from "../useHostQuery";
import { flatErrors, invoiceDraft, readInvoice } from "./fieldGroups";
import { paiseText } from "./InvoiceFigures";
import { InvoiceInputs } from "./InvoiceInputs";
import { InvoicePaper } from "./InvoicePaper";
import { previewOf } from "./invoicePreview";
import { invoiceFields, invoiceTexts, postTexts } from "./texts";

/** The invoice of a dispatch before it is posted: its inputs, its paper and its total. */
export default function InvoiceCreatePage() {
  const text = useTexts(postTexts);
  const invoiceText = useTexts(invoiceTexts);
  const { dispatchId = "" } = useParams();
  const query = useHostCall(
    ["dispatches", "proposal", dispatchId],
    "getInvoiceProposal",
    { id: dispatchId },
    { gcTime: 0, reads: ["dispatches", "invoiceSettings"] },
  );
  const { data } = query;
  return (
    <Screen
      title={
        data
          ? text("title", {
              quantity: formatterFor.number(data.quantity),
              orderId: data.orderId,
            })
          : text("action")
      }
      actions={
        data && (
          <Button component={Link} to={showAddress("orders", data.orderId)}>
            {invoiceText("toOrder", { id: data.orderId })}
          </Button>
        )
      }
    >
      <QueryResult query={query} failed={text("loadFailed")}>
        {(proposal) => <InvoiceForm key={proposal.dispatchId} proposal={proposal} />}
      </QueryResult>
    </Screen>
  );
}

type ProposalProps = Readonly<{ proposal: InvoiceProposal }>;

/** Says why the dispatch cannot be invoiced, with a link to its invoice or to the settings that are missing. */
function Obstacle({ proposal: { posted, missing, terms } }: ProposalProps) {
  const text = useTexts(postTexts);
  if (posted)
    return (
      <Alert severity="info">
        {text("posted")} <TextLink to={invoiceAddress(posted.id)}>{posted.serial}</TextLink>
      </Alert>
    );
  if (missing === undefined) return null;
  return (
    <Alert severity="warning">
      {missing}.{" "}
      {terms === undefined && (
        <TextLink to={dispatchAddress("settings")}>{text("toSettings")}</TextLink>
      )}
    </Alert>
  );
}

/**
 * The form of an invoice. It begins with the first proposal, and its figures follow the latest one: a later proposal
 * changes no input.
 */
function InvoiceForm({ proposal }: ProposalProps) {
  const text = useTexts(postTexts);
  const leaveForm = useLeaveForm();
  const [first] = useState(proposal);
  const [proposed] = useState(() => invoiceDraft(proposal));
  // After the posting, the next proposal already names the new invoice. The invoice is no obstacle to itself.
  const [isPosting, setPosting] = useState(false);
  if (first.posted) return <Obstacle proposal={first} />;
  const isPostable = proposal.missing === undefined && (isPosting || proposal.posted === undefined);
  return (
    <CallForm
      schema={AnyDraft}
      initial={proposed}
      read={(draft) => readInvoice(draft, proposal)}
      call={async (host, { value }) => {
        setPosting(true);
        try {
          return await host.call("createInvoice", value);
        } catch (failure) {
          setPosting(false);
          throw failure;
        }
      }}
      done={({ serial }) => text("done", { serial })}
      onDone={({ id }) => leaveForm(invoiceAddress(id))}
      failed={text("failed")}
      errorFields={Object.keys(proposed)}
      errorsIn={(failure) => {
        const errors = repliedErrors(failure);
        return errors && flatErrors(errors);
      }}
      invalid={text("invalid")}
      submitLabel={isPostable ? text("confirm") : undefined}
      foot={(failure, button) => (
        <PostingBar proposal={proposal} failure={failure} button={button} />
      )}
      gap={2}
    >
      {!isPostable && <Obstacle proposal={proposal} />}
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          // A focused control is not scrolled below the bar.
          "& :is(input, button, a, [role=combobox])": { scrollMarginBlock: "120px" },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" },
        }}
      >
        <InvoiceInputs proposal={first} proposed={proposed} />
        <Preview proposal={proposal} />
      </Box>
    </CallForm>
  );
}

/** The paper as the host would post it now. */
function Preview({ proposal }: ProposalProps) {
  const text = useTexts(postTexts);
  const draft = useWatch();
  const { head, figures, obstacle } = previewOf(draft, proposal);
  if (head === undefined) return null;
  return (
    <Box sx={{ display: "grid", gap: 1, position: { lg: "sticky" }, top: { lg: 64 }, minWidth: 0 }}>
      <Typography variant="h2">{text("groups.preview")}</Typography>
      <Typography variant="body2" color="text.secondary">
        {text("question")}
      </Typography>
      <InvoicePaper
        label={text("groups.preview")}
        head={head}
        vehicleNumber={String(draft.transport_vehicleNumber ?? "")}
        figures={figures}
        notice={
          obstacle && (
            <Alert severity="warning" sx={{ my: 1 }}>
              {text(`preview.${obstacle.reason}`, { hsn: obstacle.hsn })}
            </Alert>
          )
        }
      />
    </Box>
  );
}

type BarProps = ProposalProps & Readonly<{ failure: ReactNode; button: ReactNode }>;

/** The total and the button that posts, always in sight. */
function PostingBar({ proposal, failure, button }: BarProps) {
  const fieldText = useTexts(invoiceFields);
  const { totals } = previewOf(useWatch(), proposal).figures ?? {};
  return (
    <Paper
      square
      elevation={4}
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        mx: { xs: -1, sm: -2 },
        px: { xs: 1, sm: 2 },
        py: 1,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 3,
        rowGap: 1,
      }}
    >
      <Box sx={{ flexBasis: "100%", "&:empty": { display: "none" } }}>{failure}</Box>
      <Box
        component="dl"
        sx={{ m: 0, mr: "auto", display: "flex", flexWrap: "wrap", columnGap: 3 }}
      >
        <BarFigure
          label={fieldText("fields.total")}
          value={totals ? paiseText(totals.totalPaise) : noValue}
          isTotal
        />
        {totals && (
          <>
            <BarFigure label={fieldText("fields.taxable")} value={paiseText(totals.taxablePaise)} />
            <BarFigure label={fieldText("fields.tax")} value={paiseText(taxPaise(totals))} />
          </>
        )}
      </Box>
      {button}
    </Paper>
  );
}

type FigureProps = Readonly<{ label: string; value: string; isTotal?: boolean }>;

const BarFigure = ({ label, value, isTotal = false }: FigureProps) => (
  <Box sx={isTotal ? {} : { display: { xs: "none", sm: "block" } }}>
    <Typography component="dt" variant="caption" color="text.secondary">
      {label}
    </Typography>
    <Typography
      component="dd"
      sx={{
        m: 0,
        fontVariantNumeric: "tabular-nums",
        fontSize: isTotal ? "1.5rem" : "1rem",
        fontWeight: isTotal ? 700 : 400,
        lineHeight: isTotal ? 1.2 : 1.8,
      }}
    >
      {value}
    </Typography>
  </Box>
);
