/** For how long a code must be out of the picture before it is another scan, in milliseconds. */
const absenceMs = 3_000;

/** A code that stays before the camera is one scan: the camera sees it many times a second. */
export function createSeenCodes() {
  const lastSeen = new Map<string, number>();
  return {
    isNew: (code: string, at: number): boolean => {
      const isNew = at - (lastSeen.get(code) ?? Number.NEGATIVE_INFINITY) > absenceMs;
      lastSeen.set(code, at);
      return isNew;
    },
  };
}
