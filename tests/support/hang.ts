/**
 * The limit of every wait in the tests, in milliseconds. It ends a wait that hangs, and is no measure of speed.
 * `TEST_LIMIT_MS=20000` shows a failure sooner during development.
 */
export const hangMs = Number(process.env.TEST_LIMIT_MS ?? 600_000);
