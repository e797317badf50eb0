/** The station's texts besides its answers: short, for people in a hurry and in gloves. */
export const stationTexts = {
  title: "Scan station",
  noStations: "This host has no scan stations.",
  pairing: {
    heading: "Pair this scan station",
    lead: "Ask the office for a code and scan it here, or type it. It is good for ten minutes.",
    code: "Pairing code",
    submit: "Pair",
    busy: "Pairing…",
    required: "Enter the code",
    noHost: "The host does not answer. Check the network and try again.",
    notBadge:
      "This station is not paired yet, so nothing was recorded. Scan or type the pairing code.",
    kept: (count: number) =>
      count === 1
        ? "1 scan is kept here and goes out once paired."
        : `${count} scans are kept here and go out once paired.`,
  },
  ready: {
    heading: "Scan your badge or a reel",
    field: "Or type its code",
    enter: "Enter",
    reelsFor: "Reels go to",
    forget: "Forget",
    keyboard: "Show the keyboard",
    recent: "Last scans",
    busy: "One moment",
  },
  camera: {
    start: "Start the camera",
    stop: "Stop the camera",
    starting: "The camera starts…",
    picture: "What the camera sees",
  },
  status: {
    online: "Online",
    offline: "Offline",
    waiting: (count: number) => (count === 1 ? "1 scan waits" : `${count} scans wait`),
    parked: (count: number) => (count === 1 ? "1 not taken" : `${count} not taken`),
    admin: (name: string) => `${name}, not paired`,
    fullScreen: "Full screen",
    insecure: "Without https this page cannot start while the network is away, and has no camera.",
    notDurable: "This browser stores nothing: what waits is lost when the page is closed.",
    foreign:
      "Something else answers in place of the host. Sign in to this network, or tell the office. Scans are kept here.",
    isPersisted: "This browser keeps waiting scans until they are sent.",
    notPersisted:
      "This browser may delete waiting scans when its disk is full. Allow it to store data, or install this page.",
    clockOff:
      "The clock of this device is wrong. Scans are recorded with the right time all the same.",
  },
  queue: {
    heading: "Scans of this station",
    waiting: "Waiting to be sent",
    none: "Nothing waits.",
    parked: "Not taken by the host",
    again: "Send again",
    allAgain: "Send all again",
    dismiss: "Dismiss",
    sure: "Dismiss this scan? It will not count. The office sees that it was dismissed.",
    dismissIt: "Yes, dismiss",
    keep: "Keep it",
    dismissed: "dismissed",
    close: "Close",
  },
  issue: {
    order: "For which order?",
    search: "Search by number, client or product",
    inProgress: "In progress",
    others: "Not begun or completed",
    noOrder: "No order fits.",
    usage: "Used for which layer?",
    usages: { TOP: "Top", FLUTE: "Flute", LINER: "Liner" },
    reserved: "Reserved",
    reservedAs: (layer: string) => `Reserved as ${layer}`,
    reservedBy: (id: number, client: string, by: string) =>
      `Reserved for #${id}, ${client}, by ${by}`,
    reservedFor: (id: number, client: string) => `Reserved for #${id}, ${client}`,
    takes: (id: number, client: string, loser: number) =>
      `Issue it for #${id}, ${client}, anyway? Order #${loser} loses the reel.`,
    issueFor: (id: number, client: string) => `Issue for #${id}, ${client}`,
    issueAnyway: (id: number) => `Issue for #${id} anyway`,
  },
  return: {
    weight: "What does the scale show?",
    weightHint: "In kilograms, with the core",
    byDiameter: "No scale: measure the diameter",
    byWeight: "Use the scale",
    now: "Diameter now?",
    full: "Diameter when it was full?",
    diameterHint: "In millimetres",
    nowHint: (full: number | undefined) =>
      full === undefined
        ? "In millimetres"
        : `In millimetres; it was ${full.toLocaleString("en-IN")} when it was full`,
    boxes: "How many boxes were made?",
    wholeBoxes: "Enter a whole number of boxes",
    boxesHint: "Leave it empty when nobody knows",
    finished: "Is the reel finished?",
    finishedHint: (weight: string, core: string) =>
      `The reel weighs ${weight}, its core weighs ${core}.`,
    again: "No, weigh again",
    notZero: "The scale shows the core too: a reel never weighs 0 kg. Weigh it again",
    yes: "Yes, finished",
    no: "No, paper is left",
    required: "Enter a number",
    diameterTooLarge: "Enter 1 to 3,000 millimetres",
    diameterAboveFull: "A reel is never wider than when it was full",
  },
  question: {
    cancel: "Cancel",
    back: "Back",
    next: "Next",
    erase: "Erase",
    whose: "Whose reel is it?",
    nothingKnown: "The reels are not known here yet. Wait until the station is online.",
  },
} as const;
