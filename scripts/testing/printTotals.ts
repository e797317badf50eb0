import { readTotals, reports } from "./reports";

/** Prints the totals in the runners' reports of the last whole run. `.ci/run` ends with it. */
const { passed, failed } = readTotals(Object.values(reports));
console.log(`${passed} passed, ${failed} failed`);
