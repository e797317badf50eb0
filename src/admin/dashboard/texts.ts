import { defineTexts } from "../../../domain/texts";

/** Texts of the dashboard's greeting and of its four links. */
export const greetingTexts = defineTexts("greeting", {
  title: "Dashboard",
  greeting: "Welcome, %{name}",
  addIndustry: "Add Industry",
  createOrder: "Create Order",
  contactRequest: "Contact Request",
  createBox: "Create Box",
});

/** Texts of the dashboard's figures. */
export const dashboardTexts = defineTexts("dashboard", {
  title: "At a glance",
  present: "Present today",
  of: "%{some} of %{all}",
  late: "Late orders",
  exceptions: "Open exceptions",
  toInvoice: "To invoice",
  owed: "Owed by clients",
  stopped: "Machines stopped",
  kanban: "On the board",
  reelsInUse: "Reels in use",
  unanswered: "Unanswered enquiries",
  failed: "Could not be loaded",
});

/** Texts of the list of people who should be at work now and are not. */
export const missingTexts = defineTexts("missing", {
  title: "Missing now",
  noShift: "No shift is on now.",
  unit: "Unit %{unit}: %{missing} of %{expected} missing",
  everybody: "Unit %{unit}: all %{expected} are here",
  left: "left at %{time}",
  more: "%{smart_count} more",
});

/** Texts of the guide for an empty plant, which come with its code. */
export const guideTexts = defineTexts("guide", {
  title: "First steps",
  done: "%{done} of %{all} steps are done. The guide goes away with the first order.",
  isDone: "Done",
  isOpen: "Open",
  steps: {
    admins: "Register a second admin",
    employees: "Register the employees",
    shifts: "Enter the shifts",
    devices: "Pair a scan station",
    industries: "Register an industry",
    boxes: "Add a box to the catalogue",
    clients: "Enter the clients",
    rates: "Enter the rates",
    reels: "Register the reels in the store",
    orders: "Create the first order",
  },
  why: {
    admins: "A second person can set a new password for the first one.",
    employees: "One by one, or from a file of the old list. Then print the badges.",
    shifts: "Late arrivals and overtime count from them.",
    devices: "A tablet at the gate scans badges and reels.",
    industries: "The website shows the industries that you serve.",
    boxes: "The website shows the boxes that you make.",
    clients: "Quotations and invoices begin with their addresses and GSTIN.",
    rates: "Quotations take the price of a box from them.",
    reels: "A delivery is one table. Each reel gets a sticker.",
    orders: "The board shows it in To Do.",
  },
});
