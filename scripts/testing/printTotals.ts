import { readTotals, reports } from "./reports";

/** Prints what the runners' reports of the last whole run counted. `.ci/run` ends with it. */
const { passed, failed } = readTotals(Object.values(reports));
console.log(`${passed} passed, ${failed} failed`);
