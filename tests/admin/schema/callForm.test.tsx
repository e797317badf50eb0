import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { useStore } from "react-admin";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { ledgerKeys } from "../../../domain/accounting/vouchers";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import { defaultFacts } from "../../../domain/companyFacts";
import CalendarPage from "../../../src/admin/calendar/CalendarPage";
import FactsPage from "../../../src/admin/company/FactsPage";
import { i18nProvider } from "../../../src/admin/i18n";
import InvoiceSettingsPage from "../../../src/admin/invoices/settings/InvoiceSettingsPage";
import BoardSettingsPage from "../../../src/admin/paper/settings/BoardSettingsPage";
import { CallForm } from "../../../src/admin/schema/CallForm";
import { FormField } from "../../../src/admin/schema/formInputs";
import { typedText } from "../../../src/admin/schema/readDraft";
import { SpecificationCreatePage } from "../../../src/admin/specifications/form/SpecificationForm";
import { hasSessionEnded } from "../../../src/api/signIn";
import { authProvider } from "../../../src/authProvider";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { fakeHost, json } from "../../support/fakeHost";
import { field } from "../../support/formFields";
import { plantParty } from "../../support/invoiceDocument";
import { openPage } from "../../support/openPage";

const settings = { ...defaultBoardFactors, version: 0 };
const calendar = {
  weeklyOffs: [{ unit: "A", weekday: "SUNDAY" }],
  holidays: [{ date: "2026-10-02", name: "Gandhi Jayanti" }],
  shortestSpanSeconds: 60,
  longestSpanHours: 14,
  longSpanHours: 12,
  workDayLeadHours: 4,
  earlyMinutes: 30,
  halfDayHours: 4,
  version: 1,
};
const invoiceSettings = {
  supplier: plantParty,
  udyam: "UDYAM-KR-03-0012345",
  bankName: "Canara",
  tolerancePercent: 5,
  invoiceSeries: "A",
  challanSeries: "D",
  creditNoteSeries: "C",
  hsn: "48191010",
  toolingHsn: "998898",
  gstRows: [{ validFrom: "2026-04-01", hsn: "4819", ratePercent: 5 }],
  ewayLimits: [],
  turnoverLimits: [],
  schemas: [],
  ledgers: Object.fromEntries(ledgerKeys.map((key) => [key, key])),
  limitCountsOrders: true,
  version: 1,
};
const expired = () => json({ message: "Expired" }, { status: 401 });
const host = () =>
  fakeHost({
    "GET /admin/get-admins": () => json([]),
    "GET /admin/leaves": () => json([]),
    "GET /admin/calendar": () => json(calendar),
    "PUT /admin/calendar": expired,
    "GET /admin/board/settings": () => json(settings),
    "PUT /admin/board/settings": expired,
    "POST /admin/specifications": expired,
    "GET /admin/invoice-settings": () => json(invoiceSettings),
    "PUT /admin/invoice-settings": expired,
    "GET /public/company": () => json({ ...defaultFacts, version: 1 }),
    "GET /admin/history/company/1": () => json({ entries: [] }),
    "PUT /admin/company": expired,
  });

interface Case {
  readonly name: string;
  readonly page: () => ReactElement;
  readonly submit: string;
  /** The typed text, by the input's label. */
  readonly typed: Readonly<Record<string, string>>;
}

const cases: readonly Case[] = [
  {
    name: "the calendar",
    page: () => <CalendarPage />,
    submit: "Save settings",
    typed: { "Name, holiday 1": "Gandhi's birthday" },
  },
  {
    name: "the board's settings",
    page: () => <BoardSettingsPage />,
    submit: "Save settings",
    typed: { "Widest deckle": "2200" },
  },
  {
    name: "the invoice settings",
    page: () => <InvoiceSettingsPage />,
    submit: "Save settings",
    typed: { Town: "Peenya", "HSN, row 1": "4808" },
  },
  {
    name: "the company's facts",
    page: () => <FactsPage />,
    submit: "Save facts",
    typed: { Tagline: "Boxes that hold", "Meaning, row 1": "Years" },
  },
  {
    name: "a specification",
    page: () => <SpecificationCreatePage />,
    submit: "Save specification",
    typed: {
      Client: "Kaveri Weaves",
      "Name of the box": "Saree carton",
      "Length (mm)": "400",
      "Width (mm)": "300",
      "Height (mm)": "200",
      "GSM, Top liner": "120",
      "BF, Top liner": "18",
      "GSM, Flute 1": "100",
      "BF, Flute 1": "18",
      "GSM, Bottom liner": "120",
      "BF, Bottom liner": "18",
    },
  },
];

/** Finds an input by its label. The label of a required input ends with a star. */
const input = (label: string) =>
  screen.getByLabelText((text) => text.replace(/\s*\*$/, "") === label);

beforeEach(() => sessionStorage.clear());

for (const { name, page, submit, typed } of cases)
  test(`the typed text of ${name} at the session's end is in the form after the next login, unsaved`, async () => {
    expectConsoleErrors(/^HostError: Expired$/);
    const at = "/admin/dashboard/form";
    const requests = host();
    openPage(page(), { at, path: at, authProvider, isOwnHost: true });
    await screen.findByText(submit);
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(input(label), { target: { value } });
    fireEvent.click(screen.getByText(submit));
    await waitFor(() => expect(hasSessionEnded()).toBe(true));
    await screen.findByText("Elsewhere");
    expect(requests.filter(({ method }) => method !== "GET")).toHaveLength(1);

    cleanup();
    openPage(page(), { at, path: at, authProvider, isOwnHost: true });
    await screen.findByText(submit);
    for (const [label, value] of Object.entries(typed)) expect(input(label)).toHaveValue(value);
    expect(screen.getByText(/Your input is restored/)).toBeInTheDocument();
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

test("what is typed into settings during their save stays, unsaved", async () => {
  let release: ((reply: Response) => void) | undefined;
  fakeHost({
    "GET /admin/calendar": () => json(calendar),
    "PUT /admin/calendar": () =>
      new Promise<Response>((reply) => {
        release = reply;
      }),
  });
  openPage(<CalendarPage />, { isOwnHost: true });
  await screen.findByText("Save settings");
  fireEvent.change(input("Name, holiday 1"), { target: { value: "Bapu" } });
  fireEvent.click(screen.getByText("Save settings"));
  await waitFor(() => expect(release).toBeDefined());
  const limit = screen.getByLabelText(/^Longest time without shift/);
  fireEvent.change(limit, { target: { value: "13" } });
  const holidays = [{ date: "2026-10-02", name: "Bapu" }];
  release?.(json({ ...calendar, holidays, version: 2 }));
  await screen.findByText("Settings saved");
  expect(limit).toHaveValue("13");
  expect(input("Name, holiday 1")).toHaveValue("Bapu");
  const closing = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

/** Chooses a language as react-admin's menu does. */
function LanguageButton() {
  const [, choose] = useStore("locale", "en");
  return (
    <button type="button" onClick={() => choose("hi")}>
      हिन्दी
    </button>
  );
}

test("a form that is filled in stays so when the language is changed", async () => {
  fakeHost({ "GET /admin/calendar": () => json(calendar) });
  openPage(
    <>
      <LanguageButton />
      <CalendarPage />
    </>,
  );
  await screen.findByText("Save settings");
  fireEvent.change(input("Name, holiday 1"), { target: { value: "Bapu" } });
  try {
    fireEvent.click(screen.getByText("हिन्दी"));
    await waitFor(() => expect(screen.queryByText("Save settings")).toBeNull());
    await waitFor(() => expect(field("holidays.0.name")).toHaveValue("Bapu"));
  } finally {
    cleanup();
    await i18nProvider.changeLocale("en");
    localStorage.removeItem("language");
  }
});

test("a setting that I emptied stays empty after a conflict, which is told without codes", async () => {
  expectConsoleErrors(/^HostError: Changed$/);
  const current = {
    ...invoiceSettings,
    bankName: "Syndicate",
    gstRows: [
      ...invoiceSettings.gstRows,
      { validFrom: "2026-10-01", hsn: "4808", ratePercent: 12 },
    ],
    limitCountsOrders: false,
    version: 2,
  };
  fakeHost({
    "GET /admin/invoice-settings": () => json(invoiceSettings),
    "PUT /admin/invoice-settings": () => json({ message: "Changed", current }, { status: 409 }),
  });
  openPage(<InvoiceSettingsPage />, { isOwnHost: true });
  fireEvent.change(await screen.findByDisplayValue(invoiceSettings.udyam), {
    target: { value: "" },
  });
  fireEvent.click(screen.getByText("Save settings"));
  await screen.findByText("Changed while you were editing");
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "FieldSaved valueYour value",
    "BankSyndicateCanara",
    "Udyam numberUDYAM-KR-03-0012345–changed by you",
    "GST rates1 Apr 2026, 4819, 5; 1 Oct 2026, 4808, 121 Apr 2026, 4819, 5",
    "Credit limits count undelivered ordersNoYes",
  ]);
  fireEvent.click(screen.getByText("Keep my changes"));
  await screen.findByDisplayValue("Syndicate");
  expect(screen.queryByDisplayValue(invoiceSettings.udyam)).toBeNull();
});

const NameDraft = z.object({ name: typedText() });

/** A form of a name that another person can change meanwhile. */
function NamePage() {
  const [saved, setSaved] = useState({ name: "Asha" });
  return (
    <>
      <button type="button" onClick={() => setSaved({ name: "Usha" })}>
        Change elsewhere
      </button>
      <CallForm
        schema={NameDraft}
        initial={saved}
        read={(draft) => ({ ok: true, value: draft })}
        call={async () => undefined}
        failed="Not saved"
        submitLabel="Save"
      >
        <FormField name="name" label="Name" />
      </CallForm>
    </>
  );
}

test("a form follows its saved values while nothing is typed, and keeps what is typed", async () => {
  fakeHost({});
  openPage(<NamePage />);
  expect(await screen.findByDisplayValue("Asha")).toBeInTheDocument();
  fireEvent.click(screen.getByText("Change elsewhere"));
  expect(await screen.findByDisplayValue("Usha")).toBeInTheDocument();

  cleanup();
  openPage(<NamePage />);
  fireEvent.change(await screen.findByDisplayValue("Asha"), { target: { value: "Asha Rao" } });
  fireEvent.click(screen.getByText("Change elsewhere"));
  await act(async () => undefined);
  expect(field("name")).toHaveValue("Asha Rao");
});

const NoteDraft = z.object({ title: typedText(), place: typedText() });

/** A form of notes, which begins empty after each save. */
const NotePage = ({ save }: { readonly save: () => Promise<unknown> }) => (
  <CallForm
    schema={NoteDraft}
    initial={{ title: "", place: "" }}
    read={(draft) =>
      draft.title === "" || draft.place === ""
        ? { ok: false, errors: { [draft.title === "" ? "title" : "place"]: "Missing" } }
        : { ok: true, value: draft }
    }
    call={save}
    next={() => ({ title: "", place: "" })}
    done="Saved"
    failed="Not saved"
    submitLabel="Save"
  >
    <FormField name="title" label="Title" />
    <FormField name="place" label="Place" />
  </CallForm>
);

const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test("the fields of a form that begins anew after a save are not invalid before the next save", async () => {
  fakeHost({});
  openPage(<NotePage save={async () => undefined} />);
  await screen.findByText("Save");
  type("title", "Board");
  type("place", "Peenya");
  fireEvent.click(screen.getByText("Save"));
  await screen.findByText("Saved");
  await waitFor(() => expect(field("title")).toHaveValue(""));
  type("title", "Paper");
  await act(async () => undefined);
  expect(screen.queryByText("Missing")).toBeNull();

  fireEvent.click(screen.getByText("Save"));
  await screen.findByText("Missing");
  type("place", "Hebbal");
  await waitFor(() => expect(screen.queryByText("Missing")).toBeNull());
});

test("what is typed during the save of a form that then begins anew stays", async () => {
  fakeHost({});
  let release: ((value?: unknown) => void) | undefined;
  openPage(
    <NotePage
      save={() =>
        new Promise((resolve) => {
          release = resolve;
        })
      }
    />,
  );
  await screen.findByText("Save");
  type("title", "Board");
  type("place", "Peenya");
  fireEvent.click(screen.getByText("Save"));
  await waitFor(() => expect(release).toBeDefined());
  type("title", "Paper");
  release?.();
  await screen.findByText("Saved");
  await waitFor(() => expect(field("place")).toHaveValue(""));
  expect(field("title")).toHaveValue("Paper");
});

test("after the session's end only my own changes are told as mine, if another person has saved meanwhile", async () => {
  expectConsoleErrors(/^HostError: Expired$/, /^HostError: Changed$/);
  const at = "/admin/dashboard/form";
  const current = { ...settings, widestDeckle: 2400, version: 1 };
  let isSignedInAgain = false;
  fakeHost({
    "GET /admin/board/settings": () => json(isSignedInAgain ? current : settings),
    "PUT /admin/board/settings": () =>
      isSignedInAgain ? json({ message: "Changed", current }, { status: 409 }) : expired(),
  });
  openPage(<BoardSettingsPage />, { at, path: at, authProvider, isOwnHost: true });
  await screen.findByText("Save settings");
  fireEvent.change(input("Edge trim per side"), { target: { value: "17" } });
  fireEvent.click(screen.getByText("Save settings"));
  await screen.findByText("Elsewhere");

  cleanup();
  isSignedInAgain = true;
  openPage(<BoardSettingsPage />, { at, path: at, authProvider, isOwnHost: true });
  await screen.findByText("Save settings");
  expect(input("Edge trim per side")).toHaveValue("17");
  fireEvent.click(screen.getByText("Save settings"));
  await screen.findByText("Changed while you were editing");
  const mine = screen.getAllByText("changed by you");
  expect(mine).toHaveLength(1);
  fireEvent.click(screen.getByText("Keep my changes"));
  await screen.findByDisplayValue("2400");
  expect(input("Edge trim per side")).toHaveValue("17");
});
