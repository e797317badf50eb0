import { sql } from "drizzle-orm";
import { digestSecret, newToken } from "../../../server/auth/tokens";
import type { Database } from "../../../server/db/connect";
import { devices } from "../../../server/db/schema";

export const badgeOf = (number: number) => `EMP-A-${String(number).padStart(5, "0")}`;

/** Hires `count` people, each with a month of scans. */
export const hire = (db: Database, count: number) =>
  db.execute(sql`
    with hired as (
      insert into employees (name, email, unit, gender, phone_number, blood_group, dob, barcode_id, joined_at)
      select 'Person ' || n, 'person' || n || '@example.com', 'A', 'female', '+91 90000 12345', 'O+',
        '1990-01-01', 'EMP-A-' || lpad(n::text, 5, '0'), now() - interval '1 year'
      from generate_series(1, ${count}::int) n returning id)
    insert into punches (employee_id, punched_at)
    select hired.id, date_trunc('day', now()) - make_interval(days => day, hours => hour)
    from hired, generate_series(2, 31) day, (values (0), (9)) scan (hour)`);

/** @returns a token of each device */
export async function pair(db: Database, kind: "STATION" | "WALL", count: number) {
  const tokens = Array.from({ length: count }, newToken);
  await db.insert(devices).values(
    tokens.map((token, index) => ({
      name: `${kind} ${index}`,
      unit: "A" as const,
      kind,
      tokenDigest: digestSecret(token),
      pairedAt: new Date(),
    })),
  );
  return tokens;
}
