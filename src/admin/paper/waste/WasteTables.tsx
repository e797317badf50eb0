import { Alert, Box, Chip, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { OrderWaste, PaperReport, PaperSum } from "../../../../contract/wasteReport";
import type { RecordId } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { reelAddress } from "../../addresses";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { DelayedProgress, LoadError } from "../../layout/QueryResult";
import { Section } from "../../layout/Screen";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { useHostCall } from "../../useHostQuery";
import { useLayerName, useReelSetName } from "../layerTexts";
import { wasteTexts } from "../texts";

interface SumRow {
  readonly name: ReactNode;
  readonly sum: PaperSum;
  /** The reason why the paper cannot be compared. */
  readonly missing?: string | undefined;
}

interface SumTableProps {
  readonly title: string;
  /** The kind of the rows, such as layers. */
  readonly group: keyof typeof wasteTexts.english.groups;
  readonly rows: readonly SumRow[];
}

const columns = ["name", "actual", "expected", "waste", "trim", "amount"] as const;

export function SumTable({ title, group, rows }: SumTableProps) {
  const text = useTexts(wasteTexts);
  const words = useWasteWords();
  return (
    <CellTable
      label={title}
      columns={columns}
      figures={["actual", "expected", "waste", "trim", "amount"]}
      header={(column) => text(column === "name" ? `groups.${group}` : `columns.${column}`)}
      rows={rows.map(({ name, sum, missing }) => ({
        name,
        actual: <Kilograms weight={sum.actual} />,
        expected: sum.expected > 0 ? <Kilograms weight={sum.expected} /> : noValue,
        waste: <Waste sum={sum} missing={missing} />,
        trim: sum.trim === undefined ? noValue : `${formatterFor.number(sum.trim)} %`,
        amount: words.cost(sum),
      }))}
      minWidth={640}
    />
  );
}

const Kilograms = ({ weight }: { readonly weight: number }) => (
  <Box component="span" sx={{ whiteSpace: "nowrap" }}>
    {formatterFor.kilograms(weight)}
  </Box>
);

function Waste({ sum, missing }: Pick<SumRow, "sum" | "missing">) {
  const text = useTexts(wasteTexts);
  const words = useWasteWords();
  if (sum.waste === undefined && missing !== undefined) {
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {missing}
      </Typography>
    );
  }
  return (
    <>
      {words.waste(sum)}{" "}
      {sum.isMarked && (
        <Chip
          color="warning"
          label={text(
            sum.waste !== undefined && sum.waste < 0 ? "waste.tooLittle" : "waste.marked",
          )}
        />
      )}
      {sum.waste !== undefined && sum.compared < sum.actual && (
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ display: "block" }}
        >
          {text("waste.partly", { weight: formatterFor.kilograms(sum.actual - sum.compared) })}
        </Typography>
      )}
    </>
  );
}

export function useWasteWords() {
  const text = useTexts(wasteTexts);
  return {
    waste({ waste }: PaperSum): string {
      if (waste === undefined) return text("waste.unknown");
      const percent = formatterFor.number(Math.abs(waste));
      return waste === 0
        ? text("waste.none")
        : text(waste > 0 ? "waste.more" : "waste.less", { percent });
    },
    cost({ amount, actual, unpriced }: PaperSum): string {
      if (unpriced > 0 && unpriced >= actual) return text("noCost");
      const known = formatterFor.rupees(amount);
      if (unpriced === 0) return known;
      return text("unpriced", { amount: known, weight: formatterFor.kilograms(unpriced) });
    },
  };
}

export function LayerTable({ layers, total }: Pick<OrderWaste, "layers" | "total">) {
  const text = useTexts(wasteTexts);
  const setName = useReelSetName();
  const layerName = useLayerName();
  return (
    <SumTable
      title={text("tables.layers")}
      group="layer"
      rows={[
        ...layers.map((sum) => ({
          name: sum.layer === undefined ? setName(sum.usageType) : layerName(sum.layer),
          sum,
        })),
        { name: <strong>{text("total")}</strong>, sum: total },
      ]}
    />
  );
}

export function MillTable({ mills }: Pick<PaperReport, "mills">) {
  const text = useTexts(wasteTexts);
  return (
    <SumTable
      title={text("tables.mills")}
      group="mill"
      rows={mills.map((sum) => ({ name: sum.supplierName, sum }))}
    />
  );
}

export function OrderWasteSection({ orderId }: { readonly orderId: RecordId }) {
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
