import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, expect, test } from "vitest";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import CalendarPage from "../../../src/admin/calendar/CalendarPage";
import BoardSettingsPage from "../../../src/admin/paper/settings/BoardSettingsPage";
import { SpecificationCreatePage } from "../../../src/admin/specifications/form/SpecificationForm";
import { authProvider } from "../../../src/api/authProvider";
import { hasSessionEnded } from "../../../src/api/signIn";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const settings = { ...defaultBoardFactors, version: 0 };
const calendar = {
  weeklyOffs: [{ unit: "A", weekday: "SUNDAY" }],
  holidays: [{ date: "2026-10-02", name: "Gandhi Jayanti" }],
  shortestSpanSeconds: 60,
  longestSpanHours: 14,
  longSpanHours: 12,
  workDayLeadHours: 4,
  earlyMinutes: 30,
  halfDayHours: 4,
  version: 1,
};
const expired = () => json({ message: "Expired" }, { status: 401 });
const host = () =>
  fakeHost({
    "GET /admin/get-admins": () => json([]),
    "GET /admin/leaves": () => json([]),
    "GET /admin/calendar": () => json(calendar),
    "PUT /admin/calendar": expired,
    "GET /admin/board/settings": () => json(settings),
    "PUT /admin/board/settings": expired,
    "POST /admin/specifications": expired,
  });

interface Case {
  readonly name: string;
  readonly page: () => ReactElement;
  readonly submit: string;
  /** The typed text, by the input's label. */
  readonly typed: Readonly<Record<string, string>>;
}

const cases: readonly Case[] = [
  {
    name: "the calendar",
    page: () => <CalendarPage />,
    submit: "Save calendar",
    typed: { "Name, holiday 1": "Gandhi's birthday" },
  },
  {
    name: "the board's settings",
    page: () => <BoardSettingsPage />,
    submit: "Save settings",
    typed: { "Widest deckle": "2200" },
  },
  {
    name: "a specification",
    page: () => <SpecificationCreatePage />,
    submit: "Save specification",
    typed: {
      Client: "Kaveri Weaves",
      "Name of the box": "Saree carton",
      "Length (mm)": "400",
      "Width (mm)": "300",
      "Height (mm)": "200",
      "GSM, Top liner": "120",
      "BF, Top liner": "18",
      "GSM, Flute 1": "100",
      "BF, Flute 1": "18",
      "GSM, Bottom liner": "120",
      "BF, Bottom liner": "18",
    },
  },
];

/** Finds an input by its label. The label of a required input ends with a star. */
const input = (label: string) =>
  screen.getByLabelText((text) => text.replace(/\s*\*$/, "") === label);

beforeEach(() => sessionStorage.clear());

for (const { name, page, submit, typed } of cases)
  test(`the typed text of ${name} at the session's end is in the form after the next login, unsaved`, async () => {
    expectConsoleErrors(/^HostError: Expired$/);
    const at = "/admin/dashboard/form";
    const requests = host();
    openPage(page(), { at, path: at, authProvider, features: ["paper", "calendar"] });
    await screen.findByText(submit);
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(input(label), { target: { value } });
    fireEvent.click(screen.getByText(submit));
    await waitFor(() => expect(hasSessionEnded()).toBe(true));
    await screen.findByText("Elsewhere");
    expect(requests.filter(({ method }) => method !== "GET")).toHaveLength(1);

    cleanup();
    openPage(page(), { at, path: at, authProvider, features: ["paper", "calendar"] });
    await screen.findByText(submit);
    for (const [label, value] of Object.entries(typed)) expect(input(label)).toHaveValue(value);
    expect(screen.getByText(/Your input is restored/)).toBeVisible();
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });
