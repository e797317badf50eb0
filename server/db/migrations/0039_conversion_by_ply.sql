DROP INDEX "rates_same_date";--> statement-breakpoint
ALTER TABLE "rates" ADD COLUMN "ply" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "rates_same_date" ON "rates" USING btree ("kind","valid_from",coalesce("joint", 'GLUED'),coalesce("ply", 0),coalesce("from_gsm", 0),coalesce("to_gsm", 0),coalesce("burst_factor", 0),lower(coalesce("shade", '') collate "C"),lower(coalesce("mill", '') collate "C")) WHERE active;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_ply" CHECK ("rates"."ply" is null or ("rates"."kind" = 'CONVERSION' and "rates"."ply" in (3, 5, 7)));