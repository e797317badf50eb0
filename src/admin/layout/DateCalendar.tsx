import Before from "@mui/icons-material/ChevronLeft";
import After from "@mui/icons-material/ChevronRight";
import { Box, Button, ButtonBase, IconButton, Popover, Typography } from "@mui/material";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { shortWeekdayName, weekdayText } from "../../../domain/momentText";
import type { DateBounds } from "../../../domain/readDate";
import { useLanguage, useTexts } from "../../texts/useTexts";
import { clampDate, type DateKindName, dateKinds } from "./dateKinds";
import { dateTexts } from "./texts";

interface DateCalendarProps {
  readonly type: DateKindName;
  /** The chosen value. Empty if there is none. */
  readonly value: string;
  readonly bounds: DateBounds;
  readonly anchor: HTMLElement;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

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

/** A month's days or a year's months, of which one is chosen with the mouse or from the keyboard. */
function CalendarPage({
  type,
  value,
  bounds,
  onChoose,
}: Omit<DateCalendarProps, "anchor" | "onClose">) {
  const text = useTexts(dateTexts);
  const language = useLanguage();
  const kind = dateKinds[type];
  const present = bounds.today.slice(0, kind.length);
  const [at, setAt] = useState(() => clampDate(value || present, bounds));
  const grid = useRef<HTMLDivElement>(null);
  /** True if the focus is in the grid, and moves with the cell. */
  const isInGrid = useRef(true);
  const rows = kind.rows(at);

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
    ArrowUp: () => kind.step(at, -kind.columns),
    ArrowDown: () => kind.step(at, kind.columns),
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
          {kind.pageName(at, language)}
        </Typography>
        {turner(1)}
      </Box>
      <Box
        ref={grid}
        role="grid"
        aria-label={kind.pageName(at, language)}
        onKeyDown={press}
        sx={{
          "& [role=row]": {
            display: "grid",
            gridTemplateColumns: `repeat(${kind.columns}, minmax(${size}px, 1fr))`,
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
                  {kind.cell(cell, language)}
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
