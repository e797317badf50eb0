import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { PlantCalendar } from "../../../contract/calendar";
import type { FieldErrors } from "../../../contract/errors";
import { HostError } from "../../api/hostErrors";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { useScreenTexts } from "../useScreenTexts";
import { whileSignedIn } from "../useSessionEnd";
import {
  type CalendarDraft,
  draftOf,
  readCalendarDraft,
  withoutBlankHolidays,
} from "./calendarDraft";
import { calendarTexts } from "./screenTexts";

/**
 * The calendar's form. Fields are judged once it was tried to be saved, and from then on at each change; a
 * failure leaves everything as it was typed, and puts the host's messages at the fields they are about.
 */
export function useCalendarForm(calendar: PlantCalendar) {
  const host = useDataProvider<PlantDataProvider>();
  const text = useScreenTexts(calendarTexts);
  const notify = useNotify();
  const [draft, setDraft] = useState(() => draftOf(calendar));
  const [isUnsaved, setUnsaved] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string>();
  const twice = text("holidays.twice");

  const errorsOf = (draft: CalendarDraft) => {
    const read = readCalendarDraft(draft, twice);
    return read.ok ? {} : read.errors;
  };

  const change = (changes: Partial<CalendarDraft>) => {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    setUnsaved(true);
    setError(undefined);
    if (attempts > 0) setErrors(errorsOf(changed));
  };

  const reject = (errors: FieldErrors, message: string) => {
    setErrors(errors);
    setError(message);
    setAttempts((before) => before + 1);
  };

  const [save, isBusy] = useSubmitOnce(async () => {
    const filledIn = withoutBlankHolidays(draft);
    setDraft(filledIn);
    const read = readCalendarDraft(filledIn, twice);
    if (!read.ok) return reject(read.errors, text("invalid"));
    setError(undefined);
    try {
      setDraft(draftOf(await whileSignedIn(host.updateCalendar(read.value))));
      setUnsaved(false);
      setErrors({});
      setAttempts(0);
      notify(text("saved"), { type: "success" });
    } catch (error) {
      const byField = error instanceof HostError ? { ...error.body.errors } : {};
      reject(byField, serverMessage(error, text("notSaved")));
    }
  });

  return { draft, isUnsaved, errors, error, attempts, isBusy, change, save };
}
