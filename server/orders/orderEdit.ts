import { mayChangePromise, type OrderEdit, promiseIsKept } from "../../contract/orders";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import type { orders } from "../db/schema";
import { badRequest, conflict } from "../errors";
import { specificationColumns } from "../specifications/orderSpecification";

/**
 * What an edit writes into an order's row, from its form or from a file.
 * @throws HttpError 409 where the order cannot be edited, 400 where a field is wrong
 */
export async function orderEdit(
  tx: WriteDatabase,
  session: Session,
  row: typeof orders.$inferSelect,
  { version, ...edit }: OrderEdit,
) {
  if (row.cancelledAt) throw conflict(`Order #${row.id} is cancelled and cannot be edited`);
  const promised = new Date(edit.expectedCompletionDate);
  const isPromiseChanged = promised.getTime() !== row.expectedCompletionDate.getTime();
  const isSuperAdmin = session.role === "ROLE_SUPER_ADMIN";
  // An edit of another version is told of what it has not seen, such as the shipping itself.
  if (version === row.version && isPromiseChanged && !mayChangePromise(row.status, isSuperAdmin)) {
    throw badRequest({ expectedCompletionDate: promiseIsKept });
  }
  const versionId =
    edit.specificationVersionId === undefined
      ? row.specificationVersionId
      : edit.specificationVersionId;
  return {
    ...edit,
    materialGrade: edit.materialGrade ?? null,
    ...(await specificationColumns(tx, versionId, session.email, row)),
    // What was chosen for one blank holds for no other.
    ups: versionId === row.specificationVersionId ? row.ups : null,
    expectedCompletionDate: promised,
  };
}
