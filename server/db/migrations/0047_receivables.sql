CREATE TYPE "public"."debt_kind" AS ENUM('INVOICE', 'OPENING');--> statement-breakpoint
CREATE TYPE "public"."open_item_kind" AS ENUM('INVOICE', 'OPENING', 'RECEIPT');--> statement-breakpoint
CREATE TYPE "public"."receipt_mode" AS ENUM('BANK', 'UPI', 'CHEQUE', 'CASH', 'OPENING');--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"receipt_id" integer NOT NULL,
	"kind" "debt_kind" NOT NULL,
	"invoice_id" integer,
	"opening_id" integer,
	"amount_paise" bigint NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allocations_amount" CHECK ("allocations"."amount_paise" <> 0),
	CONSTRAINT "allocations_debt" CHECK (("allocations"."kind" = 'INVOICE') = ("allocations"."invoice_id" is not null) and ("allocations"."kind" = 'OPENING') = ("allocations"."opening_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "client_openings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"date" date NOT NULL,
	"reference" text,
	"amount_paise" bigint NOT NULL,
	"reverses_id" integer,
	"reason" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_openings_amount" CHECK ("client_openings"."amount_paise" > 0),
	CONSTRAINT "client_openings_reversal_reason" CHECK (("client_openings"."reverses_id" is null) = ("client_openings"."reason" is null))
);
--> statement-breakpoint
CREATE TABLE "open_items" (
	"kind" "open_item_kind" NOT NULL,
	"paper_id" integer NOT NULL,
	"client_id" integer,
	"date" date NOT NULL,
	"due_date" date,
	"amount_paise" bigint NOT NULL,
	"open_paise" bigint NOT NULL,
	CONSTRAINT "open_items_kind_paper_id_pk" PRIMARY KEY("kind","paper_id")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"client_id" integer NOT NULL,
	"date" date NOT NULL,
	"mode" "receipt_mode" NOT NULL,
	"reference" text,
	"amount_paise" bigint NOT NULL,
	"tds_paise" bigint DEFAULT 0 NOT NULL,
	"rate_difference_paise" bigint DEFAULT 0 NOT NULL,
	"other_paise" bigint DEFAULT 0 NOT NULL,
	"other_reason" text,
	"reverses_id" integer,
	"reason" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "receipts_amounts" CHECK (least("receipts"."amount_paise", "receipts"."tds_paise", "receipts"."rate_difference_paise", "receipts"."other_paise") >= 0
        and "receipts"."amount_paise" + "receipts"."tds_paise" + "receipts"."rate_difference_paise" + "receipts"."other_paise" > 0),
	CONSTRAINT "receipts_other_reason" CHECK (("receipts"."other_paise" > 0) = ("receipts"."other_reason" is not null)),
	CONSTRAINT "receipts_reversal_reason" CHECK (("receipts"."reverses_id" is null) = ("receipts"."reason" is null))
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "credit_limit_paise" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "client_id" integer;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_opening_id_client_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."client_openings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_openings" ADD CONSTRAINT "client_openings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_openings" ADD CONSTRAINT "client_openings_reverses_id_client_openings_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."client_openings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_reverses_id_receipts_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocations_receipt" ON "allocations" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "allocations_invoice" ON "allocations" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "allocations_opening" ON "allocations" USING btree ("opening_id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_openings_reverses" ON "client_openings" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "client_openings_client" ON "client_openings" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "open_items_open" ON "open_items" USING btree ("client_id") WHERE "open_items"."open_paise" <> 0;--> statement-breakpoint
CREATE INDEX "open_items_client" ON "open_items" USING btree ("client_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_reverses" ON "receipts" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "receipts_client" ON "receipts" USING btree ("client_id","date");--> statement-breakpoint
CREATE INDEX "receipts_date" ON "receipts" USING btree ("date");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_client" ON "invoices" USING btree ("client_id");--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_credit_limit" CHECK ("clients"."credit_limit_paise" >= 0);--> statement-breakpoint
-- An invoice belongs to the client of its order. A credit note belongs to the client of its invoice.
UPDATE "invoices" SET "client_id" = orders.client_id FROM "orders" WHERE orders.id = invoices.order_id;--> statement-breakpoint
INSERT INTO "open_items" ("kind", "paper_id", "client_id", "date", "due_date", "amount_paise", "open_paise")
SELECT 'INVOICE', id, client_id, date, (document->>'dueDate')::date, net, net
FROM (
  SELECT invoices.*, CASE WHEN cancelled_at IS NULL THEN total_paise - coalesce((
    SELECT sum(note.total_paise) FROM invoices note WHERE note.original_id = invoices.id AND note.cancelled_at IS NULL
  ), 0) ELSE 0 END AS net
  FROM invoices WHERE kind = 'TAX_INVOICE'
) invoice;--> statement-breakpoint
CREATE FUNCTION "set_invoice_client"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.client_id := coalesce(NEW.client_id,
    (SELECT client_id FROM invoices WHERE id = NEW.original_id),
    (SELECT client_id FROM orders WHERE id = NEW.order_id));
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "set_invoice_client" BEFORE INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION "set_invoice_client"();--> statement-breakpoint
-- An invoice follows its order to another client until money is allocated to the invoice. The lock makes an allocation
-- at the same time wait.
CREATE FUNCTION "follow_order_client"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  free integer[];
BEGIN
  PERFORM FROM invoices WHERE order_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  SELECT array_agg(paper_id) INTO free FROM (
    SELECT paper_id, amount_paise, open_paise FROM open_items
    WHERE kind = 'INVOICE' AND paper_id IN (SELECT id FROM invoices WHERE order_id = NEW.id)
    ORDER BY paper_id FOR UPDATE
  ) item WHERE amount_paise = open_paise;
  UPDATE open_items SET client_id = NEW.client_id WHERE kind = 'INVOICE' AND paper_id = ANY(free);
  UPDATE invoices SET client_id = NEW.client_id
    WHERE order_id = NEW.id AND (kind = 'CHALLAN' OR coalesce(original_id, id) = ANY(free));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "follow_order_client" AFTER UPDATE OF "client_id" ON "orders" FOR EACH ROW
WHEN (OLD.client_id IS DISTINCT FROM NEW.client_id) EXECUTE FUNCTION "follow_order_client"();--> statement-breakpoint
CREATE FUNCTION "open_invoice"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  change bigint := 0;
BEGIN
  IF NEW.kind = 'TAX_INVOICE' AND TG_OP = 'INSERT' THEN
    INSERT INTO open_items (kind, paper_id, client_id, date, due_date, amount_paise, open_paise)
    VALUES ('INVOICE', NEW.id, NEW.client_id, NEW.date, (NEW.document->>'dueDate')::date, 0, 0);
    change := CASE WHEN NEW.cancelled_at IS NULL THEN NEW.total_paise ELSE 0 END;
  ELSIF NEW.kind = 'CREDIT_NOTE' AND TG_OP = 'INSERT' THEN
    change := CASE WHEN NEW.cancelled_at IS NULL THEN -NEW.total_paise ELSE 0 END;
  ELSIF OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL THEN
    change := CASE NEW.kind WHEN 'TAX_INVOICE' THEN -NEW.total_paise WHEN 'CREDIT_NOTE' THEN NEW.total_paise ELSE 0 END;
  END IF;
  IF change <> 0 THEN
    UPDATE open_items SET amount_paise = amount_paise + change, open_paise = open_paise + change
    WHERE kind = 'INVOICE' AND paper_id = coalesce(NEW.original_id, NEW.id);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "open_invoice" AFTER INSERT OR UPDATE OF "cancelled_at" ON "invoices" FOR EACH ROW EXECUTE FUNCTION "open_invoice"();--> statement-breakpoint
-- A reversal closes a paper of the same client and amount, which no other row has reversed.
CREATE FUNCTION "close_item"(item_kind open_item_kind, item_id integer, item_client integer, item_amount bigint) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE open_items SET amount_paise = 0, open_paise = open_paise - amount_paise
  WHERE kind = item_kind AND paper_id = item_id AND client_id = item_client AND amount_paise = item_amount;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The % % cannot be reversed so', item_kind, item_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'open_items_reversal', TABLE = 'open_items';
  END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION "open_receipt"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  received bigint := NEW.amount_paise + NEW.tds_paise + NEW.rate_difference_paise + NEW.other_paise;
BEGIN
  IF NEW.reverses_id IS NULL THEN
    INSERT INTO open_items (kind, paper_id, client_id, date, amount_paise, open_paise)
    VALUES ('RECEIPT', NEW.id, NEW.client_id, NEW.date, -received, -received);
  ELSE
    PERFORM close_item('RECEIPT', NEW.reverses_id, NEW.client_id, -received);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "open_receipt" AFTER INSERT ON "receipts" FOR EACH ROW EXECUTE FUNCTION "open_receipt"();--> statement-breakpoint
CREATE FUNCTION "open_client_opening"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.reverses_id IS NULL THEN
    INSERT INTO open_items (kind, paper_id, client_id, date, amount_paise, open_paise)
    VALUES ('OPENING', NEW.id, NEW.client_id, NEW.date, NEW.amount_paise, NEW.amount_paise);
  ELSE
    PERFORM close_item('OPENING', NEW.reverses_id, NEW.client_id, NEW.amount_paise);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "open_client_opening" AFTER INSERT ON "client_openings" FOR EACH ROW EXECUTE FUNCTION "open_client_opening"();--> statement-breakpoint
CREATE FUNCTION "allocate"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  payer integer;
  debtor integer;
BEGIN
  UPDATE open_items SET open_paise = open_paise + NEW.amount_paise
    WHERE kind = 'RECEIPT' AND paper_id = NEW.receipt_id RETURNING client_id INTO payer;
  UPDATE open_items SET open_paise = open_paise - NEW.amount_paise
    WHERE kind = NEW.kind::text::open_item_kind AND paper_id = coalesce(NEW.invoice_id, NEW.opening_id)
    RETURNING client_id INTO debtor;
  IF payer IS DISTINCT FROM debtor OR payer IS NULL THEN
    RAISE EXCEPTION 'A receipt pays only papers of its own client'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'allocations_client', TABLE = 'allocations';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "allocate" AFTER INSERT ON "allocations" FOR EACH ROW EXECUTE FUNCTION "allocate"();--> statement-breakpoint
-- Nothing is allocated beyond an open amount, and no more is taken back than was allocated. The check runs at the end of
-- the transaction: a restore writes the rows of a table before those of the next one.
CREATE FUNCTION "check_open_item"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM open_items WHERE kind = NEW.kind AND paper_id = NEW.paper_id
      AND open_paise NOT BETWEEN least(amount_paise, 0) AND greatest(amount_paise, 0)) THEN
    RAISE EXCEPTION 'The % % has a wrong open amount', NEW.kind, NEW.paper_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'open_items_open', TABLE = 'open_items';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "check_open_item" AFTER INSERT OR UPDATE ON "open_items" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION "check_open_item"();--> statement-breakpoint
CREATE FUNCTION "check_allocation"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF (SELECT sum(amount_paise) FROM allocations WHERE receipt_id = NEW.receipt_id
      AND invoice_id IS NOT DISTINCT FROM NEW.invoice_id AND opening_id IS NOT DISTINCT FROM NEW.opening_id) < 0 THEN
    RAISE EXCEPTION 'More is taken back than was allocated'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'allocations_taken_back', TABLE = 'allocations';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "check_allocation" AFTER INSERT ON "allocations" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.amount_paise < 0) EXECUTE FUNCTION "check_allocation"();--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % never change: a further row reverses a row', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_append_only', TABLE = TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "receipts_append_only" BEFORE UPDATE OR DELETE ON "receipts" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "client_openings_append_only" BEFORE UPDATE OR DELETE ON "client_openings" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "allocations_append_only" BEFORE UPDATE OR DELETE ON "allocations" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
