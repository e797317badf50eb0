-- Equal for names that differ only in case, blanks, punctuation or the legal form, such as "Kaveri Weaves" and
-- "M/s. KAVERI WEAVES (P) LTD.".
CREATE FUNCTION client_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(
    nullif(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              ' ' || replace(lower(normalize(name, NFKC) COLLATE "C"), '&', ' and ') || ' ',
              '[[:space:][:punct:]]+', ' ', 'g'),
            '^ m s ', ' '),
          ' (private |pvt |p )?(limited|ltd|llp) $', ' '),
        ' ', '', 'g'),
      ''),
    name)
$$;
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (client_name_key(name)) STORED NOT NULL,
	"other_names" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gstin" text,
	"billing_street" text,
	"billing_town" text,
	"billing_state_code" text,
	"billing_pin" text,
	"contact_name" text,
	"contact_phone" text,
	"contact_email" text,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivery_addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payment_days" integer,
	"notes" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "clients_payment_days" CHECK ("clients"."payment_days" between 0 and 365)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "client_id" integer;--> statement-breakpoint
ALTER TABLE "box_specifications" ADD COLUMN "client_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "clients_name" ON "clients" USING btree (lower("name" collate "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "clients_gstin" ON "clients" USING btree ("gstin");--> statement-breakpoint
CREATE INDEX "clients_name_key" ON "clients" USING btree ("name_key");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_specifications" ADD CONSTRAINT "box_specifications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_client" ON "orders" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "box_specifications_client" ON "box_specifications" USING btree ("client_id");