import Badge from "@mui/icons-material/Badge";
import CurrencyRupee from "@mui/icons-material/CurrencyRupee";
import EditCalendar from "@mui/icons-material/EditCalendar";
import Factory from "@mui/icons-material/Factory";
import Groups from "@mui/icons-material/Groups";
import Inventory from "@mui/icons-material/Inventory2";
import ListAlt from "@mui/icons-material/ListAlt";
import Mail from "@mui/icons-material/Mail";
import Payments from "@mui/icons-material/Payments";
import Person from "@mui/icons-material/Person";
import ReportProblem from "@mui/icons-material/ReportProblem";
import Schedule from "@mui/icons-material/Schedule";
import Tablet from "@mui/icons-material/TabletAndroid";
import Widgets from "@mui/icons-material/Widgets";
import { addressOf } from "./canonicalPaths";
import type { OfficeResource } from "./schema/declaration";

/**
 * The resources of the office. The first load has their names, icons and places in the menu. Fields, screens and their
 * texts are loaded with a screen that shows them. A resource without a place has no entry in the menu.
 */
export const resources: readonly OfficeResource[] = [
  {
    name: "employees",
    texts: {
      name: "Employee |||| Employees",
      menu: "Employee",
      create: { title: "Register New Employee" },
    },
    icon: Badge,
    menu: { group: "people", position: 10, to: addressOf("admin/employee") },
    load: async () => (await import("./employees/resource")).employees,
  },
  {
    name: "salaries",
    texts: { name: "Salary |||| Salaries", menu: "Salary" },
    icon: Payments,
    menu: { group: "people", position: 70 },
    load: async () => (await import("./pay/resource")).salaries,
  },
  {
    name: "admins",
    texts: { name: "Admin |||| Admins", create: { title: "Register New Admin" } },
    icon: Person,
    menu: { group: "plant", position: 10, to: addressOf("admin/admins") },
    load: async () => (await import("./admins/resource")).admins,
  },
  {
    name: "reels",
    texts: { name: "Reel |||| Reels", menu: "Reel Stocks", create: { title: "Create Reel" } },
    icon: Inventory,
    menu: { group: "paper", position: 20 },
    load: async () => (await import("./paper/reels/resource")).reels,
  },
  {
    name: "orderList",
    texts: { name: "Order |||| Orders", menu: "Order List" },
    icon: ListAlt,
    menu: { group: "orders", position: 20 },
    load: async () => (await import("./orders/list/resource")).orderList,
  },
  {
    name: "industries",
    texts: { name: "Industry |||| Industries", create: { title: "Register Industry" } },
    icon: Factory,
    menu: { group: "site", position: 20 },
    load: async () => (await import("./catalogue/industries")).industries,
  },
  {
    name: "boxes",
    texts: { name: "Box |||| Boxes", create: { title: "Create New Box" } },
    icon: Widgets,
    menu: { group: "site", position: 30 },
    load: async () => (await import("./catalogue/boxes")).boxes,
  },
  {
    name: "contacts",
    texts: { name: "Enquiry |||| Enquiries" },
    icon: Mail,
    menu: { group: "site", position: 10 },
    load: async () => (await import("./contacts/resource")).contacts,
  },
  {
    name: "clients",
    texts: { name: "Client |||| Clients", create: { title: "New Client" } },
    icon: Groups,
    menu: { group: "orders", position: 40 },
    load: async () => (await import("./clients/resource")).clients,
  },
  {
    name: "rates",
    texts: { name: "Rate |||| Rates", create: { title: "New Rate" } },
    icon: CurrencyRupee,
    menu: { group: "orders", position: 60 },
    load: async () => (await import("./rates/resource")).rates,
  },
  {
    name: "wasteRows",
    texts: {
      name: "Waste Row |||| Waste Rows",
      menu: "Waste Table",
      create: { title: "New Waste Row" },
    },
    menu: { below: "rates" },
    load: async () => (await import("./rates/wasteRows")).wasteRows,
  },
  {
    name: "exceptions",
    texts: { name: "Exception |||| Exceptions" },
    icon: ReportProblem,
    menu: { group: "people", position: 30 },
    load: async () => (await import("./corrections/exceptions")).exceptions,
  },
  {
    name: "corrections",
    texts: { name: "Correction |||| Corrections", create: { title: "Correct a Day" } },
    icon: EditCalendar,
    menu: { group: "people", position: 40 },
    load: async () => (await import("./corrections/corrections")).corrections,
  },
  {
    name: "leaves",
    texts: { name: "Leave |||| Leave", create: { title: "Enter Leave" } },
    menu: { below: "calendar" },
    load: async () => (await import("./calendar/leaves")).leaves,
  },
  {
    name: "shifts",
    texts: { name: "Shift |||| Shifts", create: { title: "New Shift" } },
    icon: Schedule,
    menu: { group: "people", position: 60 },
    load: async () => (await import("./shifts/resource")).shifts,
  },
  {
    name: "adjustments",
    texts: {
      name: "Adjustment |||| Adjustments",
      create: { title: "Enter Addition or Deduction" },
    },
    menu: { below: "salaries" },
    load: async () => (await import("./pay/deductions/entries")).adjustments,
  },
  {
    name: "advances",
    texts: { name: "Advance |||| Advances", create: { title: "Give Advance" } },
    menu: { below: "salaries" },
    load: async () => (await import("./pay/deductions/entries")).advances,
  },
  {
    name: "statutoryRates",
    texts: { name: "Statutory Rate |||| Statutory Rates", create: { title: "New Statutory Rate" } },
    menu: { below: "salaries" },
    load: async () => (await import("./pay/deductions/statutoryRates")).statutoryRates,
  },
  {
    name: "devices",
    texts: {
      name: "Scan Station |||| Scan Stations",
      create: { title: "Create Scan Station" },
    },
    icon: Tablet,
    menu: { group: "plant", position: 20 },
    load: async () => (await import("./devices/resource")).devices,
  },
  {
    name: "orders",
    texts: { name: "Order |||| Orders" },
    load: async () => (await import("./orders/resource")).orders,
  },
  {
    name: "attendance",
    texts: { name: "Attendance |||| Attendance" },
    load: async () => (await import("./attendance/resource")).attendance,
  },
];
