import { Typography } from "@mui/material";
import { useTexts } from "../../texts/useTexts";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Section";
import { useHostCall } from "../useHostQuery";
import { QuotationTable } from "./QuotationTable";
import { quotationTexts } from "./texts";

export default function QuotationsOfClient({ clientId }: { readonly clientId: number }) {
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
