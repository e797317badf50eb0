ALTER TYPE "public"."scan_call" ADD VALUE 'dismissScan';--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "full_diameter_millimetres" integer;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "core_diameter_millimetres" integer;--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_diameters" CHECK ("reels"."core_diameter_millimetres" > 0 and "reels"."full_diameter_millimetres" > coalesce("reels"."core_diameter_millimetres", 0));