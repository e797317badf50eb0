CREATE TYPE "public"."stop_kind" AS ENUM('ACTUAL', 'PLANNED', 'CANCELLED');--> statement-breakpoint
ALTER TYPE "public"."stop_reason" ADD VALUE 'MAINTENANCE' BEFORE 'OTHER';--> statement-breakpoint
ALTER TABLE "machine_stops" ADD COLUMN "kind" "stop_kind" DEFAULT 'ACTUAL' NOT NULL;--> statement-breakpoint
ALTER TABLE "machine_stops" ADD CONSTRAINT "machine_stops_planned_end" CHECK ("machine_stops"."kind" = 'ACTUAL' or "machine_stops"."ended_at" is not null);--> statement-breakpoint
ALTER TABLE "machine_stops" DROP CONSTRAINT "machine_stops_overlap";--> statement-breakpoint
ALTER TABLE "machine_stops" ADD CONSTRAINT "machine_stops_overlap" EXCLUDE USING gist (int4range("machine_id", "machine_id", '[]') WITH &&, tstzrange("started_at", "ended_at") WITH &&) WHERE ("kind" = 'ACTUAL');--> statement-breakpoint
ALTER TABLE "machine_stops" ADD CONSTRAINT "machine_stops_planned_overlap" EXCLUDE USING gist (int4range("machine_id", "machine_id", '[]') WITH &&, tstzrange("started_at", "ended_at") WITH &&) WHERE ("kind" = 'PLANNED');
