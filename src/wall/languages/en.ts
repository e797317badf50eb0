/** The wall screen works without react-admin, so its texts are not in the office's catalogues. */
export const texts = {
  /** The name of the language in its own script. */
  language: "English",
  /** The locale of dates. Digits are 0 to 9 in all languages. */
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
  unit: (unit: string) => `Unit ${unit}`,
  here: (unit: string) => `Here, unit ${unit}`,
  hereAt: (unit: string, time: string) => `Unit ${unit} at ${time}`,
  nobody: "Nobody",
  columns: {
    TODO: "To Do",
    IN_PROGRESS: "In Progress",
    COMPLETED: "Done",
    SHIPPED: "Shipped, 24 h",
  },
  noOrders: "No orders",
  late: (count: string) => `${count} late`,
  allLate: "Late orders",
  reels: "Reels at machines",
  noReels: "No reels",
  usages: { TOP: "Top", FLUTE: "Flute", LINER: "Liner" },
  output: { today: "Output today", of: (date: string) => `Output of ${date}` },
  ordersShipped: "Orders shipped",
  boxesShipped: "Boxes shipped",
  reelsReturned: "Reels returned",
  reelsUsedUp: "Reels used up",
  paperUsed: "Paper used",
  exceptions: "Open exceptions",
  age: {
    now: (time: string) => `Figures of ${time}`,
    minutes: (time: string, count: number) => `Figures of ${time}, ${count} min ago`,
    hours: (time: string, count: number) => `Figures of ${time}, ${count} h ago`,
    days: (time: string, count: number) =>
      count === 1 ? `Figures of ${time}, 1 day ago` : `Figures of ${time}, ${count} days ago`,
    clockWrong: (time: string) => `Figures of ${time}. The clock of this screen is wrong.`,
  },
  problems: {
    unreachable: "The host does not answer.",
    foreign: "Something else answers in place of the host.",
  },
};
export type WallTexts = typeof texts;
