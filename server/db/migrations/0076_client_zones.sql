ALTER TABLE "clients" ADD COLUMN "zone" text;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_zone" CHECK ("clients"."zone" in ('BY_LETTER', 'WITH_TAX', 'UNDERTAKING'));
