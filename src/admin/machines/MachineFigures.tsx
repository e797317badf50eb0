import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import type * as z from "zod/mini";
import { MachineEdit, type MachineFigures } from "../../../contract/machines";
import { useTexts } from "../../texts/useTexts";
import { formatDuration, indiaMoment } from "../formatMoment";
import { CellTable } from "../layout/CellTable";
import { Figures } from "../layout/Facts";
import { type Period, PeriodInputs } from "../layout/PeriodInputs";
import { QueryResult } from "../layout/QueryResult";
import { useAccess } from "../layout/RequireAccess";
import { Section } from "../layout/Screen";
import { formatterFor, shareText } from "../schema/formatterFor";
import { useSend } from "../sending";
import { useHostCall } from "../useHostQuery";
import { DropStop, StopActions } from "./StopActions";
import { productionTexts, stopFields } from "./texts";

const shares = ["oee", "availability", "performance", "quality"] as const;

/** The figures of a machine in a period, on the machine's page. */
export function MachineFiguresSection() {
  const text = useTexts(productionTexts);
  const machine = useRecordContext();
  const [period, setPeriod] = useState<Period>({});
  const id = String(machine?.id ?? "");
  const query = useHostCall(
    ["stageEntries", "figures", id, period],
    "getMachineFigures",
    { id, ...period },
    { enabled: machine !== undefined },
  );
  if (!machine) return null;
  return (
    <Section
      title={text("figures.title")}
      hint={text("figures.hint")}
      actions={<StopActions machineId={id} />}
    >
      <PeriodInputs
        period={period}
        usual={query.data}
        labels={{ from: text("figures.from"), to: text("figures.to") }}
        onChange={setPeriod}
      />
      <QueryResult query={query} failed={text("figures.failed")}>
        {(figures) => (
          <>
            <StateNow now={figures.now} />
            <PlannedStops machine={String(machine.name)} stops={figures.plannedStops} />
            {figures.days === 0 ? (
              <Typography color="text.secondary">{text("figures.none")}</Typography>
            ) : (
              <FigureParts figures={figures} />
            )}
            <Typography variant="body2" color="text.secondary">
              {text("figures.wall", { address: `/wall?machine=${id}` })}
            </Typography>
          </>
        )}
      </QueryResult>
    </Section>
  );
}

/** The present state of the machine, with the reason of a stop and the order of the last entry. */
function StateNow({ now: { state, reason, since, job } }: { readonly now: MachineFigures["now"] }) {
  const text = useTexts(productionTexts);
  const fieldText = useTexts(stopFields);
  return (
    <Typography>
      <strong>{text(`states.${state}`)}</strong>
      {[
        ...(state === "STOPPED" && reason ? [fieldText(`choices.reason.${reason}`)] : []),
        ...(since === undefined ? [] : [text("states.since", { time: indiaMoment(since) })]),
        ...(job ? [text("states.job", { id: job.orderId, client: job.client })] : []),
      ]
        .map((part) => ` · ${part}`)
        .join("")}
    </Typography>
  );
}

interface PlannedStopsProps {
  readonly machine: string;
  readonly stops: MachineFigures["plannedStops"];
}

/** The planned stops to come. One that has not begun may be cancelled. */
function PlannedStops({ machine, stops }: PlannedStopsProps) {
  const text = useTexts(productionTexts);
  const fieldText = useTexts(stopFields);
  const [dropped, setDropped] = useState<(typeof stops)[number]>();
  return (
    <>
      {stops.map((stop) => {
        const what = text("stop.planned", {
          reason: fieldText(`choices.reason.${stop.reason}`),
          from: indiaMoment(stop.from),
          to: indiaMoment(stop.to),
        });
        return (
          <Typography key={stop.id}>
            {what}
            {Date.parse(stop.from) > Date.now() && (
              <Button
                size="small"
                sx={{ ml: 1 }}
                aria-label={`${text("stop.drop")}: ${what}`}
                onClick={() => setDropped(stop)}
              >
                {text("stop.drop")}
              </Button>
            )}
          </Typography>
        );
      })}
      {dropped && (
        <DropStop machine={machine} stop={dropped} onClose={() => setDropped(undefined)} />
      )}
    </>
  );
}

function FigureParts({ figures }: { readonly figures: MachineFigures }) {
  const text = useTexts(productionTexts);
  const fieldText = useTexts(stopFields);
  const { days, plannedMinutes, stopMinutes, good, waste, stops } = figures;
  return (
    <>
      <Figures
        label={text("figures.title")}
        figures={shares.map((name) => ({
          label: text(`figures.${name}`),
          value: shareText(figures[name]),
        }))}
      />
      <Typography color="text.secondary">
        {text("figures.basis", {
          smart_count: days,
          planned: formatDuration(plannedMinutes),
          stopped: formatDuration(stopMinutes),
          good: formatterFor.number(good),
          waste: formatterFor.number(waste),
        })}
      </Typography>
      {stops.length > 0 && (
        <CellTable
          label={text("figures.stops")}
          columns={["reason", "time"]}
          figures={["time"]}
          header={(column) => text(`figures.${column}`)}
          rows={stops.map(({ reason, minutes }) => ({
            reason: fieldText(`choices.reason.${reason}`),
            time: formatDuration(minutes),
          }))}
        />
      )}
    </>
  );
}

const columns = ["board", "measured", "typed", "difference", "runs", "take"] as const;

/** The measured rates of a machine beside the typed one, on the machine's page. A press takes one over. */
export function MeasuredRatesSection() {
  const text = useTexts(productionTexts);
  const record = useRecordContext();
  const mayEdit = useAccess("machines", "updateMachine");
  const id = String(record?.id ?? "");
  const query = useHostCall(
    ["stageEntries", "rates", id],
    "getMeasuredRates",
    { id },
    { enabled: record !== undefined },
  );
  const [take, isBusy] = useSend({
    call: (host, edit: z.infer<typeof MachineEdit>) => host.call("updateMachine", { id, ...edit }),
    done: text("rates.done"),
    failed: text("rates.failed"),
  });
  const machine = MachineEdit.safeParse(record).data;
  if (!machine) return null;
  const number = formatterFor.number;
  return (
    <Section title={text("rates.title")} hint={text("rates.hint")}>
      <QueryResult query={query} failed={text("rates.notRead")}>
        {({ all, boards }) => {
          if (!all) return <Typography color="text.secondary">{text("rates.none")}</Typography>;
          const rows = [
            { board: text("rates.all"), ...all },
            ...boards.map(({ ply, flutes, ...rate }) => ({
              board: text("rates.ofBoard", { ply, flutes }),
              ...rate,
            })),
          ];
          return (
            <CellTable
              label={text("rates.title")}
              columns={columns}
              title="board"
              figures={["measured", "typed", "difference", "runs"]}
              header={(column) => text(`rates.${column}`)}
              minWidth={560}
              rows={rows.map(({ board, ratePerHour, runs }) => {
                const part = ratePerHour / machine.ratePerHour - 1;
                return {
                  board,
                  measured: number(ratePerHour),
                  typed: number(machine.ratePerHour),
                  difference: `${part < 0 ? "−" : "+"}${Math.abs(part * 100).toFixed(0)} %`,
                  runs: number(runs),
                  take: mayEdit && ratePerHour !== machine.ratePerHour && (
                    <Button
                      size="small"
                      variant="outlined"
                      loading={isBusy}
                      aria-label={text("rates.takeOf", { board })}
                      onClick={() => void take({ ...machine, ratePerHour })}
                      sx={{ whiteSpace: "nowrap" }}
                    >
                      {text("rates.take")}
                    </Button>
                  ),
                };
              })}
            />
          );
        }}
      </QueryResult>
    </Section>
  );
}
