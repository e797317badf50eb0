import { Box, Button, Chip, Link, Paper, Typography } from "@mui/material";
import { useId } from "react";
import { Link as RouterLink } from "react-router-dom";
import {
  type ReorderLevel,
  reorderPoint,
  type Stock,
  type StockCell,
} from "../../../../contract/stock";
import { useTexts } from "../../../texts/useTexts";
import { addressOf } from "../../addresses";
import { formatterFor } from "../../schema/formatterFor";
import { stockTexts } from "../texts";

interface StockSum {
  readonly reels: number;
  readonly parts: number;
  readonly weight: number;
  readonly freeWeight: number;
  /** Kilograms of each age group, the youngest first. */
  readonly aged: readonly number[];
}

export interface StockedPaper extends StockSum {
  readonly gsm: number;
  readonly burstFactor: number;
  readonly cells: readonly StockCell[];
  readonly level?: ReorderLevel | undefined;
  /** Kilograms. Undefined if the paper has no level. */
  readonly reorderPoint?: number | undefined;
  readonly isLow: boolean;
}

function sumCells(cells: readonly StockCell[]): StockSum {
  const sumOf = (figure: (cell: StockCell) => number) =>
    cells.reduce((sum, cell) => sum + figure(cell), 0);
  return {
    reels: sumOf(({ reels }) => reels),
    parts: sumOf(({ parts }) => parts),
    weight: sumOf(({ weight }) => weight),
    freeWeight: sumOf(({ freeWeight }) => freeWeight),
    aged: [0, 1, 2, 3].map((group) => sumOf(({ aged }) => aged[group] ?? 0)),
  };
}

export const totalsOf = (papers: readonly StockedPaper[]) => ({
  ...sumCells(papers.flatMap(({ cells }) => cells)),
  low: papers.filter(({ isLow }) => isLow).length,
});

/** Groups the stock by paper, the lightest first. Includes papers without stock that have a reorder level. */
export function groupStock({ cells, levels }: Stock): readonly StockedPaper[] {
  const keyOf = ({ gsm, burstFactor }: { gsm: number; burstFactor: number }) =>
    `${gsm} ${burstFactor}`;
  const papers = new Map(
    [...cells, ...levels].map((row) => [
      keyOf(row),
      { gsm: row.gsm, burstFactor: row.burstFactor },
    ]),
  );
  return [...papers.values()]
    .sort((one, other) => one.gsm - other.gsm || one.burstFactor - other.burstFactor)
    .map((paper) => {
      const ownCells = cells.filter((cell) => keyOf(cell) === keyOf(paper));
      const level = levels.find((one) => keyOf(one) === keyOf(paper));
      const point = level && reorderPoint(level);
      const sum = sumCells(ownCells);
      return {
        ...paper,
        ...sum,
        cells: ownCells,
        level,
        reorderPoint: point === 0 ? undefined : point,
        isLow: point !== undefined && sum.freeWeight < point,
      };
    });
}

const kilograms = formatterFor.kilograms;
type PaperStockProps = Readonly<{ paper: StockedPaper; onSetLevel: () => void }>;

export function PaperStock({ paper, onSetLevel }: PaperStockProps) {
  const text = useTexts(stockTexts);
  const heading = useId();
  const name = text("paper", { gsm: paper.gsm, burstFactor: paper.burstFactor });
  const free = kilograms(paper.freeWeight);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: 2, display: "grid", gap: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography id={heading} variant="h2">
          {name}
        </Typography>
        {paper.reorderPoint !== undefined && (
          <Chip
            color={paper.isLow ? "warning" : "default"}
            label={text(paper.isLow ? "low" : "enough", {
              free,
              point: kilograms(paper.reorderPoint),
            })}
          />
        )}
        <Button size="small" onClick={onSetLevel} sx={{ ml: "auto" }}>
          {text("level.action")}
        </Button>
      </Box>
      {paper.cells.length === 0 ? (
        <Typography color="text.secondary">{text("none")}</Typography>
      ) : (
        <>
          <Typography variant="body2" color="text.secondary">
            {text("sum", { smart_count: paper.reels, weight: kilograms(paper.weight), free })}
          </Typography>
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: "none",
              display: "grid",
              gap: 1,
              gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 150px), 1fr))",
            }}
          >
            {paper.cells.map((cell) => (
              <li key={cell.deckle}>
                <WidthLink cell={cell} paper={name} />
              </li>
            ))}
          </Box>
          <AgeBar aged={paper.aged} />
        </>
      )}
    </Paper>
  );
}

const reelsAddress = ({ gsm, burstFactor, deckle }: StockCell) =>
  `${addressOf("admin/inventory/reel")}?${new URLSearchParams({
    filter: JSON.stringify({ status: "AVAILABLE", gsm, burstFactor, deckle }),
  })}`;

function WidthLink({ cell, paper }: { readonly cell: StockCell; readonly paper: string }) {
  const text = useTexts(stockTexts);
  const { deckle, reels, parts, weight, freeWeight } = cell;
  const further = [
    freeWeight < weight && text("cell.free", { weight: kilograms(freeWeight) }),
    parts > 0 && text("cell.parts", { smart_count: parts }),
  ].filter((line) => line !== false);
  return (
    <Link
      component={RouterLink}
      to={reelsAddress(cell)}
      title={text("cell.to", { paper, deckle })}
      underline="none"
      color="inherit"
      sx={{
        display: "block",
        height: "100%",
        p: 1,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        fontVariantNumeric: "tabular-nums",
        "&:hover": { borderColor: "text.secondary" },
      }}
    >
      <Box component="span" sx={{ display: "flex", justifyContent: "space-between", gap: 1 }}>
        <strong style={{ whiteSpace: "nowrap" }}>{text("cell.deckle", { deckle })}</strong>
        <span>{text("cell.reels", { smart_count: reels })}</span>
      </Box>
      <Box component="span" sx={{ display: "block" }}>
        {kilograms(weight)}
      </Box>
      {further.map((line) => (
        <Typography
          key={line}
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ display: "block" }}
        >
          {line}
        </Typography>
      ))}
    </Link>
  );
}

/** The opacity of each age group. Older stock is darker. */
const ages = [
  { group: 0, opacity: 0.25 },
  { group: 1, opacity: 0.45 },
  { group: 2, opacity: 0.7 },
  { group: 3, opacity: 1 },
] as const;

export function AgeBar({ aged }: { readonly aged: readonly number[] }) {
  const text = useTexts(stockTexts);
  const groups = ages
    .map((age) => ({ ...age, weight: aged[age.group] ?? 0 }))
    .filter(({ weight }) => weight > 0);
  return (
    <Box sx={{ display: "grid", gap: 0.5 }}>
      <Box aria-hidden sx={{ display: "flex", height: 8, borderRadius: 1, overflow: "hidden" }}>
        {groups.map(({ group, weight, opacity }) => (
          <Box key={group} sx={{ flexGrow: weight, bgcolor: "secondary.main", opacity }} />
        ))}
      </Box>
      <Box
        component="dl"
        aria-label={text("ages.title")}
        sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 2 }}
      >
        {groups.map(({ group, weight, opacity }) => (
          <Box key={group} sx={{ display: "flex", gap: 0.75, alignItems: "center" }}>
            <Box
              aria-hidden
              sx={{ width: 10, height: 10, borderRadius: 0.5, bgcolor: "secondary.main", opacity }}
            />
            <Typography component="dt" variant="body2" color="text.secondary">
              {text(`ages.group.${group}`)}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}
            >
              {formatterFor.kilograms(weight)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
