CREATE TYPE "public"."promise_kind" AS ENUM('EXPECTED', 'PROMISED');--> statement-breakpoint
CREATE TABLE "promised_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promised_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" "promise_kind" NOT NULL,
	"day" date,
	"since" timestamp with time zone NOT NULL,
	"given_by" text
);
--> statement-breakpoint
ALTER TABLE "promised_days" ADD CONSTRAINT "promised_days_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promised_days_order" ON "promised_days" USING btree ("order_id","kind","since");--> statement-breakpoint
-- The present days hold since the order's creation, and since the promise. Earlier days are not known.
INSERT INTO "promised_days" ("order_id", "kind", "day", "since")
SELECT "id", 'EXPECTED', india_date("expected_completion_date"), "created_at" FROM "orders" ORDER BY "id";--> statement-breakpoint
INSERT INTO "promised_days" ("order_id", "kind", "day", "since", "given_by")
SELECT "order_id", 'PROMISED', "promised_for", "promised_at", "promised_by" FROM "order_plans"
WHERE "promised_for" IS NOT NULL ORDER BY "order_id";--> statement-breakpoint
CREATE FUNCTION "keep_expected_day"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO promised_days (order_id, kind, day, since) VALUES (NEW.id, 'EXPECTED',
    india_date(NEW.expected_completion_date), CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "keep_expected_day" AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "keep_expected_day"();--> statement-breakpoint
CREATE TRIGGER "keep_changed_day" AFTER UPDATE OF "expected_completion_date" ON "orders" FOR EACH ROW
WHEN (india_date(OLD.expected_completion_date) <> india_date(NEW.expected_completion_date)) EXECUTE FUNCTION "keep_expected_day"();--> statement-breakpoint
CREATE FUNCTION "keep_promise"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO promised_days (order_id, kind, day, since, given_by) VALUES (NEW.order_id, 'PROMISED',
    NEW.promised_for, coalesce(NEW.promised_at, now()), NEW.promised_by);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "keep_promise" AFTER INSERT ON "order_plans" FOR EACH ROW
WHEN (NEW.promised_for IS NOT NULL) EXECUTE FUNCTION "keep_promise"();--> statement-breakpoint
CREATE TRIGGER "keep_changed_promise" AFTER UPDATE OF "promised_for" ON "order_plans" FOR EACH ROW
WHEN (OLD.promised_for IS DISTINCT FROM NEW.promised_for) EXECUTE FUNCTION "keep_promise"();
