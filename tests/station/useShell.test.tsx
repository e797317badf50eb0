import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useServiceWorker } from "../../src/browser/devicePage";

const worker = { script: "/station-worker.js", scope: "/scan" };

interface Workers {
  waiting?: { readonly postMessage: (text: string) => void };
  installing?: EventTarget;
  readonly update: () => Promise<void>;
}

/** Fakes a browser's service workers: the page's own registration, and the worker that serves the page. */
function fakeWorkers(hasController: boolean) {
  const toController = vi.fn();
  const workers: Workers = { update: async () => {} };
  const registration = Object.assign(new EventTarget(), workers);
  const container = Object.assign(new EventTarget(), {
    controller: hasController ? { postMessage: toController } : null,
    register: vi.fn(async () => registration),
  });
  const messages: string[] = [];
  vi.stubEnv("PROD", true);
  vi.stubGlobal("navigator", { serviceWorker: container });
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  return {
    reload,
    messages,
    toController,
    register: container.register,
    takeOver: () => {
      container.controller = { postMessage: toController };
      container.dispatchEvent(new Event("controllerchange"));
    },
    /** Installs a newer build's worker after it has kept its files. */
    install: () => {
      registration.installing = new EventTarget();
      registration.dispatchEvent(new Event("updatefound"));
      registration.waiting = { postMessage: (text) => messages.push(text) };
      registration.installing.dispatchEvent(new Event("statechange"));
    },
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([true, false])(
  "a newer build takes over when the page is idle (a worker was there before: %s)",
  async (wasThere) => {
    const workers = fakeWorkers(wasThere);
    const { rerender, unmount } = renderHook(({ isIdle }) => useServiceWorker(isIdle, worker), {
      initialProps: { isIdle: true },
    });
    await act(async () => {});
    expect(workers.register).toHaveBeenCalledWith("/station-worker.js", { scope: "/scan" });
    if (!wasThere) act(workers.takeOver);
    expect(workers.reload).not.toHaveBeenCalled();

    rerender({ isIdle: false });
    act(workers.install);
    expect(workers.messages).toEqual([]);
    rerender({ isIdle: true });
    expect(workers.messages).toEqual(["activate"]);

    rerender({ isIdle: false });
    act(workers.takeOver);
    expect(workers.reload).not.toHaveBeenCalled();
    rerender({ isIdle: true });
    expect(workers.reload).toHaveBeenCalledOnce();
    unmount();
  },
);

test.each([
  [false, [["/assets/kannada-400.woff2"]]],
  [true, []],
])(
  "the first worker gets the fonts that the page has loaded (a worker was there before: %s)",
  async (wasThere, sentFonts) => {
    const loaded = ["/assets/main.js", "/assets/kannada-400.woff2"];
    vi.spyOn(performance, "getEntriesByType").mockReturnValue(
      loaded.map((path) => ({
        name: `http://plant.test${path}`,
        entryType: "resource",
        startTime: 0,
        duration: 0,
        toJSON: () => ({}),
      })),
    );
    const workers = fakeWorkers(wasThere);
    const { unmount } = renderHook(() => useServiceWorker(false, worker));
    await act(async () => workers.takeOver());
    expect(workers.toController.mock.calls.map(([fonts]) => fonts)).toEqual(sentFonts);
    unmount();
    vi.restoreAllMocks();
  },
);
