import { useRef, useState } from "react";
import type { BoardSettings } from "../../../../contract/boardSettings";
import type { SpecificationContent } from "../../../../contract/boxSpecifications";
import type { FieldErrors } from "../../../../contract/errors";
import { HostError } from "../../../api/hostErrors";
import { useSubmitOnce } from "../../../useSubmitOnce";
import { serverMessage } from "../../serverMessage";
import { useScreenTexts } from "../../useScreenTexts";
import { whileSignedIn } from "../../useSessionEnd";
import { specificationTexts } from "../screenTexts";
import { readSpecification, type SpecificationDraft } from "./specificationDraft";

interface SpecificationFormOptions {
  readonly initial: SpecificationDraft;
  readonly settings: BoardSettings;
  /** What is wrong with what is asked for besides the box, by field. */
  readonly otherErrors?: () => FieldErrors;
  readonly save: (content: SpecificationContent) => Promise<void>;
}

/** The host names the fields of what was sent: those of the box stand below `content`. */
const byField = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^content\.?/, ""), message]),
  );

/**
 * The form of a version. Fields are judged once it was tried to be saved, and from then on at each change; a
 * failure leaves everything as it was typed, and puts the host's messages at the fields they are about.
 */
export function useSpecificationForm(options: SpecificationFormOptions) {
  const { initial, settings, otherErrors = () => ({}), save } = options;
  const text = useScreenTexts(specificationTexts);
  const [draft, setDraft] = useState(initial);
  const [isUnsaved, setUnsaved] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [hostErrors, setHostErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string>();
  const isSaving = useRef(false);

  const read = readSpecification(draft, settings);
  const own = { ...otherErrors(), ...(read.ok ? {} : read.errors) };
  const errors: FieldErrors = attempts === 0 ? {} : { ...hostErrors, ...own };

  const change = (changes: Partial<SpecificationDraft>) => {
    setDraft({ ...draft, ...changes });
    touch();
  };

  /** Something was typed: what the host said of what stood there before is over. */
  const touch = () => {
    setUnsaved(true);
    setError(undefined);
    setHostErrors({});
  };

  const [submit, isBusy] = useSubmitOnce(async () => {
    setAttempts((before) => before + 1);
    if (!read.ok || Object.keys(own).length > 0) return setError(text("invalid"));
    setError(undefined);
    isSaving.current = true;
    try {
      await whileSignedIn(save(read.value));
    } catch (failure) {
      if (failure instanceof HostError) setHostErrors(byField(failure.body.errors ?? {}));
      setError(serverMessage(failure, text("notSaved")));
      setAttempts((before) => before + 1);
    } finally {
      isSaving.current = false;
    }
  });

  return { draft, isUnsaved, isSaving, errors, error, attempts, isBusy, change, touch, submit };
}
