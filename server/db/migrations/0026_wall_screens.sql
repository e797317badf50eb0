CREATE TYPE "public"."device_kind" AS ENUM('STATION', 'WALL');--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "kind" "device_kind" DEFAULT 'STATION' NOT NULL;