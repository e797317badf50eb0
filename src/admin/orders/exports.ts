/** What other words use of the orders. */
export { columnsOf } from "./board/boardRules";
