import { mayChangePromise, type OrderEdit, promiseIsKept } from "../../contract/orders";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import type { orders } from "../db/schema";
import { badRequest, conflict } from "../errors";
import { specificationColumns } from "../specifications/orderSpecification";

/**
 * Returns the columns for an order's edit, from the form or from a file.
 * @throws HttpError 409 if the order cannot be edited, 400 if a field is wrong
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
  // An edit of an older version gets the conflict, because it has not seen the newer changes, such as the shipping.
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
    // The chosen number of blanks is only valid for the same blank.
    ups: versionId === row.specificationVersionId ? row.ups : null,
    expectedCompletionDate: promised,
  };
}
