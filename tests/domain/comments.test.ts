import { expect, test } from "vitest";
import {
  findMentions,
  secondsToEdit,
  typedMention,
  withHandles,
} from "../../domain/attachments/comments";

test("an author edits a comment for ten minutes by the host's clock, and not once it is withdrawn", () => {
  const left = (ageSeconds: number, isWithdrawn = false) =>
    secondsToEdit({ ageSeconds, isWithdrawn });
  expect([0, 0.4, 599.2, 600, 900].map((age) => left(age))).toEqual([600, 600, 1, 0, 0]);
  expect(left(10, true)).toBe(0);
});

const people = withHandles([
  { name: "Ravi", email: "ravi@example.com" },
  { name: "Ravi Kumar", email: "kumar@example.com" },
  { name: "Asha Rao", email: "asha@example.com" },
  { name: "asha rao", email: "rao@example.com" },
  { name: "ರವಿ", email: "kn@example.com" },
  { name: "", email: "nobody@example.com" },
]);

const named = (text: string) => findMentions(text, people).map(({ person }) => person.email);

test("a name that two people share is replaced by the email", () => {
  expect(people.map(({ handle }) => handle)).toEqual([
    ...["Ravi", "Ravi Kumar", "asha@example.com", "rao@example.com", "ರವಿ"],
    "nobody@example.com",
  ]);
});

test.each([
  ["Call @Ravi before you print", ["ravi@example.com"]],
  ["@ravi kumar and @Ravi, please", ["kumar@example.com", "ravi@example.com"]],
  ["@Ravindra is nobody here", []],
  ["@Ravi_2 and @Ravi2", []],
  ["ask ravi@Ravi.example", []],
  ["@asha@example.com", ["asha@example.com"]],
  ["@Asha Rao", []],
  ["(@ರವಿ)", ["kn@example.com"]],
  ["@ರವಿಕುಮಾರ", []],
  ["@", []],
  ["no one", []],
])("%s mentions %j", (text, emails) => {
  expect(named(text)).toEqual(emails);
});

test.each([
  ["Call @ra", "ra"],
  ["@", ""],
  ["mail ravi@ex", undefined],
  ["@Ravi Kumar", "Ravi Kumar"],
  ["@Ravi\n", undefined],
  ["no mention", undefined],
])("in %j the typed name is %j", (text, typed) => {
  expect(typedMention(text, text.length)).toBe(typed);
});
