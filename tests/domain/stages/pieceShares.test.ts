import { expect, test } from "vitest";
import {
  type MadePieces,
  type PieceRate,
  payPieces,
  sharePieces,
  type TimeAtMachine,
} from "../../../domain/stages/crew";

const date = "2026-11-24";
const at = (time: string) => Date.parse(`${date}T${time}:00+05:30`);
const start = at("08:00");

let ids = 0;
const made = (time: string, good: number): MadePieces => {
  ids += 1;
  return { id: ids, stage: "JOINING", good, at: at(time) };
};
const crewed = (employeeId: number, from: string, to: string): TimeAtMachine => ({
  employeeId,
  from: at(from),
  to: at(to),
});
const joining = (rupees: number, validFrom = "2026-04-01"): PieceRate => ({
  stage: "JOINING",
  validFrom,
  paisePerThousand: rupees * 100,
});

interface Group {
  readonly entries: readonly MadePieces[];
  readonly crew: readonly TimeAtMachine[];
  readonly rates: Readonly<Record<number, readonly PieceRate[]>>;
}

const sharesOf = (entries: readonly MadePieces[], crew: readonly TimeAtMachine[]) =>
  sharePieces(entries, () => start, crew).flatMap(({ shares }) => shares);

/** Returns what each person with a rate earns on the day, in paise. */
function earn({ entries, crew, rates }: Group) {
  const shares = sharesOf(entries, crew);
  return Object.fromEntries(
    Object.entries(rates).map(([id, ofPerson]) => {
      const paid = payPieces(
        shares.filter(({ employeeId }) => employeeId === Number(id)),
        ofPerson,
      );
      return [id, paid.reduce((sum, { paise }) => sum + paise, 0)];
    }),
  );
}

test("two people at one machine all day have half of the pieces each", () => {
  const group = {
    entries: [made("12:00", 3000), made("16:00", 2000)],
    crew: [crewed(1, "08:00", "16:00"), crewed(2, "08:00", "16:00")],
    rates: { 1: [joining(40)], 2: [joining(40)] },
  };
  // 5,000 pieces: ₹40 × 5 = ₹200, half each.
  expect(earn(group)).toEqual({ 1: 10_000, 2: 10_000 });
});

test("a person who comes late has only the minutes in the run of each entry", () => {
  const group = {
    entries: [made("10:00", 1200), made("12:00", 1500)],
    crew: [crewed(1, "08:00", "12:00"), crewed(2, "09:00", "12:00")],
    rates: { 1: [joining(50)], 2: [joining(50)] },
  };
  // 08:00 to 10:00: 120 of 180 and 60 of 180 minutes; 10:00 to 12:00: half each.
  // 1: 1,200 × 2/3 + 1,500 ÷ 2 = 1,550 → ₹77.50. 2: 400 + 750 = 1,150 → ₹57.50.
  expect(earn(group)).toEqual({ 1: 7750, 2: 5750 });
});

test("a helper without a rate has a share, which nobody else is paid", () => {
  const group = {
    entries: [made("10:00", 3000)],
    crew: [crewed(1, "08:00", "10:00"), crewed(2, "08:00", "10:00"), crewed(3, "08:00", "10:00")],
    rates: { 1: [joining(60)], 2: [joining(30)], 3: [] },
  };
  // 1,000 pieces each: ₹60, ₹30 and nothing beside the day's wage.
  expect(earn(group)).toEqual({ 1: 6000, 2: 3000, 3: 0 });
});

test("a person who leaves and comes back has both times, and the terms of the day", () => {
  const group = {
    entries: [made("12:00", 2400)],
    crew: [crewed(1, "08:00", "09:00"), crewed(1, "11:00", "12:00"), crewed(2, "08:00", "12:00")],
    rates: {
      1: [joining(40), joining(45, date), joining(90, "2026-11-25")],
      2: [joining(45)],
    },
  };
  // 120 and 240 of 360 minutes: 800 × ₹45 ÷ 1,000 = ₹36, 1,600 × ₹45 ÷ 1,000 = ₹72.
  expect(earn(group)).toEqual({ 1: 3600, 2: 7200 });
});

test("entries at one time share one run, and pieces of another stage or without people pay nothing", () => {
  const printed: MadePieces = { ...made("10:00", 5000), stage: "PRINTING" };
  const group = {
    entries: [
      made("07:30", 700),
      made("10:00", 1000),
      made("10:00", 500),
      printed,
      made("14:00", 900),
    ],
    crew: [crewed(1, "08:00", "10:00"), crewed(2, "09:30", "10:00")],
    rates: { 1: [joining(100)], 2: [joining(100)] },
  };
  // The run of both entries is 08:00 to 10:00: 120 and 30 of 150 minutes of 1,500 pieces: 1,200 and 300.
  // Nobody was there when 700 pieces were made before the day's start, and nobody was there from 10:00 to 14:00.
  expect(earn(group)).toEqual({ 1: 12_000, 2: 3000 });
});

test("the minutes of an entry's shares add up, whatever order the entries come in", () => {
  const entries = [made("09:00", 10), made("11:15", 20), made("08:20", 30)];
  const crew = [crewed(7, "08:10", "11:00"), crewed(3, "08:00", "09:30")];
  const shares = sharesOf(entries, crew);
  expect(sharesOf(entries.toReversed(), crew.toReversed())).toEqual(shares);
  expect(shares.map(({ entry, employeeId, minutes }) => [entry.good, employeeId, minutes])).toEqual(
    [
      [30, 3, 20],
      [30, 7, 10],
      [10, 3, 40],
      [10, 7, 40],
      [20, 3, 30],
      [20, 7, 120],
    ],
  );
  for (const { entry, allMinutes } of shares) {
    const entryShares = shares.filter((share) => share.entry.id === entry.id);
    expect(entryShares.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(allMinutes);
  }
});

test("a third of the pieces three times is paid whole, and terms of 0 end a piece rate", () => {
  const entries = [made("09:00", 500), made("10:00", 500), made("11:00", 500)];
  const crew = [1, 2, 3].map((id) => crewed(id, "08:00", "11:00"));
  const shares = sharesOf(entries, crew);
  const personShares = shares.filter(({ employeeId }) => employeeId === 1);
  // 166.67 pieces of each entry are 500 together: ₹12.50.
  expect(payPieces(personShares, [joining(25)])).toMatchObject([{ pieces: 500, paise: 1250 }]);
  expect(payPieces(personShares, [joining(25), joining(0, date)])).toEqual([]);
});
