import { Box, ButtonBase, Menu, MenuItem, Typography } from "@mui/material";
import { type PointerEvent, useRef, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { Schedule } from "../../../contract/schedule";
import { useTexts } from "../../texts/useTexts";
import { showAddress } from "../addresses";
import { indiaMoment } from "../formatMoment";
import { stageTexts } from "../machines/stageTexts";
import { stopFields } from "../machines/texts";
import {
  type Bar,
  barsOf,
  type Job,
  jobsOf,
  leastBarPixels,
  numbersOf,
  type PlanState,
  planStateOf,
  planStates,
  shareAt,
  type TimeWindow,
  timeAt,
} from "./board";
import { changeOverColor, hatching, stateLooks } from "./boardColors";
import { scheduleTexts } from "./texts";

type Machine = Schedule["machines"][number];

export interface RowProps {
  readonly schedule: Schedule;
  readonly machine: Machine;
  readonly time: TimeWindow;
  /** The width of the shown time in pixels. */
  readonly width: number;
  readonly onOpen: (job: Job) => void;
  /** Called when a person has dragged a bar to a machine and a time. */
  readonly onMove: (job: Job, machineId: number, from: Date) => void;
}

const percent = (share: number) => `${share * 100}%`;

/** True if a part of a time lies in the window. */
const isShown = ({ from, to }: { readonly from: string; readonly to: string }, time: TimeWindow) =>
  Date.parse(to) > time.from && Date.parse(from) < time.to;

const barBase = {
  position: "absolute",
  justifyContent: "flex-start",
  overflow: "hidden",
  "&:focus-visible": { outline: 3, outlineColor: "primary.main", zIndex: 1 },
} as const;

/** Returns the function that describes a job: its order or run, stage, machine, times and state. */
function useJobText({ schedule, machine }: Pick<RowProps, "schedule" | "machine">) {
  const text = useTexts(scheduleTexts);
  const stageText = useTexts(stageTexts);
  return (job: Job) => {
    const { order, placement } = job;
    const state = [
      text(`states.${planStateOf(order, schedule)}`),
      placement.isPinned && text("pinned"),
    ].filter((part) => part !== false);
    return text(placement.run ? "runBar" : "bar", {
      id: placement.run?.id ?? order.orderId,
      orders: numbersOf(job),
      client: order.client,
      stage: stageText(`names.${placement.stage}`),
      machine: machine.name,
      from: indiaMoment(placement.from),
      to: indiaMoment(placement.to),
      state: state.join(", "),
    });
  };
}

/** The jobs of a machine as bars over the shown time. */
export function MachineRow(props: RowProps) {
  const { schedule, machine, time, width } = props;
  const text = useTexts(scheduleTexts);
  const stageText = useTexts(stageTexts);
  const jobs = jobsOf(schedule, machine.id).filter(({ placement }) => isShown(placement, time));
  return (
    <>
      <Box sx={{ py: 1, pr: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 700, overflowWrap: "anywhere" }}>
          {machine.name}
        </Typography>
        <Typography variant="caption" color={machine.isDown ? "error" : "text.secondary"}>
          {machine.isDown
            ? text("down")
            : `${stageText(`names.${machine.stage}`)} · ${machine.unit}`}
        </Typography>
      </Box>
      <Box
        component="ul"
        data-machine={machine.id}
        aria-label={machine.name}
        sx={{
          position: "relative",
          m: 0,
          p: 0,
          listStyle: "none",
          minHeight: 56,
          overflow: "hidden",
          borderTop: 1,
          borderColor: "divider",
          bgcolor: machine.isDown ? "action.disabledBackground" : "transparent",
        }}
      >
        {barsOf(jobs, time, width).map((bar) => {
          const [job] = bar.jobs;
          const key = `${job.order.orderId} ${job.placement.stage}`;
          return bar.jobs.length === 1 ? (
            <JobBar key={key} {...props} bar={bar} job={job} />
          ) : (
            <JobsBar key={key} {...props} bar={bar} />
          );
        })}
        {machine.plannedStops
          .filter((stop) => isShown(stop, time))
          .map((stop) => (
            <StopBar key={stop.id} stop={stop} machine={machine} time={time} />
          ))}
      </Box>
    </>
  );
}

interface BarProps extends RowProps {
  readonly bar: Bar;
}

const barLook = ({ left, width }: Bar, state: PlanState) =>
  ({
    ...barBase,
    ...stateLooks[state],
    left,
    width,
    top: 6,
    bottom: 6,
    px: 0.5,
    borderRadius: 1,
    touchAction: "pan-y",
  }) as const;

/** Jobs that are too short for a bar each: their number. A press lists them. */
function JobsBar({ schedule, machine, bar, onOpen }: BarProps) {
  const text = useTexts(scheduleTexts);
  const jobText = useJobText({ schedule, machine });
  const [anchor, setAnchor] = useState<HTMLElement>();
  const states = new Set(bar.jobs.map(({ order }) => planStateOf(order, schedule)));
  const worst = planStates.find((state) => states.has(state)) ?? "inTime";
  return (
    <li>
      <ButtonBase
        aria-haspopup="menu"
        aria-label={text("jobs", {
          smart_count: bar.jobs.length,
          machine: machine.name,
          state: text(`states.${worst}`),
        })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ...barLook(bar, worst), justifyContent: "center" }}
      >
        <Typography variant="caption" sx={{ fontWeight: 700 }}>
          +{bar.jobs.length}
        </Typography>
      </ButtonBase>
      <Menu
        anchorEl={anchor ?? null}
        open={anchor !== undefined}
        onClose={() => setAnchor(undefined)}
      >
        {bar.jobs.map((job) => (
          <MenuItem
            key={`${job.order.orderId} ${job.placement.stage}`}
            onClick={() => {
              setAnchor(undefined);
              onOpen(job);
            }}
            sx={{ whiteSpace: "normal" }}
          >
            {jobText(job)}
          </MenuItem>
        ))}
      </Menu>
    </li>
  );
}

interface StopBarProps extends Pick<RowProps, "machine" | "time"> {
  readonly stop: Machine["plannedStops"][number];
}

/** A planned stop. A press opens the machine's page, which changes it. */
function StopBar({ stop, machine, time }: StopBarProps) {
  const text = useTexts(scheduleTexts);
  const reasonText = useTexts(stopFields);
  const left = Math.max(0, shareAt(time, Date.parse(stop.from)));
  const right = Math.min(1, shareAt(time, Date.parse(stop.to)));
  const reason = reasonText(`choices.reason.${stop.reason}`);
  const name = text("stop", {
    reason,
    machine: machine.name,
    from: indiaMoment(stop.from),
    to: indiaMoment(stop.to),
  });
  return (
    <li>
      <ButtonBase
        component={RouterLink}
        to={showAddress("machines", machine.id)}
        aria-label={name}
        title={name}
        sx={{
          ...barBase,
          left: percent(left),
          width: percent(Math.max(right - left, 0.004)),
          // A job that rests during the stop shows above it.
          bottom: 0,
          height: 18,
          px: 0.5,
          color: "text.primary",
          bgcolor: "background.paper",
          backgroundImage: hatching,
          border: 1,
          borderColor: "text.disabled",
        }}
      >
        <Typography variant="caption" noWrap sx={{ px: 0.25, bgcolor: "background.paper" }}>
          {reason}
        </Typography>
      </ButtonBase>
    </li>
  );
}

/** Movements below this many pixels are a press. */
const dragPixels = 6;

function JobBar({
  schedule,
  machine,
  time,
  bar,
  job,
  onOpen,
  onMove,
}: BarProps & { readonly job: Job }) {
  const text = useTexts(scheduleTexts);
  const jobText = useJobText({ schedule, machine });
  const grab = useRef<number | undefined>(undefined);
  const isDragged = useRef(false);
  const { order, placement } = job;
  const numbers = numbersOf(job);
  const change = placement.changeOverMinutes / (placement.changeOverMinutes + placement.runMinutes);

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    isDragged.current = false;
    grab.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const { current: began } = grab;
    if (began === undefined || Math.abs(event.clientX - began) < dragPixels) return;
    isDragged.current = true;
    event.currentTarget.style.transform = `translateX(${event.clientX - began}px)`;
  };
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    const { current: began } = grab;
    grab.current = undefined;
    event.currentTarget.style.transform = "";
    if (began === undefined || !isDragged.current) return;
    const row = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((element) => element instanceof HTMLElement && element.dataset.machine !== undefined);
    if (!(row instanceof HTMLElement)) return;
    const moved = (event.clientX - began) / row.getBoundingClientRect().width;
    const start = Math.max(0, shareAt(time, Date.parse(placement.from))) + moved;
    onMove(job, Number(row.dataset.machine), timeAt(time, start));
  };

  return (
    <li>
      <ButtonBase
        aria-label={jobText(job)}
        title={placement.run ? numbers : text("order", { id: order.orderId, client: order.client })}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={({ currentTarget }) => {
          grab.current = undefined;
          isDragged.current = false;
          currentTarget.style.transform = "";
        }}
        onClick={() => {
          if (!isDragged.current) onOpen(job);
          isDragged.current = false;
        }}
        sx={{
          ...barLook(bar, planStateOf(order, schedule)),
          flexDirection: "column",
          alignItems: "flex-start",
          justifyContent: "center",
          "&::before": {
            content: '""',
            position: "absolute",
            inset: "auto auto 0 0",
            height: 4,
            width: percent(change),
            bgcolor: changeOverColor,
          },
        }}
      >
        <Typography
          variant="caption"
          noWrap
          sx={{ fontWeight: 700, lineHeight: 1.3, width: "100%" }}
        >
          {placement.isPinned && "📌"}
          {numbers}
        </Typography>
        {!placement.run && bar.width > 2 * leastBarPixels && (
          <Typography variant="caption" noWrap sx={{ lineHeight: 1.3, width: "100%" }}>
            {order.client}
          </Typography>
        )}
      </ButtonBase>
    </li>
  );
}
