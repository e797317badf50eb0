import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { ListContext, type ListControllerResult, useList, useListContext } from "react-admin";
import { expect, test } from "vitest";
import { LatestView, mergeFilters } from "../../../src/admin/schema/LatestView";

function Controls() {
  const { filterValues, setFilters, setSort, setPage, setPerPage } = useListContext();
  const controls = {
    "Unit B": () => setFilters({ ...filterValues, unit: "B" }),
    Female: () => setFilters({ ...filterValues, gender: "female" }),
    "By name": () => setSort({ field: "name", order: "ASC" }),
    "Page 3": () => setPage(3),
    "50 rows": () => setPerPage(50),
  };
  return Object.entries(controls).map(([name, press]) => (
    <button key={name} type="button" onClick={press}>
      {name}
    </button>
  ));
}

const shown = {
  filterValues: { q: "Asha", unit: "A" },
  sort: { field: "id", order: "DESC" },
  page: 2,
  perPage: 25,
} as const;

type View = Pick<ListControllerResult, "filterValues" | "sort" | "page" | "perPage">;

/**
 * A list that shows a view only when the test says so. Like react-admin's, it changes the view that it shows, and
 * merges what is asked in one press: a new filter, order or number of rows begins at page 1.
 */
function openSlowList() {
  const asked: View[] = [];
  let shownView: View = shown;
  let show: (view: View) => void = () => undefined;
  function SlowList() {
    const list = useList<{ id: number }>({ data: [] });
    const [view, setView] = useState<View>(shown);
    show = (next) => {
      shownView = next;
      setView(next);
    };
    const change = (part: Partial<View>) =>
      asked.push({ ...(asked.at(-1) ?? shownView), page: 1, ...part });
    const slow: ListControllerResult = {
      ...list,
      ...view,
      setFilters: (filterValues) => change({ filterValues }),
      setSort: ({ field, order = "ASC" }) => change({ sort: { field, order } }),
      setPage: (page) => change({ page }),
      setPerPage: (perPage) => change({ perPage }),
    };
    return (
      <ListContext value={slow}>
        <LatestView>
          <Controls />
        </LatestView>
      </ListContext>
    );
  }
  render(<SlowList />);
  return {
    /** Presses a control. Returns the view that the list is asked for. */
    press(name: string) {
      asked.splice(0);
      fireEvent.click(screen.getByText(name));
      return asked.at(-1);
    },
    show: (view: View) => show(view),
  };
}

test("two filters that are chosen before the list shows the first one are both in force", () => {
  const { press } = openSlowList();
  expect(press("Unit B")).toMatchObject({ filterValues: { q: "Asha", unit: "B" } });
  expect(press("Female")).toMatchObject({
    filterValues: { q: "Asha", unit: "B", gender: "female" },
  });
});

test("an order, a number of rows and a page stay if a filter follows before the list shows them", () => {
  const { press } = openSlowList();
  press("By name");
  press("50 rows");
  expect(press("Unit B")).toEqual({
    filterValues: { q: "Asha", unit: "B" },
    sort: { field: "name", order: "ASC" },
    page: 1,
    perPage: 50,
  });
  expect(press("Page 3")).toMatchObject({ filterValues: { q: "Asha", unit: "B" }, page: 3 });
  expect(press("By name")).toMatchObject({ filterValues: { q: "Asha", unit: "B" }, page: 1 });
});

test("a list that shows the first of two choices keeps the second one for the third", () => {
  const { press, show } = openSlowList();
  const first = press("Unit B") ?? shown;
  press("By name");
  act(() => show(first));
  expect(press("Female")).toMatchObject({
    filterValues: { unit: "B", gender: "female" },
    sort: { field: "name" },
  });
});

test("filters that are in force already are not asked for again", () => {
  const { press } = openSlowList();
  press("Unit B");
  expect(press("Unit B")).toBeUndefined();
});

test("a link to another view of the list forgets what was chosen before it", () => {
  const { press, show } = openSlowList();
  press("Unit B");
  act(() => show({ ...shown, filterValues: {} }));
  expect(press("Female")).toEqual({ ...shown, filterValues: { gender: "female" }, page: 1 });
});

test.each([
  ["a changed value", { unit: "A" }, { unit: "C" }, { unit: "C", gender: "female" }],
  ["a removed value", { unit: "A" }, {}, { gender: "female" }],
  [
    "an input that stays empty",
    { unit: "A" },
    { unit: "A", gender: "" },
    { unit: "B", gender: "female" },
  ],
  [
    "an emptied input",
    { unit: "A", gender: "male" },
    { unit: "A", gender: "" },
    { unit: "B", gender: "" },
  ],
])("%s is merged into later filters", (_what, shown, asked, merged) => {
  expect(mergeFilters({ unit: "B", gender: "female" }, shown, asked)).toEqual(merged);
});
