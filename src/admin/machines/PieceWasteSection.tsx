import { Button, MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useGetList } from "react-admin";
import { maxRows } from "../../../contract/list";
import {
  type PieceWaste,
  type PieceWasteCost,
  type StageEntry,
  wasteGroups,
} from "../../../contract/stages";
import { hasText } from "../../../domain/texts";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { showAddress } from "../addresses";
import { indiaMoment } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import type { Period } from "../layout/PeriodInputs";
import { DelayedProgress, QueryResult } from "../layout/QueryResult";
import { useAccess } from "../layout/RequireAccess";
import { Section } from "../layout/Screen";
import { formatterFor, noValue, shareText } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { productionTexts, stageEntryFields } from "./texts";

type Row = PieceWaste["rows"][number];
type WasteGroup = (typeof wasteGroups)[number];

const shownAtFirst = 12;

const groupColumns = {
  MACHINE: ["machine", "stage", "reason"],
  STAGE: ["stage"],
  REASON: ["reason"],
  SHIFT: ["shift"],
  GROUP: ["group"],
  MILL: ["mill"],
} as const satisfies Record<WasteGroup, readonly string[]>;

/** The wasted pieces by machine, stage, reason, shift, people or mill, with their cost. Each row unfolds to its entries. */
export default function PieceWasteSection({ period }: { readonly period: Period }) {
  const text = useTexts(productionTexts);
  const [by, setBy] = useState<WasteGroup>("MACHINE");
  const seesCost = useAccess("stageEntries", "getPieceWasteCost");
  const filter = { ...period, by };
  const query = useHostCall(["stageEntries", "waste", filter], "getPieceWaste", filter);
  const { data: cost } = useHostCall(
    ["stageEntries", "wasteCost", filter],
    "getPieceWasteCost",
    filter,
    { enabled: seesCost },
  );
  return (
    <Section
      gap={1.5}
      title={text("waste.title")}
      hint={text("waste.hint")}
      actions={
        <TextField
          select
          size="small"
          label={text("waste.by")}
          value={by}
          onChange={({ target: { value } }) =>
            setBy(wasteGroups.find((group) => group === value) ?? "MACHINE")
          }
          sx={{ minWidth: 220 }}
        >
          {wasteGroups.map((group) => (
            <MenuItem key={group} value={group}>
              {text(`waste.groups.${group}`)}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      <QueryResult query={query} failed={text("waste.failed")}>
        {(report) =>
          report.rows.length === 0 ? (
            <Typography color="text.secondary">{text("waste.none")}</Typography>
          ) : (
            <WasteTable key={by} by={by} report={report} cost={seesCost ? cost : null} />
          )
        }
      </QueryResult>
    </Section>
  );
}

interface WasteTableProps {
  readonly by: WasteGroup;
  readonly report: PieceWaste;
  /** Null for an admin who may not see costs. Undefined while they are read. */
  readonly cost: PieceWasteCost | null | undefined;
}

/** Returns the words of a row's group. */
function useGroupWords() {
  const text = useTexts(productionTexts);
  const fieldText = useTexts(stageEntryFields);
  return ({ machine, stage, reason, shift, group, mill }: Row) => ({
    machine: machine ?? noValue,
    stage: stage ? fieldText(`choices.stage.${stage}`) : noValue,
    reason: reason ? fieldText(`choices.reason.${reason}`) : noValue,
    shift: shift ?? text("waste.unknown"),
    group: group ?? text("waste.unknown"),
    mill: mill ?? text("waste.unknown"),
  });
}

function WasteTable({ by, report, cost }: WasteTableProps) {
  const text = useTexts(productionTexts);
  const wordsOf = useGroupWords();
  const [opened, setOpened] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? report.rows : report.rows.slice(0, shownAtFirst);
  const row = report.rows.find(({ key }) => key === opened);
  const costs = new Map(cost?.rows.map((one) => [one.key, one]));
  const hasPaper = report.rows.some(({ paper }) => paper !== undefined);
  const groups = groupColumns[by];
  const columns = [
    ...groups,
    ...(["pieces", "share"] as const),
    ...(hasPaper ? (["paper"] as const) : []),
    ...(cost === null ? [] : (["cost"] as const)),
    "entries" as const,
  ];
  const costText = (one: PieceWasteCost["total"] | undefined) => {
    if (one === undefined) return noValue;
    const rupees = formatterFor.rupees(one.cost);
    if (one.uncosted === 0) return rupees;
    return text("waste.partCost", { rupees, pieces: formatterFor.number(one.uncosted) });
  };
  const figuresOf = (one: Row | PieceWaste["total"]) => ({
    pieces: formatterFor.number(one.waste),
    share: shareText(one.share),
    paper: one.paper === undefined ? noValue : formatterFor.kilograms(one.paper),
  });
  const blank = { machine: "", stage: "", reason: "", shift: "", group: "", mill: "", entries: "" };
  return (
    <>
      <CellTable
        label={text("waste.title")}
        columns={columns}
        title={groups[0]}
        figures={["pieces", "share", "paper", "cost", "entries"]}
        header={(column) => text(`waste.${column}`)}
        minWidth={640}
        rows={[
          ...shown.map((one) => ({
            ...wordsOf(one),
            ...(one.machineId !== undefined && {
              machine: (
                <TextLink to={showAddress("machines", one.machineId)}>{one.machine}</TextLink>
              ),
            }),
            ...figuresOf(one),
            cost: costText(costs.get(one.key)),
            entries: one.entries > 0 && (
              <Button
                size="small"
                aria-expanded={one.key === opened}
                onClick={() => setOpened(one.key === opened ? undefined : one.key)}
                sx={{ whiteSpace: "nowrap" }}
              >
                {one.key === opened
                  ? text("waste.hide")
                  : text("waste.show", { smart_count: one.entries })}
              </Button>
            ),
          })),
          {
            ...blank,
            [groups[0]]: <strong>{text("waste.total")}</strong>,
            ...figuresOf(report.total),
            cost: costText(cost?.total),
          },
        ]}
      />
      {shown.length < report.rows.length && (
        <Button variant="outlined" onClick={() => setWhole(true)} sx={{ justifySelf: "start" }}>
          {text("waste.more", { count: report.rows.length })}
        </Button>
      )}
      {row && (
        <Entries
          key={row.key}
          row={row}
          label={groups.map((group) => wordsOf(row)[group]).join(" · ")}
        />
      )}
    </>
  );
}

const entryColumns = ["at", "machine", "orderId", "good", "waste", "reason", "createdBy"] as const;

/** The entries that a row unfolds to at first, and with each press. */
const entriesAtOnce = 50;

/** The entries of a row, the last first. */
function Entries({ row: { entryIds }, label }: Readonly<{ row: Row; label: string }>) {
  const text = useTexts(productionTexts);
  const [shown, setShown] = useState(entriesAtOnce);
  const left = entryIds.length - shown;
  const starts = Array.from(
    { length: Math.ceil(shown / entriesAtOnce) },
    (_, i) => i * entriesAtOnce,
  );
  return (
    <>
      {starts.map((start) => (
        <EntryTable key={start} ids={entryIds.slice(start, start + entriesAtOnce)} label={label} />
      ))}
      {left > 0 && (
        <Button
          variant="outlined"
          onClick={() => setShown(shown + entriesAtOnce)}
          sx={{ justifySelf: "start" }}
        >
          {text("waste.moreEntries", { smart_count: Math.min(left, entriesAtOnce) })}
        </Button>
      )}
    </>
  );
}

function EntryTable({ ids, label }: Readonly<{ ids: readonly number[]; label: string }>) {
  const fieldText = useTexts(stageEntryFields);
  const { data, isPending } = useGetList<ListRow<StageEntry>>("stageEntries", {
    pagination: { page: 1, perPage: maxRows },
    sort: { field: "at", order: "DESC" },
    filter: { id: ids },
  });
  if (isPending) return <DelayedProgress />;
  return (
    <CellTable
      label={label}
      columns={entryColumns}
      figures={["good", "waste"]}
      header={(column) => fieldText(`fields.${column}`)}
      minWidth={520}
      rows={(data ?? []).map((entry) => ({
        at: indiaMoment(entry.at),
        machine: entry.machine ?? noValue,
        reason: hasText(stageEntryFields.english.choices.reason, entry.reason)
          ? fieldText(`choices.reason.${entry.reason}`)
          : noValue,
        orderId: (
          <TextLink to={showAddress("orders", entry.orderId ?? "")}>#{entry.orderId}</TextLink>
        ),
        good: formatterFor.number(entry.good),
        waste: formatterFor.number(entry.waste),
        createdBy: entry.createdBy ?? noValue,
      }))}
    />
  );
}
