import { useRef, useState } from "react";
import { useTexts } from "../../texts/useTexts";
import { serverMessage, useSend } from "../sending";
import { whileSignedIn } from "../sessionEnd";
import { useHost } from "../useHostQuery";
import { employeesTexts } from "./texts";

export interface FoundPerson {
  readonly barcodeId: string;
  readonly name: string | undefined;
  readonly unit: string | undefined;
}

export interface FoundEmployee extends FoundPerson {
  readonly picture: Blob;
}

type LookupMessage = Readonly<{ severity: "success" | "error"; message: string }>;

/** Finds or deactivates an employee by barcode. Another barcode discards a pending reply. */
export function useEmployeeLookup() {
  const host = useHost();
  const text = useTexts(employeesTexts);
  const latest = useRef(0);
  const [isFinding, setFinding] = useState(false);
  const [found, setFound] = useState<FoundEmployee>();
  const [deactivating, setDeactivating] = useState<FoundPerson>();
  const [message, setMessage] = useState<LookupMessage>();
  const showMessage = (severity: LookupMessage["severity"], message: string) =>
    setMessage({ severity, message });
  const showError = (key: `lookup.${"missing" | "notFound" | "unknown" | "nothingToPrint"}`) =>
    showMessage("error", text(key));

  const reset = () => {
    latest.current += 1;
    setFinding(false);
    setFound(undefined);
    setMessage(undefined);
  };

  const lookUp = async <T>(ask: () => Promise<T>, take: (answer: T) => void) => {
    reset();
    const request = latest.current;
    setFinding(true);
    try {
      const answer = await whileSignedIn(ask());
      if (request === latest.current) take(answer);
    } catch (error) {
      if (request === latest.current)
        showMessage("error", serverMessage(error, text("lookup.notFound")));
    } finally {
      if (request === latest.current) setFinding(false);
    }
  };

  const personOf = async (barcodeId: string): Promise<FoundPerson> => {
    const { employeeName: name, unit } = await host.call("getEmployeeNameAndUnit", { barcodeId });
    return { barcodeId, name, unit };
  };

  const find = (barcodeId: string) =>
    lookUp(
      () => Promise.all([personOf(barcodeId), host.call("getEmployeeBarcode", { barcodeId })]),
      ([person, picture]) => {
        setFound({ ...person, picture });
        showMessage("success", text("lookup.found"));
      },
    );

  /** Opens the question about deactivating the person who was found. Without one, reads the person of the barcode first. */
  const askToDeactivate = (barcodeId: string) =>
    found === undefined
      ? lookUp(() => personOf(barcodeId), setDeactivating)
      : setDeactivating(found);

  const [deactivate, isDeactivating] = useSend({
    call: (host, barcodeId: string) => host.call("deactivateEmployee", { barcodeId }),
    onDone(reply) {
      reset();
      showMessage("success", reply || text("deactivation.done"));
    },
    failed(error) {
      showMessage("error", serverMessage(error, text("deactivation.failed")));
      return undefined;
    },
  });

  return {
    found,
    message,
    showError,
    reset,
    find,
    isFinding,
    deactivating,
    askToDeactivate,
    cancelDeactivation: () => setDeactivating(undefined),
    async deactivate() {
      if (deactivating === undefined) return;
      setDeactivating(undefined);
      setMessage(undefined);
      await deactivate(deactivating.barcodeId);
    },
    isDeactivating,
  };
}
