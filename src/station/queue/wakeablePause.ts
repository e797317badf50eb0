/** A pause that can be ended early; a call to wake that comes between two pauses is not lost. */
export function wakeablePause() {
  let isWoken = false;
  let end = () => {};
  return {
    wake: () => {
      isWoken = true;
      end();
    },
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        const stop = () => {
          clearTimeout(timer);
          isWoken = false;
          resolve();
        };
        const timer = setTimeout(stop, ms);
        end = stop;
        if (isWoken) stop();
      }),
  };
}
