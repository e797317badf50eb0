ALTER TABLE "order_plans" DROP CONSTRAINT "order_plans_promise";--> statement-breakpoint
ALTER TABLE "order_plans" ADD CONSTRAINT "order_plans_promise" CHECK (("order_plans"."promised_for" is null) = ("order_plans"."promised_at" is null) and ("order_plans"."promised_for" is not null or "order_plans"."promised_by" is null));--> statement-breakpoint
-- The last day that the client was told is the order's day. The days before it stay in promised_days.
UPDATE "orders" SET "expected_completion_date" = "promised_for"::timestamp AT TIME ZONE 'Asia/Kolkata',
  "version" = "orders"."version" + 1, "updated_at" = now()
FROM "order_plans"
WHERE "order_id" = "orders"."id" AND "status" <> 'SHIPPED' AND "cancelled_at" IS NULL
  AND "promised_for" <> india_date("expected_completion_date");--> statement-breakpoint
CREATE FUNCTION "follow_promised_day"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE order_plans SET promised_for = india_date(NEW.expected_completion_date), promised_at = now(),
    promised_by = NULL, version = version + 1
  WHERE order_id = NEW.id AND promised_for <> india_date(NEW.expected_completion_date);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "follow_promised_day" AFTER UPDATE OF "expected_completion_date" ON "orders" FOR EACH ROW
WHEN (india_date(OLD.expected_completion_date) <> india_date(NEW.expected_completion_date)) EXECUTE FUNCTION "follow_promised_day"();
