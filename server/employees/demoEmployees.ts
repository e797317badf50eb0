import { bloodGroups } from "../../contract/employees";
import { endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../contract/indiaTime";
import { employeeBarcode } from "../barcodes";
import type { employees, punches, salaries } from "../db/schema";
import { workingTime } from "../demo/officeHours";
import type { PlantSize } from "../demo/plantSize";
import type { SeededRandom } from "../demo/seededRandom";

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

/** Someone's time at the plant, in milliseconds; `left` is empty while it lasts. */
interface Tenure {
  readonly joined: number;
  readonly left: number | null;
}

const posts = 70;
/** Posts that a plant of several years no longer has. */
const closedPosts = 5;

/** Who held a post before somebody joined: one after the other, back to the first scans that were kept. */
function predecessors(random: SeededRandom, since: number, until: number): Tenure[] {
  const earlier: Tenure[] = [];
  for (let left = until; left > since + 30 * day; ) {
    const joined = Math.max(since - day, left - random.integer(300, 1_500) * day);
    earlier.push({ joined, left });
    left = joined - day;
  }
  return earlier;
}

/** Everybody who was ever scanned: 70 posts as they are filled now, then those who have left. */
function tenures(random: SeededRandom, now: number, scannedDays: number): Tenure[] {
  const since = now - scannedDays * day;
  const present = Array.from({ length: posts }, (_, index) => ({
    joined: now - random.integer(120, 4_000) * day,
    left: index === 22 || index === 57 ? now - (index + 5) * day : null,
  }));
  const before = present.flatMap(({ joined }) => predecessors(random, since, joined - day));
  const leftAt = Array.from({ length: closedPosts }, () => now - random.integer(200, 700) * day);
  return [...present, ...before, ...leftAt.flatMap((end) => predecessors(random, since, end))];
}

/** Invented people over both units: 70, of whom two have left, and who worked here before them. */
export function demoEmployees(
  random: SeededRandom,
  now: number,
  { scannedDays }: PlantSize,
): Employee[] {
  return tenures(random, now, scannedDays).map(({ joined, left }, index) => {
    const number = index + 1;
    const gender = random.chance(0.03)
      ? "others"
      : random.pick(["male", "male", "female"] as const);
    const first = random.pick(gender === "female" ? womensNames : mensNames);
    const name = `${first} ${random.pick(familyNames)}`;
    const unit = index % 5 < 3 ? "A" : "B";
    const joinedAt = startOfIndiaDate(indiaDate(new Date(joined))).getTime() + 9 * 60 * minute;
    return {
      name,
      email: `${name.toLowerCase().replace(/[^a-z]+/g, ".")}.${number}@example.com`,
      unit,
      gender,
      phoneNumber: `+91 90000 ${String(10_000 + number * 37)}`,
      bloodGroup: random.pick(bloodGroups),
      dob: indiaDate(new Date(now - random.integer(20 * 365, 55 * 365) * day)),
      barcodeId: employeeBarcode(unit, number),
      joinedAt: new Date(joinedAt),
      deactivatedAt: left === null ? null : new Date(workingTime(left, now)),
    };
  });
}

/** What each of them earns a month; one of those at work has no salary set up yet. */
export function demoSalaries(
  random: SeededRandom,
  people: readonly Employee[],
): (typeof salaries.$inferInsert)[] {
  const paid = people.flatMap((_, index) => (index === posts - 1 ? [] : [index + 1]));
  return paid.map((employeeId) => ({
    employeeId,
    monthlyBasePaise: random.pick(monthlyBases) * 100,
    otMultiplierFactor: random.pick([1, 1.5, 1.5]),
    workingDays: 26,
  }));
}

const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;

/** Whether somebody works all through a date: neither joined nor left on it. */
const worksAllOf = (date: string) => {
  const [begin, end] = [startOfIndiaDate(date), endOfIndiaDate(date)];
  return ({ joinedAt, deactivatedAt }: Employee) =>
    (joinedAt === undefined || joinedAt < begin) && (!deactivatedAt || deactivatedAt >= end);
};

/**
 * Days at the gate, Sundays off: some absences, some overtime, a few forgotten check-outs. Of today
 * only what has happened by `now`.
 */
export function demoPunches(
  random: SeededRandom,
  now: number,
  people: readonly Employee[],
  { scannedDays }: PlantSize,
): (typeof punches.$inferInsert)[] {
  const today = indiaDate(new Date(now));
  const staff = people.map((person, index) => ({ ...person, employeeId: index + 1 }));
  const rows: (typeof punches.$inferInsert)[] = [];
  for (let back = scannedDays - 1; back >= 0; back -= 1) {
    const date = indiaDate(new Date(now - back * day));
    if (isSunday(date) && date !== today) continue;
    const shiftStart = startOfIndiaDate(date).getTime() + 8.5 * 60 * minute;
    for (const { employeeId } of staff.filter(worksAllOf(date))) {
      if (random.chance(0.07)) continue;
      const checkIn = shiftStart + random.integer(-25, 20) * minute;
      const worked =
        8 * 60 + random.integer(-10, 25) + (random.chance(0.18) ? random.integer(45, 210) : 0);
      const scans = random.chance(0.015) ? [checkIn] : [checkIn, checkIn + worked * minute];
      for (const at of scans) {
        if (at <= now) rows.push({ employeeId, punchedAt: new Date(at) });
      }
    }
  }
  return rows;
}
