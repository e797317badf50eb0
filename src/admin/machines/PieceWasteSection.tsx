import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { useGetList } from "react-admin";
import { maxRows } from "../../../contract/list";
import type { PieceWaste, StageEntry } from "../../../contract/stages";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { DelayedProgress } from "../layout/LoadError";
import type { Period } from "../layout/PeriodInputs";
import { QueryResult } from "../layout/QueryResult";
import { Section } from "../layout/Section";
import { showAddress } from "../recordAddresses";
import { formatterFor, noValue, shareText } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { productionTexts, stageEntryFields } from "./texts";

type Row = PieceWaste["rows"][number];

const shownAtFirst = 12;

const columns = ["machine", "stage", "reason", "pieces", "share", "entries"] as const;
const keyOf = ({ machineId, stage, reason }: Row) => `${machineId} ${stage} ${reason}`;

/** The wasted pieces by machine, stage and reason. Each row unfolds to its entries. */
export default function PieceWasteSection({ period }: { readonly period: Period }) {
  const text = useTexts(productionTexts);
  const query = useHostCall(["stageEntries", "waste", period], "getPieceWaste", period);
  return (
    <Section gap={1.5} title={text("waste.title")} hint={text("waste.hint")}>
      <QueryResult query={query} failed={text("waste.failed")}>
        {(report) =>
          report.rows.length === 0 ? (
            <Typography color="text.secondary">{text("waste.none")}</Typography>
          ) : (
            <WasteTable report={report} />
          )
        }
      </QueryResult>
    </Section>
  );
}

function WasteTable({ report }: { readonly report: PieceWaste }) {
  const text = useTexts(productionTexts);
  const fieldText = useTexts(stageEntryFields);
  const [opened, setOpened] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? report.rows : report.rows.slice(0, shownAtFirst);
  const row = report.rows.find((one) => keyOf(one) === opened);
  return (
    <>
      <CellTable
        label={text("waste.title")}
        columns={columns}
        title="machine"
        figures={["pieces", "share", "entries"]}
        header={(column) => text(`waste.${column}`)}
        minWidth={640}
        rows={[
          ...shown.map((one) => ({
            machine: <TextLink to={showAddress("machines", one.machineId)}>{one.machine}</TextLink>,
            stage: fieldText(`choices.stage.${one.stage}`),
            reason: fieldText(`choices.reason.${one.reason}`),
            pieces: formatterFor.number(one.waste),
            share: shareText(one.share),
            entries: (
              <Button
                size="small"
                aria-expanded={keyOf(one) === opened}
                onClick={() => setOpened(keyOf(one) === opened ? undefined : keyOf(one))}
                sx={{ whiteSpace: "nowrap" }}
              >
                {keyOf(one) === opened
                  ? text("waste.hide")
                  : text("waste.show", { smart_count: one.entries })}
              </Button>
            ),
          })),
          {
            machine: <strong>{text("waste.total")}</strong>,
            stage: "",
            reason: "",
            pieces: formatterFor.number(report.total.waste),
            share: shareText(report.total.share),
            entries: "",
          },
        ]}
      />
      {shown.length < report.rows.length && (
        <Button variant="outlined" onClick={() => setWhole(true)} sx={{ justifySelf: "start" }}>
          {text("waste.more", { count: report.rows.length })}
        </Button>
      )}
      {row && <Entries row={row} from={report.from} to={report.to} />}
    </>
  );
}

const entryColumns = ["at", "orderId", "good", "waste", "createdBy"] as const;

function Entries({ row, from, to }: Readonly<{ row: Row; from: string; to: string }>) {
  const fieldText = useTexts(stageEntryFields);
  const { machineId, machine, stage, reason } = row;
  const { data, isPending } = useGetList<ListRow<StageEntry>>("stageEntries", {
    pagination: { page: 1, perPage: maxRows },
    sort: { field: "at", order: "DESC" },
    filter: { machineId, stage, reason, day_gte: from, day_lte: to, isReversed: false },
  });
  if (isPending) return <DelayedProgress />;
  return (
    <CellTable
      label={`${machine} · ${fieldText(`choices.reason.${reason}`)}`}
      columns={entryColumns}
      figures={["good", "waste"]}
      header={(column) => fieldText(`fields.${column}`)}
      minWidth={520}
      rows={(data ?? []).map((entry) => ({
        at: indiaMoment(entry.at),
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
