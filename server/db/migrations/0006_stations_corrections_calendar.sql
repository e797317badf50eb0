CREATE TYPE "public"."correction_action" AS ENUM('ADD', 'VOID', 'CONFIRM');--> statement-breakpoint
CREATE TYPE "public"."correction_status" AS ENUM('PROPOSED', 'APPROVED', 'REJECTED');--> statement-breakpoint
CREATE TYPE "public"."leave_kind" AS ENUM('PAID', 'UNPAID');--> statement-breakpoint
CREATE TYPE "public"."scan_call" AS ENUM('punch', 'issueReel', 'returnReel');--> statement-breakpoint
CREATE TYPE "public"."weekday" AS ENUM('SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY');--> statement-breakpoint
CREATE TABLE "attendance_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"shortest_span_seconds" integer NOT NULL,
	"longest_span_hours" numeric(4, 2) NOT NULL,
	"half_day_hours" numeric(4, 2) NOT NULL,
	CONSTRAINT "attendance_settings_one_row" CHECK ("attendance_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"action" "correction_action" NOT NULL,
	"exception_id" text,
	"employee_id" integer,
	"at" timestamp with time zone,
	"reason" text NOT NULL,
	"status" "correction_status" DEFAULT 'PROPOSED' NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "corrections_scan" CHECK ("corrections"."action" = 'CONFIRM' or ("corrections"."employee_id" is not null and "corrections"."at" is not null)),
	CONSTRAINT "corrections_confirm" CHECK ("corrections"."action" <> 'CONFIRM' or "corrections"."exception_id" is not null),
	CONSTRAINT "corrections_decided" CHECK (("corrections"."status" = 'PROPOSED') = ("corrections"."decided_at" is null) and ("corrections"."decided_at" is null) = ("corrections"."decided_by" is null))
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"date" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leaves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"first_date" date NOT NULL,
	"last_date" date NOT NULL,
	"kind" "leave_kind" NOT NULL,
	"is_half_day" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "leaves_order" CHECK ("leaves"."first_date" <= "leaves"."last_date")
);
--> statement-breakpoint
CREATE TABLE "weekly_offs" (
	"unit" "unit" PRIMARY KEY NOT NULL,
	"weekday" "weekday" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"unit" "unit" NOT NULL,
	"token_digest" text,
	"pairing_digest" text,
	"pairing_expires_at" timestamp with time zone,
	"paired_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "devices_tokenDigest_unique" UNIQUE("token_digest"),
	CONSTRAINT "devices_pairingDigest_unique" UNIQUE("pairing_digest"),
	CONSTRAINT "devices_paired_with_token" CHECK (("devices"."paired_at" is null) = ("devices"."token_digest" is null)),
	CONSTRAINT "devices_pairing_expires" CHECK (("devices"."pairing_digest" is null) = ("devices"."pairing_expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call" "scan_call" NOT NULL,
	"device_id" integer,
	"admin_id" integer,
	"sequence" integer NOT NULL,
	"content" jsonb NOT NULL,
	"employee_id" integer,
	"reel_id" integer,
	"scanned_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_late" boolean NOT NULL,
	"is_clock_off" boolean NOT NULL,
	"is_exception" boolean DEFAULT false NOT NULL,
	"reply" jsonb NOT NULL,
	CONSTRAINT "scans_sender" CHECK (num_nonnulls("scans"."device_id", "scans"."admin_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "punches" ADD COLUMN "scan_id" uuid;--> statement-breakpoint
ALTER TABLE "reel_usages" ADD COLUMN "is_estimated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reel_usages" ADD COLUMN "consumed_grams" integer GENERATED ALWAYS AS (weight_before_grams - weight_after_grams) STORED;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "core_weight_grams" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrections_time" ON "corrections" USING btree ("at","employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "corrections_one_proposal" ON "corrections" USING btree ("exception_id") WHERE "corrections"."status" = 'PROPOSED';--> statement-breakpoint
CREATE INDEX "leaves_dates" ON "leaves" USING btree ("last_date","first_date");--> statement-breakpoint
CREATE INDEX "scans_exceptions" ON "scans" USING btree ("at") WHERE "scans"."is_late" or "scans"."is_clock_off" or "scans"."is_exception";--> statement-breakpoint
CREATE INDEX "scans_employee" ON "scans" USING btree ("employee_id","at");--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "punches_employee" ON "punches" USING btree ("employee_id","punched_at");--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_scanId_unique" UNIQUE("scan_id");--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_core_weight" CHECK ("reels"."core_weight_grams" between 0 and "reels"."initial_weight_grams");--> statement-breakpoint
UPDATE "reels" SET "core_weight_grams" = least(round("deckle" * 30), "initial_weight_grams" / 10);
