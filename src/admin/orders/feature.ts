import ListAlt from "@mui/icons-material/ListAlt";
import ViewKanban from "@mui/icons-material/ViewKanban";
import type { OfficeFeature } from "../schema/officeFeature";

export const orders: OfficeFeature = {
  resources: [
    {
      name: "orders",
      texts: { name: "Order |||| Orders" },
      icon: ViewKanban,
      menu: { group: "orders" },
      load: async () => (await import("./resource")).orders,
      screens: {
        list: () => import("./kanban/OrdersKanbanPage"),
        edit: async () => ({
          default: (await import("./form/OrderFormPages")).OrderEditPage,
        }),
        show: () => import("./details/OrderPage"),
      },
    },
    {
      name: "orderList",
      texts: { name: "Order |||| Orders", menu: "Order List" },
      icon: ListAlt,
      menu: { group: "orders" },
      load: async () => (await import("./list/resource")).orderList,
    },
  ],
  pages: [
    {
      path: "admin/order-create",
      load: async () => ({ default: (await import("./form/OrderFormPages")).OrderCreatePage }),
    },
  ],
};
