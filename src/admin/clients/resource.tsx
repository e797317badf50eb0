import { lazy } from "react";
import * as z from "zod/mini";
import { Client, ClientCreation, ClientEdit, clientImport } from "../../../contract/clients";
import { dashboardPath } from "../addresses";
import { clientFields } from "../clientFields/texts";
import { RecordHistory } from "../history/RecordHistory";
import { declareResource } from "../schema/declaration";
import { serverMessage } from "../sending";

const ClientSections = lazy(() => import("./ClientSections"));
const NewOrder = lazy(() =>
  import("./ClientSections").then((sections) => ({ default: sections.NewOrder })),
);
const FollowButton = lazy(() =>
  import("./ClientSections").then((sections) => ({ default: sections.FollowButton })),
);
const UnlinkedNames = lazy(() => import("./UnlinkedNames"));
const OtherClientInput = lazy(async () => ({
  default: (await import("../clientFields/clientInputs")).OtherClientInput,
}));
const CreditLimitInput = lazy(async () => ({
  default: (await import("../clientFields/clientInputs")).CreditLimitInput,
}));
const StateInput = lazy(async () => ({
  default: (await import("../clientFields/clientInputs")).StateInput,
}));

export const clients = declareResource({
  name: "clients",
  texts: clientFields,
  import: clientImport,
  furtherFields: ["deliveryAddresses", "contacts", "otherNames"],
  list: {
    row: Client,
    columns: [
      "name",
      "gstin",
      "billingTown",
      "contactName",
      "contactPhone",
      "paymentDays",
      "creditLimit",
      "active",
    ],
    hiddenWhenEmpty: ["creditLimit"],
    filters: z.pick(Client, { active: true }),
    search: true,
    sort: { field: "name", order: "ASC" },
    summary: <UnlinkedNames />,
  },
  create: {
    form: ClientCreation,
    fields: [
      "name",
      "gstin",
      "billingStreet",
      "billingTown",
      "billingStateCode",
      "billingPin",
      "zone",
      "contactName",
      "contactPhone",
      "contactEmail",
      "paymentDays",
      "notes",
      "isOther",
      "creditLimit",
    ],
    inputs: {
      billingStateCode: StateInput,
      creditLimit: CreditLimitInput,
      isOther: OtherClientInput,
    },
    succeeded: ({ id, name }) => ({
      message: "resources.clients.create.saved",
      messageArgs: { name: String(name) },
      to: `${dashboardPath}/clients/${id}/show`,
    }),
    failed: (error) => serverMessage(error, "resources.clients.create.failed"),
  },
  edit: {
    form: ClientEdit,
    inputs: { billingStateCode: StateInput, creditLimit: CreditLimitInput },
    titleOf: ({ name }) => String(name),
  },
  show: {
    fields: [
      "name",
      "gstin",
      "pan",
      "zone",
      "contactName",
      "contactPhone",
      "contactEmail",
      "paymentDays",
      "paymentDaysFrom",
      "creditLimit",
      "active",
      "notes",
    ],
    next: (
      <>
        <FollowButton />
        <NewOrder />
      </>
    ),
    aside: (
      <>
        <ClientSections />
        <RecordHistory kind="client" />
      </>
    ),
  },
});
