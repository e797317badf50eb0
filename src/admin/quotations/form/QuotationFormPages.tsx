import { Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import type { QuotationDetails } from "../../../../contract/quotations";
import { useTexts } from "../../../texts/useTexts";
import { quotationAddress, quotationsAddress } from "../../addresses";
import { DelayedProgress, LoadError, QueryResult } from "../../layout/QueryResult";
import { Screen } from "../../layout/Screen";
import { useHostCall } from "../../useHostQuery";
import { quotationFormTexts, quotationTexts } from "../texts";
import { FormWithBoxes } from "./QuotationForm";
import { draftOf, emptyDraft } from "./quotationDraft";

/** Returns the key of the quotation's page. */
const detailsKey = (id: string) => ["quotations", "details", id] as const;

export function QuotationCreatePage() {
  const text = useTexts(quotationFormTexts);
  const listText = useTexts(quotationTexts);
  const settings = useHostCall(["rateSettings"], "getRateSettings", {});
  return (
    <Screen
      title={text("create")}
      actions={
        <Button component={Link} to={quotationsAddress}>
          {listText("toList")}
        </Button>
      }
    >
      <QueryResult query={settings} failed={listText("failed")}>
        {(known) => (
          <FormWithBoxes
            what={text("create")}
            initial={emptyDraft(known)}
            save={async (host, { version: _, ...value }) =>
              (await host.call("createQuotation", value)).id
            }
          />
        )}
      </QueryResult>
    </Screen>
  );
}

export function QuotationEditPage() {
  const text = useTexts(quotationFormTexts);
  const listText = useTexts(quotationTexts);
  const { id = "" } = useParams();
  const { data, error, isFetchedAfterMount, refetch } = useHostCall(
    detailsKey(id),
    "getQuotation",
    { id },
    { refetchOnMount: "always" },
  );
  return (
    <Screen title={text("edit", { number: data?.number ?? "" })}>
      {error && (
        <LoadError message={listText("failed")} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !isFetchedAfterMount && <DelayedProgress />}
      {!error && isFetchedAfterMount && data && <EditForm quotation={data} />}
    </Screen>
  );
}

function EditForm({ quotation }: { readonly quotation: QuotationDetails }) {
  const text = useTexts(quotationFormTexts);
  const listText = useTexts(quotationTexts);
  const queryClient = useQueryClient();
  const { id, number, revisions } = quotation;
  return (
    <FormWithBoxes
      what={listText("one", { number })}
      initial={draftOf(quotation)}
      boxes={revisions[0]?.offer.lines.map(({ specificationVersionId, box }) => ({
        id: specificationVersionId,
        name: text("optionVersion", { name: box.name, number: box.number }),
      }))}
      otherAction={
        <Button component={Link} to={quotationAddress(id)} size="large">
          {text("back")}
        </Button>
      }
      save={async (host, value) => {
        const saved = await host.call("updateQuotation", { id, ...value });
        // The page shows the edit immediately, because an earlier version could not be sent.
        queryClient.setQueryData(detailsKey(String(id)), saved);
        return saved.id;
      }}
    />
  );
}
