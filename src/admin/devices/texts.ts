import { defineTexts } from "../../../domain/texts";

/** The resource's fields and generated screens. */
export const deviceFields = defineTexts("resources.devices", {
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

/** Texts of pairing and revoking a scan station. */
export const devicesTexts = defineTexts("devices", {
  renew: "New code",
  renewFailed: "The new code could not be created",
  pairing: {
    title: "Pair %{name}",
    open: {
      STATION: "Open %{address} on the tablet.",
      WALL: "Open %{address} on the wall screen.",
    },
    enter: {
      STATION: "Type this code there, or scan its barcode with the tablet.",
      WALL: "Type this code there, or scan its barcode with a scanner.",
    },
    onlyHere:
      "Only this computer can open this address. Open the office by the server's address in your network, and pair again from there.",
    left: "Valid once, for %{time}.",
    expired: "This code has expired.",
    paired: {
      STATION: "%{name} is paired. Its scans count now.",
      WALL: "%{name} is paired. It shows the plant's figures now.",
    },
    replaces: "A device now paired as %{name} is disconnected when the code is used.",
    close: "Close",
  },
  revocation: {
    action: "Revoke",
    title: "Revoke %{name}?",
    question: {
      STATION:
        "The tablet can no longer send scans. Unsent scans stay on it until it is paired again with a new code.",
      WALL: "The wall screen shows no more figures until it is paired again with a new code.",
    },
    keep: "Cancel",
    confirm: "Revoke",
    done: "%{name} is revoked",
    failed: "%{name} could not be revoked",
  },
});
