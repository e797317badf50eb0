import { useRef, useState } from "react";
import { useDataProvider, useTranslate } from "react-admin";
import type { PlantDataProvider } from "../../dataProvider";
import { useSubmitOnce } from "../../useSubmitOnce";
import { serverMessage } from "../serverMessage";
import { whileSignedIn } from "../useSessionEnd";

/** Whom a barcode belongs to. */
export interface FoundPerson {
  readonly barcodeId: string;
  readonly name: string | undefined;
  readonly unit: string | undefined;
}

export interface FoundEmployee extends FoundPerson {
  /** The barcode as the host draws it. */
  readonly picture: Blob;
}

/** What the person is told about what was done last. */
export interface LookupMessage {
  readonly severity: "success" | "error";
  readonly message: string;
}

/**
 * Finds an employee by barcode, or deactivates them; tells how it went, in the host's words first.
 * There is one person at a time: what was found is forgotten as soon as another barcode is typed,
 * and an answer that comes after that is not shown.
 */
export function useEmployeeLookup() {
  const host = useDataProvider<PlantDataProvider>();
  const translate = useTranslate();
  const latest = useRef(0);
  const [isFinding, setFinding] = useState(false);
  const [found, setFound] = useState<FoundEmployee>();
  const [leaving, setLeaving] = useState<FoundPerson>();
  const [told, setTold] = useState<LookupMessage>();

  const text = (key: string) => translate(`plant.employees.${key}`);
  const tell = (severity: LookupMessage["severity"], message: string) =>
    setTold({ severity, message });
  const refuse = (key: string) => tell("error", text(key));

  const forget = () => {
    latest.current += 1;
    setFinding(false);
    setFound(undefined);
    setTold(undefined);
  };

  const lookUp = async <T>(ask: () => Promise<T>, take: (answer: T) => void) => {
    forget();
    const mine = latest.current;
    setFinding(true);
    try {
      const answer = await whileSignedIn(ask());
      if (mine === latest.current) take(answer);
    } catch (error) {
      if (mine === latest.current) tell("error", serverMessage(error, text("lookup.notFound")));
    } finally {
      if (mine === latest.current) setFinding(false);
    }
  };

  const personOf = async (barcodeId: string): Promise<FoundPerson> => {
    const { employeeName: name, unit } = await host.getEmployeeNameAndUnit(barcodeId);
    return { barcodeId, name, unit };
  };

  const find = (barcodeId: string) =>
    lookUp(
      () => Promise.all([personOf(barcodeId), host.getEmployeeBarcode(barcodeId)]),
      ([person, picture]) => {
        setFound({ ...person, picture });
        tell("success", text("lookup.found"));
      },
    );

  /** Asks about the person who was found, or whom the host names first. */
  const askToDeactivate = (barcodeId: string) =>
    found === undefined ? lookUp(() => personOf(barcodeId), setLeaving) : setLeaving(found);

  const cancelDeactivation = () => setLeaving(undefined);

  const [deactivate, isDeactivating] = useSubmitOnce(async () => {
    if (leaving === undefined) return;
    setLeaving(undefined);
    setTold(undefined);
    try {
      const message = await whileSignedIn(host.deactivateEmployee(leaving.barcodeId));
      forget();
      tell("success", message || text("deactivation.done"));
    } catch (error) {
      tell("error", serverMessage(error, text("deactivation.failed")));
    }
  });

  return {
    found,
    told,
    refuse,
    forget,
    find,
    isFinding,
    leaving,
    askToDeactivate,
    cancelDeactivation,
    deactivate,
    isDeactivating,
  };
}
