import { useRef, useState } from "react";

/**
 * Submits once: pressed again while the first is under way, nothing is sent anew. Unlike a button that
 * is off while it waits, this holds from the very first press.
 * @returns what `send` returns; undefined for a press that came too early.
 */
export function useSubmitOnce<Given extends unknown[], Result>(
  send: (...given: Given) => Promise<Result>,
) {
  const isSent = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const submit = async (...given: Given): Promise<Result | undefined> => {
    if (isSent.current) return undefined;
    isSent.current = true;
    setBusy(true);
    try {
      return await send(...given);
    } finally {
      isSent.current = false;
      setBusy(false);
    }
  };

  return [submit, isBusy] as const;
}
