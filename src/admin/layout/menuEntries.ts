import Badge from "@mui/icons-material/Badge";
import CalendarToday from "@mui/icons-material/CalendarToday";
import Inventory from "@mui/icons-material/Inventory2";
import ManageAccounts from "@mui/icons-material/ManageAccounts";
import Payments from "@mui/icons-material/Payments";
import ViewKanban from "@mui/icons-material/ViewKanban";
import type { ResourceName } from "../../provider/resources";
import { addressOf } from "../paths";

export interface MenuEntry {
  readonly name: string;
  readonly to: string;
  readonly icon: typeof Badge;
  /** Whoever may not see this resource does not see the entry. */
  readonly resource: ResourceName;
}

export const menuEntries: readonly MenuEntry[] = [
  { name: "orders", to: addressOf("orders"), icon: ViewKanban, resource: "orders" },
  { name: "employee", to: addressOf("admin/employee"), icon: Badge, resource: "employees" },
  {
    name: "attendance",
    to: addressOf("admin/attendance"),
    icon: CalendarToday,
    resource: "attendance",
  },
  { name: "inventory", to: addressOf("admin/inventory"), icon: Inventory, resource: "reels" },
  { name: "salary", to: addressOf("admin/salary"), icon: Payments, resource: "salaries" },
  { name: "admins", to: addressOf("admin/admins"), icon: ManageAccounts, resource: "admins" },
];
