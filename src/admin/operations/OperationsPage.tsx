import { Alert, Typography } from "@mui/material";
import type { OperationRun, OperationsState } from "../../../contract/operations";
import { hostText } from "../../texts/hostMessages";
import { readLanguage, useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { CellTable } from "../layout/CellTable";
import { Figures } from "../layout/Facts";
import { QueryResult } from "../layout/QueryResult";
import { Screen, Section } from "../layout/Screen";
import { noValue } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { BackupActions, StartButtons } from "./BackupActions";
import { agoText, secondsText, sizeText } from "./figures";
import { operationsTexts } from "./texts";

/** The milliseconds between two reads of the page's data: while a backup, a drill or a restore runs, and otherwise. */
const runningMs = 2_000;
const idleMs = 60_000;

/** Backups with their drills and restores, for super admins. */
export default function OperationsPage() {
  const text = useTexts(operationsTexts);
  const query = useHostCall(
    ["operations"],
    "getOperations",
    {},
    {
      refetchInterval: ({ state: { data } }) =>
        data?.runs.some(({ isRunning }) => isRunning) ? runningMs : idleMs,
    },
  );
  return (
    <Screen title={text("title")} actions={<StartButtons state={query.data} />}>
      <QueryResult query={query} failed={text("failed")}>
        {(state) => (
          <>
            {state.place === undefined && <Alert severity="warning">{text("off")}</Alert>}
            {state.place !== undefined && !state.isProvable && (
              <Alert severity="warning">{text("notProvable")}</Alert>
            )}
            {state.isOnSameDisk && <Alert severity="warning">{text("sameDisk")}</Alert>}
            {state.place !== undefined && !state.isEncrypted && (
              <Alert severity="warning">{text("notEncrypted")}</Alert>
            )}
            {state.problems.map((problem) => (
              <Alert key={problem.message} severity="error">
                {hostText(problem)}
              </Alert>
            ))}
            <State state={state} />
            <Backups state={state} />
            <Runs runs={state.runs} />
          </>
        )}
      </QueryResult>
    </Screen>
  );
}

function State({ state }: { readonly state: OperationsState }) {
  const text = useTexts(operationsTexts);
  const { place, hour, isEncrypted, isProvable, lastProven, backups } = state;
  const ago = (at: string) => agoText(at, new Date(), readLanguage()) ?? text("state.justNow");
  const newest = backups[0]?.madeAt;
  const proven =
    lastProven &&
    text("state.agoFor", { ago: ago(lastProven.at), seconds: secondsText(lastProven.seconds) });
  const time = `${String(hour ?? 0).padStart(2, "0")}:00`;
  const figures = [
    { label: text("state.backup"), value: newest ? ago(newest) : text("state.never") },
    {
      label: text("state.proven"),
      value: proven ?? text(isProvable ? "state.never" : "state.notProvable"),
    },
    {
      label: text("state.daily"),
      value: hour === undefined ? text("state.noDaily") : text("state.dailyAt", { time }),
    },
    {
      label: text("state.encryption"),
      value: text(isEncrypted ? "state.encrypted" : "state.notEncrypted"),
    },
  ];
  return (
    <Section title={text("state.title")}>
      <Figures label={text("state.title")} figures={figures} />
      {place !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
          {`${text("state.place")}: ${place}`}
        </Typography>
      )}
    </Section>
  );
}

function Backups({ state: { backups } }: { readonly state: OperationsState }) {
  const text = useTexts(operationsTexts);
  return (
    <Section title={text("backups.title")} hint={text("backups.hint")}>
      {backups.length === 0 ? (
        <Typography>{text("backups.empty")}</Typography>
      ) : (
        <CellTable
          label={text("backups.title")}
          columns={["made", "size", "name", "actions"]}
          figures={["size"]}
          header={(column) => text(`backups.${column}`)}
          minWidth={760}
          rows={backups.map((backup) => ({
            made: indiaMoment(backup.madeAt),
            size: sizeText(backup.bytes),
            name: backup.name,
            actions: <BackupActions backup={backup} />,
          }))}
        />
      )}
    </Section>
  );
}

function Result({ run }: { readonly run: OperationRun }) {
  const text = useTexts(operationsTexts);
  const { isRunning, failure, rows, bytes } = run;
  if (isRunning) return text("runs.running");
  if (failure) {
    return (
      <Typography variant="body2" color="error">
        {hostText(failure)}
      </Typography>
    );
  }
  return rows === undefined || bytes === undefined
    ? text("runs.done")
    : text("runs.doneRows", {
        smart_count: rows,
        count: rows.toLocaleString("en-IN"),
        size: sizeText(bytes),
      });
}

function Runs({ runs }: { readonly runs: readonly OperationRun[] }) {
  const text = useTexts(operationsTexts);
  return (
    <Section title={text("runs.title")}>
      {runs.length === 0 ? (
        <Typography>{text("runs.empty")}</Typography>
      ) : (
        <CellTable
          label={text("runs.title")}
          columns={["at", "what", "by", "result", "duration"]}
          figures={["duration"]}
          header={(column) => text(`runs.${column}`)}
          minWidth={760}
          rows={runs.map((run) => ({
            at: indiaMoment(run.startedAt),
            what: text(`kinds.${run.kind}`),
            by: run.startedBy ?? text(`triggers.${run.trigger}`),
            result: <Result run={run} />,
            duration: run.seconds === undefined ? noValue : secondsText(run.seconds),
          }))}
        />
      )}
    </Section>
  );
}
