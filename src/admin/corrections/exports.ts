/** The exports of exceptions and corrections for other parts of the admin. */
export { CorrectDayButton } from "./CorrectDayButton";
export { OpenExceptionsNote } from "./OpenExceptionsNote";
