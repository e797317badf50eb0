export type PairedStation = Readonly<{ token: string; name: string; unit: string }>;

const key = "station";

/** The event of the window by which this tab hears that the station was paired. */
const stationChange = "stationchange";

let cached: { stored: string | null; station: PairedStation | undefined } = {
  stored: null,
  station: undefined,
};

function parse(stored: string | null): PairedStation | undefined {
  if (stored === null) return undefined;
  try {
    const { token, name, unit }: Record<string, unknown> = JSON.parse(stored) ?? {};
    if (typeof token !== "string" || token === "") return undefined;
    return { token, name: String(name ?? ""), unit: String(unit ?? "") };
  } catch {
    return undefined;
  }
}

export function readStation(): PairedStation | undefined {
  const stored = localStorage.getItem(key);
  if (stored !== cached.stored) cached = { stored, station: parse(stored) };
  return cached.station;
}

export function startStation(station: PairedStation): void {
  localStorage.setItem(key, JSON.stringify(station));
  window.dispatchEvent(new Event(stationChange));
}

/** Subscribes to the pairing of this browser, in all tabs. Returns a function that unsubscribes. */
export function subscribeToStation(listener: () => void): () => void {
  const inOtherTab = (event: StorageEvent) => {
    if (event.key === null || event.key === key) listener();
  };
  window.addEventListener(stationChange, listener);
  window.addEventListener("storage", inOtherTab);
  return () => {
    window.removeEventListener(stationChange, listener);
    window.removeEventListener("storage", inOtherTab);
  };
}
