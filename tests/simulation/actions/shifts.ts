import { defineAction, pickFrom, withKey } from "../plant";
import { atPart, changeListed, daysAfter, expectOutcome, numbered } from "./requests";

const starts = ["06:00", "08:00", "14:00", "22:00"] as const;
const ends: Readonly<Record<string, string>> = {
  "06:00": "14:00",
  "08:00": "17:00",
  "14:00": "22:00",
  "22:00": "06:00",
};

/** A shift is added, and may be removed at once. The model of attendance needs the shifts that people have had. */
const addShift = defineAction({
  name: "addShift",
  weight: 0.8,
  choose: (random) => ({
    unit: random.pick(["A", "B"]),
    startsAt: random.pick(starts),
    isRemoved: random.chance(0.2),
  }),
  async act({ unit, startsAt, isRemoved }, { host }, key) {
    const times = { startsAt, endsAt: ends[startsAt], unpaidBreakMinutes: 30 };
    const sent = { body: { unit, name: `S ${key}`, ...times } };
    const reply = await host.call("owner", "createShift", sent);
    expectOutcome(reply, "accepted", `The shift ${key}`);
    const again = await host.call("owner", "createShift", sent);
    expectOutcome(again, "shift.sameName", `A second shift ${key}`);
    if (!isRemoved) return;
    const removed = await host.call("owner", "removeShift", numbered(reply.body.id));
    expectOutcome(removed, "accepted", `Removing the shift ${key}`);
  },
});

/** A shift gets another name or break. */
const changeShift = changeListed({
  name: "changeShift",
  weight: 0.6,
  by: "owner",
  list: "getShifts",
  change({ id, name, startsAt, endsAt, version }, draw) {
    const body = { name: draw < 0.3 ? `${name}.` : name, startsAt, endsAt, version };
    return ["updateShift", numbered(id, { ...body, unpaidBreakMinutes: Math.floor(draw * 60) })];
  },
});

interface Shift {
  readonly id: number;
  readonly unit: string;
}

/** A person gets a shift from a day on, or for some days as one of a rotation. */
const assignShift = defineAction({
  name: "assignShift",
  weight: 2,
  choose(random, { people, host }) {
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    const firstDate = daysAfter(host.today(), random.integer(1, 20));
    const lastDate = daysAfter(firstDate, random.integer(0, 6));
    const drawn = { part: random.next(), isRotation: random.chance(0.5) };
    return person && { person: person.key, firstDate, lastDate, ...drawn };
  },
  async act({ person: personKey, firstDate, lastDate, part, isRotation }, plant) {
    const person = withKey(plant.people, personKey);
    const { call } = plant.host;
    const shift = atPart<Shift>((await call("owner", "getShifts")).body, part);
    if (!person || !shift) return;
    const { id: shiftId, unit } = shift;
    const people = [{ employeeId: person.id, shiftId }];
    const entry = { employeeId: person.id, validFrom: firstDate, unit, shiftId };
    if (isRotation)
      await call("owner", "createRotation", { body: { firstDate, lastDate, people } });
    else {
      const reply = await call("owner", "createAssignment", { body: entry });
      if (reply.status !== 200) return;
      const again = await call("owner", "createAssignment", { body: entry });
      expectOutcome(again, "assignment.sameDate", `A second assignment ${JSON.stringify(entry)}`);
    }
  },
});

/** The last assignment of a person is moved to another day, or removed. The first one stays. */
const changeAssignment = defineAction({
  name: "changeAssignment",
  weight: 1,
  choose(random, { people }) {
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    return (
      person && { person: person.key, isRemoved: random.chance(0.5), days: random.integer(1, 5) }
    );
  },
  async act({ person: personKey, isRemoved, days }, plant) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const { call } = plant.host;
    const params = { employeeId: String(person.id) };
    const { assignments } = (await call("owner", "getEmployment", { params })).body;
    const [last] = assignments;
    if (!last) return;
    if (isRemoved) {
      const reply = await call("owner", "removeAssignment", numbered(last.id));
      const outcome = assignments.length > 1 ? "accepted" : "assignment.onlyLast";
      expectOutcome(reply, outcome, `Removing the assignment ${last.id}`);
      return;
    }
    const { unit, shiftId, version } = last;
    const moved = { validFrom: daysAfter(last.validFrom, days), unit, shiftId, version };
    if (assignments.length > 1) await call("owner", "updateAssignment", numbered(last.id, moved));
  },
});

/** A person's last day is entered, corrected or taken back, or a former employment is added. */
const changeEmployment = defineAction({
  name: "changeEmployment",
  weight: 0.8,
  choose(random, { people, host }) {
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    const leftOn = daysAfter(host.today(), random.integer(5, 40));
    const kind = random.pick(["END", "REOPEN", "FORMER", "REMOVE"] as const);
    return person && { person: person.key, kind, leftOn };
  },
  async act({ person: personKey, kind, leftOn }, plant, key) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const { call } = plant.host;
    const params = { employeeId: String(person.id) };
    const { employments } = (await call("owner", "getEmployment", { params })).body;
    const [last] = employments;
    if (!last) return;
    if (kind === "FORMER") {
      const joinedOn = daysAfter("2015-01-01", Number(key));
      const body = { employeeId: person.id, joinedOn, leftOn: joinedOn };
      const reply = await call("owner", "createEmployment", { body });
      expectOutcome(reply, "any", `A former employment ${JSON.stringify(body)}`);
    } else if (kind === "REMOVE") {
      const former = employments.at(-1);
      const reply = await call("owner", "removeEmployment", numbered(former.id));
      expectOutcome(reply, "employment.onlyLast", `Removing the employment ${former.id}`);
    } else {
      const { id, joinedOn, version } = last;
      const body = { joinedOn, version, ...(kind === "END" && { leftOn }) };
      if (last.leftOn !== body.leftOn) await call("owner", "updateEmployment", numbered(id, body));
    }
  },
});

export const shiftActions = [
  addShift,
  changeShift,
  assignShift,
  changeAssignment,
  changeEmployment,
];
