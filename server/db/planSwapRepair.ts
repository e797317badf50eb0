export interface FoundDatabase {
  name: string;
  /** True if it accepts connections. */
  isOpen: boolean;
  /** True if its deletion was begun. PostgreSQL then refuses to open it. */
  isInvalid: boolean;
}

/** The databases of a plant, as a restore that was killed has left them. */
export interface FoundSwap {
  /** The name of the plant's database. */
  plant: string;
  databases: readonly FoundDatabase[];
  /** True while a backup, drill or restore runs, which may use a copy. */
  isRunning: boolean;
}

export interface SwapRepair {
  /** Renames and openings of one transaction. */
  renames: readonly (readonly [from: string, to: string])[];
  opened: readonly string[];
  /** Databases to drop afterwards. */
  dropped: readonly string[];
  /** True if the plant has the restored data. */
  isFinished: boolean;
  /** The findings and the repair, for a person. */
  sentence: string;
}

const isCopy = ({ name }: FoundDatabase) => /_(restore|drill)_[0-9a-f]{12}$/.test(name);
const isRestored = ({ name }: FoundDatabase) => /_restore_[0-9a-f]{12}$/.test(name);
const isFormer = ({ name }: FoundDatabase) => /_before_\d{14}$/.test(name);

const byName = (one: FoundDatabase, other: FoundDatabase) => (one.name < other.name ? -1 : 1);

/**
 * Decides how to mend what a killed restore has left. Versions before 0.1 renamed and closed the databases one after the
 * other. Now one transaction does it, and only a copy may be left.
 * @returns undefined if nothing is to be mended
 */
export function planSwapRepair({ plant, databases, isRunning }: FoundSwap): SwapRepair | undefined {
  const present = databases.find(({ name }) => name === plant);
  const copies = databases.filter((one) => isCopy(one));
  const formers = databases.filter(isFormer).toSorted(byName);
  const broken = formers.filter(({ isInvalid }) => isInvalid);
  const closed = formers.filter(({ isOpen, isInvalid }) => !isOpen && !isInvalid);
  const last = closed.at(-1);
  const namesOf = (some: readonly FoundDatabase[]) => some.map(({ name }) => name);
  const text = (some: readonly FoundDatabase[]) => namesOf(some).join(", ");
  const left = [...(isRunning ? [] : copies), ...broken];

  if (!present) {
    // The copy was closed after it was complete and compared.
    const complete = databases.filter((one) => isRestored(one) && !one.isOpen && !one.isInvalid);
    const [copy, ...more] = complete;
    if (!last) return undefined;
    if (copy && more.length === 0)
      return {
        renames: [[copy.name, plant]],
        opened: [plant, ...namesOf(closed)],
        dropped: namesOf(left.filter((one) => one !== copy)),
        isFinished: true,
        sentence: `A restore was stopped in the middle of its swap. The swap is finished: the plant has the restored data, and the data from before are kept as ${last.name}`,
      };
    return {
      renames: [[last.name, plant]],
      opened: [plant, ...namesOf(closed.filter((one) => one !== last))],
      dropped: namesOf(left),
      isFinished: false,
      sentence:
        "A restore was stopped in the middle of its swap. The swap is undone: the plant has its data from before the restore",
    };
  }

  if (!present.isOpen) {
    if (isRunning) return undefined;
    if (copies.some(isRestored))
      return {
        renames: [],
        opened: [plant, ...namesOf(closed)],
        dropped: namesOf(left),
        isFinished: false,
        sentence:
          "A restore was stopped at the begin of its swap. The swap is undone: the plant has its data from before the restore",
      };
    if (!last) return undefined;
    return {
      renames: [],
      opened: [plant, ...namesOf(closed)],
      dropped: namesOf(left),
      isFinished: true,
      sentence: `A restore was stopped at the end of its swap. The swap is finished: the plant has the restored data, and the data from before are kept as ${last.name}`,
    };
  }

  if (last)
    return {
      renames: [],
      opened: namesOf(closed),
      dropped: namesOf(left),
      isFinished: true,
      sentence: `A restore was stopped after its swap: the plant has the restored data. ${text(closed)}, the data from before, can be opened again`,
    };
  if (left.length === 0) return undefined;
  const sentence = left.some(isFormer)
    ? `The deletion of ${text(left)} was stopped. It is finished`
    : `A restore or a drill was stopped before its end: the plant has its data as before. Its copy ${text(left)} is deleted`;
  return { renames: [], opened: [], dropped: namesOf(left), isFinished: false, sentence };
}
