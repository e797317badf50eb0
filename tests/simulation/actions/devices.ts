import { defineAction } from "../plant";
import { expectOutcome, numbered } from "./requests";

/** A further station gets a code, is paired with it once, and may be revoked. */
const pairStation = defineAction({
  name: "pairStation",
  weight: 0.4,
  choose: (random) => ({
    kind: random.pick(["STATION", "WALL"] as const),
    isRenewed: random.chance(0.5),
    isRevoked: random.chance(0.8),
  }),
  async act({ kind, isRenewed, isRevoked }, { host }, key) {
    const { call } = host;
    const body = { name: `Device ${key}`, unit: "B", kind };
    const made = await call("owner", "createDevice", { body });
    expectOutcome(made, "accepted", `The device ${key}`);
    const { id, pairingCode: first } = made.body;
    const pair = (code: string) => call("visitor", "pairDevice", { body: { code, kind } });
    let code = first;
    if (isRenewed) {
      const renewed = await call("owner", "renewPairingCode", numbered(id));
      expectOutcome(renewed, "accepted", `A new code of the device ${id}`);
      expectOutcome(await pair(first), "device.badCode", `The former code of the device ${id}`);
      code = renewed.body.pairingCode;
    }
    const paired = await pair(code);
    expectOutcome(paired, "accepted", `Pairing the device ${id}`);
    expectOutcome(await pair(code), "device.badCode", `The used code of the device ${id}`);
    if (!isRevoked) return;
    const revoked = await call("owner", "revokeDevice", numbered(id));
    expectOutcome(revoked, "accepted", `Revoking the device ${id}`);
    const read = kind === "STATION" ? "getStationData" : "getWall";
    const reply = await host.callWith(String(paired.body.token), read);
    expectOutcome(reply, "device.revoked", `A call of the revoked device ${id}`);
  },
});

export const deviceActions = [pairStation];
