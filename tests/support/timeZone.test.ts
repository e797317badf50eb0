import { expect, test } from "vitest";

test("rules are tested in a time zone that is neither India's nor UTC", () => {
  expect(["Asia/Kolkata", "Asia/Calcutta", "UTC"]).not.toContain(
    new Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  expect(new Date("2026-01-01T00:00:00Z").getHours()).not.toBe(0);
});
