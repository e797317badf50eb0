import { Typography } from "@mui/material";
import type { OrderReel } from "../../../../contract/orderDetails";
import { useTexts } from "../../../texts/useTexts";
import { indiaMoment } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { Section } from "../../layout/Screen";
import { useReelSetName } from "../../paper/layerTexts";
import { reelAddress } from "../../recordAddresses";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { orderTexts } from "../texts";

const columns = [
  "barcodeId",
  "paperType",
  "gsm",
  "usageType",
  "weightConsumed",
  "howManyBox",
  "courgationIn",
  "courgationOut",
] as const;
type Column = (typeof columns)[number];

export function OrderReels({ reels }: { readonly reels: readonly OrderReel[] }) {
  const text = useTexts(orderTexts);
  const cellsOf = useReelCells();
  const title = text("reels.title");
  const used = reels.reduce((sum, { weightConsumed = 0 }) => sum + weightConsumed, 0);
  return (
    <Section title={title} gap={1.5}>
      {reels.length === 0 ? (
        <Typography color="text.secondary">{text("reels.empty")}</Typography>
      ) : (
        <>
          <CellTable
            label={title}
            columns={columns}
            figures={["gsm", "weightConsumed", "howManyBox"]}
            header={(column) => text(`reels.columns.${column}`)}
            rows={reels.map(cellsOf)}
            minWidth={760}
          />
          <Typography variant="body2" color="text.secondary">
            {text("reels.total", { weight: formatterFor.kilograms(used) })}
          </Typography>
        </>
      )}
    </Section>
  );
}

function useReelCells() {
  const setName = useReelSetName();
  const text = useTexts(orderTexts);
  return (reel: OrderReel): Record<Column, React.ReactNode> => {
    const weight = formatterFor.kilograms(reel.weightConsumed);
    return {
      barcodeId: (
        <TextLink to={reelAddress(reel.barcodeId)} noWrap>
          {reel.barcodeId}
        </TextLink>
      ),
      paperType: reel.paperType,
      gsm: reel.gsm,
      usageType: setName(reel.usageType),
      weightConsumed: reel.isEstimated ? text("reels.estimated", { weight }) : weight,
      howManyBox: reel.howManyBox ?? noValue,
      courgationIn: indiaMoment(reel.courgationIn),
      courgationOut: indiaMoment(reel.courgationOut, text("reels.running")),
    };
  };
}
