ALTER TABLE "company_facts" ADD COLUMN "least_order" jsonb DEFAULT '{"en":"","hi":"","kn":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_facts" ADD COLUMN "lead_time" jsonb DEFAULT '{"en":"","hi":"","kn":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_facts" ADD COLUMN "certificates" jsonb DEFAULT '{"en":"","hi":"","kn":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_facts" ADD COLUMN "gstin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_facts" ADD COLUMN "udyam" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_facts" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;