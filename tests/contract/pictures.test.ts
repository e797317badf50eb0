import { expect, test } from "vitest";
import * as z from "zod/mini";
import { picture } from "../../contract/fields";

const isPicture = (address: string) => z.safeParse(picture(), address).success;

test.each([
  ["https://example.com/box.png", true],
  ["http://192.168.1.4/box.png", true],
  ["/pictures/box.webp", true],
  ["/public/pictures/a//b/480", true],
  // A browser reads these as addresses of another host.
  ["//example.com/box.png", false],
  ["/\\example.com/box.png", false],
  ["\\\\example.com/box.png", false],
  ["///example.com/box.png", false],
  ["box.png", false],
  ["ftp://example.com/box.png", false],
])("the address %s of a picture is accepted: %s", (address, isAccepted) => {
  expect(isPicture(address)).toBe(isAccepted);
});
