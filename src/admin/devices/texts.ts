import { defineResourceTexts } from "../useTexts";

/** The resource's fields and generated screens. */
export const deviceFields = defineResourceTexts("devices", {
  fields: {
    name: "Name",
    unit: "Unit",
    kind: "Use",
    createdAt: "Set up",
    pairedAt: "Paired",
    lastSeenAt: "Last seen",
    revokedAt: "Revoked",
  },
  choices: { kind: { STATION: "Scan station", WALL: "Wall screen" } },
  list: {
    empty:
      "No scan stations yet. Create one for each tablet at a gate or a machine, and for each wall screen: it gets a code to pair it with.",
    failed: "The scan stations could not be loaded",
  },
  create: {
    submit: "Create and Show Code",
    busy: "Creating…",
    failed: "The scan station could not be created",
  },
  notPaired: "Not paired yet",
});
