-- The settings and weekly offs of before hold from the beginning on.
ALTER TABLE "attendance_settings" DROP CONSTRAINT "attendance_settings_one_row";--> statement-breakpoint
ALTER TABLE "attendance_settings" DROP CONSTRAINT "attendance_settings_pkey";--> statement-breakpoint
ALTER TABLE "attendance_settings" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD COLUMN "valid_from" date PRIMARY KEY DEFAULT '1970-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "weekly_offs" DROP CONSTRAINT "weekly_offs_pkey";--> statement-breakpoint
ALTER TABLE "weekly_offs" ADD COLUMN "valid_from" date DEFAULT '1970-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "weekly_offs" ADD CONSTRAINT "weekly_offs_valid_from_unit_pk" PRIMARY KEY("valid_from","unit");
