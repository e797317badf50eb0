ALTER TABLE "reel_reservations" ADD COLUMN "specification_version_id" integer;--> statement-breakpoint
ALTER TABLE "reel_reservations" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "reel_reservations" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "reel_reservations" ADD COLUMN "lost_to_order_id" integer;--> statement-breakpoint
ALTER TABLE "reel_usages" ADD COLUMN "layer" integer;--> statement-breakpoint
ALTER TABLE "reel_reservations" ADD CONSTRAINT "reel_reservations_specification_version_id_box_specification_versions_id_fk" FOREIGN KEY ("specification_version_id") REFERENCES "public"."box_specification_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_reservations" ADD CONSTRAINT "reel_reservations_lost_to_order_id_orders_id_fk" FOREIGN KEY ("lost_to_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_reservations" ADD CONSTRAINT "reel_reservations_lost" CHECK ("reel_reservations"."lost_to_order_id" is null or "reel_reservations"."released_at" is not null);--> statement-breakpoint
ALTER TABLE "reel_usages" ADD CONSTRAINT "reel_usages_layer" CHECK ("reel_usages"."layer" between 0 and 6);
--> statement-breakpoint
-- What was ordered when these reels were reserved was not kept: what is ordered now stands in its place.
UPDATE "reel_reservations" SET "specification_version_id" = "orders"."specification_version_id",
  "quantity" = "orders"."quantity", "size" = "orders"."size"
FROM "orders" WHERE "orders"."id" = "order_id" AND "released_at" IS NULL;
