import type { LayerPaper, OrderPaper, RunningReel } from "../../../../contract/orderPaperPlan";
import { useTexts } from "../../../texts/useTexts";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { reservationTexts } from "./texts";

export interface PickLine extends RunningReel {
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
export const isNeeded = ({ isReserved, isRunning, length }: PickLine) =>
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
