import { bloodGroups } from "../../../contract/employees";
import { indiaDate, startOfIndiaDate } from "../../rules/indiaTime";
import type { employees, punches, salaries } from "../schema";
import type { Chance } from "./chance";

const minute = 60_000;
const day = 24 * 60 * minute;

const womensNames = [
  "Asha",
  "Bhavya",
  "Chaitra",
  "Deepa",
  "Geetha",
  "Kavya",
  "Lakshmi",
  "Meena",
  "Nandini",
  "Pallavi",
  "Radha",
  "Savitha",
  "Shilpa",
  "Sunitha",
  "Vidya",
];
const mensNames = [
  "Anand",
  "Basavaraj",
  "Chandru",
  "Dinesh",
  "Ganesh",
  "Harish",
  "Imran",
  "Joseph",
  "Kiran",
  "Lokesh",
  "Manjunath",
  "Naveen",
  "Prakash",
  "Raghu",
  "Ramesh",
  "Santosh",
  "Shivakumar",
  "Suresh",
  "Umesh",
  "Venkatesh",
];
const familyNames = [
  "Acharya",
  "Bhat",
  "D'Souza",
  "Gowda",
  "Hegde",
  "Iyer",
  "Kamath",
  "Kulkarni",
  "Murthy",
  "Naik",
  "Patil",
  "Pinto",
  "Rao",
  "Reddy",
  "Sharma",
  "Shetty",
  "Swamy",
  "Urs",
];

const monthlyBases = [14_500, 16_000, 17_500, 19_000, 22_000, 26_000, 34_000];

type Employee = typeof employees.$inferInsert;

/** 70 invented people over both units; two have left. */
export function demoEmployees(chance: Chance, now: number): Employee[] {
  return Array.from({ length: 70 }, (_, index) => {
    const number = index + 1;
    const gender = chance.happens(0.03)
      ? "others"
      : chance.pick(["male", "male", "female"] as const);
    const first = chance.pick(gender === "female" ? womensNames : mensNames);
    const name = `${first} ${chance.pick(familyNames)}`;
    const unit = index % 5 < 3 ? "A" : "B";
    const joinedOn = indiaDate(new Date(now - chance.whole(120, 4_000) * day));
    const joined = startOfIndiaDate(joinedOn).getTime() + 9 * 60 * minute;
    return {
      name,
      email: `${name.toLowerCase().replace(/[^a-z]+/g, ".")}.${number}@example.com`,
      unit,
      gender,
      phoneNumber: `+91 90000 ${String(10_000 + number * 37)}`,
      bloodGroup: chance.pick(bloodGroups),
      dob: new Date(now - chance.whole(20 * 365, 55 * 365) * day).toISOString().slice(0, 10),
      barcodeId: `EMP-${unit}-${String(number).padStart(5, "0")}`,
      joinedAt: new Date(joined),
      deactivatedAt: index === 22 || index === 57 ? new Date(now - (index + 5) * day) : null,
    };
  });
}

/** What each of them earns a month; the last who joined has no salary set up yet. */
export function demoSalaries(
  chance: Chance,
  people: readonly Employee[],
): (typeof salaries.$inferInsert)[] {
  return people.slice(0, -1).map((_, index) => ({
    employeeId: index + 1,
    monthlyBasePaise: chance.pick(monthlyBases) * 100,
    otMultiplierFactor: chance.pick([1, 1.5, 1.5]),
    workingDays: 26,
  }));
}

const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;

/**
 * 90 days at the gate, Sundays off: some absences, some overtime, a few forgotten check-outs. Of
 * today only what has happened by `now`.
 */
export function demoPunches(
  chance: Chance,
  now: number,
  people: readonly Employee[],
): (typeof punches.$inferInsert)[] {
  const dates = Array.from({ length: 90 }, (_, back) => indiaDate(new Date(now - back * day)));
  const seen: (typeof punches.$inferInsert)[] = [];
  for (const date of dates.reverse()) {
    const shiftStart = startOfIndiaDate(date).getTime() + 8.5 * 60 * minute;
    people.forEach((person, index) => {
      const gone = person.deactivatedAt && person.deactivatedAt.getTime() < shiftStart;
      if (gone || (isSunday(date) && date !== indiaDate(new Date(now)))) return;
      if (chance.happens(0.07)) return;
      const checkIn = shiftStart + chance.whole(-25, 20) * minute;
      const worked =
        8 * 60 + chance.whole(-10, 25) + (chance.happens(0.18) ? chance.whole(45, 210) : 0);
      const scans = chance.happens(0.015) ? [checkIn] : [checkIn, checkIn + worked * minute];
      for (const at of scans) {
        if (at <= now) seen.push({ employeeId: index + 1, punchedAt: new Date(at) });
      }
    });
  }
  return seen;
}
