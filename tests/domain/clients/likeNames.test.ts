import { expect, test } from "vitest";
import { likeNames } from "../../../domain/clients/likeNames";

const names = ["Kaveri Weaves", "Kaveri Foods Pvt Ltd", "Nandi Foods", "Tea House", "ಕಾವೇರಿ ಸಿಲ್ಕ್ಸ್"];

test.each([
  ["Kaveri", ["Kaveri Weaves", "Kaveri Foods Pvt Ltd"]],
  ["kaveri weves", ["Kaveri Weaves"]],
  ["M/s. Kaveri Foods", ["Kaveri Foods Pvt Ltd"]],
  ["Teahouse", ["Tea House"]],
  ["Nandy Foods Private Limited", ["Nandi Foods"]],
  ["ಕಾವೇರಿ", ["ಕಾವೇರಿ ಸಿಲ್ಕ್ಸ್"]],
  ["Ka", []],
  ["Zenith Soaps", []],
  ["", []],
])("%s may mean %j", (typed, like) => {
  expect(likeNames(typed, names)).toEqual(like);
});

test("at most three names are offered, and none for a name that is only a kind of firm", () => {
  expect(likeNames("Sri", ["Sri A", "Sri B", "Sri C", "Sri D"])).toEqual([
    "Sri A",
    "Sri B",
    "Sri C",
  ]);
  expect(likeNames("Pvt Ltd", names)).toEqual([]);
});
