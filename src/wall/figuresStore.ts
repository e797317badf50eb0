import { deviceHost, wallDevice } from "../api/deviceHost";
import { HostError } from "../api/hostErrors";
import { isRow, parseJson } from "../api/json";
import { type Figures, readFigures } from "./figures";

export interface FiguresState {
  readonly figures: Figures | undefined;
  /** The time at which this screen received the figures, by this screen's clock. */
  readonly receivedAt: number;
  /** The host's clock minus this screen's clock, in milliseconds. */
  readonly clockOffMs: number;
  /**
   * The reason why the last request brought no figures: no reply, a reply of another program, or the host refuses the
   * screen.
   */
  readonly problem: "unreachable" | "foreign" | "refused" | undefined;
}

const key = "wall-figures";

const nothing: FiguresState = {
  figures: undefined,
  receivedAt: 0,
  clockOffMs: 0,
  problem: undefined,
};

/** Reads the last figures, which are stored for a restart without a network. */
function readStored(): FiguresState {
  const stored = parseJson(localStorage.getItem(key) ?? "");
  if (!isRow(stored)) return nothing;
  const { reply, receivedAt, clockOffMs } = stored;
  const figures = readFigures(reply);
  if (!figures || typeof receivedAt !== "number" || typeof clockOffMs !== "number") return nothing;
  return { figures, receivedAt, clockOffMs, problem: undefined };
}

function writeStored(stored: object) {
  try {
    localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // The browser's storage is full. The figures are then only in memory, until the page is closed.
  }
}

/** The time that the host has for a reply, in milliseconds. */
const timeoutMs = 10_000;

/** True if the host itself refuses this screen. The login page of a network can send 401 too. */
const isRefusal = (error: unknown) =>
  error instanceof HostError &&
  (error.status === 401 || error.status === 403) &&
  isRow(error.json) &&
  typeof error.json.message === "string";

/** Makes the store of the figures. It reads them from the host, and stores the last ones in the browser. */
export function createFiguresStore() {
  const listeners = new Set<() => void>();
  let state = readStored();
  let running: Promise<void> | undefined;

  const publish = (change: Partial<FiguresState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  async function load() {
    const token = wallDevice.read()?.token;
    if (token === undefined) return;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const { reply } = await deviceHost.call("getWall", undefined, { token, signal });
      const figures = readFigures(reply);
      if (!figures) return publish({ problem: "foreign" });
      const receivedAt = Date.now();
      const clockOffMs = figures.at === undefined ? state.clockOffMs : figures.at - receivedAt;
      publish({ figures, receivedAt, clockOffMs, problem: undefined });
      writeStored({ reply, receivedAt, clockOffMs });
    } catch (error) {
      if (!isRefusal(error)) return publish({ problem: "unreachable" });
      // A revoked screen must not show names, so the stored figures are deleted.
      localStorage.removeItem(key);
      publish({ ...nothing, problem: "refused" });
      wallDevice.end();
    }
  }

  return {
    /** Resolves after the host has replied. Without a reply the last figures stay. */
    refresh: (): Promise<void> => {
      running ??= load().finally(() => {
        running = undefined;
      });
      return running;
    },
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
