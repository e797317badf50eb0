ALTER TABLE "employees" ADD COLUMN "has_disability" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "statutory_rates" ADD COLUMN "disability_wages_up_to_paise" bigint;--> statement-breakpoint
-- The limit of a person with a disability is ₹25,000 (ESI Rules, rule 50), or the plant's own limit if that is higher.
UPDATE "statutory_rates" SET "disability_wages_up_to_paise" = greatest("wages_up_to_paise", 2500000)
  WHERE "kind" = 'STATE_INSURANCE' AND "wages_up_to_paise" IS NOT NULL;
