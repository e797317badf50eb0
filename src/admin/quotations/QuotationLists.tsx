import { Chip, Typography } from "@mui/material";
import type { Quotation } from "../../../contract/quotations";
import type { QuotationState } from "../../../domain/quotations/quotationState";
import { useTexts } from "../../texts/useTexts";
import { quotationAddress } from "../addresses";
import { indiaMoment, shownDate } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Screen";
import { formatterFor, noValue } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { quotationFields, quotationTexts } from "./texts";

const columns = [
  "number",
  "client",
  "state",
  "value",
  "validUntil",
  "revision",
  "createdAt",
] as const;

export const stateColors = {
  DRAFT: "default",
  SENT: "primary",
  ACCEPTED: "success",
  LOST: "error",
  EXPIRED: "warning",
} as const;

export function StateChip({ state }: { readonly state: QuotationState }) {
  const text = useTexts(quotationFields);
  return <Chip color={stateColors[state]} label={text(`choices.state.${state}`)} />;
}

function QuotationTable({ quotations }: { readonly quotations: readonly Quotation[] }) {
  const text = useTexts(quotationTexts);
  const fieldText = useTexts(quotationFields);
  return (
    <CellTable
      label={text("title")}
      columns={columns}
      figures={["value", "revision"]}
      header={(column) => fieldText(`fields.${column}`)}
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
