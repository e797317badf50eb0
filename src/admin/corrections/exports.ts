/** What other words use of the exceptions and corrections. */
export { CorrectDayButton } from "./CorrectDayButton";
export { OpenExceptionsNote } from "./OpenExceptionsNote";
