CREATE TABLE "list_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"table_name" text NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"rows_version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
DROP INDEX "punches_employee_time";--> statement-breakpoint
DROP INDEX "orders_status";--> statement-breakpoint
CREATE INDEX "list_versions_table" ON "list_versions" USING btree ("table_name");--> statement-breakpoint
CREATE INDEX "contacts_reply" ON "contacts" USING btree ("reply_status");--> statement-breakpoint
CREATE INDEX "punches_time" ON "punches" USING btree ("punched_at","employee_id");--> statement-breakpoint
CREATE INDEX "orders_shipped" ON "orders" USING btree ("shipped_at");--> statement-breakpoint
CREATE INDEX "reels_status" ON "reels" USING btree ("status");--> statement-breakpoint
CREATE INDEX "reels_opening" ON "reels" USING btree (("status" = 'IN_USE') desc,array_position('{AVAILABLE,CONSUMED,IN_USE}'::reel_status[], "status") desc,"id");--> statement-breakpoint
UPDATE "orders" SET "shipped_at" = null WHERE "status" <> 'SHIPPED' AND "shipped_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipped_only" CHECK ("orders"."status" = 'SHIPPED' or "orders"."shipped_at" is null);--> statement-breakpoint
-- Rewrites a row of the table's versions that no other transaction is rewriting, or adds one: nobody
-- waits. A transaction that reads an old snapshot could not rewrite what others have since: it adds.
CREATE FUNCTION "renew_list_version"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF current_setting('transaction_isolation') = 'read committed' THEN
    UPDATE list_versions SET version = gen_random_uuid(),
      rows_version = CASE TG_OP WHEN 'UPDATE' THEN rows_version ELSE gen_random_uuid() END
    WHERE id = (
      SELECT id FROM list_versions WHERE table_name = TG_TABLE_NAME LIMIT 1 FOR UPDATE SKIP LOCKED
    );
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO list_versions (table_name) VALUES (TG_TABLE_NAME);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "renew_list_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "admins" FOR EACH STATEMENT EXECUTE FUNCTION "renew_list_version"();--> statement-breakpoint
ALTER TABLE "admins" ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER "renew_list_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "employees" FOR EACH STATEMENT EXECUTE FUNCTION "renew_list_version"();--> statement-breakpoint
ALTER TABLE "employees" ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER "renew_list_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "renew_list_version"();--> statement-breakpoint
ALTER TABLE "orders" ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER "renew_list_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reels" FOR EACH STATEMENT EXECUTE FUNCTION "renew_list_version"();--> statement-breakpoint
ALTER TABLE "reels" ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER "renew_list_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reel_usages" FOR EACH STATEMENT EXECUTE FUNCTION "renew_list_version"();--> statement-breakpoint
ALTER TABLE "reel_usages" ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER "renew_list_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "industries" FOR EACH STATEMENT EXECUTE FUNCTION "renew_list_version"();--> statement-breakpoint
ALTER TABLE "industries" ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER "renew_list_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "gallery_boxes" FOR EACH STATEMENT EXECUTE FUNCTION "renew_list_version"();--> statement-breakpoint
ALTER TABLE "gallery_boxes" ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER "renew_list_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "catalogue_boxes" FOR EACH STATEMENT EXECUTE FUNCTION "renew_list_version"();--> statement-breakpoint
ALTER TABLE "catalogue_boxes" ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER "renew_list_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "contacts" FOR EACH STATEMENT EXECUTE FUNCTION "renew_list_version"();--> statement-breakpoint
ALTER TABLE "contacts" ENABLE ALWAYS TRIGGER "renew_list_version";