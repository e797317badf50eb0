ALTER TABLE "promised_days" ADD COLUMN "number" integer;--> statement-breakpoint
UPDATE "promised_days" SET "number" = "counted"."number" FROM (
  SELECT "id", row_number() OVER (PARTITION BY "order_id", "kind" ORDER BY "id") AS "number" FROM "promised_days"
) "counted" WHERE "counted"."id" = "promised_days"."id";--> statement-breakpoint
ALTER TABLE "promised_days" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
DROP INDEX "promised_days_order";--> statement-breakpoint
ALTER TABLE "promised_days" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "promised_days" ADD CONSTRAINT "promised_days_order_id_kind_number_pk" PRIMARY KEY("order_id","kind","number");--> statement-breakpoint
-- The changed order is locked, so two changes of an order never take the same number.
CREATE FUNCTION "keep_promised_day"("changed_order" integer, "changed_kind" promise_kind, "promised" date, "from_moment" timestamptz, "author" text)
RETURNS void LANGUAGE sql SET search_path = public, pg_temp AS $$
  INSERT INTO promised_days (order_id, kind, number, day, since, given_by)
  SELECT changed_order, changed_kind, coalesce(max(number), 0) + 1, promised, from_moment, author
  FROM promised_days WHERE order_id = changed_order AND kind = changed_kind
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_expected_day"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM keep_promised_day(NEW.id, 'EXPECTED', india_date(NEW.expected_completion_date),
    CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END, NULL);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_promise"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM keep_promised_day(NEW.order_id, 'PROMISED', NEW.promised_for, coalesce(NEW.promised_at, now()), NEW.promised_by);
  RETURN NULL;
END
$$;
