import type { EpfReturnKind, EpfReturns, ReturnSums } from "../../contract/epfReturns";

/** A line of EPFO's return: the UAN, the name, and nine whole numbers. */
interface Member {
  readonly uan: string;
  readonly name: string;
  readonly text: string;
  readonly numbers: readonly number[];
}

/** The places of the numbers in a line: gross wages, three sums of wages, three contributions, days and refunds. */
const places = { wages: [1, 2, 3], employee: 4, pension: 5, employer: 6 } as const;

const { wages, employee, pension, employer } = places;

/** Returns the members of a return's text by UAN. */
function readMembers(content: string): Map<string, Member> {
  const lines = content.split("\r\n").filter((text) => text !== "");
  return new Map(
    lines.map((text) => {
      const [uan = "", name = "", ...numbers] = text.split("#~#");
      return [uan, { uan, name, text, numbers: numbers.map(Number) }];
    }),
  );
}

const numberAt = ({ numbers }: Member, place: number) => numbers[place] ?? 0;

/** Returns all contributions for a member: the employee's, the pension's and the rest of the employer's. */
const contributionOf = (member: Member) =>
  [employee, pension, employer].reduce((sum, place) => sum + numberAt(member, place), 0);

/**
 * True if a line has less than another one in wages that count, or in a contribution. Contributions are compared one by
 * one, because each goes to its own account.
 */
const isLower = (member: Member, former: Member) =>
  [...wages, employee, pension, employer].some(
    (place) => numberAt(member, place) < numberAt(former, place),
  );

/** Returns the line of a member who is no longer in the month: no wages and no contributions. */
function emptyLine({ uan, name, numbers }: Member): Member {
  const zeros = numbers.map(() => 0);
  return { uan, name, numbers: zeros, text: [uan, name, ...zeros].join("#~#") };
}

const writeMembers = (members: readonly Member[]) =>
  members.map(({ text }) => `${text}\r\n`).join("");

export interface FiledReturn {
  readonly kind: EpfReturnKind;
  readonly content: string;
  readonly isPaid: boolean;
}

/** Sums a return for the reply, in rupees. */
export function sumReturn({ kind, content }: Pick<FiledReturn, "kind" | "content">): ReturnSums {
  const members = [...readMembers(content).values()];
  const sum = (...columns: number[]) =>
    members.reduce(
      (total, member) => total + columns.reduce((part, place) => part + numberAt(member, place), 0),
      0,
    );
  return {
    kind,
    members: members.length,
    employees: sum(employee),
    employer: sum(pension, employer),
  };
}

interface Plan {
  /** The returns that can be filed now, with their text. */
  readonly next: readonly Pick<FiledReturn, "kind" | "content">[];
  readonly lowered: EpfReturns["lowered"];
}

/**
 * Compares the present members of a month with its filed returns, the earliest first. Without a filed return the regular
 * one comes next. Members that no return has make a supplementary return. Members whose line has changed make a revised
 * return, with their whole line. A line that is lower than in a paid return is listed as lowered, and not
 * revised.
 */
export function planEpfReturns(filed: readonly FiledReturn[], present: string): Plan {
  const now = readMembers(present);
  const regular = { kind: "REGULAR", content: present } as const;
  if (filed.length === 0) return { next: [regular], lowered: [] };
  const merge = (returns: readonly FiledReturn[]) =>
    new Map(returns.flatMap(({ content }) => [...readMembers(content)]));
  const former = merge(filed);
  const paid = merge(filed.filter(({ isPaid }) => isPaid));
  const added = [...now.values()].filter(({ uan }) => !former.has(uan));
  const changed = [...former.values()]
    .map((member) => ({ member: now.get(member.uan) ?? emptyLine(member), former: member }))
    .filter(({ member, former }) => member.text !== former.text)
    .map(({ member }) => ({ member, paid: paid.get(member.uan) }));
  const isLowered = ({ member, paid }: (typeof changed)[number]) =>
    paid !== undefined && isLower(member, paid);
  const revised = changed.filter((change) => !isLowered(change)).map(({ member }) => member);
  const returns = [
    { kind: "SUPPLEMENTARY", content: writeMembers(added) },
    { kind: "REVISED", content: writeMembers(revised) },
  ] as const;
  return {
    next: returns.filter(({ content }) => content !== ""),
    lowered: changed.filter(isLowered).map(({ member, paid = member }) => ({
      uan: member.uan,
      name: member.name,
      paid: contributionOf(paid),
      now: contributionOf(member),
    })),
  };
}
