CREATE TYPE "public"."epf_return_kind" AS ENUM('REGULAR', 'SUPPLEMENTARY', 'REVISED');--> statement-breakpoint
CREATE TABLE "epf_returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "epf_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"kind" "epf_return_kind" NOT NULL,
	"content" text NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"filed_by" text NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_by" text,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	"withdraw_reason" text,
	CONSTRAINT "epf_returns_paid" CHECK (num_nonnulls("epf_returns"."paid_at", "epf_returns"."paid_by") in (0, 2)),
	CONSTRAINT "epf_returns_withdrawn" CHECK (num_nonnulls("epf_returns"."withdrawn_at", "epf_returns"."withdrawn_by", "epf_returns"."withdraw_reason") in (0, 3))
);
--> statement-breakpoint
CREATE INDEX "epf_returns_month" ON "epf_returns" USING btree ("month");--> statement-breakpoint
CREATE UNIQUE INDEX "epf_returns_regular" ON "epf_returns" USING btree ("month") WHERE "epf_returns"."kind" = 'REGULAR' and "epf_returns"."withdrawn_at" is null;
