CREATE TYPE "public"."joint" AS ENUM('GLUED', 'STITCHED', 'TAPED');--> statement-breakpoint
CREATE TYPE "public"."rate_kind" AS ENUM('PAPER', 'CONVERSION', 'PRINT', 'JOINING', 'PLATE', 'DIE', 'FREIGHT');--> statement-breakpoint
CREATE TYPE "public"."rate_unit" AS ENUM('KILOGRAM', 'BOX', 'THOUSAND_BOXES', 'PIECE');--> statement-breakpoint
CREATE TABLE "rate_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"settings" jsonb NOT NULL,
	"schema_version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "rate_kind" NOT NULL,
	"from_gsm" numeric(6, 2),
	"to_gsm" numeric(6, 2),
	"burst_factor" numeric(5, 2),
	"shade" text,
	"mill" text,
	"joint" "joint",
	"rate_paise" bigint NOT NULL,
	"per" "rate_unit" NOT NULL,
	"valid_from" date NOT NULL,
	"source" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rates_rate" CHECK ("rates"."rate_paise" > 0),
	CONSTRAINT "rates_of_paper" CHECK ("rates"."kind" = 'PAPER' or num_nonnulls("rates"."from_gsm", "rates"."to_gsm", "rates"."burst_factor", "rates"."shade", "rates"."mill") = 0),
	CONSTRAINT "rates_gsm" CHECK ("rates"."from_gsm" <= "rates"."to_gsm"),
	CONSTRAINT "rates_joint" CHECK (("rates"."kind" = 'JOINING') = ("rates"."joint" is not null)),
	CONSTRAINT "rates_unit" CHECK (case when "rates"."kind" in ('PAPER', 'CONVERSION') then "rates"."per" = 'KILOGRAM'
        when "rates"."kind" in ('PLATE', 'DIE') then "rates"."per" = 'PIECE'
        when "rates"."kind" = 'FREIGHT' then "rates"."per" <> 'PIECE'
        else "rates"."per" in ('BOX', 'THOUSAND_BOXES') end)
);
--> statement-breakpoint
CREATE TABLE "waste_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waste_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"upto_quantity" integer NOT NULL,
	"setup_sheets" integer NOT NULL,
	"run_percent" numeric(5, 2) NOT NULL,
	"valid_from" date NOT NULL,
	"source" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "waste_rows_upto_quantity" CHECK ("waste_rows"."upto_quantity" > 0),
	CONSTRAINT "waste_rows_setup_sheets" CHECK ("waste_rows"."setup_sheets" >= 0),
	CONSTRAINT "waste_rows_run_percent" CHECK ("waste_rows"."run_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "rates_same_date" ON "rates" USING btree ("kind","valid_from",coalesce("joint", 'GLUED'),coalesce("from_gsm", 0),coalesce("to_gsm", 0),coalesce("burst_factor", 0),lower(coalesce("shade", '') collate "C"),lower(coalesce("mill", '') collate "C")) WHERE active;--> statement-breakpoint
CREATE UNIQUE INDEX "waste_rows_same_date" ON "waste_rows" USING btree ("upto_quantity","valid_from") WHERE active;