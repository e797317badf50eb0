import type { FieldErrors, Validation } from "../../../../contract/errors";
import type { PayOpening, PayOpeningEdit } from "../../../../contract/payroll";
import { readNumber } from "../../../../domain/readNumber";
import type { Draft } from "../../schema/readDraft";

type Source = PayOpening["balances"][number];

/** The names of a balance's inputs. */
export const restName = ({ kind, sourceId }: Source) => `${kind} ${sourceId} rest`;
export const carriedOverName = ({ kind, sourceId }: Source) => `${kind} ${sourceId} carriedOver`;

/** The values with which the form begins. */
export const draftOf = ({ firstMonth = "", balances }: PayOpening): Draft => ({
  firstMonth,
  ...Object.fromEntries(
    balances.flatMap((source) => [
      [restName(source), source.rest],
      [carriedOverName(source), source.carriedOver],
    ]),
  ),
});

/**
 * Returns advances and deductions from before the first month. Earlier pay may have recovered part of each.
 */
export const openedBefore = ({ balances }: PayOpening, firstMonth: unknown): Source[] =>
  balances.filter((source) => source.firstMonth < String(firstMonth ?? ""));

interface AmountTexts {
  readonly notNumber: () => string;
  /** @param most in rupees */
  readonly tooMuch: (most: number) => string;
}

/** Reads the first month and the balances at its start. */
export function readOpening(
  opening: PayOpening,
  draft: Draft,
  text: AmountTexts,
): Validation<PayOpeningEdit> {
  const errors: FieldErrors = {};
  const read = (name: string, most: number): number => {
    const amount = readNumber(String(draft[name] ?? ""));
    if (amount === undefined || amount < 0) errors[name] = text.notNumber();
    else if (amount > most) errors[name] = text.tooMuch(most);
    return amount === undefined || amount < 0 ? 0 : amount;
  };
  const firstMonth = String(draft.firstMonth ?? "");
  const balances = openedBefore(opening, firstMonth).map((source) => {
    const { kind, sourceId, amount } = source;
    const rest = read(restName(source), amount);
    return { kind, sourceId, rest, carriedOver: read(carriedOverName(source), rest) };
  });
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { version } = opening;
  return { ok: true, value: { version, balances, ...(firstMonth !== "" && { firstMonth }) } };
}
