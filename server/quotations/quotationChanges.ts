import type { QuotationDetails } from "../../contract/quotations";
import type { CallName } from "../../contract/routes";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import {
  mayDo,
  type QuotationAction,
  quotationNumber,
  stateOn,
} from "../../domain/quotations/quotationState";
import { type Change, recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { quotations } from "../db/schema";
import { writeFields } from "../db/writeFields";
import { conflict, StaleEdit } from "../errors";
import type { Input } from "../http/handler";
import { lockRecord, recordId, toReply } from "../records/recordHandlers";
import { type QuotationRow, quotationRecord } from "./record";

export const presentState = ({ state, validUntil }: QuotationRow) =>
  stateOn(state, validUntil ?? undefined, indiaDate(new Date()));

/** @throws HttpError 409 if the quotation's state does not allow the action */
export function checkAction(row: QuotationRow, action: QuotationAction) {
  const present = presentState(row);
  if (!mayDo(action, present))
    throw conflict(
      say(`quotation.no.${action}`, {
        number: quotationNumber(row.id),
        state: say(`quotation.state.${present}`),
      }),
    );
}

interface AnyInput {
  readonly params: { readonly id: string };
  readonly session: Session;
  readonly body: object;
}

interface Written extends Pick<Change, "before" | "after"> {
  readonly fields: Partial<typeof quotations.$inferInsert>;
}

interface QuotationChange<N, In> {
  readonly call: N;
  readonly action: QuotationAction;
  change(tx: WriteDatabase, row: QuotationRow, input: In): Promise<Written>;
}

type Changed = Promise<QuotationDetails>;
type Context = Readonly<{ db: WriteDatabase }>;

/**
 * Changes a locked quotation and audits the change. A change with another version than the present one gets 409 with the
 * present quotation.
 */
export function changeQuotation<N extends CallName, In extends Input<N> = Input<N>>(
  options: QuotationChange<N, In>,
): (input: AnyInput, context: Context) => Changed;
export function changeQuotation({ call, action, change }: QuotationChange<CallName, AnyInput>) {
  return (input: AnyInput, { db }: Context): Changed =>
    db.transaction(async (tx) => {
      const id = recordId(quotationRecord, input.params.id);
      const row = await lockRecord(tx, quotationRecord, id);
      const version = "version" in input.body ? input.body.version : row.version;
      if (version !== row.version) {
        const title = say("named.quotation", { number: quotationNumber(id) });
        throw new StaleEdit(say("stale", { title }), await toReply(tx, quotationRecord, id));
      }
      checkAction(row, action);
      const { fields, ...audited } = await change(tx, row, input);
      await writeFields(tx, quotations, id, fields);
      await recordChange(tx, input.session, {
        call,
        record: `quotation ${id}`,
        ...audited,
        version: row.version + 1,
      });
      return toReply(tx, quotationRecord, id);
    });
}
