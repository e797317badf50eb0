import { defineTexts } from "../useTexts";

/** Texts of pairing and revoking a scan station. */
export const devicesTexts = defineTexts("devices", {
  renew: "New code",
  renewFailed: "No new code could be made",
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
    left: "Good for another %{time}, and once.",
    expired: "This code is no longer good.",
    paired: {
      STATION: "%{name} is paired. Its scans count from now on.",
      WALL: "%{name} is paired. It shows the plant's figures from now on.",
    },
    replaces: "A device that is paired as %{name} now is shut out as soon as the code is used.",
    close: "Close",
  },
  revocation: {
    action: "Revoke",
    title: "Revoke %{name}?",
    question: {
      STATION:
        "The tablet can no longer send scans. Those that wait on it stay there until it is paired again with a new code.",
      WALL: "The wall screen shows no more figures until it is paired again with a new code.",
    },
    keep: "Cancel",
    confirm: "Revoke",
    done: "%{name} is revoked",
    failed: "%{name} could not be revoked",
  },
});
