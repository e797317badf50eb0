import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { signInAttempts } from "../../server/db/schema";
import { people } from "../support/people";
import { plant } from "../support/plant";

const host = plant();

// Opened before passwords keep busy the threads that a new connection's own sign-in needs too.
beforeAll(() =>
  Promise.all(Array.from({ length: 12 }, () => host.db.execute(sql`select pg_sleep(0.1)`))),
);

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

/** As if so many had tried this email with a wrong password just now, each from elsewhere. */
const wrongBefore = (count: number) =>
  host.db
    .insert(signInAttempts)
    .values(Array.from({ length: count }, () => ({ email, address: elsewhere() })));

/** As if so many minutes had passed since the attempts. */
const minutesLater = (minutes: number) =>
  host.db.update(signInAttempts).set({
    at: sql`${signInAttempts.at} - make_interval(mins => ${minutes})`,
  });

test("nine wrong passwords keep nobody out", async () => {
  await wrongBefore(9);
  expect((await signIn(email, password)).status).toBe(200);
});

test("after ten wrong passwords for one email even the right one has to wait, and is told how long", async () => {
  const ten = await Promise.all(Array.from({ length: 10 }, () => signIn(email, "not-the-one")));
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
  await wrongBefore(10);
  await minutesLater(14);
  for (let knock = 0; knock < 5; knock += 1) {
    expect((await signIn(email, "not-the-one")).status).toBe(429);
  }
  expect((await signIn(email, password)).status).toBe(429);
  await minutesLater(1);
  expect((await signIn(email, password)).status).toBe(200);
});

test("the right password strikes out the wrong ones before it", async () => {
  await wrongBefore(9);
  expect((await signIn(email, password)).status).toBe(200);
  await wrongBefore(8);
  expect((await signIn(email, "not-the-one")).status).toBe(401);
  expect((await signIn(email, password)).status).toBe(200);
});

test("ten wrong passwords from one address close it for every email, and no other address", async () => {
  const from = elsewhere();
  const guesses = Array.from({ length: 10 }, (_, index) => `guess${index}@example.com`);
  await host.db
    .insert(signInAttempts)
    .values(guesses.map((guess) => ({ email: guess, address: from })));
  expect((await signIn(email, password, from)).status).toBe(429);
  expect((await signIn(email, password)).status).toBe(200);
});

test("of 30 guesses at once no more than ten are looked at", async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => signIn(email, "not-the-one")));
  expect(replies.filter((reply) => reply.status === 401)).toHaveLength(10);
  expect(replies.filter((reply) => reply.status === 429)).toHaveLength(20);
});
