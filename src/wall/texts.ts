import { machineStateNames, stopReasonNames } from "../../domain/stages/kinds";
import { defineTexts } from "../../domain/texts";
import { hostMessages } from "../texts/hostMessages";
import type { LanguageFiles } from "../texts/useTexts";

/** The texts of the wall screen. */
export const wallTexts = defineTexts("wall", {
  language: "English",
  locale: "en-IN",
  title: "Wall screen",
  noWalls: "This host has no wall screens.",
  pairing: {
    heading: "Pair this wall screen",
    lead: "Ask the office for the code of a wall screen and enter it here. It is good for ten minutes.",
    code: "Pairing code",
    submit: "Pair",
    busy: "Pairing…",
    required: "Enter the code",
    refused:
      "This code is not good: it may be mistyped, used, older than 10 minutes, or for a scan station.",
    tooMany: "Too many tries. Wait a minute and try again.",
    noHost: "The host does not answer. Check the network and try again.",
    revoked: "This wall screen is no longer paired. Ask the office for a new code.",
    language: "Language",
  },
  waiting: "Waiting for the first figures…",
  unit: "Unit %{unit}",
  here: "Here, unit %{unit}",
  hereAt: "Unit %{unit} at %{time}",
  nobody: "Nobody",
  columns: {
    TODO: "To Do",
    IN_PROGRESS: "In Progress",
    COMPLETED: "Done",
    SHIPPED: "Shipped, 24 h",
  },
  noOrders: "No orders",
  late: "%{count} late",
  allLate: "Late orders",
  reels: "Reels at machines",
  noReels: "No reels",
  usages: {
    TOP: "Top",
    FLUTE: "Flute",
    LINER: "Liner",
  },
  output: {
    today: "Output today",
    of: "Output of %{date}",
  },
  ordersShipped: "Orders shipped",
  boxesShipped: "Boxes shipped",
  reelsReturned: "Reels returned",
  reelsUsedUp: "Reels used up",
  paperUsed: "Paper used",
  exceptions: "Open exceptions",
  states: machineStateNames,
  stops: stopReasonNames,
  since: "since %{time}, %{minutes} min",
  noJob: "No order yet",
  left: "%{count} left",
  good: "Good today",
  speed: "Pieces an hour / rate",
  availability: "Availability",
  performance: "Performance",
  quality: "Quality",
  oee: "OEE",
  stopMinutes: "%{reason} %{minutes} min",
  age: {
    now: "Figures of %{time}",
    minutes: "Figures of %{time}, %{count} min ago",
    hours: "Figures of %{time}, %{count} h ago",
    days: "Figures of %{time}, 1 day ago |||| Figures of %{time}, %{smart_count} days ago",
    clockWrong: "Figures of %{time}. The clock of this screen is wrong.",
  },
  problems: {
    unreachable: "The host does not answer.",
    foreign: "Something else answers in place of the host.",
  },
});

/** The files of the wall screen in other languages. The page has all typefaces. */
export const wallFiles: readonly LanguageFiles[] = [
  { hi: () => import("./texts.hi.json"), kn: () => import("./texts.kn.json") },
  hostMessages,
];
