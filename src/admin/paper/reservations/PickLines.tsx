import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import type { LayerPaper, OrderPaper, RunningReel } from "../../../../contract/orderPaperPlan";
import { useTexts } from "../../../texts/useTexts";
import { reelAddress } from "../../addresses";
import { TextLink } from "../../layout/BarcodeLink";
import { CellTable } from "../../layout/CellTable";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { reservationTexts } from "./texts";

interface PickLine extends RunningReel {
  readonly isPart: boolean;
  readonly isReserved: boolean;
  readonly isRunning: boolean;
  /** Percent. Reserved and running reels have none. */
  readonly trim?: number | undefined;
}

/** Returns the reels of a layer: first the running ones, then the reserved ones, then those that fit, best first. */
export const pickLines = (
  { reserved }: OrderPaper,
  { index, running, reels }: LayerPaper,
): PickLine[] => [
  ...running.map((reel) => ({ ...reel, isPart: false, isReserved: false, isRunning: true })),
  ...reserved
    .filter(({ layer }) => layer === index)
    .map((reel) => ({
      ...reel,
      isPart: false,
      isReserved: true,
      isRunning: reel.status === "IN_USE",
    })),
  ...reels.map((reel) => ({ ...reel, isReserved: false, isRunning: false })),
];

/** True if the order needs the reel. Other reels fit as well, but the plan uses nothing from them. */
const isNeeded = ({ isReserved, isRunning, length }: PickLine) =>
  isReserved || isRunning || length > 0;

export const proposedReels = ({ plan }: OrderPaper) =>
  (plan?.layers ?? []).flatMap(({ index: layer, reels }) =>
    reels.filter(({ length }) => length > 0).map(({ reelId }) => ({ reelId, layer })),
  );

/** A4, in inches. */
export const pickListSize = { width: 8.27, height: 11.69 };

const linesPerPage = 28;

const cell = {
  border: "1px solid #000",
  padding: "0.04in 0.08in",
  textAlign: "left",
  fontSize: "10pt",
} as const;

type PickListProps = Readonly<{ id: string; paper: OrderPaper; printedOn: string }>;

export function PickList({ id, paper, printedOn }: PickListProps) {
  const text = useTexts(reservationTexts);
  const rows = (paper.plan?.layers ?? []).flatMap((layer) =>
    pickLines(paper, layer)
      .filter((line) => isNeeded(line) && !line.isRunning)
      .map((line) => [
        layer.name,
        line.barcodeId,
        line.location ?? noValue,
        text("deckle", { deckle: line.deckle }),
        text("metres", { length: formatterFor.number(line.length) }),
        formatterFor.kilograms(line.needed),
        text(line.isReserved ? "list.reserved" : "list.open"),
      ]),
  );
  const headings = [
    text("list.layer"),
    ...(["barcodeId", "location", "deckle", "length", "needed", "action"] as const).map((column) =>
      text(`columns.${column}`),
    ),
  ];
  const pages = Array.from({ length: Math.ceil(rows.length / linesPerPage) || 1 }, (_, page) =>
    rows.slice(page * linesPerPage, (page + 1) * linesPerPage),
  );
  return pages.map((lines, page) => (
    <section className="sticker" key={lines[0]?.join() ?? page}>
      <h1>{text("list.title", { id })}</h1>
      <table style={{ borderCollapse: "collapse", width: "100%" }}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} style={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.join()}>
              {line.map((value, column) => (
                <td key={headings[column]} style={cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer>{printedOn}</footer>
    </section>
  ));
}

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
