ALTER TYPE "public"."correction_action" ADD VALUE 'COUNT_EARLY';--> statement-breakpoint
ALTER TYPE "public"."correction_action" ADD VALUE 'DROP_EARLY';--> statement-breakpoint
DROP TABLE "early_approvals" CASCADE;