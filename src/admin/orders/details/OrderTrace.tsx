import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import type { OrderReel, OrderStep } from "../../../../contract/orderDetails";
import { useTexts } from "../../../texts/useTexts";
import { reelAddress } from "../../addresses";
import { indiaMoment } from "../../formatMoment";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { Section } from "../../layout/Screen";
import { useReelSetName } from "../../paper/layerTexts";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { kanbanTexts, orderTexts } from "../texts";

/** Steps shown at first. An order moved back and forth many times would fill the page. */
const mostShown = 10;

export function OrderSteps({ steps }: { readonly steps: readonly OrderStep[] }) {
  const text = useTexts(orderTexts);
  const [isWhole, setWhole] = useState(false);
  const numbered = steps.map((step, index) => ({ number: index, step }));
  const shown = isWhole ? numbered : numbered.slice(-mostShown);
  return (
    <Section title={text("steps.title")}>
      {shown.length < steps.length && (
        <Button variant="outlined" onClick={() => setWhole(true)} sx={{ justifySelf: "start" }}>
          {text("steps.all", { count: steps.length })}
        </Button>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {shown.map(({ number, step }) => (
          <Step
            key={number}
            step={step}
            isFirst={number === 0}
            isLast={number === steps.length - 1}
          />
        ))}
      </Box>
    </Section>
  );
}

type StepProps = Readonly<{ step: OrderStep; isFirst: boolean; isLast: boolean }>;

function Step({ step: { status, at, by, isUndo = false }, isFirst, isLast }: StepProps) {
  const kanbanText = useTexts(kanbanTexts);
  const text = useTexts(orderTexts);
  const column = kanbanText(`columns.${status}`);
  const name = isFirst ? "created" : isUndo ? "undone" : "moved";
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        ml: 0.75,
        pl: 3,
        pb: isLast ? 0 : 2,
        borderLeft: 2,
        borderColor: isLast ? "transparent" : "divider",
        "&::before": {
          content: '""',
          position: "absolute",
          left: -7,
          top: 5,
          width: 12,
          height: 12,
          borderRadius: "50%",
          bgcolor: isLast ? "primary.main" : "text.secondary",
        },
      }}
    >
      <Typography sx={{ fontWeight: 700, lineHeight: 1.4 }}>
        {text(`steps.${name}`, { column })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        <time dateTime={at}>{indiaMoment(at)}</time> · {by ?? text("steps.unknown")}
      </Typography>
    </Box>
  );
}

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
