import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";

const notice = (id: number, isRead: boolean) => ({
  id,
  kind: "LATE_ORDER",
  message: `Order #${id} of Kaveri Weaves is late. It was promised for 20 Nov 2026.`,
  code: "notice.lateOrder",
  values: { order: String(id), client: "Kaveri Weaves", date: { date: "2026-11-20" } },
  at: "2026-11-21T03:30:00.000Z",
  isRead,
  record: { kind: "order", recordId: id },
});

const refused = {
  ...notice(16, true),
  kind: "REFUSED_SCAN",
  message: "A scan was refused",
  record: undefined,
  exception: { month: "2026-11", q: "0b9e" },
};

/** Opens the office of a host with two notices. The host keeps what is read. */
async function openBell(isOwnHost = true) {
  const read = new Set([16]);
  let isEmailed = false;
  const office = openOffice("/admin/dashboard/no/such/page", {
    isOwnHost,
    answers: {
      // The page of an order that a notice opens. Its reply never comes.
      "GET /admin/orders/18": () => new Promise(() => {}),
      "GET /admin/notices": () =>
        json({
          unread: [17, 18].filter((id) => !read.has(id)).length,
          notices: [...[18, 17].map((id) => notice(id, read.has(id))), refused],
          isEmailed,
        }),
      "PUT /admin/notices/read": ({ body }) => {
        const { first, last } = Object(body);
        for (let id = first; id <= last; id += 1) read.add(id);
        return json({ unread: 0 });
      },
      "PUT /admin/notices/emails": ({ body }) => {
        isEmailed = Object(body).isEmailed;
        return json({ isEmailed });
      },
    },
  });
  await screenTitled("404 - Page Not Found");
  return office;
}

const bell = (unread: number) => screen.findByRole("button", { name: `Notices: ${unread} unread` });

test("the bell names its count, and opens the notices as a dialog that Escape closes", async () => {
  await openBell();
  const button = await bell(2);
  expect(button).toHaveAttribute("aria-expanded", "false");
  fireEvent.click(button);
  const list = await screen.findByRole("dialog", { name: "Notices" });
  expect(within(list).getAllByRole("link")).toHaveLength(3);
  expect(within(list).getAllByTitle("Unread")).toHaveLength(2);
  const link = within(list).getByRole("link", { name: /A scan was refused/ });
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toMatch(
    /\/exceptions\?filter={"month":"2026-11","q":"0b9e"}$/,
  );
  fireEvent.keyDown(list, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a press on a notice opens its record and marks it as read", async () => {
  const { requests } = await openBell();
  fireEvent.click(await bell(2));
  fireEvent.click(await screen.findByRole("link", { name: /Order #18/ }));
  await bell(1);
  expect(window.location.pathname).toBe("/admin/dashboard/orders/18/show");
  expect(requests.filter(({ path }) => path === "/admin/notices/read")).toMatchObject([
    { body: { first: 18, last: 18 } },
  ]);
});

test("all are marked as read up to the newest that is shown", async () => {
  const { requests } = await openBell();
  fireEvent.click(await bell(2));
  const readAll = await screen.findByRole("button", { name: "Mark all as read" });
  fireEvent.click(readAll);
  await waitFor(() => expect(readAll).toBeDisabled());
  expect(requests.find(({ path }) => path === "/admin/notices/read")?.body).toEqual({
    first: 1,
    last: 18,
  });
  expect(screen.queryAllByTitle("Unread")).toEqual([]);
});

test("the daily email is a switch, off at first", async () => {
  const { requests } = await openBell();
  fireEvent.click(await bell(2));
  const email = await screen.findByRole("switch", { name: "Email unread notices once a day" });
  expect(email).not.toBeChecked();
  fireEvent.click(email);
  await waitFor(() => expect(email).toBeChecked());
  expect(requests.find(({ path }) => path === "/admin/notices/emails")?.body).toEqual({
    isEmailed: true,
  });
});

test("an office of another host has no bell and asks for no notices", async () => {
  const { requests } = await openBell(false);
  await act(async () => undefined);
  expect(screen.queryByRole("button", { name: /^Notices/ })).toBeNull();
  expect(requests.map(({ path }) => path)).not.toContain("/admin/notices");
});
