import { accruals, balancedKinds, leaveEntryTypes, leaveKinds } from "../../../contract/leaves";
import { defineAction, pickFrom, withKey } from "../plant";
import { changeListed, daysAfter, expectOutcome, numbered } from "./requests";

/** A leave is asked for, and decided later. A request above the balance gives its reason. */
const requestLeave = defineAction({
  name: "requestLeave",
  weight: 2,
  choose(random, { people, host }) {
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    const firstDate = daysAfter(host.today(), random.integer(0, 30));
    const lastDate = daysAfter(firstDate, random.integer(0, 4));
    return person && { person: person.key, kind: random.pick(leaveKinds), firstDate, lastDate };
  },
  async act({ person: personKey, kind, firstDate, lastDate }, plant) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const days = { firstDate, lastDate, kind, status: "REQUESTED", reason: "A wedding" };
    const body = { barcodeId: person.barcodeId, ...days };
    const reply = await plant.host.call("owner", "createLeave", { body });
    if (reply.status !== 200) return;
    const again = await plant.host.call("owner", "createLeave", { body });
    expectOutcome(again, "leave.overlap", `A second leave ${JSON.stringify(body)}`);
  },
});

const approveLeave = changeListed({
  name: "approveLeave",
  weight: 2,
  by: "owner",
  list: "getLeaves",
  change: ({ id }) => ["approveLeave", numbered(id)],
  outcome({ status, cancelledAt }) {
    if (cancelledAt !== undefined) return "leave.isCancelled";
    // A person who has left meanwhile gets no leave.
    return status === "APPROVED" ? "leave.isApproved" : "any";
  },
});

/** No rule earns casual leave: the invariant of balances counts its entries. */
const earnedKinds = balancedKinds.filter((kind) => kind !== "CASUAL");

const rule = {
  workedPerDay: 20,
  minimumWorked: 180,
  joinerPercent: 25,
  surplus: "LAPSE",
} as const;

/** A rule of earning leave from a day on. A kind has one rule from a day. */
const addLeaveRule = defineAction({
  name: "addLeaveRule",
  weight: 0.6,
  choose: (random, { host }) => ({
    kind: random.pick(earnedKinds),
    validFrom: daysAfter(host.today(), random.integer(-30, 30)),
    accrual: random.pick(accruals),
    daysPerYear: random.integer(1, 24),
    carryOver: random.integer(0, 10),
  }),
  async act(drawn, { host }) {
    const sent = { body: { ...rule, ...drawn } };
    const reply = await host.call("owner", "createLeaveRule", sent);
    if (reply.status !== 200) return;
    const again = await host.call("owner", "createLeaveRule", sent);
    expectOutcome(again, "leaveRule.sameDate", `A second rule ${JSON.stringify(drawn)}`);
  },
});

const changeLeaveRule = changeListed({
  name: "changeLeaveRule",
  weight: 0.5,
  by: "owner",
  list: "getLeaveRules",
  change({ id, accrual, version }, draw) {
    const daysPerYear = 1 + Math.floor(draw * 40) / 2;
    return ["updateLeaveRule", numbered(id, { ...rule, accrual, daysPerYear, version })];
  },
  outcome: () => "accepted",
});

const enterLeave = defineAction({
  name: "enterLeave",
  weight: 1,
  choose(random, { people, host }) {
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    const date = daysAfter(host.today(), random.integer(-10, 10));
    const entry = { kind: random.pick(balancedKinds), type: random.pick(leaveEntryTypes), date };
    return person && { ...entry, person: person.key, days: random.integer(1, 10) / 2 };
  },
  async act({ person: personKey, ...entry }, plant, key) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const body = { barcodeId: person.barcodeId, ...entry, reason: `Agreed ${key}` };
    await plant.host.call("owner", "createLeaveEntry", { body });
  },
});

const cancelLeaveEntry = changeListed({
  name: "cancelLeaveEntry",
  weight: 0.5,
  by: "owner",
  list: "getLeaveEntries",
  change: ({ id }) => ["cancelLeaveEntry", numbered(id)],
  outcome: ({ cancelledAt }) => (cancelledAt === undefined ? "any" : "leaveEntry.isCancelled"),
});

export const leaveActions = [
  requestLeave,
  approveLeave,
  addLeaveRule,
  changeLeaveRule,
  enterLeave,
  cancelLeaveEntry,
];
