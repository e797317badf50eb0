/** What other parts of the admin import from exceptions and corrections. */
export { CorrectDayButton } from "./CorrectDayButton";
export { OpenExceptionsNote } from "./OpenExceptionsNote";
