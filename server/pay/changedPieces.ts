import { inArray, sql } from "drizzle-orm";
import { dateAfter, endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import type { Reader } from "../db/connect";
import { crewTimes, employees, machines, pieceRates, stageEntries } from "../db/schema";
import { numberText } from "./payslipDocument";

/** A change of pieces or of a crew, with a person whose pay it may change. */
interface ChangedPieces {
  readonly employeeId: number;
  readonly first: string;
  readonly last: string;
  readonly changedAt: Date;
  readonly origin: Message;
}

interface ChangedRow extends Record<string, unknown> {
  readonly employeeId: number;
  readonly machine: string;
  readonly began: string;
  readonly ended: string;
  readonly changedAt: string;
  readonly by: string;
  readonly good: number | null;
  readonly name: string | null;
  readonly isBack: boolean;
}

function originOf({ machine, began, ended, changedAt, by, good, name, isBack }: ChangedRow) {
  const day = { date: indiaDate(new Date(changedAt)) };
  if (good !== null) {
    const values = { machine, by, day, good: numberText(good), time: { moment: began } };
    return say(isBack ? "arrears.piecesReversed" : "arrears.pieces", values);
  }
  const values = {
    machine,
    day,
    name: name ?? "",
    from: { moment: began },
    until: { moment: ended },
  };
  return isBack
    ? say("arrears.crewCancelled", values)
    : say("arrears.crewEntered", { ...values, by });
}

/**
 * Reads the entries and crew times of some days that changed since a time, once for each affected person. A change also
 * moves the run of the next entry. So it affects the people with a piece rate between the entries before and after it.
 */
export async function readChangedPieces(
  db: Reader,
  { first, last, since }: { readonly first: string; readonly last: string; readonly since: Date },
  employeeIds: readonly number[] | undefined,
): Promise<ChangedPieces[]> {
  const from = startOfIndiaDate(dateAfter(first, -1)).toISOString();
  const until = endOfIndiaDate(dateAfter(last, 1)).toISOString();
  const seen = since.toISOString();
  const isOfPeople = employeeIds ? inArray(crewTimes.employeeId, [...employeeIds]) : sql`true`;
  const { rows } = await db.execute<ChangedRow>(sql`
    with changed as (
      select machine_id, at as began, at as ended, created_at as changed_at, created_by as by, good,
        null::int as employee_id, reverses_id is not null as is_back
      from ${stageEntries} where good > 0 and at >= ${from} and at < ${until} and created_at >= ${seen}
      union all
      select machine_id, started_at, ended_at, coalesce(cancelled_at, created_at), created_by, null,
        employee_id, cancelled_at is not null
      from ${crewTimes} where ended_at > ${from} and started_at < ${until}
        and (created_at >= ${seen} or cancelled_at >= ${seen})
    ), counted as (
      select machine_id, at from ${stageEntries} entry
      where good > 0 and reverses_id is null
        and at >= ${from}::timestamptz - interval '1 day' and at < ${until}::timestamptz + interval '1 day'
        and not exists (select from ${stageEntries} reversal where reversal.reverses_id = entry.id)
    ), widened as (
      select *,
        greatest(began - interval '1 day', (select max(at) from counted
          where counted.machine_id = changed.machine_id and at < began)) as run_from,
        least(ended + interval '1 day', (select min(at) from counted
          where counted.machine_id = changed.machine_id and at > ended)) as run_to
      from changed
    )
    select "employeeId", machine, to_json(began) as began, to_json(ended) as ended,
      to_json(changed_at) as "changedAt", by, good, name, is_back as "isBack"
    from (
      select distinct ${crewTimes.employeeId} as "employeeId", ${machines.name} as machine, changed.began, changed.ended,
        changed.changed_at, changed.by, changed.good, ${employees.name} as name, changed.is_back
      from widened changed join ${machines} on ${machines.id} = changed.machine_id
        join ${crewTimes} on ${crewTimes.machineId} = changed.machine_id
          and ${crewTimes.startedAt} < changed.run_to and ${crewTimes.endedAt} > changed.run_from
          and (${crewTimes.cancelledAt} is null or ${crewTimes.cancelledAt} >= ${seen})
        left join ${employees} on ${employees.id} = changed.employee_id
      where ${isOfPeople}
        and exists (select from ${pieceRates} where ${pieceRates.employeeId} = ${crewTimes.employeeId})
    ) affected
    order by changed_at, "employeeId"`);
  return rows.map((row) => ({
    employeeId: row.employeeId,
    first: indiaDate(new Date(row.began)),
    last: dateAfter(indiaDate(new Date(row.ended))),
    changedAt: new Date(row.changedAt),
    origin: originOf(row),
  }));
}
