import { type Fact, fitFacts, gapPoints, lineHeight } from "./fitFacts";

interface StickerFactsProps {
  readonly facts: readonly Fact[];
  /** The room that they have, in inches. */
  readonly width: number;
  readonly height: number;
}

const pointsPerInch = 72;

/** The facts of a sticker, each beside its name, in a font size that fits all facts. */
export function StickerFacts({ facts, width, height }: StickerFactsProps) {
  const room = { width: width * pointsPerInch, height: height * pointsPerInch };
  const { points, mostLines } = fitFacts(facts, room);
  const clamp = Number.isFinite(mostLines)
    ? {
        display: "-webkit-box",
        overflow: "hidden",
        WebkitBoxOrient: "vertical" as const,
        WebkitLineClamp: mostLines,
      }
    : {};
  return (
    <dl
      style={{
        fontSize: `${points}pt`,
        lineHeight,
        gap: `${gapPoints.row}pt ${gapPoints.column}pt`,
        maxHeight: `${height}in`,
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label} style={{ display: "contents" }}>
          <dt>{label}</dt>
          <dd style={clamp}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
