/** Imports for other folders of the admin. */
export { RecordHistory } from "./RecordHistory";
