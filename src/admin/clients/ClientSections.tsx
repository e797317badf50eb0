import NotificationsNone from "@mui/icons-material/NotificationsNone";
import NotificationsOff from "@mui/icons-material/NotificationsOff";
import { Box, Button, Typography } from "@mui/material";
import { lazy, Suspense } from "react";
import { useRecordContext } from "react-admin";
import type { ClientDetails, ClientRecords } from "../../../contract/clients";
import { writesShown } from "../../api/hostWrites";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { clientOrderAddress, paperAddress, showAddress } from "../addresses";
import { shownDate } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { DelayedProgress, QueryResult } from "../layout/QueryResult";
import { NextStepButton } from "../layout/RecordButtons";
import { Section } from "../layout/Screen";
import { kanbanTexts } from "../orders/texts";
import { formatterFor } from "../schema/formatterFor";
import { useSend } from "../sending";
import { useHostCall } from "../useHostQuery";
import { AddressSection, ContactSection } from "./ClientLists";
import { clientTexts } from "./texts";
import { useLinkNames } from "./UnlinkedNames";

const ClientPromisesSection = lazy(() => import("../schedule/ClientPromisesSection"));
const ClientAccountSection = lazy(() => import("../receivables/ClientAccountSection"));
const QuotationsOfClient = lazy(async () => ({
  default: (await import("../quotations/QuotationLists")).QuotationsOfClient,
}));

/** The next step on a client's page: an order with the client's name and address filled in. */
export function NewOrder() {
  const text = useTexts(clientTexts);
  const client = useRecordContext<ListRow<ClientDetails>>();
  if (client?.name === undefined || client.active === false) return null;
  const { billingStreet, billingTown, billingPin } = client;
  const [delivery = { street: billingStreet, town: billingTown, pin: billingPin }] =
    client.deliveryAddresses ?? [];
  const address = [delivery.street, delivery.town, delivery.pin].filter(Boolean).join(", ");
  return (
    <NextStepButton to={clientOrderAddress({ client: client.name, deliveryAddress: address })}>
      {text("newOrder")}
    </NextStepButton>
  );
}

/** Reads the records of the client of the page. */
function useClientRecords() {
  const record = useRecordContext();
  const id = String(record?.id);
  const reads = ["clients", "follows", "orders"] as const;
  const when = { reads, enabled: record !== undefined, refetchOnMount: "always" } as const;
  return useHostCall(["clients", "records", id], "getClientRecords", { id }, when);
}

/** Follows the client: the bell tells this admin of late orders. */
export function FollowButton() {
  const text = useTexts(clientTexts);
  const { data } = useClientRecords();
  const [follow, isBusy] = useSend({
    call: (host, id: number, isFollowed: boolean) => host.call("followClient", { id, isFollowed }),
    done: (_, [, isFollowed]) => text(isFollowed ? "follow.begun" : "follow.ended"),
    failed: text("follow.failed"),
    // A further press is about what the screen shows then.
    onSettled: writesShown,
  });
  if (data?.isFollowed === undefined) return null;
  const { client, isFollowed } = data;
  return (
    <Button
      startIcon={isFollowed ? <NotificationsOff /> : <NotificationsNone />}
      loading={isBusy}
      onClick={() => void follow(client.id, !isFollowed)}
    >
      {text(isFollowed ? "follow.end" : "follow.begin")}
    </Button>
  );
}

/** The sections of a client's page below the fields. */
export default function ClientSections() {
  const text = useTexts(clientTexts);
  const query = useClientRecords();
  return (
    <QueryResult query={query} failed={text("failed")}>
      {({ client, orders, specifications, names }) => (
        <>
          <Suspense fallback={<DelayedProgress />}>
            <ClientAccountSection clientId={client.id} />
          </Suspense>
          <Suspense fallback={<DelayedProgress />}>
            <ClientPromisesSection clientId={client.id} />
          </Suspense>
          <AddressSection client={client} />
          <ContactSection client={client} />
          {names.length > 0 && <MatchingNames client={client} names={names} />}
          <Suspense fallback={<DelayedProgress />}>
            <QuotationsOfClient clientId={client.id} />
          </Suspense>
          <ClientOrders orders={orders} />
          <ClientSpecifications specifications={specifications} />
        </>
      )}
    </QueryResult>
  );
}

function MatchingNames({
  client,
  names,
}: Readonly<{ client: ClientDetails; names: ClientRecords["names"] }>) {
  const text = useTexts(clientTexts);
  const [link, isBusy] = useLinkNames();
  return (
    <Section title={text("names.matching")} hint={text("names.hint")} gap={1.5}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {names.map(({ name, orders, specifications }) => (
          <li key={name}>
            {[
              name,
              text("names.orderCount", { smart_count: orders }),
              text("names.specificationCount", { smart_count: specifications }),
            ].join(" · ")}
          </li>
        ))}
      </Box>
      <Button
        variant="outlined"
        loading={isBusy}
        sx={{ justifySelf: "start" }}
        onClick={() =>
          void link({ names: names.map(({ name }) => name), clientId: () => client.id })
        }
      >
        {text("names.link", { name: client.name })}
      </Button>
    </Section>
  );
}

const orderColumns = ["order", "productType", "quantity", "status", "promised"] as const;

function ClientOrders({ orders }: Pick<ClientRecords, "orders">) {
  const text = useTexts(clientTexts);
  const statusText = useTexts(kanbanTexts);
  return (
    <Section title={text("orders.title")} hint={text("orders.hint")} gap={1.5}>
      {orders.length === 0 ? (
        <Typography color="text.secondary">{text("orders.none")}</Typography>
      ) : (
        <CellTable
          label={text("orders.title")}
          columns={orderColumns}
          figures={["quantity"]}
          header={(column) => text(`orders.${column}`)}
          minWidth={560}
          rows={orders.map((order) => ({
            order: <TextLink to={showAddress("orders", order.id)}>#{order.id}</TextLink>,
            productType: order.productType,
            quantity: formatterFor.number(order.quantity),
            status: order.cancelled
              ? text("orders.cancelled")
              : statusText(`columns.${order.status}`),
            promised: shownDate(order.expectedCompletionDate),
          }))}
        />
      )}
    </Section>
  );
}

function ClientSpecifications({ specifications }: Pick<ClientRecords, "specifications">) {
  const text = useTexts(clientTexts);
  return (
    <Section title={text("specifications.title")} gap={1.5}>
      {specifications.length === 0 ? (
        <Typography color="text.secondary">{text("specifications.none")}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {specifications.map(({ id, name }) => (
            <li key={id}>
              <TextLink to={paperAddress(`specifications/${id}`)}>{name}</TextLink>
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}
