CREATE TYPE "public"."language" AS ENUM('en', 'hi', 'kn');--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "language" "language";