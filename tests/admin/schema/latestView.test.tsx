import { fireEvent, render, screen } from "@testing-library/react";
import { ListContext, useList, useListContext } from "react-admin";
import { expect, test } from "vitest";
import { LatestFilters, mergeFilters } from "../../../src/admin/schema/LatestFilters";

function Controls() {
  const { filterValues, setFilters } = useListContext();
  return (
    <>
      <button type="button" onClick={() => setFilters({ ...filterValues, unit: "B" })}>
        Unit B
      </button>
      <button type="button" onClick={() => setFilters({ ...filterValues, gender: "female" })}>
        Female
      </button>
    </>
  );
}

test("two filters that are chosen before the list shows the first one are both in force", () => {
  const asked: unknown[] = [];
  const shown = { q: "Asha", unit: "A" };
  const SlowList = () => {
    const list = useList<{ id: number }>({ data: [] });
    const slow = {
      ...list,
      filterValues: shown,
      setFilters: (filters: unknown) => asked.push(filters),
    };
    return (
      <ListContext value={slow}>
        <LatestFilters>
          <Controls />
        </LatestFilters>
      </ListContext>
    );
  };
  render(<SlowList />);
  fireEvent.click(screen.getByText("Unit B"));
  fireEvent.click(screen.getByText("Female"));
  expect(asked).toEqual([
    { q: "Asha", unit: "B" },
    { q: "Asha", unit: "B", gender: "female" },
  ]);
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
