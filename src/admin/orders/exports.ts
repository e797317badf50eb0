/** Imports for other folders of the admin. */
export { columnsOf } from "./kanban/kanbanRules";
export { getKanbanOrders } from "./kanban/useOrders";
export { kanbanTexts } from "./screenTexts";
