import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { addressOf, importAddress } from "../../../src/admin/addresses";
import { json } from "../../support/fakeHost";
import { openOffice, screenTitled } from "../../support/openOffice";

const industries = addressOf("orders").replace("orders", "industries");
const rows = [{ id: 1, industryName: "Tea", sector: "Food", onSite: true }];

/** Catches the file that would be saved. */
function savedFiles() {
  const files: { text(): Promise<string> }[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if ("text" in file) files.push(file);
    return "#saved";
  });
  return files;
}

test("on a host that streams lists the export requests all filtered rows and counts them", async () => {
  const files = savedFiles();
  const { requests } = openOffice(`${industries}?filter=${JSON.stringify({ q: "T" })}`, {
    isOwnHost: true,
    answers: {
      "GET /admin/industries": ({ query }) =>
        query.has("csv")
          ? new Response("all of it", { headers: { "Content-Range": "rows 0-429999/430000" } })
          : json(rows, { headers: { "Content-Range": "rows 0-0/430000" } }),
    },
  });
  expect(await screen.findByText("Import", { selector: "a" })).toHaveAttribute(
    "href",
    importAddress("industries"),
  );
  await screen.findByText("Tea");
  fireEvent.click(screen.getByText("Export"));
  fireEvent.click(await screen.findByText("CSV (.csv)"));
  expect(await screen.findByText("430000 rows exported")).toBeInTheDocument();
  expect(await files[0]?.text()).toBe("all of it");
  const { query } = requests.filter(({ query }) => query.has("csv"))[0] ?? {};
  expect(JSON.parse(query?.get("csv") ?? "")).toEqual({
    columns: [
      "id",
      "industryName",
      "sector",
      "onSite",
      "url",
      "city",
      "state",
      "address",
      "version",
    ],
    headings: [
      "ID",
      "Industry Name",
      "Sector",
      "On the site",
      "Picture",
      "City",
      "State",
      "Address",
      "Version",
    ],
    words: { onSite: { true: "Yes", false: "No" } },
  });
  expect(JSON.parse(query?.get("filter") ?? "")).toEqual({ q: "T" });
  expect(query?.has("range")).toBe(false);
});

test("on any other host the list is read and written here, and there is no import", async () => {
  const files = savedFiles();
  const { requests, goTo } = openOffice(industries, {
    answers: { "GET /public/getAllIndustry": () => json(rows) },
  });
  await screen.findByText("Tea");
  fireEvent.click(screen.getByText("Export"));
  fireEvent.click(await screen.findByText("CSV (.csv)"));
  expect(await screen.findByText("1 row exported")).toBeInTheDocument();
  expect(await files[0]?.text()).toBe("ID,Industry Name,Sector,Picture\r\n1,Tea,Food,\r\n");
  expect(screen.queryByText("Import")).toBeNull();
  expect(requests.some(({ query }) => query.has("csv"))).toBe(false);
  void goTo(importAddress("industries"));
  await screenTitled("404 - Page Not Found");
  await waitFor(() => expect(requests.every(({ method }) => method === "GET")).toBe(true));
});
