import { statutoryKinds } from "../../../contract/statutoryRates";
import { defineAction } from "../plant";
import { atPart, changeListed, daysAfter, expectOutcome, numbered } from "./requests";

const forms = {
  PROVIDENT_FUND: { wageBase: "EARNED", percent: 12, wageCeiling: 15_000 },
  STATE_INSURANCE: { wageBase: "GROSS", percent: 0.75, wagesUpTo: 21_000 },
  PROFESSIONAL_TAX: { wageBase: "GROSS", wagesFrom: 25_000, amount: 200, februaryAmount: 300 },
} as const;

/** What the Code on Social Security, and the ceiling of September 2026, have changed in the forms. */
const formsByCode = {
  PROVIDENT_FUND: { wageBase: "CODE", wageCeiling: 25_000 },
  STATE_INSURANCE: { wageBase: "CODE" },
  PROFESSIONAL_TAX: {},
} as const;

/** A rate of the law holds from a day on. Two rates of a kind never hold on one day. */
const addStatutoryRate = defineAction({
  name: "addStatutoryRate",
  weight: 0.7,
  choose: (random, { host }) => ({
    kind: random.pick(statutoryKinds),
    validFrom: daysAfter(host.today(), random.integer(-400, 20)),
    isByCode: random.chance(0.6),
  }),
  async act({ kind, validFrom, isByCode }, { host }) {
    const form = isByCode ? { ...forms[kind], ...formsByCode[kind] } : forms[kind];
    const sent = { body: { kind, validFrom, ...form, isActive: true } };
    const reply = await host.call("owner", "createStatutoryRate", sent);
    if (reply.status !== 200) return;
    const again = await host.call("owner", "createStatutoryRate", sent);
    expectOutcome(again, "statutoryRate.covered", `A second rate of ${kind} from ${validFrom}`);
  },
});

/** A rate is switched off, or on again. */
const changeStatutoryRate = changeListed({
  name: "changeStatutoryRate",
  weight: 0.3,
  by: "owner",
  list: "getStatutoryRates",
  change({ id, ...rate }) {
    return ["updateStatutoryRate", numbered(id, { ...rate, isActive: !rate.isActive })];
  },
  outcome: () => "accepted",
});

/** The plant takes a change of the law that its rates lack. */
const adoptChange = defineAction({
  name: "adoptChange",
  weight: 0.4,
  choose: (random) => ({ part: random.next() }),
  async act({ part }, { host }) {
    const { body: changes } = await host.call("owner", "getStatutoryChanges");
    const change = atPart<{ id: string }>(changes, part);
    if (!change) return;
    const sent = { params: { change: change.id } };
    const reply = await host.call("owner", "adoptStatutoryChange", sent);
    expectOutcome(reply, "accepted", `The change ${change.id}`);
  },
});

const isUnpaid = ({ paidAt }: { readonly paidAt?: string }) => paidAt === undefined;

/** The return of a locked month's provident fund is filed, paid or withdrawn. */
const fileFund = defineAction({
  name: "fileFund",
  weight: 0.8,
  choose(random, { lockedMonths }) {
    if (lockedMonths.length === 0) return undefined;
    return { month: random.pick(lockedMonths), draw: random.next() };
  },
  async act({ month, draw }, { host, lockedMonths }) {
    if (!lockedMonths.includes(month)) return;
    const params = { month };
    const { filed, next } = (await host.call("owner", "getEpfReturns", { params })).body;
    const kind = atPart<{ kind: string }>(next, draw)?.kind;
    if (kind !== undefined) {
      const reply = await host.call("owner", "fileEpfReturn", { params, body: { kind } });
      expectOutcome(reply, "accepted", `Filing ${kind} of ${month}`);
      return;
    }
    const isPayment = draw < 0.5;
    const call = isPayment ? "payEpfReturns" : "withdrawEpfReturn";
    const sent = isPayment ? { params } : { params, body: { reason: "Rejected" } };
    const isDue = isPayment ? filed.some(isUnpaid) : filed.length > 0;
    const refusal = isPayment ? "epfReturn.nothingToPay" : "epfReturn.notFiled";
    const reply = await host.call("owner", call, sent);
    expectOutcome(reply, isDue ? "accepted" : refusal, `${call} of ${month}`);
  },
});

export const statutoryActions = [addStatutoryRate, changeStatutoryRate, adoptChange, fileFund];
