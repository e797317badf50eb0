CREATE TYPE "public"."crew_end" AS ENUM('SHIFT', 'SCAN', 'OFFICE');--> statement-breakpoint
ALTER TYPE "public"."scan_call" ADD VALUE 'scanCrew' BEFORE 'dismissScan';--> statement-breakpoint
ALTER TABLE "crew_times" ADD COLUMN "end_kind" "crew_end" DEFAULT 'OFFICE' NOT NULL;