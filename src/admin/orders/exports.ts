/** What other words use of the orders. */
export { columnsOf } from "./kanban/kanbanRules";
