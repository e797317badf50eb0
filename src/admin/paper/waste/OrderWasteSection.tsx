import { Alert, Typography } from "@mui/material";
import type { OrderWaste } from "../../../../contract/wasteReport";
import type { RecordId } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { TextLink } from "../../layout/BarcodeLink";
import { DelayedProgress, LoadError } from "../../layout/QueryResult";
import { Section } from "../../layout/Screen";
import { reelAddress } from "../../recordAddresses";
import { useHostCall } from "../../useHostQuery";
import { useLayerName } from "../layerTexts";
import { wasteTexts } from "../texts";
import { LayerTable, MillTable, SumTable } from "./SumTable";

export default function OrderWasteSection({ orderId }: { readonly orderId: RecordId }) {
  const text = useTexts(wasteTexts);
  const { data, error, isPending, refetch } = useHostCall(
    ["orders", "waste", orderId],
    "getOrderWaste",
    { id: orderId },
  );
  return (
    <Section title={text("order.title")}>
      {isPending && <DelayedProgress />}
      {error && (
        <LoadError message={text("order.failed")} error={error} onRetry={() => void refetch()} />
      )}
      {data && <Sums waste={data} />}
    </Section>
  );
}

function Sums({ waste }: { readonly waste: OrderWaste }) {
  const text = useTexts(wasteTexts);
  const layerName = useLayerName();
  const { uses, layers, mills, total, running, isHalfRun } = waste;
  return (
    <>
      {isHalfRun && (
        <Alert severity="info" variant="outlined">
          {text("order.halfRun")}
        </Alert>
      )}
      {running > 0 && (
        <Alert severity="info" variant="outlined">
          {text("order.running", { count: running })}
        </Alert>
      )}
      {uses.length === 0 ? (
        <Typography color="text.secondary">{text("order.nothing")}</Typography>
      ) : (
        <>
          <LayerTable layers={layers} total={total} />
          {mills.length > 1 && <MillTable mills={mills} />}
          <SumTable
            title={text("tables.reels")}
            group="reel"
            rows={uses.map((use) => ({
              name: (
                <>
                  <TextLink to={reelAddress(use.barcodeId)} noWrap>
                    {use.barcodeId}
                  </TextLink>
                  {use.layer !== undefined && (
                    <Typography variant="body2" color="text.secondary">
                      {layerName(use.layer)}
                    </Typography>
                  )}
                </>
              ),
              sum: use,
              missing: use.missing,
            }))}
          />
        </>
      )}
    </>
  );
}
