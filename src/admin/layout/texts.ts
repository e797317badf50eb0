import { defineTexts } from "../../../domain/texts";

/** Texts of the layout: menu, printing, and the screens for errors and missing pages. */
export const layoutTexts = defineTexts("layout", {
  product: "Admin Portal",
  menu: {
    label: "Admin",
    account: "My Account",
    logout: "Logout",
  },
  groups: {
    orders: "Orders",
    people: "People",
    paper: "Paper",
    site: "Enquiries & Site",
    plant: "Plant",
  },
  offline: "No connection. The figures may be old, and changes cannot be saved.",
  search: { open: "Find", shortcut: "Ctrl K" },
  undo: "Undo",
  missing: "There is no %{one} with the ID %{id}.",
  again: "Try again",
  waiting: "Loading…",
  denied: {
    title: "Access Denied",
    text: "We're sorry, but you do not have the required permissions to view this content.",
    back: "Go Back",
  },
  notFound: {
    title: "404 - Page Not Found",
    text: "The page you are looking for does not exist.",
    home: "To the dashboard",
  },
  figures: {
    missing: "%{smart_count} row without a figure |||| %{smart_count} rows without a figure",
  },
  failure: {
    title: "This screen could not be loaded",
    code: "A part of the office did not load. Check the network and reload.",
    unknown: "Something went wrong on this screen. Saved data is safe.",
    reload: "Reload",
  },
  probe: {
    refused: "Error checking permissions: %{message}",
    unreachable: "Network error or unhandled error during permission check.",
  },
  print: {
    blocked: "The printing window was blocked. Allow pop-up windows for this site and print again.",
    title: "Sticker %{barcodeId}",
  },
});

/** Texts of a field for a date or a month. */
export const dateTexts = defineTexts("dates", {
  open: "Open calendar",
  calendar: "Calendar",
  problems: {
    date: {
      form: "Type a date such as %{example}",
      order: "Type the day first, such as %{about}",
      days: "%{about} has %{days} days",
      early: "Type a date from %{about} or later",
      late: "Type a date up to %{about}",
    },
    month: {
      form: "Type a month such as %{example}",
      order: "Type the day first, such as %{about}",
      days: "%{about} has %{days} days",
      early: "Type a month from %{about} or later",
      late: "Type a month up to %{about}",
    },
  },
  pages: {
    date: { before: "Month before", after: "Month after" },
    month: { before: "Year before", after: "Year after" },
  },
  present: { date: "Today", month: "This month" },
});
