import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import type { LayerPaper } from "../../../../contract/orderPaperPlan";
import { useTexts } from "../../../texts/useTexts";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { reelAddress } from "../../recordAddresses";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { isNeeded, type PickLine } from "./PickList";
import { reservationTexts } from "./texts";

const columns = ["barcodeId", "action", "deckle", "location", "trim", "length", "needed"] as const;
type Column = (typeof columns)[number];

interface LayerReelsProps {
  readonly layer: LayerPaper;
  /** Metres of board that the whole order takes. */
  readonly length: number;
  readonly lines: readonly PickLine[];
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onReserve: (line: PickLine) => void;
  readonly onRelease: (line: PickLine) => void;
}

/** The reels of one layer: at the machine, reserved, then fitting, best first. Initially only needed ones are shown. */
export function LayerReels({ layer, length, lines, isOpen, isBusy, ...on }: LayerReelsProps) {
  const text = useTexts(reservationTexts);
  const { name, gsm, burstFactor, missing, lacking, more } = layer;
  const title = text("layer", { name, gsm, burstFactor });
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.filter(isNeeded);
  const hidden = lines.length - shown.length;

  const buttonOf = (line: PickLine) => {
    if (line.isRunning) return text("atMachine");
    if (!isOpen) return noValue;
    const { isReserved, barcodeId } = line;
    return (
      <Button
        size="small"
        variant={isReserved ? "contained" : "outlined"}
        disabled={isBusy}
        aria-label={text(isReserved ? "releaseReel" : "reserveReel", { barcodeId, name })}
        onClick={() => (isReserved ? on.onRelease(line) : on.onReserve(line))}
      >
        {text(isReserved ? "release" : "reserve")}
      </Button>
    );
  };

  const cellsOf = (line: PickLine): Record<Column, React.ReactNode> => ({
    barcodeId: (
      <>
        <TextLink to={reelAddress(line.barcodeId)} noWrap>
          {line.barcodeId}
        </TextLink>
        {line.isPart && (
          <Typography variant="body2" color="text.secondary">
            {text("part")}
          </Typography>
        )}
      </>
    ),
    deckle: text("deckle", { deckle: line.deckle }),
    location: line.location ?? noValue,
    trim: line.trim === undefined ? noValue : text("trim", { trim: line.trim }),
    length: text("metres", { length: formatterFor.number(line.length) }),
    needed: formatterFor.kilograms(line.needed),
    action: buttonOf(line),
  });

  return (
    <Box component="section" aria-label={title} sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <Typography
        variant="h3"
        sx={{
          fontSize: "1rem",
          fontWeight: 700,
          "&::first-letter": { textTransform: "uppercase" },
        }}
      >
        {title}
      </Typography>
      <Balance layer={layer} length={length} />
      {(missing !== undefined || lacking > 0) && (
        <Alert severity="warning" variant="outlined">
          {missing === undefined
            ? text("lacking", { length: formatterFor.number(lacking) })
            : text("noReel", { missing })}
        </Alert>
      )}
      {shown.length > 0 && (
        <CellTable
          label={title}
          columns={columns}
          figures={["deckle", "trim", "length", "needed"]}
          header={(column) => text(`columns.${column}`)}
          rows={shown.map(cellsOf)}
          minWidth={700}
        />
      )}
      {hidden > 0 && (
        <Button onClick={() => setWhole(true)} sx={{ justifySelf: "start" }}>
          {text("showMore", { smart_count: hidden + more })}
        </Button>
      )}
      {hidden === 0 && more > 0 && (
        <Typography variant="body2" color="text.secondary">
          {text("more", { smart_count: more })}
        </Typography>
      )}
    </Box>
  );
}

const given = ["ran", "atMachine", "reservedLength"] as const;

function Balance({ layer, length }: Pick<LayerReelsProps, "layer" | "length">) {
  const text = useTexts(reservationTexts);
  const number = formatterFor.number;
  const { paper, openLength, openPaper } = layer;
  const weight = formatterFor.kilograms(openPaper);
  const parts = [
    text("balance.needed", { length: number(length), weight: formatterFor.kilograms(paper) }),
    ...given.flatMap((name) =>
      layer[name] > 0 ? [text(`balance.${name}`, { length: number(layer[name]) })] : [],
    ),
    openLength > 0
      ? text("balance.openLength", { length: number(openLength), weight })
      : text("balance.done"),
  ];
  return (
    <Typography variant="body2" sx={{ fontVariantNumeric: "tabular-nums" }}>
      {parts.join(" · ")}
    </Typography>
  );
}
