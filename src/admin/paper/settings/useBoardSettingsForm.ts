import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { BoardSettings } from "../../../../contract/boardSettings";
import type { FieldErrors } from "../../../../contract/errors";
import { HostError } from "../../../api/hostErrors";
import type { PlantDataProvider } from "../../../dataProvider";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { serverMessage } from "../../serverMessage";
import { useScreenTexts } from "../../useScreenTexts";
import { whileSignedIn } from "../../useSessionEnd";
import { draftOf, readSettingsDraft, type SettingsDraft } from "./settingsDraft";
import { settingsTexts } from "./settingsTexts";

/**
 * The form of the board's settings. Fields are judged once it was tried to be saved, and from then on at each change; a
 * failure leaves everything as it was typed, and puts the host's messages at the fields they are about.
 */
export function useBoardSettingsForm(settings: BoardSettings) {
  const host = useDataProvider<PlantDataProvider>();
  const text = useScreenTexts(settingsTexts);
  const notify = useNotify();
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [isUnsaved, setUnsaved] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string>();

  const change = (changes: SettingsDraft) => {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    setUnsaved(true);
    setError(undefined);
    if (attempts === 0) return;
    const read = readSettingsDraft(changed);
    setErrors(read.ok ? {} : read.errors);
  };

  const reject = (byField: FieldErrors, message: string) => {
    setErrors(byField);
    setError(message);
    setAttempts((before) => before + 1);
  };

  const [save, isBusy] = useSubmitOnce(async () => {
    const read = readSettingsDraft(draft);
    if (!read.ok) return reject(read.errors, text("invalid"));
    setError(undefined);
    try {
      const saved = host.paper((paper) => paper.updateBoardSettings(read.value));
      setDraft(draftOf(await whileSignedIn(saved)));
      setUnsaved(false);
      setErrors({});
      setAttempts(0);
      notify(text("saved"), { type: "success" });
    } catch (failure) {
      const byField = failure instanceof HostError ? { ...failure.body.errors } : {};
      reject(byField, serverMessage(failure, text("notSaved")));
    }
  });

  return { draft, isUnsaved, errors, error, attempts, isBusy, change, save };
}
