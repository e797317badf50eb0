import type { OpeningBalance, PayOpening } from "../../../../contract/payroll";
import { readNumber } from "../../../../domain/readNumber";

type Source = PayOpening["balances"][number];

/** The names of a balance's inputs. */
export const restName = ({ kind, sourceId }: Source) => `${kind} ${sourceId} rest`;
export const carriedOverName = ({ kind, sourceId }: Source) => `${kind} ${sourceId} carriedOver`;

/** The error of each input, by its name: not an amount, or above the limit. */
export type OpeningErrors = Readonly<Record<string, "notNumber" | { readonly most: number }>>;

/**
 * The advances and deductions that began before the first month, so that earlier months may have taken part of them.
 */
export const openedBefore = ({ balances }: PayOpening, firstMonth: string): Source[] =>
  balances.filter((source) => source.firstMonth < firstMonth);

const amountIn = (entries: FormData, name: string): number | undefined => {
  const amount = readNumber(String(entries.get(name) ?? ""));
  return amount === undefined || amount < 0 ? undefined : amount;
};

/** Reads the typed balances and their errors. */
export function readOpening(
  sources: readonly Source[],
  entries: FormData,
): { balances: OpeningBalance[]; errors: OpeningErrors } {
  const errors: Record<string, OpeningErrors[string]> = {};
  const read = (name: string, most: number): number => {
    const amount = amountIn(entries, name);
    if (amount === undefined) errors[name] = "notNumber";
    else if (amount > most) errors[name] = { most };
    return amount ?? 0;
  };
  const balances = sources.map((source) => {
    const { kind, sourceId, amount } = source;
    const rest = read(restName(source), amount);
    return { kind, sourceId, rest, carriedOver: read(carriedOverName(source), rest) };
  });
  return { balances, errors };
}
