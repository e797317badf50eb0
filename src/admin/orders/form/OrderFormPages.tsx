import { useMemo, useState } from "react";
import { useGetOne } from "react-admin";
import { useParams, useSearchParams } from "react-router-dom";
import { mayChangePromise, OrderEdit, OrderForm } from "../../../../contract/orders";
import { indiaDate } from "../../../../domain/indiaTime";
import { newId, type RecordId } from "../../../api/readRow";
import { isOwnHost, readSession } from "../../../api/session";
import { messageOf } from "../../../texts/hostMessages";
import { useTexts } from "../../../texts/useTexts";
import { addressOf, showAddress } from "../../addresses";
import { TextLink } from "../../layout/BarcodeLink";
import { QueryResult } from "../../layout/QueryResult";
import { useAccess } from "../../layout/RequireAccess";
import CreateScreen from "../../schema/CreateScreen";
import { declareCreate, declareEdit } from "../../schema/declaration";
import EditScreen from "../../schema/EditScreen";
import type { FieldInputProps } from "../../schema/FieldInput";
import { inputFor } from "../../schema/inputFor";
import type { Draft } from "../../schema/readDraft";
import { useHostCall } from "../../useHostQuery";
import type { KanbanOrder } from "../kanban/kanbanRules";
import { orderCreateTexts, orderTexts } from "../texts";
import { newOrder, newOrderInputs, normalizeOrder, orderFields, orderInputs } from "./orderInputs";

/** The fields of a new client, which stand below the client's name. */
const newClientFields = ["addsClient", "clientPhone", "isOther"] as const;

const furtherFields = ["specificationVersionId", "poNumber", "poDate", "creditReason"] as const;

/** Returns the first values of a new order. Our own host then refuses a name that no client has (`OrderForm.addsClient`). */
const newOrderDefaults = (): Draft => (isOwnHost() ? { addsClient: false } : {});

const [clientField, ...otherFields] = orderFields;

const orderCreate = declareCreate({
  form: OrderForm,
  fields: [clientField, ...newClientFields, ...otherFields, ...furtherFields],
  ownFields: [...newClientFields, ...furtherFields],
  defaults: newOrderDefaults,
  inputs: newOrderInputs,
  normalize: normalizeOrder,
  transform: (order) => newOrder(order, readSession()?.admin.email, new Date()),
  succeeded: ({ id }) => ({
    message: "resources.orders.created",
    ...(id !== newId && { notice: <OrderCreated id={String(id)} /> }),
  }),
  failed: () => "resources.orders.failed",
});

export function OrderCreatePage() {
  const [params] = useSearchParams();
  const versionId = params.get("specification");
  const client = params.get("client");
  if (versionId !== null && isOwnHost())
    return <SpecifiedOrder key={versionId} versionId={versionId} />;
  const deliveryAddress = params.get("deliveryAddress") ?? "";
  return client === null ? (
    <CreateScreen name="orders" create={orderCreate} />
  ) : (
    <FilledInOrder key={client} values={{ client, deliveryAddress }} />
  );
}

function SpecifiedOrder({ versionId }: { readonly versionId: string }) {
  const text = useTexts(orderCreateTexts);
  const query = useHostCall(["specifications", "version", versionId], "getSpecificationVersion", {
    id: versionId,
  });
  return (
    <QueryResult query={query} failed={text("noSpecification")}>
      {({ id, client, size, materialGrade }) => (
        <FilledInOrder
          values={{ client, size, materialGrade, specificationVersionId: String(id) }}
        />
      )}
    </QueryResult>
  );
}

/** The form with some values. After the save the order's own page is the next step. */
function FilledInOrder({ values }: { readonly values: Readonly<Record<string, unknown>> }) {
  // The values of the first read. Another read would remove the typed ones.
  const [create] = useState(() => ({
    ...orderCreate,
    defaults: () => ({ ...newOrderDefaults(), ...values }),
    succeeded: (created: Parameters<typeof orderCreate.succeeded>[0]) => {
      const { id } = created;
      const success = orderCreate.succeeded(created);
      return isRecordId(id) && id !== newId && isOwnHost()
        ? { ...success, to: showAddress("orders", id) }
        : success;
    },
  }));
  return <CreateScreen name="orders" create={create} />;
}

const isRecordId = (id: unknown): id is RecordId =>
  typeof id === "number" || typeof id === "string";

function OrderCreated({ id }: { readonly id: string }) {
  const text = useTexts(orderCreateTexts);
  return (
    <>
      {text("onKanban", { id })}{" "}
      {isOwnHost() && (
        <>
          <TextLink to={showAddress("orders", id)}>{text("showOrder", { id })}</TextLink>
          {" · "}
        </>
      )}
      <TextLink to={addressOf("orders")}>{text("showKanban")}</TextLink>
    </>
  );
}

function dueDay({ expectedCompletionDate: promised }: Draft): string | undefined {
  const at = new Date(typeof promised === "string" ? promised : Number.NaN);
  return Number.isNaN(at.getTime()) ? undefined : indiaDate(at);
}

export const editedOrderDraft = (order: Draft): Draft => ({
  ...order,
  expectedCompletionDate: dueDay(order),
});

/** Converts the draft for the request. An unchanged day keeps its instant; a removed specification is `null`. */
export function normalizeEditedOrder(typed: Draft, order: Draft): Draft {
  const sent = normalizeOrder(typed);
  const specified = order.specificationVersionId ?? undefined;
  return {
    ...sent,
    ...(specified !== undefined &&
      sent.specificationVersionId === undefined && { specificationVersionId: null }),
    ...(typed.expectedCompletionDate === dueDay(order) && {
      expectedCompletionDate: order.expectedCompletionDate,
    }),
  };
}

function PromisedDayInput(props: FieldInputProps) {
  const { id = "" } = useParams();
  // The form has read the order already, so the order is not read again.
  const { data } = useGetOne<KanbanOrder>("orders", { id }, { refetchOnMount: false });
  const isSuperAdmin = useAccess("admins");
  if (mayChangePromise(data?.status, isSuperAdmin))
    return <orderInputs.expectedCompletionDate {...props} />;
  const hint = messageOf(
    "order.promiseIsKept",
    "The order is shipped: only a super admin can change its promised day",
  );
  return <inputFor.date {...props} readOnly hint={hint} />;
}

const orderEdit = declareEdit({
  form: OrderEdit,
  fields: [...orderFields, "specificationVersionId", "poNumber", "poDate"],
  inputs: { ...orderInputs, expectedCompletionDate: PromisedDayInput },
  draftOf: editedOrderDraft,
  normalize: normalizeEditedOrder,
  titleOf: ({ id }) => `#${id}`,
  backTo: () => addressOf("orders"),
});

/** Edits an order's fields. The status changes only on the kanban. */
export function OrderEditPage() {
  const text = useTexts(orderTexts);
  const edit = useMemo(
    () => ({ ...orderEdit, titleOf: ({ id }: Draft) => text("title", { id: String(id) }) }),
    [text],
  );
  return <EditScreen name="orders" edit={edit} />;
}
