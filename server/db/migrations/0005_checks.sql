-- What the product wrote meets all of these. Orders that came by other ways, such as an import with SQL,
-- may have been shipped without a time or a number: they get what is known.
UPDATE "orders" SET "shipped_at" = "updated_at" WHERE "status" = 'SHIPPED' AND "shipped_at" IS NULL;--> statement-breakpoint
UPDATE "orders" SET "transport_number" = 'not recorded' WHERE "status" = 'SHIPPED' AND btrim(coalesce("transport_number", '')) = '';--> statement-breakpoint
ALTER TABLE "salaries" ADD CONSTRAINT "salaries_monthly_base" CHECK ("salaries"."monthly_base_paise" >= 0);--> statement-breakpoint
ALTER TABLE "salaries" ADD CONSTRAINT "salaries_ot_multiplier_factor" CHECK ("salaries"."ot_multiplier_factor" > 0);--> statement-breakpoint
ALTER TABLE "salaries" ADD CONSTRAINT "salaries_working_days" CHECK ("salaries"."working_days" between 1 and 31);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipped_with" CHECK ("orders"."status" <> 'SHIPPED' or ("orders"."shipped_at" is not null and "orders"."transport_number" is not null and btrim("orders"."transport_number") <> ''));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quantity" CHECK ("orders"."quantity" > 0);--> statement-breakpoint
ALTER TABLE "reel_usages" ADD CONSTRAINT "reel_usages_weight_before" CHECK ("reel_usages"."weight_before_grams" >= 0);--> statement-breakpoint
ALTER TABLE "reel_usages" ADD CONSTRAINT "reel_usages_weight_after" CHECK ("reel_usages"."weight_after_grams" between 0 and "reel_usages"."weight_before_grams");--> statement-breakpoint
ALTER TABLE "reel_usages" ADD CONSTRAINT "reel_usages_end" CHECK ("reel_usages"."ended_at" >= "reel_usages"."started_at");--> statement-breakpoint
ALTER TABLE "reel_usages" ADD CONSTRAINT "reel_usages_end_weighed" CHECK (("reel_usages"."ended_at" is null) = ("reel_usages"."weight_after_grams" is null));--> statement-breakpoint
ALTER TABLE "reel_usages" ADD CONSTRAINT "reel_usages_box_count" CHECK ("reel_usages"."box_count" >= 0);--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_reel_no" CHECK ("reels"."reel_no" > 0);--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_measures" CHECK ("reels"."gsm" >= 0 and "reels"."burst_factor" >= 0 and "reels"."deckle" >= 0);--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_current_weight" CHECK ("reels"."current_weight_grams" between 0 and "reels"."initial_weight_grams");--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_previous_weight" CHECK ("reels"."previous_weight_grams" between "reels"."current_weight_grams" and "reels"."initial_weight_grams");