/** A pause that can be ended early; an interrupt that comes between two pauses is not lost. */
export function interruptiblePause() {
  let isInterrupted = false;
  let end = () => {};
  return {
    interrupt: () => {
      isInterrupted = true;
      end();
    },
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        const stop = () => {
          clearTimeout(timer);
          isInterrupted = false;
          resolve();
        };
        const timer = setTimeout(stop, ms);
        end = stop;
        if (isInterrupted) stop();
      }),
  };
}
