import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import RotationPage from "../../../src/admin/shifts/RotationPage";
import { nextWeek, rotationGroups } from "../../../src/admin/shifts/rotationDraft";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const person = (employeeId: number, name: string, shiftId: number, shiftName: string) => ({
  employeeId,
  name,
  shiftId,
  shiftName,
  barcodeId: `EMP-A-0000${employeeId}`,
  unit: "A",
});
const roster = [person(1, "Asha", 1, "A"), person(2, "Bina", 1, "A"), person(3, "Chaya", 2, "B")];
const shift = { unit: "A", unpaidBreakMinutes: 0, people: 1, version: 1 };
const answers = {
  "GET /admin/roster": () => json(roster),
  "GET /admin/shifts": () =>
    json([
      { ...shift, id: 1, name: "A", startsAt: "06:00", endsAt: "14:00" },
      { ...shift, id: 2, name: "B", startsAt: "14:00", endsAt: "22:00" },
    ]),
};

test("next week begins on a Monday, also when it is asked for on a Monday or a Sunday", () => {
  const week = (at: string) => Object.values(nextWeek(new Date(at))).slice(0, 2);
  expect(week("2026-11-22T12:00:00Z")).toEqual(["2026-11-23", "2026-11-29"]);
  expect(week("2026-11-23T12:00:00Z")).toEqual(["2026-11-30", "2026-12-06"]);
  expect(week("2026-11-28T12:00:00Z")).toEqual(["2026-11-30", "2026-12-06"]);
});

test("people are grouped by unit and present shift", () => {
  const groups = rotationGroups([...roster, { ...person(4, "Dev", 3, "A"), unit: "B" }]);
  expect(
    groups.map(({ unit, shiftName, people }) => `${unit} ${shiftName} ${people.length}`),
  ).toEqual(["A A 2", "A B 1", "B A 1"]);
});

test("one press gives a group a shift, a misfit is shown at the person, and no typed value is lost", async () => {
  const refusal = "Bina: has shift B from 7 Dec 2026 already";
  expectConsoleErrors(/^HostError: people\.1\.shiftId/);
  const replies = [
    json(
      { message: `people.1.shiftId: ${refusal}`, errors: { "people.1.shiftId": refusal } },
      { status: 400 },
    ),
    json({ people: 1 }),
  ];
  const requests = fakeHost({
    ...answers,
    "POST /admin/rotations": () => replies.shift() ?? json({}, { status: 500 }),
  });
  openPage(<RotationPage />, { isOwnHost: true });
  expect(await screen.findByText("Unit A · Shift A")).toBeInTheDocument();
  const choose = async (label: string, option: string) => {
    fireEvent.mouseDown(screen.getByLabelText(label));
    fireEvent.click(await screen.findByText(option, { selector: "[role='option']" }));
  };
  fireEvent.click(screen.getByText("Save Rotation"));
  expect(await screen.findByText("Choose at least one person")).toBeInTheDocument();

  await choose("New shift: Unit A · Shift A", "B · 2:00 pm – 10:00 pm");
  fireEvent.change(screen.getByLabelText(/^First day/), { target: { value: "2026-12-07" } });
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: "2026-12-13" } });
  expect(await screen.findByText("Unit A · Shift A")).toBeInTheDocument();
  fireEvent.click(screen.getByText("Save Rotation"));
  expect(await screen.findByText(refusal)).toBeInTheDocument();

  await choose("Bina · EMP-A-00002: Bina", "No change");
  fireEvent.click(screen.getByText("Save Rotation"));
  expect(await screen.findByText("The rotation of 1 person is saved")).toBeInTheDocument();
  const week = { firstDate: "2026-12-07", lastDate: "2026-12-13" };
  expect(requests.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
    { ...week, people: [1, 2].map((employeeId) => ({ employeeId, shiftId: 2 })) },
    { ...week, people: [{ employeeId: 1, shiftId: 2 }] },
  ]);
});
