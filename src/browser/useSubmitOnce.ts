import { useRef, useState } from "react";

/** Submits once, from the first press on. @returns the result of `send`. Undefined for a press too early */
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
