ALTER TABLE "attendance_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_boxes" ADD COLUMN "on_site" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "industries" ADD COLUMN "on_site" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD COLUMN "schema_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payslips" ADD COLUMN "schema_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_settings" ADD COLUMN "schema_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "box_specification_versions" ADD COLUMN "schema_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- A turn to take, which no VACUUM takes: locking a table in a mode that excludes itself would meet theirs.
CREATE VIEW "pay_run_turn" AS SELECT true AS "taken";
