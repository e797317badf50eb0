import { defineTexts } from "../useTexts";

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
    left: "Valid once, for %{time}.",
    expired: "This code has expired.",
    paired: {
      STATION: "%{name} is paired. Its scans count from now on.",
      WALL: "%{name} is paired. It shows the plant's figures from now on.",
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
