/** Callers during a read share the next one: no caller gets data from before its request. At most two are pending. */
export function sharedReads<T>() {
  const reads = new Map<string, { underWay: Promise<T>; next?: Promise<T> }>();

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
