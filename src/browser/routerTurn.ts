let turn = Promise.resolve();

/** Makes the router wait. Returns the function that ends the wait. */
export function holdRouter(): () => void {
  let release = () => {};
  turn = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** Resolves when the router may start. A page that is shown without the router holds it. */
export const routersTurn = (): Promise<void> => turn;
