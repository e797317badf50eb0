/** The seconds in which the author may edit a comment. */
export const editSeconds = 600;

interface Age {
  /** The age of the comment in seconds, by the clock of the database. */
  readonly ageSeconds: number;
  readonly isWithdrawn: boolean;
}

/** Returns the seconds in which the author may still edit a comment. 0 if the time is over. */
export const secondsToEdit = ({ ageSeconds, isWithdrawn }: Age): number =>
  isWithdrawn ? 0 : Math.max(0, Math.ceil(editSeconds - ageSeconds));

interface Named {
  readonly name: string;
  readonly email: string;
}

/** Returns the name after `@` of each person: the full name, or the email if others have the same name. */
export function withHandles<Person extends Named>(people: readonly Person[]) {
  const key = ({ name }: Named) => name.toLowerCase();
  return people.map((person) => {
    const isShared = people.filter((other) => key(other) === key(person)).length > 1;
    return { ...person, handle: isShared || person.name === "" ? person.email : person.name };
  });
}

const isWordCharacter = (text: string | undefined) =>
  text !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(text);

interface Mention<Person> {
  readonly person: Person;
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the people whom a text names by `@` and their handle, in the order of the text. The longest handle counts.
 * An `@` inside of a word belongs to an email.
 */
export function findMentions<Person extends { readonly handle: string }>(
  text: string,
  people: readonly Person[],
): Mention<Person>[] {
  const longestFirst = people.toSorted((one, other) => other.handle.length - one.handle.length);
  const lower = text.toLowerCase();
  return [...text.matchAll(/@/g)].flatMap(({ index }) => {
    if (isWordCharacter(text[index - 1])) return [];
    const person = longestFirst.find(({ handle }) => {
      const isNamed = lower.startsWith(handle.toLowerCase(), index + 1);
      return isNamed && !isWordCharacter(text[index + 1 + handle.length]);
    });
    return person ? [{ person, from: index, to: index + 1 + person.handle.length }] : [];
  });
}

/**
 * Returns the letters between an `@` and the caret, while a person types a mention. Undefined if no mention is typed.
 */
export const typedMention = (text: string, caret: number): string | undefined =>
  /(?:^|[^\p{L}\p{M}\p{N}_@])@([^@\n]{0,60})$/u.exec(text.slice(0, caret))?.[1];
