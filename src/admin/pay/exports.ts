/** Imports for other folders of the admin. */
export { useArrearsHint } from "./useArrearsHint";
