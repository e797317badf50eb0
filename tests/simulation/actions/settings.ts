import { weekdays } from "../../../contract/calendar";
import { defineAction, pickFrom, withKey } from "../plant";

const changeCalendar = defineAction({
  name: "changeCalendar",
  weight: 0.4,
  leavesPast: true,
  choose: (random) => ({
    weekday: random.pick(weekdays),
    halfDayHours: random.integer(3, 5),
    earlyMinutes: random.pick([15, 30, 60]),
    isAhead: random.chance(0.5),
  }),
  async act({ weekday, halfDayHours, earlyMinutes, isAhead }, plant) {
    const { host } = plant;
    const { body: present } = await host.call("owner", "getCalendar");
    const validFrom = new Date(host.now() + (isAhead ? 10 * 86_400_000 : 0));
    const { periods: _, ...calendar } = present;
    const body = {
      ...calendar,
      weeklyOffs: [
        { unit: "A", weekday: "SUNDAY" },
        { unit: "B", weekday },
      ],
      halfDayHours,
      earlyMinutes,
      validFrom: validFrom.toISOString().slice(0, 10),
    };
    await host.call("owner", "updateCalendar", { body });
  },
});

const changePaymentDays = defineAction({
  name: "changePaymentDays",
  weight: 1,
  leavesPast: true,
  choose(random, { clients }) {
    const client = pickFrom(random, clients);
    return client && { client: client.key, paymentDays: random.pick([0, 7, 15, 30, 45, 60]) };
  },
  async act({ client: clientKey, paymentDays }, plant) {
    const client = withKey(plant.clients, clientKey);
    if (!client) return;
    const params = { id: String(client.id) };
    const { body: present } = await plant.host.call("staff", "getClient", { params });
    const { id: _, ...fields } = present;
    if (present.paymentDays === paymentDays) return;
    const body = { ...fields, paymentDays };
    await plant.host.call("staff", "updateClient", { params, body });
  },
});

const changeTerms = defineAction({
  name: "changeTerms",
  weight: 1,
  leavesPast: true,
  choose(random, { people }) {
    const person = pickFrom(random, people, ({ hasTerms }) => hasTerms);
    return person && { person: person.key, salary: random.integer(12, 60) * 1000 };
  },
  async act({ person: personKey, salary }, plant) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const body = {
      employeeId: person.id,
      monthlyBaseSalary: salary,
      otMultiplierFactor: 2,
      workingDays: 26,
    };
    await plant.host.call("owner", "addSalary", { body });
  },
});

const addComponent = defineAction({
  name: "addComponent",
  weight: 0.4,
  choose: (random) => ({
    kind: random.pick(["ADDITION", "DEDUCTION"] as const),
    basis: random.pick(["DAY", "MONTH"] as const),
    amount: random.integer(1, 90),
  }),
  async act({ kind, basis, amount }, plant, key) {
    const body = {
      name: `Component ${key}`,
      kind,
      unit: "A",
      basis,
      amount,
      validFrom: `${plant.host.today().slice(0, 7)}-01`,
      maxMissed: 0,
      nightFrom: "22:00",
      nightTo: "06:00",
      nightHours: 4,
      isWages: true,
    };
    await plant.host.call("owner", "createPayComponent", { body });
  },
});

const cancelLeave = defineAction({
  name: "cancelLeave",
  weight: 0.6,
  choose: (random) => ({ draw: random.next() }),
  async act({ draw }, plant) {
    const { body: leaves } = await plant.host.call("owner", "getLeaves");
    const found = leaves[Math.floor(draw * leaves.length)];
    if (found === undefined) return;
    await plant.host.call("owner", "cancelLeave", { params: { id: String(found.id) } });
  },
});

/** A super admin opens the last locked month again. Its payslips are paid by the next lock. */
const unlockMonth = defineAction({
  name: "unlockMonth",
  weight: 0.15,
  choose: (_, { lockedMonths }) => {
    const month = lockedMonths.at(-1);
    return month === undefined ? undefined : { month };
  },
  async act({ month }, plant) {
    const sent = { params: { month }, body: { reason: "Too early" } };
    const reply = await plant.host.call("owner", "unlockPayrollMonth", sent);
    if (reply.status !== 200) return;
    plant.lockedMonths = plant.lockedMonths.filter((one) => one !== month);
    for (const key of [...plant.lockedPayslips.keys()])
      if (key.startsWith(`${month} `)) plant.lockedPayslips.delete(key);
  },
});

export const settingsActions = [
  changeCalendar,
  changePaymentDays,
  changeTerms,
  addComponent,
  cancelLeave,
  unlockMonth,
];
