import { SettingsService } from "@simplewebauthn/server";
import { expect, test, vi } from "vitest";
import { createPasskeyOptions } from "../../../server/auth/factorProofs";
import { stepOfCode } from "../../../server/auth/secondFactors";
import { codeOf } from "./factorPlant";

test("passkeys are offered with the algorithms that every supported Node verifies", async () => {
  // Node 24 and later have ML-DSA.
  vi.spyOn(SettingsService, "runtimeSupportsPQC").mockReturnValue(true);
  const { algorithms } = await createPasskeyOptions({
    authority: "localhost",
    rpName: "Plant",
    admin: { id: 1, email: "owner@example.com", name: "Owner" },
    excluded: [],
  });
  // Ed25519, ECDSA with P-256, and RSA. Node 20 and 22 cannot verify ML-DSA.
  expect(algorithms.toSorted()).toEqual([-257, -7, -8].toSorted());
});

test("a code typed in the digits of India's scripts is read", () => {
  const key = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
  const code = codeOf(key);
  const step = stepOfCode(key, code);
  expect(step).toBeTypeOf("number");
  for (const zero of ["०", "೦"]) {
    const typed = code.replace(/\d/g, (digit) =>
      String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
    );
    expect(stepOfCode(key, `${typed.slice(0, 3)} ${typed.slice(3)}`)).toBe(step);
  }
});
