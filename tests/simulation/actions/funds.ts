import { defineAction, pickFrom, withKey } from "../plant";
import { daysAfter, expectOutcome, numbered } from "./requests";

/** A person gets the numbers of both funds, and the marks that decide on the pension and on the insurance's limit. */
const enterFundNumbers = defineAction({
  name: "enterFundNumbers",
  weight: 3,
  choose(random, { people }) {
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    const drawn = {
      dob: random.pick(["1990-02-28", "1969-01-20", "1965-07-01"]),
      pension: random.pick(["MEMBER", "EXCLUDED", "UNKNOWN"] as const),
      hasDisability: random.chance(0.2),
    };
    return person && { person: person.key, ...drawn };
  },
  async act({ person: personKey, pension: mark, ...marks }, plant) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const { body } = await plant.host.call("owner", "getEmployee", numbered(person.id));
    const { id: _, barcodeId: __, joinedAt: ___, active: ____, ...form } = body;
    const numbers = {
      uan: String(100_000_000_000 + person.id),
      esiNumber: String(3_000_000_000 + person.id),
      fundJoinedOn: "2020-05-01",
      pension: mark === "UNKNOWN" ? undefined : mark,
    };
    const entered = { ...numbers, ...marks };
    if (Object.entries(entered).every(([field, value]) => form[field] === value)) return;
    const sent = numbered(person.id, { ...form, ...entered });
    const reply = await plant.host.call("owner", "updateEmployee", sent);
    expectOutcome(reply, "accepted", `The numbers of ${person.barcodeId}`);
  },
});

interface Rate {
  readonly id: number;
  readonly kind: string;
  readonly isActive: boolean;
  readonly validFrom: string;
  readonly validTo?: string;
  readonly percent?: number;
}

/** A percentage or a ceiling of a fund changes on a later day: the present rate ends, and another one begins on the next day. */
const changeRateAhead = defineAction({
  name: "changeRateAhead",
  weight: 0.5,
  leavesPast: true,
  choose: (random, { host }) => ({
    kind: random.pick(["PROVIDENT_FUND", "STATE_INSURANCE"] as const),
    lastDay: daysAfter(host.today(), random.integer(0, 6)),
    percent: random.integer(1, 12_000) / 1000,
    wageCeiling: random.pick([15_000, 20_000, 25_000]),
  }),
  async act({ kind, lastDay, percent, wageCeiling }, { host }) {
    const rates: readonly Rate[] = (await host.call("owner", "getStatutoryRates")).body;
    const present = rates.find(
      (rate) =>
        rate.kind === kind &&
        rate.isActive &&
        rate.percent !== undefined &&
        rate.validFrom <= lastDay &&
        rate.validTo === undefined,
    );
    if (!present) return;
    const { id, ...form } = present;
    const ended = numbered(id, { ...form, validTo: lastDay });
    const reply = await host.call("owner", "updateStatutoryRate", ended);
    expectOutcome(reply, "accepted", `The end of a rate of ${kind} on ${lastDay}`);
    const ceiling = kind === "PROVIDENT_FUND" ? { wageCeiling } : {};
    const body = { ...form, ...ceiling, percent, validFrom: daysAfter(lastDay, 1) };
    const next = await host.call("owner", "createStatutoryRate", { body });
    expectOutcome(next, "accepted", `The next rate of ${kind} ${JSON.stringify(body)}`);
  },
});

export const fundActions = [enterFundNumbers, changeRateAhead];
