import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { signInAttempts } from "../../server/db/schema";
import { people } from "../support/people";
import { plant } from "../support/plant";

const host = plant();

beforeEach(async () => {
  await host.db.delete(signInAttempts);
});

let addresses = 0;

const elsewhere = () => {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`;
};

const signIn = (email: string, password: string, from = elsewhere()) =>
  host.call("visitor", "login", { body: { email, password }, from });

const { email, password } = people.owner;

const tenWrong = (from?: string) =>
  Promise.all(Array.from({ length: 10 }, () => signIn(email, "not-the-one", from)));

/** As if so many minutes had passed since the attempts. */
const minutesLater = (minutes: number) =>
  host.db.update(signInAttempts).set({
    at: sql`${signInAttempts.at} - make_interval(mins => ${minutes})`,
  });

test("nine wrong passwords keep nobody out", async () => {
  const nine = await Promise.all(Array.from({ length: 9 }, () => signIn(email, "not-the-one")));
  expect(nine.every((reply) => reply.status === 401)).toBe(true);
  expect((await signIn(email, password)).status).toBe(200);
});

test("after ten wrong passwords for one email even the right one has to wait, and is told how long", async () => {
  const ten = await tenWrong();
  expect(ten.every((reply) => reply.status === 401)).toBe(true);
  const refused = await signIn(email.toUpperCase(), password);
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);
  expect(refused.body.message).toBe("Too many wrong passwords. Please try again in 15 minutes.");
  expect((await signIn(people.staff.email, password)).status).toBe(200);
});

test("the true owner gets in again 15 minutes later, however often others knocked meanwhile", async () => {
  await tenWrong();
  await minutesLater(14);
  for (let knock = 0; knock < 5; knock += 1) {
    expect((await signIn(email, "not-the-one")).status).toBe(429);
  }
  expect((await signIn(email, password)).status).toBe(429);
  await minutesLater(1);
  expect((await signIn(email, password)).status).toBe(200);
});

test("the right password strikes out the wrong ones before it", async () => {
  await Promise.all(Array.from({ length: 9 }, () => signIn(email, "not-the-one")));
  expect((await signIn(email, password)).status).toBe(200);
  const nine = await Promise.all(Array.from({ length: 9 }, () => signIn(email, "not-the-one")));
  expect(nine.every((reply) => reply.status === 401)).toBe(true);
});

test("ten wrong passwords from one address close it for every email, and no other address", async () => {
  const from = elsewhere();
  const emails = Array.from({ length: 10 }, (_, index) => `guess${index}@example.com`);
  await Promise.all(emails.map((guess) => signIn(guess, "not-the-one", from)));
  expect((await signIn(email, password, from)).status).toBe(429);
  expect((await signIn(email, password)).status).toBe(200);
});

test("of 30 guesses at once no more than ten are looked at", async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => signIn(email, "not-the-one")));
  expect(replies.filter((reply) => reply.status === 401)).toHaveLength(10);
  expect(replies.filter((reply) => reply.status === 429)).toHaveLength(20);
});
