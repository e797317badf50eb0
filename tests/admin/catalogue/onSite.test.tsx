import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type HostRequest, json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";

const below = "/admin/dashboard";

const box = (id: number, more: object = {}) => ({
  id,
  box: `Box ${id}`,
  boxType: "RSC",
  boxDescription: "Flat",
  boxUrl: "/art/rsc.svg",
  onSite: true,
  version: 3,
  ...more,
});

/** Opens the office of a host that stores edits. The fourth box is off the site. */
function openOwn(at: string, saved = (sent: object) => json(sent)) {
  let boxes = [box(3), box(4, { onSite: false })];
  const office = openOffice(`${below}${at}`, {
    isOwnHost: true,
    answers: {
      "GET /admin/boxes": ({ query }) => {
        const { id } = JSON.parse(query.get("filter") ?? "{}");
        const found = boxes.filter((one) => id === undefined || String(one.id) === String(id));
        return json(found, { headers: { "Content-Range": `rows 0-1/${found.length}` } });
      },
      "PUT /admin/boxes/3": ({ body }) => {
        const sent = { ...box(3), ...Object(body), version: 4 };
        boxes = [sent, box(4, { onSite: false })];
        return saved(sent);
      },
      "GET /admin/history/box/3": () => json({ entries: [] }),
      "GET /admin/undoable": () => json({ changes: [] }),
    },
  });
  const writes = () => office.requests.filter(({ method }) => method === "PUT");
  return { ...office, writes };
}

const filterOf = ({ query }: HostRequest): unknown => JSON.parse(query.get("filter") ?? "{}");

test("the office lists boxes that are off the site, marked, and narrows the list to them", async () => {
  const { requests } = openOwn(`/boxes?filter={}`);
  await screenTitled("Boxes");
  const rowOf = async (name: string) => (await screen.findByText(name)).closest("tr");
  expect(await rowOf("Box 4")).toHaveTextContent("Off the site");
  expect(await rowOf("Box 3")).not.toHaveTextContent("Off the site");
  fireEvent.mouseDown(await screen.findByLabelText("On the site", { selector: "[role=combobox]" }));
  fireEvent.click(within(await screen.findByRole("listbox")).getByText("No"));
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === "/admin/boxes").map(filterOf)).toContainEqual({
      onSite: false,
    }),
  );
  expect(requests.map(({ path }) => path)).not.toContain("/public/box/getAllBoxDetails");
});

test("one press hides a box with its present fields and version, and another one shows it again", async () => {
  const { writes } = openOwn("/boxes/3/show");
  const takeOff = await screen.findByText("Take off the site");
  fireEvent.click(takeOff);
  fireEvent.click(takeOff);
  expect(await screen.findByText("Box 3 is off the site")).toBeInTheDocument();
  const { id: _, ...fields } = box(3);
  expect(writes().map(({ body }) => body)).toEqual([{ ...fields, onSite: false }]);
  fireEvent.click(await screen.findByText("Put back on the site"));
  expect(await screen.findByText("Box 3 is on the site")).toBeInTheDocument();
  expect(writes()[1]?.body).toEqual({ ...fields, onSite: true, version: 4 });
  expect(await screen.findByText("Take off the site")).toBeInTheDocument();
});

test("a change by another person at that moment is reported, and the page shows it", async () => {
  expectConsoleErrors(/^HostError: Box 3 was changed meanwhile/);
  const message = "Box 3 was changed meanwhile. Nothing was saved.";
  openOwn("/boxes/3/show", (current) => json({ message, current }, { status: 409 }));
  fireEvent.click(await screen.findByText("Take off the site"));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByText("Put back on the site")).toBeInTheDocument();
});

test("the edit form has the switch", async () => {
  const { writes } = openOwn("/boxes/3");
  await screenTitled("Edit Box 3");
  const input = await screen.findByLabelText("On the site");
  expect(input).toBeChecked();
  fireEvent.click(input);
  fireEvent.click(screen.getByText("Save changes", { selector: "button" }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ onSite: false, version: 3 });
});

test("another company's host is asked for its public list only, and shows no mark", async () => {
  const { requests, goTo } = openOffice(`${below}/boxes?filter={}`, {
    answers: {
      "GET /public/box/getAllBoxDetails": () => json([box(3, { onSite: false })]),
    },
  });
  await screen.findByText("Box 3");
  expect(screen.queryByText("Off the site")).toBeNull();
  expect(screen.queryByText("On the site")).toBeNull();
  void goTo(`${below}/boxes/3/show`);
  await screenTitled("404 - Page Not Found");
  void goTo(`${below}/boxes?filter={}`);
  await screen.findByText("Box 3");
  void goTo(`${below}/boxes/3`);
  await screenTitled("404 - Page Not Found");
  expect(requests.map(({ path }) => path)).not.toContain("/admin/boxes");
});
