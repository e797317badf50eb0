import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useServiceWorker } from "../../src/useServiceWorker";

const worker = { script: "/station-worker.js", scope: "/scan" };

interface Workers {
  waiting?: { readonly postMessage: (text: string) => void };
  installing?: EventTarget;
  readonly update: () => Promise<void>;
}

/** A browser's service workers: the page's own registration, and the worker that stands before it. */
function fakeWorkers(hasController: boolean) {
  const workers: Workers = { update: async () => {} };
  const registration = Object.assign(new EventTarget(), workers);
  const container = Object.assign(new EventTarget(), {
    controller: hasController ? {} : null,
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
    register: container.register,
    takeOver: () => {
      container.controller = {};
      container.dispatchEvent(new Event("controllerchange"));
    },
    /** A newer build's worker has kept its files. */
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
  "a newer build takes its place when nobody is in the middle of anything (a worker was there before: %s)",
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
