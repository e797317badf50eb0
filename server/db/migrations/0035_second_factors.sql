CREATE TYPE "public"."factor_kind" AS ENUM('APP', 'PASSKEY');--> statement-breakpoint
CREATE TYPE "public"."ticket_purpose" AS ENUM('SIGN_IN', 'PROOF', 'APP', 'PASSKEY');--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" integer NOT NULL,
	"token_version" integer NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "factor_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "factor_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"purpose" "ticket_purpose" NOT NULL,
	"token_digest" text NOT NULL,
	"token_version" integer NOT NULL,
	"content" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "factor_tickets_tokenDigest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"position" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "second_factors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"kind" "factor_kind" NOT NULL,
	"name" text NOT NULL,
	"encrypted_key" text,
	"last_step" bigint,
	"credential_id" text,
	"public_key" text,
	"signature_count" bigint,
	"rp_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "second_factors_credentialId_unique" UNIQUE("credential_id"),
	CONSTRAINT "second_factors_kind" CHECK (case "second_factors"."kind" when 'APP' then "second_factors"."encrypted_key" is not null
        else num_nulls("second_factors"."credential_id", "second_factors"."public_key", "second_factors"."signature_count", "second_factors"."rp_id") = 0 end)
);
--> statement-breakpoint
CREATE TABLE "sign_in_rules" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_factor_required" boolean NOT NULL,
	CONSTRAINT "sign_in_rules_one_row" CHECK ("sign_in_rules"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_tickets" ADD CONSTRAINT "factor_tickets_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_sessions_admin" ON "admin_sessions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "factor_tickets_admin" ON "factor_tickets" USING btree ("admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_position" ON "recovery_codes" USING btree ("admin_id","position");--> statement-breakpoint
CREATE INDEX "second_factors_admin" ON "second_factors" USING btree ("admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "second_factors_app" ON "second_factors" USING btree ("admin_id") WHERE "second_factors"."kind" = 'APP';