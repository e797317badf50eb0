ALTER TABLE "reel_usages" ADD COLUMN "specification_version_id" integer;--> statement-breakpoint
ALTER TABLE "stage_entries" ADD COLUMN "tool_id" integer;--> statement-breakpoint
ALTER TABLE "reel_usages" ADD CONSTRAINT "reel_usages_specification_version_id_box_specification_versions_id_fk" FOREIGN KEY ("specification_version_id") REFERENCES "public"."box_specification_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The reels so far keep the version with which their paper is compared at this moment.
UPDATE "reel_usages" SET "specification_version_id" = "orders"."specification_version_id" FROM "orders"
WHERE "orders"."id" = "reel_usages"."order_id" AND "orders"."specification_version_id" IS NOT NULL;
