import { useState } from "react";
import { useDataProvider, useTranslate } from "react-admin";
import type { PlantDataProvider } from "../../../dataProvider";
import { readSession } from "../../../session";
import { hostsWord } from "../../hostsWord";
import { useOneAtATime } from "../../useOneAtATime";

export interface FoundEmployee {
  readonly barcodeId: string;
  readonly name: string | undefined;
  readonly unit: string | undefined;
  /** The barcode as the host draws it. */
  readonly picture: Blob;
}

/** What the person is told about what was done last. */
export interface Told {
  readonly severity: "success" | "error";
  readonly message: string;
}

/** Finds an employee by barcode, or deactivates them; tells how it went, in the host's words first. */
export function useEmployeeLookup() {
  const host = useDataProvider<PlantDataProvider>();
  const translate = useTranslate();
  const [found, setFound] = useState<FoundEmployee>();
  const [told, setTold] = useState<Told>();

  const text = (key: string) => translate(`plant.employees.${key}`);
  const tell = (severity: Told["severity"], message: string) => setTold({ severity, message });
  const refuse = (key: string) => tell("error", text(key));

  const [find, isFinding] = useOneAtATime(async (barcodeId: string) => {
    setTold(undefined);
    setFound(undefined);
    try {
      const [{ employeeName: name, unit }, picture] = await Promise.all([
        host.getEmployeeNameAndUnit(barcodeId),
        host.getEmployeeBarcode(barcodeId),
      ]);
      if (readSession() === undefined) return;
      setFound({ barcodeId, name, unit, picture });
      tell("success", text("lookup.found"));
    } catch (error) {
      tell("error", hostsWord(error, text("lookup.notFound")));
    }
  });

  const [deactivate, isDeactivating] = useOneAtATime(async (barcodeId: string) => {
    setTold(undefined);
    try {
      const message = await host.deactivateEmployee(barcodeId);
      if (readSession() === undefined) return;
      setFound(undefined);
      tell("success", message || text("deactivation.done"));
    } catch (error) {
      tell("error", hostsWord(error, text("deactivation.failed")));
    }
  });

  return { found, told, refuse, find, isFinding, deactivate, isDeactivating };
}
