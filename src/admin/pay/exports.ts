/** What other parts of the admin import from salaries. */
export { useArrearsHint } from "./useArrearsHint";
