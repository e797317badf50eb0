/** What is read for several who asked for the same while an earlier read was under way. */
interface Reads<T> {
  underWay: Promise<T>;
  next?: Promise<T>;
}

/**
 * Reads the same for several at once. Whoever asks for a key while a read of it is under way gets the one after
 * it, together with all others who do: so everybody gets what was read after they had asked, and however many
 * ask at once, two reads are enough.
 */
export function sharedReads<T>() {
  const reads = new Map<string, Reads<T>>();

  function start(key: string, read: () => Promise<T>): Promise<T> {
    const underWay = read().finally(() => {
      if (reads.get(key)?.underWay === underWay) reads.delete(key);
    });
    reads.set(key, { underWay });
    return underWay;
  }

  return (key: string, read: () => Promise<T>): Promise<T> => {
    const known = reads.get(key);
    if (known === undefined) return start(key, read);
    const begin = () => start(key, read);
    known.next ??= known.underWay.then(begin, begin);
    return known.next;
  };
}
