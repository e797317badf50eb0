const kinds = /\b(private|pvt|limited|ltd|llp|company|co|and|m s)\b/g;

/** Returns the letters and figures of a name, without the kind of the firm. */
const lettersOf = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .replace(kinds, "")
    .replaceAll(" ", "");

const pairsOf = (letters: string) =>
  Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) =>
    letters.slice(index, index + 2),
  );

/** Returns the share of equal pairs of neighbouring letters in two texts, 0 to 1 (Sørensen and Dice). */
function likeness(one: string, other: string): number {
  const left = pairsOf(one);
  const right = pairsOf(other);
  const all = left.length + right.length;
  let same = 0;
  for (const pair of left) {
    const at = right.indexOf(pair);
    if (at < 0) continue;
    right.splice(at, 1);
    same += 1;
  }
  return all === 0 ? 0 : (2 * same) / all;
}

const leastLikeness = 0.6;

/**
 * Returns the names that a typed name may mean, the most similar names first. A name counts if one of the two begins with
 * the other, or if most pairs of neighbouring letters are equal. A text of fewer than three letters means no name.
 */
export function likeNames(typed: string, names: readonly string[], most = 3): string[] {
  const wanted = lettersOf(typed);
  if (wanted.length < 3) return [];
  return names
    .map((name) => {
      const letters = lettersOf(name);
      const isBeginning = letters.startsWith(wanted) || wanted.startsWith(letters);
      return { name, score: isBeginning && letters !== "" ? 1 : likeness(wanted, letters) };
    })
    .filter(({ score }) => score >= leastLikeness)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ name }) => name);
}
