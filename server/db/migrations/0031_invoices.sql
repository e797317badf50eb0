CREATE TYPE "public"."invoice_kind" AS ENUM('TAX_INVOICE', 'CHALLAN', 'CREDIT_NOTE');--> statement-breakpoint
CREATE TABLE "invoice_serials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_serials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series" text NOT NULL,
	"financial_year" text NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_serials_series" UNIQUE("series","financial_year"),
	CONSTRAINT "invoice_serials_last_number" CHECK ("invoice_serials"."last_number" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settings" jsonb NOT NULL,
	"schema_version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" "invoice_kind" NOT NULL,
	"series" text NOT NULL,
	"financial_year" text NOT NULL,
	"number" integer NOT NULL,
	"serial" text NOT NULL,
	"date" date NOT NULL,
	"order_id" integer NOT NULL,
	"dispatch_id" integer,
	"original_id" integer,
	"client" text NOT NULL,
	"gstin" text,
	"taxable_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"document" jsonb NOT NULL,
	"schema_version" integer DEFAULT 1 NOT NULL,
	"transport" jsonb NOT NULL,
	"eway_number" text,
	"eway_at" text,
	"irn" text,
	"ack_number" text,
	"ack_date" text,
	"signed_qr" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoices_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "invoices_serial" UNIQUE("financial_year","serial"),
	CONSTRAINT "invoices_number" UNIQUE("series","financial_year","number"),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total_paise" >= 0),
	CONSTRAINT "invoices_kind" CHECK (("invoices"."kind" = 'CREDIT_NOTE') = ("invoices"."original_id" is not null) and ("invoices"."kind" = 'CREDIT_NOTE') = ("invoices"."dispatch_id" is null)),
	CONSTRAINT "invoices_cancelled_with_reason" CHECK (("invoices"."cancelled_at" is null) = ("invoices"."cancel_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_dispatch_id_dispatches_id_fk" FOREIGN KEY ("dispatch_id") REFERENCES "public"."dispatches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_original_id_invoices_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_of_dispatch" ON "invoices" USING btree ("dispatch_id") WHERE "invoices"."cancelled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_irn" ON "invoices" USING btree ("irn");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_eway_number" ON "invoices" USING btree ("eway_number");--> statement-breakpoint
CREATE INDEX "invoices_date" ON "invoices" USING btree ("date");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_original" ON "invoices" USING btree ("original_id");