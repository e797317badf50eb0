import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { OrderForm } from "../../../../contract/orders";
import { newId, type RecordId } from "../../../api/readRow";
import { hasCall } from "../../../api/resources";
import { readSession } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { addressOf } from "../../canonicalPaths";
import { TextLink } from "../../layout/BarcodeLink";
import { QueryResult } from "../../layout/QueryResult";
import { showAddress } from "../../recordAddresses";
import CreateScreen from "../../schema/CreateScreen";
import { declareCreate } from "../../schema/declaration";
import { useHostCall } from "../../useHostQuery";
import { orderCreateTexts } from "../texts";
import { newOrder, normalizeOrder, orderFields, orderInputs } from "./orderInputs";

const orderCreate = declareCreate({
  form: OrderForm,
  fields: orderFields,
  extraFields: {
    feature: "paper",
    fields: ["specificationVersionId", "poNumber", "poDate", "creditReason"],
  },
  inputs: orderInputs,
  normalize: normalizeOrder,
  transform: (order) => newOrder(order, readSession()?.admin.email, new Date()),
  succeeded: ({ id }) => ({
    message: "resources.orders.created",
    ...(id !== newId && { notice: <OrderCreated id={String(id)} /> }),
  }),
  failed: () => "resources.orders.failed",
});

export default function OrderCreatePage() {
  const [params] = useSearchParams();
  const versionId = params.get("specification");
  const client = params.get("client");
  if (versionId !== null && hasCall("getSpecificationVersion"))
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
    defaults: () => values,
    succeeded: (created: Parameters<typeof orderCreate.succeeded>[0]) => {
      const { id } = created;
      const success = orderCreate.succeeded(created);
      return isRecordId(id) && id !== newId && hasCall("getOrder")
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
      {hasCall("getOrder") && (
        <>
          <TextLink to={showAddress("orders", id)}>{text("showOrder", { id })}</TextLink>
          {" · "}
        </>
      )}
      <TextLink to={addressOf("orders")}>{text("showKanban")}</TextLink>
    </>
  );
}
