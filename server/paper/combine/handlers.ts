import type { BoardSettings } from "../../../contract/boardSettings";
import type { AcceptedRun, Combination, CombinedGroup } from "../../../contract/combinedRuns";
import { takeUpOf } from "../../../domain/board/boardStrength";
import { layerName } from "../../../domain/board/boxDesign";
import {
  allOrMissing,
  type Computed,
  isComputed,
  mapComputed,
} from "../../../domain/board/computed";
import { currentTime } from "../../../domain/clock";
import { combineOrders } from "../../../domain/combine/combineOrders";
import type { PlanElement } from "../../../domain/combine/elements";
import { indiaDate } from "../../../domain/indiaTime";
import { type Message, say } from "../../../domain/messages/say";
import type { RateBook } from "../../../domain/quotations/rateBook";
import { paperRateFor } from "../../../domain/quotations/rates";
import { rupeesOf } from "../../../domain/storedUnits";
import { readCompanyFacts } from "../../company/plantSettings";
import type { Reader } from "../../db/connect";
import type { combinedRunOrders, orders } from "../../db/schema";
import { englishText, notFound, sentCode, sentMissing } from "../../errors";
import type { Handlers } from "../../http/handler";
import { readRateBook } from "../../rates/rateBook";
import { recordId } from "../../records/recordHandlers";
import { lackingPapers, readAcceptedRuns, type StoredRun } from "../plan/storedRuns";
import { type OrderGroup, readGroups, sentRuns, toCombinable } from "./readGroups";
import { acceptRun, reserveAgain, undoRun } from "./writeRuns";

/** The decisions of a person about the orders. */
interface Decisions {
  readonly out: ReadonlySet<number>;
  readonly under: ReadonlySet<number>;
  readonly locked: readonly (readonly [number, number])[];
}

const kilograms = (grams: number) => Math.round(grams / 10) / 100;

/** Returns the paise for a kilogram of the board's paper, or all papers without a rate. */
function boardRate(
  { layers }: OrderGroup,
  settings: BoardSettings,
  book: RateBook,
): Computed<number> {
  const rates = layers.map((layer, index) => {
    const { gsm = 0, burstFactor = 0 } = layer;
    const paper = { name: layerName(layers, index), gsm, burstFactor };
    return mapComputed(paperRateFor(book.paper, paper, book.date), ({ paisePerKg }) => ({
      paisePerKg,
      share: gsm * takeUpOf(layer, settings),
    }));
  });
  return mapComputed(allOrMissing(rates), (all) => {
    const weight = all.reduce((sum, { share }) => sum + share, 0);
    return all.reduce((sum, { share, paisePerKg }) => sum + share * paisePerKg, 0) / weight;
  });
}

const sum = (elements: readonly PlanElement[]) =>
  elements.reduce((total, { grams }) => total + grams, 0);

function planGroup(
  group: OrderGroup,
  { out, under, locked }: Decisions,
  rate: Computed<number>,
): CombinedGroup {
  const planned = group.orders
    .map((one) => toCombinable(one, under))
    .filter(({ id }) => !out.has(id));
  const isPlanned = (id: number) => planned.some((one) => one.id === id);
  const pairs = locked.filter((pair) => pair.every(isPlanned));
  const { apart, together, keepsLocks } = combineOrders(planned, group.settings, pairs);
  const apartOf = (ids: readonly number[]) =>
    sum(apart.elements.filter(({ orderIds }) => orderIds.every((id) => ids.includes(id))));
  return {
    unit: group.unit,
    layers: group.layers.map(({ flute, gsm = 0, burstFactor = 0 }) => ({
      ...(flute && { flute }),
      gsm,
      burstFactor,
    })),
    deckles: [...group.settings.deckles],
    isOfBoard: group.isOfBoard,
    orders: group.orders.map(({ order, open: { value } }) => ({
      orderId: order.id,
      client: order.client,
      size: order.size,
      blanks: value.blanks,
      blankWidth: value.blank.width,
      cutLength: value.blank.length,
      expectedCompletionDate: order.expectedCompletionDate.toISOString(),
      allowsUnder: under.has(order.id),
      isOut: out.has(order.id),
    })),
    elements: together.elements.map((element) => ({
      orderIds: [...element.orderIds],
      runs: sentRuns(element),
      together: kilograms(element.grams),
      apart: kilograms(apartOf(element.orderIds)),
    })),
    together: kilograms(together.grams),
    apart: kilograms(apart.grams),
    keepsLocks,
    ...(isComputed(rate) ? { rate: rupeesOf(Math.round(rate.value)) } : sentMissing(rate.missing)),
  };
}

async function readCombination(db: Reader, decisions: Decisions): Promise<Combination> {
  const { groups, leftOut, settings, plant } = await readGroups(db);
  const book = await readRateBook(db, indiaDate(currentTime()));
  return {
    groups: groups
      .map((group) => planGroup(group, decisions, boardRate(group, settings, book)))
      .toSorted((one, other) => other.apart - other.together - (one.apart - one.together)),
    leftOut: leftOut.flatMap(({ order: { id: orderId, client }, open }) =>
      isComputed(open) ? [] : [{ orderId, client, ...sentMissing(open.missing) }],
    ),
    edge: plant.edge,
    knives: plant.knives,
    overPercent: plant.overPercent,
  };
}

const numbersIn = (text = "") => text.split(",").filter(Boolean).map(Number);

export const combinationHandlers: Handlers<"getCombination"> = {
  getCombination: ({ query: { out, under, locked = "" } }, { db }) =>
    readCombination(db, {
      out: new Set(numbersIn(out)),
      under: new Set(numbersIn(under)),
      locked: locked.split(",").flatMap((pair) => {
        const [one, other] = numbersIn(pair.replace("-", ","));
        return one === undefined || other === undefined ? [] : [[one, other] as const];
      }),
    }),
};

type Member = typeof combinedRunOrders.$inferSelect;
type Order = typeof orders.$inferSelect;

/**
 * Returns why an order no longer fits its run. Undefined if it does.
 * @param unit the unit of the run's lead order. Runs of older versions may have orders of other units.
 */
function problemOf(
  { quantity, specificationVersionId }: Member,
  order: Order,
  unit: Order["unit"] | undefined,
): Message | undefined {
  if (order.cancelledAt) return say("combine.orderCancelled");
  if (unit !== undefined && order.unit !== unit)
    return say("combine.otherUnit", { unit: order.unit, lead: unit });
  return quantity === order.quantity && specificationVersionId === order.specificationVersionId
    ? undefined
    : say("combine.orderChanged");
}

function toReplyRun(stored: StoredRun): AcceptedRun {
  const { run, runs, members, reserved, ranFor } = stored;
  const unit = members.find(({ order }) => order.id === run.leadOrderId)?.order.unit;
  return {
    id: run.id,
    runs,
    leadOrderId: run.leadOrderId,
    orders: members.map(({ member, order, blankWidth }) => {
      const problem = problemOf(member, order, unit);
      return {
        orderId: order.id,
        client: order.client,
        blankWidth,
        ...(problem && { problem: englishText(problem), problemCode: sentCode(problem) }),
      };
    }),
    hasRun: ranFor !== null,
    reservedReels: reserved.length,
    lacking: lackingPapers(stored),
    saved: kilograms(run.savedGrams),
    createdBy: run.createdBy,
    createdAt: run.createdAt.toISOString(),
  };
}

const combinedRun = { what: say("this.combinedRun") };

export const combinedRunHandlers: Handlers<
  | "getCombinedRuns"
  | "acceptCombinedRun"
  | "reserveCombinedRun"
  | "undoCombinedRun"
  | "getCombinedRunCard"
> = {
  getCombinedRuns: async (_input, { db }) => ({
    runs: (await readAcceptedRuns(db)).map(toReplyRun),
  }),

  acceptCombinedRun: ({ body, session }, { tx }) => acceptRun(tx, session, body),

  reserveCombinedRun: ({ params, session }, { tx }) =>
    reserveAgain(tx, session, recordId(combinedRun, params.id)),

  undoCombinedRun: ({ params, session }, { tx }) =>
    undoRun(tx, session, recordId(combinedRun, params.id)),

  async getCombinedRunCard({ params, query: { language } }, { db }) {
    const [stored] = await readAcceptedRuns(db, recordId(combinedRun, params.id));
    if (!stored) throw notFound(combinedRun.what);
    const { combinedRunPdf } = await import("../jobCards/combinedRunPdf");
    const { name } = await readCompanyFacts(db);
    return combinedRunPdf({ companyName: name.en, stored, language });
  },
};
