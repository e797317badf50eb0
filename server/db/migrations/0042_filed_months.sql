CREATE TABLE "filed_months" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "filed_months_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"locked_at" timestamp with time zone NOT NULL,
	"locked_by" text NOT NULL,
	"unlocked_at" timestamp with time zone,
	"unlocked_by" text,
	"unlock_reason" text,
	CONSTRAINT "filed_months_unlocked" CHECK (num_nonnulls("filed_months"."unlocked_at", "filed_months"."unlocked_by", "filed_months"."unlock_reason") in (0, 3))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "filed_months_locked_month" ON "filed_months" USING btree ("month") WHERE "filed_months"."unlocked_at" is null;