import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { indiaDate } from "../../../domain/indiaTime";
import { dateText } from "../../../domain/momentText";
import { DateField } from "../../../src/admin/layout/DateField";
import { chooseLanguage } from "../../../src/texts/useTexts";

type Props = Partial<Parameters<typeof DateField>[0]>;

function Page({ value: begun = "", onChange, ...props }: Props) {
  const [value, setValue] = useState(begun);
  return (
    <DateField
      type="date"
      label="Date"
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.target.value);
        onChange?.(change);
      }}
    />
  );
}

/** Opens a page with a field. Returns the field, and the values that it gave. */
function open(props: Props) {
  const values: string[] = [];
  render(<Page {...props} onChange={({ target }) => values.push(target.value)} />);
  return { field: screen.getByRole("textbox"), values, user: userEvent.setup() };
}

test("a typed date is given when it is whole, and shown in the one form when the field is left", async () => {
  const { field, values, user } = open({ value: "2026-03-02" });
  expect(field).toHaveValue("2 Mar 2026");
  await user.clear(field);
  await user.type(field, "24/11/2026");
  expect(values).toEqual(["", "2026-11-24"]);
  expect(field).toHaveValue("24/11/2026");
  await user.tab();
  expect(field).toHaveValue("24 Nov 2026");
  await user.clear(field);
  await user.type(field, "1 dec 26{Enter}");
  expect(field).toHaveValue("1 Dec 2026");
  expect(values.at(-1)).toBe("2026-12-01");
});

test("what is not a date stays, with a sentence by the field", async () => {
  const { field, values, user } = open({ last: "2026-12-31" });
  const wrong = {
    "31 feb 2026": "Feb 2026 has 28 days",
    "11/24/2026": "Type the day first, such as 24 Nov 2026",
    "24 Nov 1926": "Type a date from 1 Jan 1940 or later",
    "1/1/2027": "Type a date up to 31 Dec 2026",
    "next week": "Type a date such as 24 Nov 2026",
  };
  for (const [typed, sentence] of Object.entries(wrong)) {
    await user.clear(field);
    await user.type(field, typed);
    await user.tab();
    expect(field).toHaveValue(typed);
    expect(field).toBeInvalid();
    expect(screen.getByText(sentence)).toBeInTheDocument();
  }
  expect(values).toEqual([]);
});

test("a form receives what is not a date, to refuse it", async () => {
  const { field, values, user } = open({ keepsText: true });
  await user.type(field, "31 feb");
  expect(values).toEqual([]);
  expect(field).toBeValid();
  await user.tab();
  expect(values).toEqual(["31 feb"]);
  fireEvent.change(field, { target: { value: "1926-01-01" } });
  fireEvent.blur(field);
  expect(values.at(-1)).toBe("1 Jan 1926");
});

test("the keys move by a day and a month, and T is today", async () => {
  const { field, values, user } = open({ value: "2026-01-31", first: "2026-01-15" });
  field.focus();
  await user.keyboard("{ArrowUp}{ArrowDown}{ArrowDown}{PageUp}{PageDown}{PageDown}");
  expect(values.map((value) => value.slice(5))).toEqual([
    "02-01",
    "01-31",
    "01-30",
    "02-28",
    "01-28",
    "01-15",
  ]);
  await user.keyboard("today");
  expect(field).toHaveValue(dateText(indiaDate(new Date())));
});

test("a day of the week is typed into an empty field, and shown as the date that was read", async () => {
  const { field, values, user } = open({ keepsText: true });
  await user.type(field, "thu");
  expect(field).toHaveValue("thu");
  const read = values.at(-1) ?? "";
  expect(new Date(read).getUTCDay()).toBe(4);
  await user.tab();
  expect(field).toHaveValue(dateText(read));
});

test("another value replaces what is typed", async () => {
  const props = { type: "date", label: "Date", keepsText: true, onChange: vi.fn() } as const;
  const { rerender } = render(<DateField {...props} value="2026-03-02" />);
  const field = screen.getByRole("textbox");
  fireEvent.change(field, { target: { value: "31 feb" } });
  rerender(<DateField {...props} value="2026-03-09" />);
  expect(field).toHaveValue("9 Mar 2026");
});

test("a day is chosen in the calendar from the keyboard", async () => {
  const { field, values, user } = open({ value: "2026-11-24", last: "2026-12-10" });
  field.focus();
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  const day = async (name: string) =>
    waitFor(() => expect(screen.getByRole("gridcell", { name })).toHaveFocus());
  await day("Tue, 24 Nov");
  expect(screen.getAllByRole("columnheader").map((one) => one.textContent)[0]).toBe("Mon");
  await user.keyboard("{Home}");
  await day("Mon, 23 Nov");
  await user.keyboard("{End}{ArrowDown}{ArrowLeft}");
  await day("Sat, 5 Dec");
  expect(screen.getByRole("gridcell", { name: "Fri, 11 Dec" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Month after" })).toBeDisabled();
  await user.keyboard("{PageDown}");
  await day("Thu, 10 Dec");
  await user.keyboard("{PageUp}{Enter}");
  expect(values).toEqual(["2026-11-10"]);
  expect(field).toHaveValue("10 Nov 2026");
  await waitFor(() => expect(field).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Open calendar" }));
  await day("Tue, 10 Nov");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button")).toHaveFocus());
});

test("a field with an open calendar is not left", async () => {
  const left = vi.fn();
  const { user } = open({ onBlur: left });
  await user.click(screen.getByRole("button", { name: "Open calendar" }));
  await screen.findByRole("grid");
  expect(left).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("button")).toHaveFocus());
  await user.tab();
  expect(left).toHaveBeenCalledOnce();
});

test("a month has the same field", async () => {
  const { field, values, user } = open({ type: "month", value: "2026-03", last: "2026-11" });
  expect(field).toHaveValue("Mar 2026");
  field.focus();
  await user.keyboard("{ArrowUp}{PageUp}{PageDown}");
  expect(values).toEqual(["2026-04", "2026-11", "2025-11"]);
  await user.click(screen.getByRole("button", { name: "Open calendar" }));
  await user.click(await screen.findByRole("gridcell", { name: "Feb" }));
  expect(values.at(-1)).toBe("2025-02");
});

test.each(["date", "month"] as const)("an empty %s shows its form in each language", (type) => {
  onTestFinished(() => chooseLanguage("en"));
  for (const [language, shown] of [
    ["en", "Nov 2026"],
    ["kn", "2026"],
  ] as const) {
    chooseLanguage(language);
    const { unmount } = render(<Page type={type} />);
    expect(screen.getByRole("textbox").getAttribute("placeholder")).toContain(shown);
    unmount();
  }
});

test.each(["2026-99", "2026-13-45", "soon", "2026-11-24T00:00"])(
  "a host's or an address's %s is shown as it is, and breaks no page",
  (value) => {
    onTestFinished(() => chooseLanguage("en"));
    chooseLanguage("hi");
    for (const type of ["date", "month"] as const) {
      const { unmount } = render(<Page type={type} value={value} />);
      expect(screen.getByRole("textbox")).toHaveValue(value);
      unmount();
    }
  },
);
