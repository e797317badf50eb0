import { lazy } from "react";
import { useFieldValue, useTranslate } from "react-admin";
import * as z from "zod/mini";
import { Device, DeviceCreation } from "../../../contract/devices";
import { addressOf } from "../addresses";
import { indiaMoment } from "../formatMoment";
import { declareResource } from "../schema/declaration";
import { serverMessage } from "../sending";
import { shownPairing } from "./pairingStore";
import { deviceFields } from "./texts";

const DeviceActions = lazy(() => import("./DeviceActions"));
const PairingDialog = lazy(async () => ({
  default: (await import("./DeviceActions")).PairingDialog,
}));

function PairedCell({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const value: unknown = useFieldValue({ source });
  return <span>{indiaMoment(value, translate("resources.devices.notPaired"))}</span>;
}

export const devices = declareResource({
  name: "devices",
  texts: deviceFields,
  list: {
    row: Device,
    columns: ["name", "unit", "kind", "pairedAt", "lastSeenAt", "revokedAt", "createdAt"],
    hidden: ["createdAt"],
    filters: z.pick(Device, { unit: true, kind: true }),
    search: true,
    sort: { field: "name", order: "ASC" },
    cells: { pairedAt: PairedCell },
    summary: <PairingDialog />,
    rowActions: <DeviceActions />,
  },
  create: {
    form: DeviceCreation,
    defaults: () => ({ kind: "STATION" }),
    succeeded: (created) => ({ to: addressOf("devices"), state: shownPairing(created) }),
    failed: (error) => serverMessage(error, "resources.devices.create.failed"),
  },
});
