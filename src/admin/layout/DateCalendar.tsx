import Before from "@mui/icons-material/ChevronLeft";
import After from "@mui/icons-material/ChevronRight";
import { Box, Button, ButtonBase, IconButton, Popover, Typography } from "@mui/material";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { dateAfter, lastDateOfMonth, monthAfter } from "../../../domain/indiaTime";
import type { Language } from "../../../domain/languages";
import {
  monthText,
  shortMonthText,
  shortWeekdayName,
  weekdayText,
} from "../../../domain/momentText";
import type { DateBounds } from "../../../domain/readDate";
import { useLanguage, useTexts } from "../../texts/useTexts";
import { dateTexts } from "./texts";
import { clampDate, type DateKindName, dateKinds } from "./useTypedDate";

interface DateCalendarProps {
  readonly type: DateKindName;
  /** The chosen value. Empty if there is none. */
  readonly value: string;
  readonly bounds: DateBounds;
  readonly anchor: HTMLElement;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

/** Returns the number of the days before a date in a week that begins on Monday. */
const daysFromMonday = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

function weeksOf(date: string): readonly (readonly string[])[] {
  const first = `${date.slice(0, 7)}-01`;
  const monday = dateAfter(first, -daysFromMonday(first));
  const last = lastDateOfMonth(date.slice(0, 7));
  const weeks: string[][] = [];
  for (let day = monday; day <= last; day = dateAfter(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => dateAfter(day, index)));
  return weeks;
}

const quartersOf = (month: string) =>
  [0, 3, 6, 9].map((first) =>
    [0, 1, 2].map((index) => monthAfter(`${month.slice(0, 4)}-01`, first + index)),
  );

interface CalendarPageKind {
  /** The name of the page with a value: a month's days, or a year's months. */
  readonly name: (value: string, language: Language) => string;
  /** The rows of the page. A week can begin or end in another month. */
  readonly rows: (value: string) => readonly (readonly string[])[];
  readonly columns: number;
  readonly cell: (value: string, language: Language) => string;
}

const pageKinds: Readonly<Record<DateKindName, CalendarPageKind>> = {
  date: {
    name: (date, language) => monthText(date.slice(0, 7), language),
    rows: weeksOf,
    columns: 7,
    cell: (date) => String(Number(date.slice(8))),
  },
  month: {
    name: (month) => month.slice(0, 4),
    rows: quartersOf,
    columns: 3,
    cell: (month, language) => shortMonthText(month, language).replace(/ \d+$/, ""),
  },
};

const size = 44;

/** A calendar below a field. It closes when a value is chosen, and the focus returns. */
export default function DateCalendar({ anchor, onClose, ...page }: DateCalendarProps) {
  const text = useTexts(dateTexts);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{ paper: { role: "dialog", "aria-label": text("calendar"), sx: { p: 1 } } }}
    >
      <CalendarPage
        {...page}
        onChoose={(chosen) => {
          page.onChoose(chosen);
          onClose();
        }}
      />
    </Popover>
  );
}

/** Shows a month's days or a year's months. A person chooses with the mouse or the keyboard. */
function CalendarPage({
  type,
  value,
  bounds,
  onChoose,
}: Omit<DateCalendarProps, "anchor" | "onClose">) {
  const text = useTexts(dateTexts);
  const language = useLanguage();
  const kind = dateKinds[type];
  const pages = pageKinds[type];
  const present = bounds.today.slice(0, kind.length);
  const [at, setAt] = useState(() => clampDate(value || present, bounds));
  const grid = useRef<HTMLDivElement>(null);
  /** True if the focus is in the grid, and moves with the cell. */
  const isInGrid = useRef(true);
  const rows = pages.rows(at);

  useEffect(() => {
    if (isInGrid.current)
      grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
  });

  const go = (next: string | undefined, follows: boolean) => {
    isInGrid.current = follows;
    if (next !== undefined) setAt(clampDate(next, bounds));
  };
  const isOnPage = (cell: string) => cell.slice(0, -3) === at.slice(0, -3);
  const row = rows.find((cells) => cells.includes(at))?.filter(isOnPage);
  const targets: Readonly<Record<string, () => string | undefined>> = {
    ArrowLeft: () => kind.step(at, -1),
    ArrowRight: () => kind.step(at, 1),
    ArrowUp: () => kind.step(at, -pages.columns),
    ArrowDown: () => kind.step(at, pages.columns),
    Home: () => row?.[0],
    End: () => row?.at(-1),
    PageUp: () => kind.turnPage(at, -1),
    PageDown: () => kind.turnPage(at, 1),
  };
  const press = (event: KeyboardEvent) => {
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target(), true);
  };

  const turner = (count: -1 | 1) => {
    const page = kind.turnPage(at, count).slice(0, kind.length - 3);
    const isOut =
      count < 0
        ? page < bounds.first.slice(0, page.length)
        : page > bounds.last.slice(0, page.length);
    return (
      <IconButton
        aria-label={text(`pages.${type}.${count < 0 ? "before" : "after"}`)}
        disabled={isOut}
        onClick={() => go(kind.turnPage(at, count), false)}
      >
        {count < 0 ? <Before /> : <After />}
      </IconButton>
    );
  };

  return (
    <>
      <Box sx={{ display: "flex", alignItems: "center" }}>
        {turner(-1)}
        <Typography aria-live="polite" sx={{ flexGrow: 1, textAlign: "center", fontWeight: 600 }}>
          {pages.name(at, language)}
        </Typography>
        {turner(1)}
      </Box>
      <Box
        ref={grid}
        role="grid"
        aria-label={pages.name(at, language)}
        onKeyDown={press}
        sx={{
          "& [role=row]": {
            display: "grid",
            gridTemplateColumns: `repeat(${pages.columns}, minmax(${size}px, 1fr))`,
          },
          textAlign: "center",
        }}
      >
        {type === "date" && (
          <Box role="row" sx={{ typography: "caption", color: "text.secondary" }}>
            {rows[0]?.map((day) => (
              <Box component="span" key={day} role="columnheader">
                {shortWeekdayName(day, language)}
              </Box>
            ))}
          </Box>
        )}
        {rows.map((cells) => (
          <Box key={cells[0]} role="row">
            {cells.map((cell) =>
              !isOnPage(cell) ? (
                <Box component="span" key={cell} role="gridcell" />
              ) : (
                <ButtonBase
                  key={cell}
                  role="gridcell"
                  aria-label={type === "date" ? `${weekdayText(cell, language)}` : undefined}
                  aria-selected={cell === value}
                  aria-current={cell === present ? "date" : undefined}
                  disabled={clampDate(cell, bounds) !== cell}
                  tabIndex={cell === at ? 0 : -1}
                  onClick={() => onChoose(cell)}
                  sx={{
                    minHeight: size,
                    borderRadius: 1,
                    font: "inherit",
                    "&:hover, &.Mui-focusVisible": { bgcolor: "action.hover" },
                    "&.Mui-focusVisible": { outline: "3px solid", outlineColor: "secondary.main" },
                    "&[aria-current]": { border: 1, borderColor: "divider" },
                    "&[aria-selected=true]": {
                      bgcolor: "primary.main",
                      color: "primary.contrastText",
                    },
                    "&.Mui-disabled": { color: "text.disabled" },
                  }}
                >
                  {pages.cell(cell, language)}
                </ButtonBase>
              ),
            )}
          </Box>
        ))}
      </Box>
      <Button
        fullWidth
        disabled={clampDate(present, bounds) !== present}
        onClick={() => onChoose(present)}
      >
        {text(`present.${type}`)}
      </Button>
    </>
  );
}
