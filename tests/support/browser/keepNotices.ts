/**
 * Keeps notices and the station's answers on the page until a press or the next one ends them. A busy machine can need
 * longer to look at a notice than the page shows it. The times are those of react-admin's notices, of long notices
 * (`longNotice`), and of the station's good and bad answers (`useKiosk`).
 */
export function keepNotices() {
  const wait = window.setTimeout;
  const times = [4000, 12_000, 5000, 9000];
  const longestWait = 2 ** 31 - 1;
  Object.assign(window, {
    setTimeout: (run: () => void, milliseconds = 0) =>
      wait(run, times.includes(milliseconds) ? longestWait : milliseconds),
  });
}
