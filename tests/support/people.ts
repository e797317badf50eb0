/** The people who may sign in to the built product of the browser tests. */
export const people = {
  owner: { email: "owner@example.com", password: "corrugated-board" },
  staff: { email: "staff@example.com", password: "duplex-and-kraft" },
};
