import { Alert, Box, Button, MenuItem, TextField, Typography } from "@mui/material";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Schedule } from "../../../contract/schedule";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment, shownWeekday } from "../formatMoment";
import { ScrollBox } from "../layout/CellTable";
import { QueryResult } from "../layout/QueryResult";
import { Screen, Section, useIsNarrow } from "../layout/Screen";
import { StopActions } from "../machines/StopActions";
import { useSend } from "../sending";
import { useHostCall } from "../useHostQuery";
import { AskButton } from "./AskButton";
import {
  daysOf,
  firstDayOf,
  type Job,
  type PlanState,
  planStates,
  scheduleKey,
  shareAt,
  windowFrom,
  type Zoom,
  zooms,
} from "./board";
import { changeOverColor, hatching, stateLooks } from "./boardColors";
import { JobDialog } from "./JobDialog";
import { MachineRow } from "./MachineRow";
import { ScheduledOrders } from "./ScheduledOrders";
import { scheduleTexts } from "./texts";

export default function SchedulePage() {
  const text = useTexts(scheduleTexts);
  const query = useHostCall(scheduleKey, "getSchedule", {});
  return (
    <Screen
      title={text("title")}
      actions={
        <>
          <StopActions />
          <AskButton variant="contained" />
        </>
      }
    >
      <QueryResult query={query} failed={text("failed")}>
        {(schedule) => <Board schedule={schedule} />}
      </QueryResult>
    </Screen>
  );
}

function Board({ schedule }: { readonly schedule: Schedule }) {
  const text = useTexts(scheduleTexts);
  const isNarrow = useIsNarrow();
  const today = indiaDate(new Date(schedule.plannedAt));
  const [zoom, setZoom] = useState<Zoom>(isNarrow ? "day" : "week");
  const [chosenDay, setChosenDay] = useState<string>();
  const [unit, setUnit] = useState("");
  const [chosen, setChosen] = useState<number>();
  const [opened, setOpened] = useState<Job>();
  const [pin] = useSend({
    call: (host, job: Job, machineId: number, from: Date) =>
      host.call("pinStage", {
        id: job.order.orderId,
        stage: job.placement.stage,
        machineId,
        from: from.toISOString(),
      }),
    done: text("job.pinned"),
    failed: text("job.failed"),
  });
  const units = [...new Set(schedule.machines.map((machine) => machine.unit))].sort();
  const shown = schedule.machines.filter((machine) => unit === "" || machine.unit === unit);
  const one = shown.find(({ id }) => id === chosen) ?? shown[0];
  const rows = isNarrow ? shown.filter((machine) => machine === one) : shown;
  // A phone begins with the day of the machine's next job, and shows that job.
  const first = chosenDay ?? (isNarrow && one ? firstDayOf(schedule, one.id) : today);
  const bars = useRef<HTMLDivElement>(null);
  const [timeAxis, width] = useWidth();
  const row = isNarrow ? one?.id : undefined;
  useEffect(() => {
    if (row === undefined) return;
    const bar = bars.current?.querySelector(`[data-machine="${row}"] li`);
    bar?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [row]);
  const time = windowFrom(first, zoom);
  const dates = Array.from({ length: daysOf[zoom] }, (_, index) => dateAfter(first, index));
  const step = (days: number) => setChosenDay(dateAfter(first, days));
  const nowShare = shareAt(time, Date.parse(schedule.plannedAt));
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text("plannedAt", { time: indiaMoment(schedule.plannedAt) })}
      </Typography>
      {schedule.machines.length === 0 && <Alert severity="info">{text("noMachines")}</Alert>}
      {schedule.machines.length > 0 && (
        <Section title={text("board")}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
            <Choice
              label={text("unit")}
              value={unit}
              choices={[
                ["", text("allUnits")],
                ...units.map((each): [string, string] => [each, each]),
              ]}
              onChoose={setUnit}
            />
            <Choice
              label={text("zoom")}
              value={zoom}
              choices={zooms.map((each): [string, string] => [each, text(each)])}
              onChoose={(value) => setZoom(value === "day" ? "day" : "week")}
            />
            {isNarrow && one && (
              <Choice
                label={text("machine")}
                value={String(one.id)}
                choices={shown.map(({ id, name }): [string, string] => [String(id), name])}
                onChoose={(value) => {
                  setChosen(Number(value));
                  setChosenDay(undefined);
                }}
              />
            )}
            <Box sx={{ display: "flex", gap: 0.5 }}>
              <Button onClick={() => step(-daysOf[zoom])}>{text("earlier")}</Button>
              <Button onClick={() => setChosenDay(today)}>{text("now")}</Button>
              <Button onClick={() => step(daysOf[zoom])}>{text("later")}</Button>
            </Box>
          </Box>
          <ScrollBox label={text("board")}>
            <Box
              ref={bars}
              sx={{
                display: "grid",
                gridTemplateColumns: {
                  xs: "84px minmax(560px, 1fr)",
                  md: "150px minmax(700px, 1fr)",
                },
                position: "relative",
              }}
            >
              <span />
              <Box
                ref={timeAxis}
                sx={{ display: "grid", gridTemplateColumns: `repeat(${dates.length}, 1fr)` }}
              >
                {dates.map((date) => (
                  <Typography
                    key={date}
                    variant="caption"
                    sx={{ borderLeft: 1, borderColor: "divider", pl: 0.5, fontWeight: 700 }}
                  >
                    <Box component="span" sx={{ position: "sticky", left: 4 }}>
                      {shownWeekday(date)}
                    </Box>
                  </Typography>
                ))}
              </Box>
              {rows.map((machine) => (
                <MachineRow
                  key={machine.id}
                  schedule={schedule}
                  machine={machine}
                  time={time}
                  width={width}
                  onOpen={setOpened}
                  onMove={(job, machineId, from) => void pin(job, machineId, from)}
                />
              ))}
              {nowShare >= 0 && nowShare <= 1 && (
                <>
                  <span />
                  <Box aria-hidden sx={{ position: "relative", height: 0 }}>
                    <Box
                      sx={{
                        position: "absolute",
                        left: `${nowShare * 100}%`,
                        bottom: 0,
                        height: rows.length * 57,
                        borderLeft: 2,
                        borderColor: "primary.main",
                        pointerEvents: "none",
                      }}
                    />
                  </Box>
                </>
              )}
            </Box>
          </ScrollBox>
          <Legend />
        </Section>
      )}
      <ScheduledOrders schedule={schedule} unit={unit} />
      {opened && <JobDialog job={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** What the colours and patterns of the board mean. */
function Legend() {
  const text = useTexts(scheduleTexts);
  const patches: readonly (readonly [name: "changeOver" | "stop" | PlanState, look: object])[] = [
    ...planStates.map((state) => [state, stateLooks[state]] as const),
    ["changeOver", { bgcolor: changeOverColor, height: 4 }],
    ["stop", { backgroundImage: hatching, border: 1, borderColor: "text.disabled" }],
  ];
  return (
    <Box
      component="ul"
      aria-label={text("legend.title")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 2, m: 0, mt: 1.5, p: 0, listStyle: "none" }}
    >
      {patches.map(([name, look]) => (
        <Typography key={name} component="li" variant="caption" color="text.secondary">
          <Box
            component="span"
            sx={{
              display: "inline-block",
              width: 18,
              height: 12,
              mr: 0.75,
              borderRadius: 0.5,
              verticalAlign: "middle",
              ...look,
            }}
          />
          {text(`legend.${name}`)}
        </Typography>
      ))}
      <Typography component="li" variant="caption" color="text.secondary">
        {text("legend.more")}
      </Typography>
    </Box>
  );
}

/** The width of the shown time before it is measured. */
const firstWidth = 700;

/** Returns the ref of an element and its width in pixels. */
function useWidth() {
  const [width, setWidth] = useState(firstWidth);
  const ref = (element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => setWidth(element.clientWidth || firstWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  };
  return [useCallback(ref, []), width] as const;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

const Choice = ({ label, value, choices, onChoose }: ChoiceProps) => (
  <TextField
    select
    fullWidth={false}
    size="small"
    label={label}
    value={value}
    onChange={(event) => onChoose(event.target.value)}
    sx={{ minWidth: 120 }}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    {choices.map(([key, text]) => (
      <MenuItem key={key} value={key}>
        {text}
      </MenuItem>
    ))}
  </TextField>
);
