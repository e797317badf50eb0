import { calls } from "../../contract/calls";
import { type CompanyFacts, VersionedCompanyFacts } from "../../contract/companyFacts";
import type { Row } from "./host/row";
import { signIn } from "./host/signIn";
import { paths, rowsOfPaths } from "./pages";

const hours = "Monday to Saturday, 9:00 to 18:00";

/** The number of times that the page is read until it has the edited fact, with a pause in milliseconds. */
const attempts = 100;
const pauseMs = 100;

/** Edits the opening hours, and waits until the host has rendered the pages with them. */
async function editFacts(origin: string) {
  const { token } = await signIn(origin);
  const facts = await fetch(`${origin}/api${calls.getCompanyFacts.path}`);
  const edited = {
    ...VersionedCompanyFacts.parse(await facts.json()),
    openingHours: { en: hours, hi: "", kn: "" },
  } satisfies CompanyFacts;
  const { status } = await fetch(`${origin}/api${calls.updateCompanyFacts.path}`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(edited),
  });
  if (status !== 200) throw new Error(`The facts were not stored: ${status}`);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const page = await fetch(`${origin}/contact`);
    if ((await page.text()).includes(hours)) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error("The host did not render the pages with the edited facts");
}

/** Measures the pages in three languages that the host renders with edited facts. */
export default function renderedPages(): Promise<Row[]> {
  const localized = ["", "/hi", "/kn"].flatMap((language) =>
    paths.map((path) => (path === "/" ? language || path : language + path)),
  );
  return rowsOfPaths(localized, editFacts);
}
