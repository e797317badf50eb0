import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";

const settings = { ...defaultBoardFactors, version: 2 };

const type = (label: RegExp, value: string) => {
  const [field] = screen.getAllByLabelText(label);
  if (field) fireEvent.change(field, { target: { value } });
};

test("wrong board settings are shown at their field, and a save is whole, with an allowance or without", async () => {
  const { requests } = openOffice("/admin/dashboard/paper/settings", {
    isOwnHost: true,
    answers: {
      "GET /admin/board/settings": () => json(settings),
      "PUT /admin/board/settings": ({ body }) => json(body),
    },
  });
  const puts = () => requests.filter(({ method }) => method === "PUT");
  await screenTitled("Board Settings");
  expect(await screen.findByLabelText(/^Allowance per panel/)).toHaveValue("");
  type(/^Widest deckle/, "20");
  type(/^Edge trim/, "12");
  fireEvent.click(await screen.findByText("Save settings"));
  await expect
    .poll(() => screen.getByLabelText(/^Widest deckle/).getAttribute("aria-invalid"))
    .toBe("true");
  expect(puts()).toEqual([]);

  type(/^Widest deckle/, "2,20");
  expect(await screen.findByText("Must be a number, such as 1050 or 1,050.5")).toBeInTheDocument();
  type(/^Widest deckle/, "2,200");
  type(/^Allowance per panel/, "3.5");
  fireEvent.click(screen.getByText("Save settings"));
  expect(await screen.findByText("The settings are saved")).toBeInTheDocument();
  expect(puts().map(({ body }) => body)).toEqual([
    { ...settings, edge: 12, widestDeckle: 2200, allowance: 3.5 },
  ]);
  type(/^Allowance per panel/, " ");
  fireEvent.click(screen.getByText("Save settings"));
  await screen.findByText("The settings are saved");
  const { allowance: _, ...without } = { ...settings, edge: 12, widestDeckle: 2200, allowance: 0 };
  await expect.poll(() => puts().at(-1)?.body).toEqual(without);
});

test("another person's saved settings are shown next to mine, and can be taken", async () => {
  expectConsoleErrors(/changed meanwhile/);
  const theirs = { ...settings, takeUpC: 1.5, version: 3 };
  openOffice("/admin/dashboard/paper/settings", {
    isOwnHost: true,
    answers: {
      "GET /admin/board/settings": () => json(settings),
      "PUT /admin/board/settings": () =>
        json({ message: "The settings were changed meanwhile.", current: theirs }, { status: 409 }),
    },
  });
  await screenTitled("Board Settings");
  await screen.findByLabelText(/^Edge trim/);
  type(/^Edge trim/, "12");
  fireEvent.click(await screen.findByText("Save settings"));
  await screen.findByText("Changed while you were editing");
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "FieldSaved valueYour value",
    `Take-up: Flute C1.5${settings.takeUpC}`,
    `Blank and machine: Edge trim per side${settings.edge}12changed by you`,
  ]);
  fireEvent.click(screen.getByText("Discard my changes"));
  expect(await screen.findByLabelText(/^Edge trim/)).toHaveValue(String(settings.edge));
  expect(
    screen.getAllByLabelText(/^Flute C/).map((field) => field.getAttribute("value")),
  ).toContain("1.5");
});
