import { lawfulBenefits } from "../../../contract/benefits";
import { defineAction, pickFrom, withKey } from "../plant";
import { atPart, changeListed, daysAfter, expectOutcome, numbered } from "./requests";

const addBenefitRule = defineAction({
  name: "addBenefitRule",
  weight: 0.5,
  choose: (random, { host }) => ({
    validFrom: daysAfter(host.today(), random.integer(-500, 20)),
    bonusPercent: random.integer(9, 20),
    gratuityLeastYears: 1,
    bonusLeastDays: random.integer(0, 30),
  }),
  async act(drawn, { host }) {
    const sent = { body: { ...lawfulBenefits, ...drawn } };
    const reply = await host.call("owner", "createBenefitRule", sent);
    if (reply.status !== 200) return;
    const again = await host.call("owner", "createBenefitRule", sent);
    expectOutcome(again, "benefitRule.sameDate", `A second rule ${JSON.stringify(drawn)}`);
  },
});

const changeBenefitRule = changeListed({
  name: "changeBenefitRule",
  weight: 0.3,
  by: "owner",
  list: "getBenefitRules",
  change({ id, bonusPercent, version }) {
    const changed = { bonusPercent: bonusPercent === 10 ? 12 : 10 };
    return ["updateBenefitRule", numbered(id, { ...lawfulBenefits, ...changed, version })];
  },
  outcome: () => "accepted",
});

interface BonusRow {
  readonly barcodeId: string;
  readonly state: string;
}

/** The bonus of the last accounting year is paid in the present month, once. */
const payBonus = defineAction({
  name: "payBonus",
  weight: 0.7,
  choose: (random) => ({ part: random.next() }),
  async act({ part }, { host, lockedMonths }) {
    const month = host.today().slice(0, 7);
    const year = Number(month.slice(0, 4)) - (month.slice(5) < "04" ? 1 : 0);
    const { body: bonuses } = await host.call("owner", "getBonuses", { query: { year } });
    const row = atPart<BonusRow>(bonuses, part);
    if (!row || lockedMonths.includes(month)) return;
    const body = { barcodeId: row.barcodeId, year, month };
    const reply = await host.call("owner", "payBonus", { body });
    if (row.state !== "PAYABLE" && reply.status === 200)
      expectOutcome(reply, `bonus.${row.state}`, `The bonus ${JSON.stringify(body)}`);
    if (reply.status !== 200) return;
    const again = await host.call("owner", "payBonus", { body });
    expectOutcome(again, "bonus.PAID", `The second bonus ${JSON.stringify(body)}`);
  },
});

/** A leaver gets the last payment at the amount that the person has seen. It is paid once, and may be taken back. */
const settleLeaver = defineAction({
  name: "settleLeaver",
  weight: 1,
  choose(random, { people }) {
    const person = pickFrom(random, people, ({ isActive }) => !isActive);
    return (
      person && { person: person.key, isWrong: random.chance(0.2), isBack: random.chance(0.4) }
    );
  },
  async act({ person: personKey, isWrong, isBack }, plant) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const { call } = plant.host;
    const params = { employeeId: String(person.id) };
    const { status, body: seen } = await call("owner", "getSettlement", { params });
    if (status !== 200) return;
    const net = isWrong ? seen.net + 1 : seen.net;
    const reply = await call("owner", "settleLeaver", { params, body: { net } });
    const isOpen = seen.settledAt === undefined && seen.obstacle === undefined;
    const outcome = isWrong ? "settlement.changed" : "accepted";
    const code = seen.settledAt === undefined ? seen.obstacleCode?.code : "settlement.isSettled";
    const known = isOpen ? outcome : (code ?? "any");
    if (!expectOutcome(reply, known, `The settlement of ${person.id} with ${net}`)) return;
    const again = await call("owner", "settleLeaver", { params, body: { net } });
    expectOutcome(again, "settlement.isSettled", `The second settlement of ${person.id}`);
    if (!isBack) return;
    const back = await call("owner", "cancelSettlement", { params });
    expectOutcome(back, "accepted", `Taking back the settlement of ${person.id}`);
  },
});

export const benefitActions = [addBenefitRule, changeBenefitRule, payBonus, settleLeaver];
