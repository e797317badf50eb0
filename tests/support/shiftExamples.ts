import { dateAfter, indiaDate } from "../../domain/indiaTime";
import { type Examples, edited } from "./exampleRequest";

const shift = (name: string) => ({
  name,
  startsAt: "06:00",
  endsAt: "14:00",
  unpaidBreakMinutes: 30,
});

/** Shifts, and the dated facts of the people of `seed`: the third one has two employments and two assignments. */
export const shiftExamples: Examples = {
  createShift: (n) => ({ body: { unit: "A", ...shift(`S${n}`) } }),
  updateShift: (n) => edited(1, shift(`E${n}`)),
  removeShift: () => ({ params: { id: "2" } }),
  getEmployment: () => ({ params: { employeeId: "1" } }),
  createEmployment: (n) => {
    const date = dateAfter("1990-01-01", 2 * n);
    return { body: { employeeId: 2, joinedOn: date, leftOn: date } };
  },
  updateEmployment: () => edited(1, { joinedOn: "2019-12-01" }),
  removeEmployment: () => ({ params: { id: "3" } }),
  createAssignment: (n) => ({
    body: { employeeId: 1, validFrom: dateAfter("2028-01-01", n), unit: "A", shiftId: 1 },
  }),
  updateAssignment: () => edited(3, { validFrom: "2020-01-01", unit: "A", shiftId: 1 }),
  removeAssignment: () => ({ params: { id: "4" } }),
  getRoster: () => ({ query: { date: indiaDate(new Date()) } }),
  createRotation: (n) => ({
    body: {
      firstDate: dateAfter("2040-01-01", 3 * n),
      lastDate: dateAfter("2040-01-01", 3 * n + 1),
      people: [{ employeeId: 1, shiftId: 1 }],
    },
  }),
};
