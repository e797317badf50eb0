import type { CallName } from "../../../contract/routes";
import type { Who } from "../host";
import { type Action, defineAction, type Plant } from "../plant";
import type { Reply, Sent } from "../server";
import { Violation } from "../violation";

/** Returns the request of a record by its number. */
export const numbered = (id: number, body?: object): Sent => ({
  params: { id: String(id) },
  ...(body && { body }),
});

/** Returns the date so many days after a date, as `yyyy-MM-dd`. */
export const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the record at a part of a list, from 0 to 1. Undefined for an empty list. */
export const atPart = <T>(records: readonly T[], part: number): T | undefined =>
  records[Math.floor(part * records.length)];

/** Returns the codes of a refusal: of its sentence and of its fields. */
const codesOf = ({ body }: Reply): readonly string[] => [
  ...(body?.code === undefined ? [] : [String(body.code)]),
  ...Object.values<{ code: string }>(body?.errorCodes ?? {}).map(({ code }) => code),
];

/** What must come: `accepted`, the code of a refusal, or `any` if the simulation cannot tell. */
export type Outcome = string;

/**
 * Checks the outcome of a call that the simulation predicts.
 * @returns true if the call was accepted
 * @throws Violation for another outcome
 */
export function expectOutcome(reply: Reply, outcome: Outcome, request: string): boolean {
  const isAccepted = reply.status === 200;
  const codes = codesOf(reply);
  const isRight = outcome === "accepted" ? isAccepted : !isAccepted && codes.includes(outcome);
  if (outcome !== "any" && !isRight)
    throw new Violation(
      "outcomeIsPredicted",
      `${request}: ${outcome} was expected, ${reply.status} ${JSON.stringify(reply.body)} came`,
    );
  return isAccepted;
}

// biome-ignore lint/suspicious/noExplicitAny: each action reads the fields of its own list
type Row = any;

/** A change of one record of a list. */
interface ListedChange {
  readonly name: string;
  readonly weight: number;
  readonly by: Who;
  readonly list: CallName;
  /** Returns the call, or undefined if the record gets none. `draw` chooses among variants, from 0 to 1. */
  change(row: Row, draw: number, plant: Plant, key: string): readonly [CallName, Sent] | undefined;
  /** Returns what must come. `any` by default. */
  outcome?(row: Row, draw: number, plant: Plant): Outcome;
  /** Updates what the simulation knows after an accepted call. */
  accepted?(row: Row, reply: Reply, plant: Plant): void;
}

/** Makes an action that changes one record of a list, and checks the outcome that it predicts. */
export const changeListed = ({ name, weight, by, list, ...listed }: ListedChange): Action =>
  defineAction({
    name,
    weight,
    choose: (random) => ({ part: random.next(), draw: random.next() }),
    async act({ part, draw }, plant, key) {
      const row = atPart<Row>((await plant.host.call(by, list)).body, part);
      const change = row && listed.change(row, draw, plant, key);
      if (!change) return;
      const [call, sent] = change;
      const reply = await plant.host.call(by, call, sent);
      const outcome = listed.outcome?.(row, draw, plant) ?? "any";
      if (expectOutcome(reply, outcome, `${call} ${JSON.stringify(sent)}`))
        listed.accepted?.(row, reply, plant);
    },
  });
