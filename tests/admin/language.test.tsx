import { fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { defineTexts } from "../../domain/texts";
import { dashboardPath } from "../../src/admin/addresses";
import { employees } from "../../src/admin/employees/resource";
import { i18nProvider } from "../../src/admin/i18n";
import { chooseLanguage, followLanguage, readLanguage, useTexts } from "../../src/texts/useTexts";
import { account } from "../support/exampleReplies";
import { json } from "../support/fakeHost";
import { openOffice, signInAs } from "../support/openOffice";

const start = () => localStorage.removeItem("language");
beforeEach(start);
afterEach(async () => {
  await i18nProvider.changeLocale("en");
  start();
});

const login = (language?: string) => () =>
  json(
    {
      token: "t",
      admin: { firstName: "Asha", lastName: "Rao", email: "asha@example.com", language },
    },
    { headers: { "Plant-Calls": "all" } },
  );

test("the login page speaks the language that is chosen there, and remembers it", async () => {
  openOffice("/admin", { isSignedIn: false });
  fireEvent.click(await screen.findByText("ಕನ್ನಡ"));
  expect(await screen.findByText("ಅಡ್ಮಿನ್ ಪೋರ್ಟಲ್")).toBeInTheDocument();
  expect(screen.getByText("ಕನ್ನಡ")).toHaveAttribute("aria-pressed", "true");
  expect(readLanguage()).toBe("kn");
});

test("a language that is chosen before a page listens is loaded too", async () => {
  const texts = defineTexts("gate", { title: "Admin" });
  const inKannada = async () => ({ default: { gate: { title: "ಅಡ್ಮಿನ್" } } });
  chooseLanguage("kn");
  const { result } = renderHook(() => {
    useEffect(() => followLanguage([{ hi: inKannada, kn: inKannada }]), []);
    return useTexts(texts);
  });
  await waitFor(() => expect(result.current("title")).toBe("ಅಡ್ಮಿನ್"));
});

test("a login brings the language of the account", async () => {
  openOffice("/admin", { answers: { "POST /admin/login": login("hi") }, isSignedIn: false });
  await signInAs("asha@example.com");
  await waitFor(() => expect(readLanguage()).toBe("hi"));
});

test("a choice in the office is kept in the browser and sent to the host once", async () => {
  const { requests } = openOffice(dashboardPath, {
    answers: { "PUT /admin/account/language": () => json(account) },
    isOwnHost: true,
  });
  await i18nProvider.changeLocale("kn");
  expect(readLanguage()).toBe("kn");
  expect(document.documentElement.lang).toBe("kn");
  await i18nProvider.changeLocale("kn");
  // The choice of the test before may still be under way to the host.
  const inKannada = JSON.stringify({ language: "kn" });
  const sent = requests.filter(
    ({ path, body }) => path === "/admin/account/language" && JSON.stringify(body) === inKannada,
  );
  expect(sent).toHaveLength(1);
});

test("0 is counted as one in Hindi and Kannada, and not in English", async () => {
  const options = { smart_count: 0, _: "one |||| many" };
  expect(i18nProvider.translate("missing", options)).toBe("many");
  for (const language of ["hi", "kn"]) {
    await i18nProvider.changeLocale(language);
    expect(i18nProvider.translate("missing", options)).toBe("one");
  }
});

test("a registration without a number from the host is reported in the office's language", async () => {
  for (const [language, script] of [
    ["hi", /^Asha .*\p{Script=Devanagari}/u],
    ["kn", /^Asha .*\p{Script=Kannada}/u],
  ] as const) {
    await i18nProvider.changeLocale(language);
    const { message = "" } = employees.create?.succeeded({ name: "Asha" }) ?? {};
    expect(i18nProvider.translate(message, { name: "Asha", _: message })).toMatch(script);
  }
});
