import { expect, test } from "vitest";
import { findUsers } from "../../../../server/attendance/readers/readerUsers";

const users = ["7", "0012", "12", "00045", "A9", "0"].map((readerUserId, id) => ({
  id,
  readerUserId,
}));
const idsOf = (userId: string) => findUsers(users, userId).map(({ readerUserId }) => readerUserId);

test("a user id finds its person, in capitals or not", () => {
  expect(idsOf("7")).toEqual(["7"]);
  expect(idsOf("a9")).toEqual(["A9"]);
  expect(idsOf("8")).toEqual([]);
});

test("zeros at the beginning are ignored if one id remains", () => {
  expect(idsOf("000000007")).toEqual(["7"]);
  expect(idsOf("45")).toEqual(["00045"]);
  expect(idsOf("000")).toEqual(["0"]);
  expect(idsOf("00A9")).toEqual([]);
  // An equal id is found first. Without an equal one, both remain.
  expect(idsOf("12")).toEqual(["12"]);
  expect(idsOf("0012")).toEqual(["0012"]);
  expect(idsOf("012").sort()).toEqual(["0012", "12"]);
});
