/** What other words use of the exceptions. */
export { OpenExceptionsNote } from "./OpenExceptionsNote";
