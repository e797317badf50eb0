import { Box, ButtonBase, Typography } from "@mui/material";
import { type PointerEvent, useRef } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { Schedule } from "../../../contract/schedule";
import { useTexts } from "../../texts/useTexts";
import { showAddress } from "../addresses";
import { indiaMoment } from "../formatMoment";
import { stageTexts } from "../machines/stageTexts";
import { stopFields } from "../machines/texts";
import { hueOf, type Job, jobsOf, numbersOf, shareAt, type TimeWindow, timeAt } from "./board";
import { scheduleTexts } from "./texts";

type Machine = Schedule["machines"][number];

export interface RowProps {
  readonly schedule: Schedule;
  readonly machine: Machine;
  readonly time: TimeWindow;
  readonly onOpen: (job: Job) => void;
  /** Called when a person has dragged a bar to a machine and a time. */
  readonly onMove: (job: Job, machineId: number, from: Date) => void;
}

const percent = (share: number) => `${share * 100}%`;

/** True if a part of a time lies in the window. */
const isShown = ({ from, to }: { readonly from: string; readonly to: string }, time: TimeWindow) =>
  Date.parse(to) > time.from && Date.parse(from) < time.to;

/** Returns the place and the look of a bar. A short one still shows. */
function barLook(time: TimeWindow, of: { readonly from: string; readonly to: string }) {
  const left = Math.max(0, shareAt(time, Date.parse(of.from)));
  const right = Math.min(1, shareAt(time, Date.parse(of.to)));
  return {
    position: "absolute",
    left: percent(left),
    width: percent(Math.max(right - left, 0.004)),
    justifyContent: "flex-start",
    overflow: "hidden",
    "&:focus-visible": { outline: 3, outlineColor: "primary.main", zIndex: 1 },
  } as const;
}

/** The jobs of a machine as bars over the shown time. */
export function MachineRow({ schedule, machine, time, onOpen, onMove }: RowProps) {
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
        {jobs.map((job) => (
          <JobBar
            key={`${job.order.orderId} ${job.placement.stage}`}
            job={job}
            machine={machine}
            time={time}
            onOpen={onOpen}
            onMove={onMove}
          />
        ))}
        {machine.plannedStops
          .filter((stop) => isShown(stop, time))
          .map((stop) => (
            <StopBar key={stop.id} stop={stop} machine={machine} time={time} />
          ))}
      </Box>
    </>
  );
}

interface StopBarProps extends Pick<RowProps, "machine" | "time"> {
  readonly stop: Machine["plannedStops"][number];
}

/** A planned stop. A press opens the machine's page, which changes it. */
function StopBar({ stop, machine, time }: StopBarProps) {
  const text = useTexts(scheduleTexts);
  const reasonText = useTexts(stopFields);
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
          ...barLook(time, stop),
          // A job that rests during the stop shows above it.
          bottom: 0,
          height: 18,
          px: 0.5,
          color: "text.primary",
          bgcolor: "background.paper",
          backgroundImage: ({ palette }) =>
            `repeating-linear-gradient(135deg, ${palette.action.disabled} 0 2px, transparent 2px 7px)`,
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

interface BarProps extends Pick<RowProps, "machine" | "time" | "onOpen" | "onMove"> {
  readonly job: Job;
}

/** Movements below this many pixels are a press. */
const dragPixels = 6;

function JobBar({ job, machine, time, onOpen, onMove }: BarProps) {
  const text = useTexts(scheduleTexts);
  const stageText = useTexts(stageTexts);
  const grab = useRef<{ readonly x: number; readonly left: number } | undefined>(undefined);
  const isDragged = useRef(false);
  const { order, placement } = job;
  const numbers = numbersOf(job);
  const change = placement.changeOverMinutes / (placement.changeOverMinutes + placement.runMinutes);
  const state = [
    text(order.isLate ? "late" : "inTime"),
    placement.isPinned && text("pinned"),
  ].filter((part) => part !== false);

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    isDragged.current = false;
    grab.current = { x: event.clientX, left: event.currentTarget.getBoundingClientRect().left };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (!grab.current || Math.abs(event.clientX - grab.current.x) < dragPixels) return;
    isDragged.current = true;
    event.currentTarget.style.transform = `translateX(${event.clientX - grab.current.x}px)`;
  };
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    const { current: began } = grab;
    grab.current = undefined;
    event.currentTarget.style.transform = "";
    if (!began || !isDragged.current) return;
    const row = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((element) => element instanceof HTMLElement && element.dataset.machine !== undefined);
    if (!(row instanceof HTMLElement)) return;
    const box = row.getBoundingClientRect();
    const start = (began.left + event.clientX - began.x - box.left) / box.width;
    onMove(job, Number(row.dataset.machine), timeAt(time, start));
  };

  return (
    <li>
      <ButtonBase
        aria-label={text(placement.run ? "runBar" : "bar", {
          id: placement.run?.id ?? order.orderId,
          orders: numbers,
          client: order.client,
          stage: stageText(`names.${placement.stage}`),
          machine: machine.name,
          from: indiaMoment(placement.from),
          to: indiaMoment(placement.to),
          state: state.join(", "),
        })}
        title={placement.run ? numbers : text("order", { id: order.orderId, client: order.client })}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => {
          grab.current = undefined;
        }}
        onClick={() => {
          if (!isDragged.current) onOpen(job);
          isDragged.current = false;
        }}
        sx={{
          ...barLook(time, placement),
          top: 6,
          bottom: 6,
          px: 0.75,
          alignItems: "center",
          gap: 0.5,
          borderRadius: 1,
          touchAction: "pan-y",
          border: 2,
          borderColor: order.isLate ? "error.main" : "divider",
          borderLeft: `6px solid hsl(${hueOf(order.board)} 55% 45%)`,
          background: ({ palette }) => {
            const run = order.isLate
              ? `color-mix(in srgb, ${palette.error.main} 16%, transparent)`
              : palette.background.paper;
            return `linear-gradient(90deg, ${palette.action.selected} ${percent(change)}, ${run} ${percent(change)})`;
          },
          color: order.isLate ? "error.main" : "text.primary",
        }}
      >
        <Typography variant="caption" noWrap sx={{ fontWeight: 700 }}>
          {placement.isPinned && "📌"}
          {numbers} {!placement.run && order.client}
          {order.inks > 0 && ` ${"●".repeat(Math.min(order.inks, 4))}`}
        </Typography>
      </ButtonBase>
    </li>
  );
}
