CREATE TABLE "client_payment_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_payment_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"days" integer,
	CONSTRAINT "client_payment_days_date" UNIQUE("client_id","valid_from"),
	CONSTRAINT "client_payment_days_days" CHECK ("client_payment_days"."days" between 0 and 365)
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "payment_days_from" date;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "date" date;--> statement-breakpoint
ALTER TABLE "client_openings" ADD COLUMN "ledger_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "ledger_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_payment_days" ADD CONSTRAINT "client_payment_days_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocations_date" ON "allocations" USING btree ("date");--> statement-breakpoint
-- The payment days that a client has hold since the beginning, so every due date stays as it is.
INSERT INTO "client_payment_days" ("client_id", "valid_from", "days")
SELECT id, '1970-01-01', payment_days FROM "clients" WHERE payment_days IS NOT NULL;--> statement-breakpoint
-- The payment days that are entered last hold until the next ones, so they replace rows of later days.
CREATE FUNCTION "date_payment_days"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  first date := coalesce(NEW.payment_days_from, '1970-01-01');
BEGIN
  DELETE FROM client_payment_days WHERE client_id = NEW.id AND valid_from >= first;
  INSERT INTO client_payment_days (client_id, valid_from, days) VALUES (NEW.id, first, NEW.payment_days);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "date_first_payment_days" AFTER INSERT ON "clients" FOR EACH ROW
WHEN (NEW.payment_days IS NOT NULL) EXECUTE FUNCTION "date_payment_days"();--> statement-breakpoint
CREATE TRIGGER "date_payment_days" AFTER UPDATE ON "clients" FOR EACH ROW
WHEN (OLD.payment_days IS DISTINCT FROM NEW.payment_days OR OLD.payment_days_from IS DISTINCT FROM NEW.payment_days_from)
EXECUTE FUNCTION "date_payment_days"();--> statement-breakpoint
ALTER TABLE "allocations" DISABLE TRIGGER "allocations_append_only";--> statement-breakpoint
ALTER TABLE "receipts" DISABLE TRIGGER "receipts_append_only";--> statement-breakpoint
ALTER TABLE "client_openings" DISABLE TRIGGER "client_openings_append_only";--> statement-breakpoint
-- A part that was entered with its receipt counts from the receipt's date, or from the later date of its paper. A part that
-- was entered later counts from the day of its entry.
UPDATE "allocations" SET "date" = CASE WHEN allocations.created_at = receipts.created_at THEN greatest(receipts.date,
    (SELECT date FROM "invoices" WHERE id = allocations.invoice_id),
    (SELECT date FROM "client_openings" WHERE id = allocations.opening_id))
  ELSE (allocations.created_at AT TIME ZONE 'Asia/Kolkata')::date END
FROM "receipts" WHERE receipts.id = allocations.receipt_id;--> statement-breakpoint
-- A reversal takes back from its own date, but no part before the part's date.
UPDATE "allocations" SET "date" = greatest(reversal.date, (
  SELECT max(part.date) FROM "allocations" part WHERE part.receipt_id = allocations.receipt_id AND part.id < allocations.id))
FROM "receipts" reversal
WHERE reversal.reverses_id = allocations.receipt_id AND reversal.created_at = allocations.created_at;--> statement-breakpoint
ALTER TABLE "allocations" ALTER COLUMN "date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "allocations" ALTER COLUMN "date" SET DEFAULT (now() at time zone 'Asia/Kolkata')::date;--> statement-breakpoint
-- A client's ledger in Tally is that of the newest bill up to a date, or else that of the client.
CREATE FUNCTION "find_ledger_name"(client integer, until date) RETURNS text
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(
    (SELECT invoices.client FROM invoices
      WHERE client_id = find_ledger_name.client AND kind <> 'CHALLAN' AND date <= until ORDER BY id DESC LIMIT 1),
    (SELECT name FROM clients WHERE id = find_ledger_name.client))
$$;--> statement-breakpoint
UPDATE "receipts" SET "ledger_name" = find_ledger_name(receipts.client_id, original.date)
FROM "receipts" original WHERE original.id = coalesce(receipts.reverses_id, receipts.id);--> statement-breakpoint
UPDATE "client_openings" SET "ledger_name" = find_ledger_name(client_openings.client_id, original.date)
FROM "client_openings" original WHERE original.id = coalesce(client_openings.reverses_id, client_openings.id);--> statement-breakpoint
ALTER TABLE "allocations" ENABLE TRIGGER "allocations_append_only";--> statement-breakpoint
ALTER TABLE "receipts" ENABLE TRIGGER "receipts_append_only";--> statement-breakpoint
ALTER TABLE "client_openings" ENABLE TRIGGER "client_openings_append_only";--> statement-breakpoint
CREATE FUNCTION "set_ledger_name"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.ledger_name := find_ledger_name(NEW.client_id, NEW.date);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "set_ledger_name" BEFORE INSERT ON "receipts" FOR EACH ROW
WHEN (NEW.ledger_name = '') EXECUTE FUNCTION "set_ledger_name"();--> statement-breakpoint
CREATE TRIGGER "set_ledger_name" BEFORE INSERT ON "client_openings" FOR EACH ROW
WHEN (NEW.ledger_name = '') EXECUTE FUNCTION "set_ledger_name"();
