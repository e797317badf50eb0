import Add from "@mui/icons-material/Add";
import { Box, Button, Chip, MenuItem, Paper, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Quotation } from "../../../contract/quotations";
import { type QuotationState, quotationStates } from "../../../domain/quotations/quotationState";
import { useTexts } from "../../texts/useTexts";
import { quotationAddress, quotationsAddress } from "../addresses";
import { indiaMoment, shownDate } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { Screen, Section } from "../layout/Screen";
import { formatterFor, noValue } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { quotationTexts } from "./texts";

const columns = [
  "number",
  "client",
  "state",
  "value",
  "validUntil",
  "revision",
  "createdAt",
] as const;

const colors = {
  DRAFT: "default",
  SENT: "primary",
  ACCEPTED: "success",
  LOST: "error",
  EXPIRED: "warning",
} as const;

export function StateChip({ state }: { readonly state: QuotationState }) {
  const text = useTexts(quotationTexts);
  return <Chip color={colors[state]} label={text(`states.${state}`)} />;
}

function QuotationTable({ quotations }: { readonly quotations: readonly Quotation[] }) {
  const text = useTexts(quotationTexts);
  return (
    <CellTable
      label={text("title")}
      columns={columns}
      figures={["value", "revision"]}
      header={(column) => text(`columns.${column}`)}
      minWidth={760}
      rows={quotations.map((one) => ({
        number: (
          <TextLink to={quotationAddress(one.id)} noWrap>
            {one.number}
          </TextLink>
        ),
        client: one.client,
        state: <StateChip state={one.state} />,
        value: formatterFor.rupees(one.value),
        validUntil: one.validUntil === undefined ? noValue : shownDate(one.validUntil),
        revision: one.revision,
        createdAt: indiaMoment(one.createdAt),
      }))}
    />
  );
}

export function QuotationsOfClient({ clientId }: { readonly clientId: number }) {
  const text = useTexts(quotationTexts);
  const query = useHostCall(["quotations", "client", clientId], "getQuotations", {
    clientId,
  });
  return (
    <Section title={text("ofClient.title")} gap={1.5}>
      <QueryResult query={query} failed={text("failed")}>
        {(quotations) =>
          quotations.length === 0 ? (
            <Typography color="text.secondary">{text("ofClient.none")}</Typography>
          ) : (
            <QuotationTable quotations={quotations.toReversed()} />
          )
        }
      </QueryResult>
    </Section>
  );
}

/** All quotations, the latest first. */
export function QuotationsPage() {
  const text = useTexts(quotationTexts);
  const query = useHostCall(["quotations", "list"], "getQuotations", {});
  return (
    <Screen
      title={text("title")}
      actions={
        <Button
          component={Link}
          to={`${quotationsAddress}/create`}
          variant="contained"
          startIcon={<Add />}
        >
          {text("create")}
        </Button>
      }
    >
      <QueryResult query={query} failed={text("failed")}>
        {(quotations) => <QuotationList quotations={quotations} />}
      </QueryResult>
    </Screen>
  );
}

function QuotationList({ quotations }: { readonly quotations: readonly Quotation[] }) {
  const text = useTexts(quotationTexts);
  const [search, setSearch] = useState("");
  const [state, setState] = useState("");
  if (quotations.length === 0)
    return <Typography color="text.secondary">{text("none")}</Typography>;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = quotations.filter(
    (one) =>
      (state === "" || one.state === state) &&
      words.every((word) => `${one.number} ${one.client}`.toLowerCase().includes(word)),
  );
  const value = found.reduce((sum, one) => sum + (one.value ?? 0), 0);
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <TextField
          select
          label={text("state")}
          value={state}
          onChange={({ target }) => setState(target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ minWidth: 170, maxWidth: 240 }}
        >
          <MenuItem value="">{text("allStates")}</MenuItem>
          {quotationStates.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`states.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="search"
          label={text("search")}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ flexGrow: 1, maxWidth: 420, minWidth: 220 }}
        />
      </Box>
      <Typography color="text.secondary" role="status">
        {found.length === 0
          ? text("notFound")
          : text("total", { smart_count: found.length, value: formatterFor.rupees(value) })}
      </Typography>
      {found.length > 0 && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <QuotationTable quotations={found.toReversed()} />
        </Paper>
      )}
    </>
  );
}
