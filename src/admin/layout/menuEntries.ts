import AccountBalance from "@mui/icons-material/AccountBalance";
import AddCard from "@mui/icons-material/AddCard";
import Badge from "@mui/icons-material/Badge";
import CalendarMonth from "@mui/icons-material/CalendarMonth";
import CalendarToday from "@mui/icons-material/CalendarToday";
import ContactMail from "@mui/icons-material/ContactMail";
import EditCalendar from "@mui/icons-material/EditCalendar";
import EventBusy from "@mui/icons-material/EventBusy";
import History from "@mui/icons-material/History";
import Inventory from "@mui/icons-material/Inventory2";
import Layers from "@mui/icons-material/Layers";
import ListAlt from "@mui/icons-material/ListAlt";
import ManageAccounts from "@mui/icons-material/ManageAccounts";
import Payments from "@mui/icons-material/Payments";
import PriceChange from "@mui/icons-material/PriceChange";
import ReportProblem from "@mui/icons-material/ReportProblem";
import Schedule from "@mui/icons-material/Schedule";
import ViewKanban from "@mui/icons-material/ViewKanban";
import Warehouse from "@mui/icons-material/Warehouse";
import type { CallName } from "../../../contract/routes";
import type { ResourceName } from "../../api/resources";
import { addressOf, dashboardPath } from "../canonicalPaths";
import type { layoutTexts } from "./texts";

export interface MenuEntry {
  readonly name: keyof typeof layoutTexts.english.menu;
  readonly to: string;
  readonly icon: typeof Badge;
  /** The entry is hidden without access to this resource. */
  readonly resource: ResourceName;
  /** The entry is hidden without access to this call, which its screen makes. */
  readonly call?: CallName;
  /** Further addresses. The entry is also marked on the screens below them. The resource's own without it. */
  readonly homes?: readonly string[];
}

/** The entries with a place and a name of their own; the other resources with a list follow them. */
export const menuEntries: readonly MenuEntry[] = [
  { name: "orders", to: addressOf("orders"), icon: ViewKanban, resource: "orders" },
  { name: "orderList", to: addressOf("orders/list"), icon: ListAlt, resource: "orderList" },
  { name: "employee", to: addressOf("admin/employee"), icon: Badge, resource: "employees" },
  {
    name: "attendance",
    to: addressOf("admin/attendance"),
    icon: CalendarToday,
    resource: "attendance",
  },
  {
    name: "exceptions",
    to: addressOf("exceptions"),
    icon: ReportProblem,
    resource: "exceptions",
  },
  {
    name: "corrections",
    to: addressOf("corrections"),
    icon: EditCalendar,
    resource: "corrections",
  },
  {
    name: "calendar",
    to: addressOf("admin/calendar"),
    icon: CalendarMonth,
    resource: "leaves",
    homes: [],
  },
  { name: "leaves", to: addressOf("leaves"), icon: EventBusy, resource: "leaves" },
  { name: "shifts", to: `${dashboardPath}/shifts`, icon: Schedule, resource: "shifts" },
  {
    name: "inventory",
    to: addressOf("admin/inventory"),
    icon: Warehouse,
    resource: "reels",
    homes: [],
  },
  { name: "stocks", to: addressOf("admin/inventory/reel"), icon: Inventory, resource: "reels" },
  {
    name: "paper",
    to: `${dashboardPath}/paper`,
    icon: Layers,
    resource: "reels",
    call: "getBoardSettings",
    homes: [],
  },
  { name: "salary", to: addressOf("admin/salary"), icon: Payments, resource: "salaries" },
  {
    name: "adjustments",
    to: `${dashboardPath}/adjustments`,
    icon: AddCard,
    resource: "adjustments",
  },
  { name: "advances", to: `${dashboardPath}/advances`, icon: PriceChange, resource: "advances" },
  {
    name: "statutoryRates",
    to: `${dashboardPath}/statutoryRates`,
    icon: AccountBalance,
    resource: "statutoryRates",
  },
  { name: "admins", to: addressOf("admin/admins"), icon: ManageAccounts, resource: "admins" },
  {
    name: "activity",
    to: addressOf("admin/activity"),
    icon: History,
    resource: "admins",
    call: "getActivity",
    homes: [],
  },
  {
    name: "enquiries",
    to: addressOf("admin/contact/contactDetails"),
    icon: ContactMail,
    resource: "contacts",
  },
];
