import { Box, Typography } from "@mui/material";
import type { BoardFactors } from "../../../domain/board/boardFactors";
import { narrowestDeckle } from "../../../domain/board/boardRun";
import type { BoxDesign } from "../../../domain/board/boxDesign";
import { boxFigures } from "../../../domain/board/boxFigures";
import { type Computed, isComputed } from "../../../domain/board/computed";
import { tenthsText, toKilogramsForce } from "../../../domain/board/quantities";
import { boardMessages } from "../../../domain/messages/board";
import { type Message, messageText } from "../../../domain/messages/say";
import { translateMessage } from "../../texts/hostMessages";
import { useTexts } from "../../texts/useTexts";
import { specificationTexts } from "./texts";

/** Returns the reason why a figure is absent, in the language of this browser. */
export const reasonText = (reason: Message): string =>
  translateMessage(reason, messageText(reason, { texts: boardMessages, language: "en" }));

type SpecificationFiguresProps = Readonly<{ design: BoxDesign; factors: BoardFactors }>;

const amount = (value: number, decimals: number) =>
  value.toLocaleString("en-IN", { maximumFractionDigits: decimals });

/** Numbers of blanks side by side for which the screen shows the reel width. */
const namedUps = [1, 2, 3, 4];

/** The computed figures of a box, as far as known: sizes, weight and strength, with the factors used. */
export function SpecificationFigures({ design, factors }: SpecificationFiguresProps) {
  const text = useTexts(specificationTexts);
  const figures = boxFigures(design, factors);
  const shown = <Value,>(result: Computed<Value>, textOf: (value: Value) => string) =>
    isComputed(result)
      ? { value: textOf(result.value), isMissing: false }
      : {
          value: text("figures.missing", { missing: reasonText(result.missing) }),
          isMissing: true,
        };

  const rows = [
    [
      "blank",
      shown(
        figures.blank,
        ({ length, width }) => `${tenthsText(length)} × ${tenthsText(width)} mm`,
      ),
    ],
    [
      "narrowest",
      shown(figures.blank, (blank) =>
        namedUps
          .map((ups) => ({ ups, deckle: narrowestDeckle(ups, blank, factors) }))
          .filter(({ ups, deckle }) => ups === 1 || deckle <= factors.widestDeckle)
          .map(({ ups, deckle }) => text("figures.ups", { ups, deckle: tenthsText(deckle) }))
          .join(", "),
      ),
    ],
    ["thickness", shown(figures.thickness, (thickness) => `${amount(thickness, 2)} mm`)],
    [
      "inside",
      shown(
        figures.inside,
        ({ length, width, height }) =>
          `${tenthsText(length)} × ${tenthsText(width)} × ${tenthsText(height)} mm`,
      ),
    ],
    ["boardGsm", shown(figures.boardGsm, (gsm) => `${amount(gsm, 1)} g/m²`)],
    ["boxWeight", shown(figures.boxWeight, (grams) => `${amount(grams, 1)} g`)],
    ["strict", shown(figures.burstingStrength, ({ strict }) => `${amount(strict, 2)} kgf/cm²`)],
    ["trade", shown(figures.burstingStrength, ({ trade }) => `${amount(trade, 2)} kgf/cm²`)],
    ["edgeCrush", shown(figures.edgeCrush, (ect) => `${amount(ect, 2)} kN/m`)],
    [
      "compression",
      shown(
        figures.compression,
        (newtons) => `${amount(newtons, 0)} N, ${amount(toKilogramsForce(newtons), 0)} kgf`,
      ),
    ],
  ] as const;
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: "grid", rowGap: 1 }}>
        {rows.map(([name, { value, isMissing }]) => (
          <Box
            key={name}
            sx={{
              display: "grid",
              gridTemplateColumns: { xs: "1fr", sm: "minmax(0, 1fr) minmax(0, 1.3fr)" },
              columnGap: 2,
              pb: 1,
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            <Typography component="dt" variant="body2" color="text.secondary">
              {text(`figures.${name}`)}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                fontWeight: isMissing ? 400 : 600,
                color: isMissing ? "text.secondary" : "text.primary",
                fontVariantNumeric: "tabular-nums",
              }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {`${text("figures.factors")} ${useFactorWords(design, factors).join("; ")}.`}
      </Typography>
    </>
  );
}

/** Writes the factors behind the figures. */
function useFactorWords({ layers, ply, joint, allowance }: BoxDesign, factors: BoardFactors) {
  const text = useTexts(specificationTexts);
  const used = [...new Set(layers.flatMap(({ flute }) => flute ?? []))];
  const perPanel = allowance ?? factors.allowance;
  return [
    ...used.map((flute) =>
      text("figures.flute", {
        flute,
        height: factors[`fluteHeight${flute}`],
        takeUp: factors[`takeUp${flute}`],
      }),
    ),
    text("figures.joint", { joint: joint ?? factors[`joint${ply}`] }),
    perPanel === undefined
      ? text("figures.allowanceThickness")
      : text("figures.allowance", { allowance: perPanel }),
    text("figures.edge", { edge: factors.edge }),
    text("figures.bct", { constant: factors.compressionConstant }),
  ];
}

/** Returns the names of a board's papers, from the outside in. */
export function useLayerNames(ply: number): readonly string[] {
  const text = useTexts(specificationTexts);
  return Array.from({ length: ply }, (_, index) => {
    if (index % 2 === 1) return text("layers.flute", { number: (index + 1) / 2 });
    if (index === 0) return text("layers.top");
    return index === ply - 1
      ? text("layers.bottom")
      : text("layers.liner", { number: index / 2 + 1 });
  });
}
