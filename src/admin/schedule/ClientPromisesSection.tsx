import { Typography } from "@mui/material";
import { useTexts } from "../../texts/useTexts";
import { showAddress } from "../addresses";
import { shownDate } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { Fact, Facts } from "../layout/Facts";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Screen";
import { formatterFor } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { scheduleTexts } from "./texts";

/** The numbers of kept, broken and open promises to a client, with the broken ones. */
export default function ClientPromisesSection({ clientId }: { readonly clientId: number }) {
  const text = useTexts(scheduleTexts);
  const query = useHostCall(["schedule", "client", String(clientId)], "getClientPromises", {
    id: clientId,
  });
  if (query.data && query.data.kept + query.data.broken + query.data.open === 0) return null;
  return (
    <Section title={text("promises.title")}>
      <QueryResult query={query} failed={text("promises.failed")}>
        {({ kept, broken, open, rows }) => (
          <>
            <Facts>
              <Fact label={text("promises.kept")}>{formatterFor.number(kept)}</Fact>
              <Fact label={text("promises.broken")}>{formatterFor.number(broken)}</Fact>
              <Fact label={text("promises.open")}>{formatterFor.number(open)}</Fact>
            </Facts>
            {rows.map(({ orderId, promisedFor, shippedAt }) => (
              <Typography key={`${orderId} ${promisedFor}`} variant="body2">
                <TextLink to={showAddress("orders", orderId)} title={`#${orderId}`}>
                  #{orderId}
                </TextLink>{" "}
                {shippedAt === undefined
                  ? text("promises.notShipped", { day: shownDate(promisedFor) })
                  : text("promises.row", {
                      day: shownDate(promisedFor),
                      shipped: shownDate(shippedAt),
                    })}
              </Typography>
            ))}
          </>
        )}
      </QueryResult>
    </Section>
  );
}
