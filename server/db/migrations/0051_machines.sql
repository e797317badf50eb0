CREATE TYPE "public"."piece_waste_reason" AS ENUM('SETTING', 'BOARD', 'WARP', 'PRINT', 'REGISTER', 'CUT', 'JOINT', 'DAMAGE', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."stage" AS ENUM('CORRUGATING', 'PRINTING', 'CUTTING', 'JOINING', 'BUNDLING');--> statement-breakpoint
CREATE TYPE "public"."stop_reason" AS ENUM('SETTING', 'PAPER', 'PRINT', 'MECHANICAL', 'ELECTRICAL', 'NO_JOB', 'NO_PEOPLE', 'OTHER');--> statement-breakpoint
CREATE TABLE "machine_stops" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "machine_stops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stop_id" uuid NOT NULL,
	"machine_id" integer NOT NULL,
	"reason" "stop_reason" NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"device_id" integer,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "machine_stops_end" CHECK ("machine_stops"."ended_at" > "machine_stops"."started_at")
);
--> statement-breakpoint
CREATE TABLE "machines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "machines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"unit" "unit" NOT NULL,
	"stage" "stage" NOT NULL,
	"rate_per_hour" integer NOT NULL,
	"runs_from" text NOT NULL,
	"runs_to" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "machines_rate" CHECK ("machines"."rate_per_hour" > 0)
);
--> statement-breakpoint
CREATE TABLE "stage_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stage_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" uuid NOT NULL,
	"machine_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"stage" "stage" NOT NULL,
	"good" integer NOT NULL,
	"waste" integer NOT NULL,
	"reason" "piece_waste_reason",
	"at" timestamp with time zone NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL,
	"device_id" integer,
	"reverses_id" integer,
	"reverse_reason" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stage_entries_pieces" CHECK ("stage_entries"."good" between 0 and 10000000 and "stage_entries"."waste" between 0 and 10000000 and "stage_entries"."good" + "stage_entries"."waste" > 0),
	CONSTRAINT "stage_entries_reason" CHECK (("stage_entries"."waste" > 0) = ("stage_entries"."reason" is not null)),
	CONSTRAINT "stage_entries_reversal_reason" CHECK (("stage_entries"."reverses_id" is null) = ("stage_entries"."reverse_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "machine_stops" ADD CONSTRAINT "machine_stops_machine_id_machines_id_fk" FOREIGN KEY ("machine_id") REFERENCES "public"."machines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_stops" ADD CONSTRAINT "machine_stops_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_machine_id_machines_id_fk" FOREIGN KEY ("machine_id") REFERENCES "public"."machines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_reverses_id_stage_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."stage_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "machine_stops_stop" ON "machine_stops" USING btree ("stop_id");--> statement-breakpoint
CREATE INDEX "machine_stops_machine" ON "machine_stops" USING btree ("machine_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "machines_name" ON "machines" USING btree ("unit",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "stage_entries_entry" ON "stage_entries" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stage_entries_reverses" ON "stage_entries" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "stage_entries_order" ON "stage_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stage_entries_machine" ON "stage_entries" USING btree ("machine_id","at");--> statement-breakpoint
CREATE INDEX "stage_entries_at" ON "stage_entries" USING btree ("at");--> statement-breakpoint
CREATE TRIGGER "stage_entries_append_only" BEFORE UPDATE OR DELETE ON "stage_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- A range of one machine takes the place of the machine's number: the extension btree_gist is not needed.
ALTER TABLE "machine_stops" ADD CONSTRAINT "machine_stops_overlap" EXCLUDE USING gist (int4range("machine_id", "machine_id", '[]') WITH &&, tstzrange("started_at", "ended_at") WITH &&);
