ALTER TABLE "reels" ALTER COLUMN "landed_paise_per_kg" SET DATA TYPE numeric(15, 1);--> statement-breakpoint
ALTER TABLE "rates" ALTER COLUMN "rate_paise" SET DATA TYPE numeric(15, 1);