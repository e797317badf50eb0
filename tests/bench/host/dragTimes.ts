import type { Page } from "@playwright/test";

/** The times of one drag that the page measured, in milliseconds. */
export interface DragTimes {
  /** From the movement that lifts the card to the frame that shows it lifted. */
  lift: number;
  /** From letting go to the first calm frame after the orders were read again. */
  settled: number;
  /** The two calls of a move: the change, and the reading of the orders afterwards. */
  calls: number;
  /** Between the frames while the card was carried. */
  frames: number[];
}

/**
 * Sets up what notes the times of the next drag; `readTimes` waits for its end. Its functions are
 * methods: the loader gives all others names by a helper that the page does not have.
 */
export const noteTimes = (page: Page) =>
  page.evaluate(() => {
    const clock = {
      times: { lift: 0, settled: 0, calls: 0, frames: [] as number[] },
      down: 0,
      up: 0,
      last: 0,
      calmFrames: 0,
      isRead: false,
      shown: new MessageChannel(),
      // Looked up once: a search among all cards at every frame would be measured along.
      card: document.querySelector("[data-column='TODO'] [data-order]"),
      moved({ buttons, timeStamp }: PointerEvent) {
        if (this.down === 0 && buttons === 1) this.down = timeStamp;
      },
      lifted() {
        if (this.times.lift === 0) this.times.lift = performance.now() - this.down;
      },
      called({ name, startTime, duration }: PerformanceEntry) {
        if (this.up === 0 || startTime < this.up || !name.includes("/order/")) return;
        this.times.calls += duration;
        if (name.includes("getAllOrders")) this.isRead = true;
      },
      frame(now: number) {
        const isLifted = this.card?.hasAttribute("data-dragging") === true;
        // The frame that shows the lifted card is over when the next task runs.
        if (isLifted && this.times.lift === 0) this.shown.port2.postMessage(undefined);
        else if (isLifted && this.up === 0) this.times.frames.push(now - this.last);
        this.calmFrames = this.isRead && now - this.last < 34 ? this.calmFrames + 1 : 0;
        this.last = now;
        if (this.calmFrames === 3) this.times.settled = now - this.up;
        else requestAnimationFrame((next) => this.frame(next));
      },
    };
    clock.shown.port1.onmessage = () => clock.lifted();
    addEventListener("pointermove", (event) => clock.moved(event), { capture: true });
    addEventListener(
      "pointerup",
      ({ timeStamp }) => {
        clock.up = timeStamp;
      },
      { capture: true, once: true },
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) clock.called(entry);
    }).observe({ type: "resource" });
    requestAnimationFrame((now) => clock.frame(now));
    Object.assign(window, { kanbanTimes: clock.times });
  });

/** Waits until the card is seen to be lifted, without looking through the kanban for it. */
export const waitForLift = (page: Page) =>
  page.waitForFunction(() => Reflect.get(window, "kanbanTimes").lift > 0);

/** Waits until the kanban is calm again and gives the times of the drag. */
export async function readTimes(page: Page): Promise<DragTimes> {
  const handle = await page.waitForFunction(() => {
    const times: DragTimes | undefined = Reflect.get(window, "kanbanTimes");
    return times !== undefined && times.settled > 0 ? times : undefined;
  });
  const times = await handle.jsonValue();
  if (times === undefined) throw new Error("The drag left no times");
  return times;
}
