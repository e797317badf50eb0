CREATE TYPE "public"."quotation_state" AS ENUM('DRAFT', 'SENT', 'ACCEPTED', 'LOST');--> statement-breakpoint
CREATE TABLE "quotation_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quotation_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"schema_version" integer DEFAULT 1 NOT NULL,
	"offer" jsonb,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_revisions_positive" CHECK ("quotation_revisions"."number" > 0),
	CONSTRAINT "quotation_revisions_sent" CHECK (("quotation_revisions"."sent_at" is null) = ("quotation_revisions"."offer" is null) and ("quotation_revisions"."sent_at" is null) = ("quotation_revisions"."sent_by" is null))
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client" text NOT NULL,
	"client_id" integer,
	"enquiry_id" integer,
	"validity_days" integer NOT NULL,
	"state" "quotation_state" DEFAULT 'DRAFT' NOT NULL,
	"lost_reason" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"valid_until" date,
	"value_paise" bigint,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "quotations_validity" CHECK ("quotations"."validity_days" between 1 and 365),
	CONSTRAINT "quotations_revision" CHECK ("quotations"."revision" > 0),
	CONSTRAINT "quotations_lost_with_reason" CHECK (("quotations"."state" = 'LOST') = ("quotations"."lost_reason" is not null)),
	CONSTRAINT "quotations_sent_until" CHECK ("quotations"."state" not in ('SENT', 'ACCEPTED') or ("quotations"."valid_until" is not null and "quotations"."value_paise" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quotation_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quotation_line" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "price_paise" bigint;--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD CONSTRAINT "quotation_revisions_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_enquiry_id_contacts_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_revisions_number" ON "quotation_revisions" USING btree ("quotation_id","number");--> statement-breakpoint
CREATE INDEX "quotations_client" ON "quotations" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_enquiry" ON "quotations" USING btree ("enquiry_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_quotation_line" ON "orders" USING btree ("quotation_id","quotation_line") WHERE "orders"."quotation_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quotation_price" CHECK (("orders"."quotation_id" is null) = ("orders"."price_paise" is null) and ("orders"."quotation_id" is null) = ("orders"."quotation_line" is null) and "orders"."price_paise" >= 0);--> statement-breakpoint
CREATE TRIGGER "sent_never_changed" BEFORE UPDATE OR DELETE ON "quotation_revisions" FOR EACH ROW WHEN (OLD.sent_at IS NOT NULL) EXECUTE FUNCTION "reject_change"();
