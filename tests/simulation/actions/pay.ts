import { stageKinds } from "../../../domain/stages/kinds";
import { defineAction, pickFrom, withKey } from "../plant";
import { changeListed, daysAfter, expectOutcome, numbered } from "./requests";

const cancelAdjustment = changeListed({
  name: "cancelAdjustment",
  weight: 0.6,
  by: "owner",
  list: "getAdjustments",
  change: ({ id }) => ["cancelAdjustment", numbered(id)],
  outcome({ kind, cancelledAt }) {
    if (cancelledAt === undefined) return "any";
    return kind === "ADDITION" ? "addition.isCancelled" : "deduction.isCancelled";
  },
});

/** An advance is paid back by other instalments. One that is cancelled or paid back is not changed. */
const changeAdvance = changeListed({
  name: "changeAdvance",
  weight: 0.7,
  by: "owner",
  list: "getAdvances",
  change({ id, instalment, rest, version }, draw, _plant, key) {
    if (draw < 0.3) return ["cancelAdvance", numbered(id)];
    const next = draw < 0.4 ? rest + 1 : Math.max(1, Math.floor(rest * draw));
    const body = { instalment: next === instalment ? next + 1 : next, reason: `Agreed ${key}` };
    return ["updateAdvance", numbered(id, { ...body, version })];
  },
  outcome({ cancelledAt, rest }, draw) {
    const isCancelled = cancelledAt !== undefined;
    if (draw < 0.3 && isCancelled) return "advance.isCancelled";
    if (draw < 0.3) return rest > 0 ? "accepted" : "advance.isRepaid";
    if (isCancelled) return "advance.cancelledNoEdit";
    return draw < 0.4 ? "advance.aboveRest" : "any";
  },
});

const addPieceRate = defineAction({
  name: "addPieceRate",
  weight: 1,
  choose(random, { people, host }) {
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    const validFrom = daysAfter(host.today(), random.integer(0, 20));
    const rate = { stage: random.pick(stageKinds), ratePerThousand: random.integer(1, 900) / 10 };
    return person && { person: person.key, validFrom, ...rate };
  },
  async act({ person: personKey, ...rate }, plant) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const sent = { body: { barcodeId: person.barcodeId, ...rate } };
    const reply = await plant.host.call("owner", "createPieceRate", sent);
    if (reply.status !== 200) return;
    const again = await plant.host.call("owner", "createPieceRate", sent);
    expectOutcome(again, "pieceRate.sameDate", `A second rate ${JSON.stringify(rate)}`);
  },
});

const changePieceRate = changeListed({
  name: "changePieceRate",
  weight: 0.6,
  by: "owner",
  list: "getPieceRates",
  change: ({ id, ratePerThousand, version }, draw) => [
    "updatePieceRate",
    numbered(id, { ratePerThousand: Math.round(ratePerThousand + 1 + draw * 50), version }),
  ],
  outcome: () => "accepted",
});

/** A component of pay gets another amount, or is cancelled. */
const changeComponent = changeListed({
  name: "changeComponent",
  weight: 0.7,
  by: "owner",
  list: "getPayComponents",
  change(row, draw) {
    if (draw < 0.3) return ["cancelPayComponent", numbered(row.id)];
    const { basis, validFrom, maxMissed, nightFrom, nightTo, nightHours, isWages, version } = row;
    const body = { basis, validFrom, maxMissed, nightFrom, nightTo, nightHours, isWages, version };
    const amount = Math.round(row.amount + 1 + draw * 90);
    return ["updatePayComponent", numbered(row.id, { ...body, amount })];
  },
  outcome({ cancelledAt }, draw) {
    if (cancelledAt === undefined) return "accepted";
    return draw < 0.3 ? "payComponent.isCancelled" : "payComponent.cancelledNoEdit";
  },
});

export const payActions = [
  cancelAdjustment,
  changeAdvance,
  addPieceRate,
  changePieceRate,
  changeComponent,
];
