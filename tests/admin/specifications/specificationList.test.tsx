import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { specifications } from "../../../src/admin/specifications/resource";
import { declaredScreens } from "../../support/declaredScreens";
import { exampleRow } from "../../support/exampleRow";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

test("the list of specifications is by client, names the style of each box and opens its page", async () => {
  const { row } = exampleRow("getSpecifications");
  const requests = fakeHost({
    "GET /admin/specifications": () =>
      json([{ ...row, id: 4, name: "Tray", style: "0203", number: 2 }], {
        headers: { "Content-Range": "rows 0-0/1" },
      }),
  });
  const { list: Specifications } = declaredScreens(specifications);
  openPage(<Specifications />, { isOwnHost: true });
  expect(await screen.findByText("Tray")).toHaveAttribute(
    "href",
    "/admin/dashboard/paper/specifications/4",
  );
  expect(screen.getByText("0203 full overlap")).toBeInTheDocument();
  expect(screen.getByText("Create Specification")).toHaveAttribute(
    "href",
    "/admin/dashboard/paper/specifications/create",
  );
  const listed = requests.find(({ query }) => query.has("range"));
  expect(listed?.query.get("sort")).toBe('["client","ASC"]');
});
