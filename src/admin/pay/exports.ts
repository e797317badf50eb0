/** Imports for other folders of the admin. */
export { salaryTexts } from "./screenTexts";
export { useArrearsHint } from "./useArrearsHint";
