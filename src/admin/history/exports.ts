/** What other words use of the history. */
export { RecordHistory } from "./RecordHistory";
