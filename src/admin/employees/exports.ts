/** What other words use of the employees. */
export { EmployeeSticker } from "./EmployeeSticker";
