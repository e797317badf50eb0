DROP INDEX "reel_movements_usage";--> statement-breakpoint
CREATE INDEX "reel_movements_usage_id" ON "reel_movements" USING btree ("usage_id");