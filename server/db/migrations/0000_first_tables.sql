CREATE TYPE "public"."blood_group" AS ENUM('A+', 'A-', 'B+', 'B-', 'O+', 'O-', 'AB+', 'AB-');--> statement-breakpoint
CREATE TYPE "public"."box_type" AS ENUM('Punching', 'RSC');--> statement-breakpoint
CREATE TYPE "public"."gender" AS ENUM('male', 'female', 'others');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('TODO', 'IN_PROGRESS', 'COMPLETED', 'SHIPPED');--> statement-breakpoint
CREATE TYPE "public"."reel_set" AS ENUM('TOP', 'FLUTE', 'LINER');--> statement-breakpoint
CREATE TYPE "public"."reel_status" AS ENUM('AVAILABLE', 'IN_USE', 'CONSUMED');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('ROLE_ADMIN', 'ROLE_SUPER_ADMIN');--> statement-breakpoint
CREATE TYPE "public"."unit" AS ENUM('A', 'B');--> statement-breakpoint
CREATE TABLE "admins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"phone_number" text NOT NULL,
	"gender" "gender" NOT NULL,
	"role" "role" NOT NULL,
	"token_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"admin_id" integer,
	"admin_email" text NOT NULL,
	"call" text NOT NULL,
	"record" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "catalogue_boxes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_boxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"box_sector" text NOT NULL,
	"url" text NOT NULL,
	"heading" text NOT NULL,
	"capacity" text NOT NULL,
	"no_of_ply" text NOT NULL,
	"shape" text NOT NULL,
	"printing_type" text NOT NULL,
	"application" text NOT NULL,
	"paper_grade" text NOT NULL,
	"gsm" text NOT NULL,
	"color" text NOT NULL,
	"property" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"reply_status" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"unit" "unit" NOT NULL,
	"gender" "gender" NOT NULL,
	"phone_number" text NOT NULL,
	"blood_group" "blood_group" NOT NULL,
	"dob" date NOT NULL,
	"barcode_id" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deactivated_at" timestamp with time zone,
	CONSTRAINT "employees_barcodeId_unique" UNIQUE("barcode_id")
);
--> statement-breakpoint
CREATE TABLE "gallery_boxes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gallery_boxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"box_type" "box_type" NOT NULL,
	"box" text NOT NULL,
	"box_description" text NOT NULL,
	"box_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "industries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"industry_name" text NOT NULL,
	"sector" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"address" text NOT NULL,
	"url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client" text NOT NULL,
	"product_type" text NOT NULL,
	"quantity" integer NOT NULL,
	"size" text NOT NULL,
	"material_grade" text,
	"delivery_address" text NOT NULL,
	"expected_completion_date" timestamp with time zone NOT NULL,
	"unit" "unit" NOT NULL,
	"status" "order_status" DEFAULT 'TODO' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shipped_at" timestamp with time zone,
	"transport_number" text
);
--> statement-breakpoint
CREATE TABLE "punches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "punches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"punched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reel_usages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reel_usages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reel_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"usage_type" "reel_set" NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"weight_before_grams" integer NOT NULL,
	"weight_after_grams" integer,
	"box_count" integer
);
--> statement-breakpoint
CREATE TABLE "reels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"barcode_id" text NOT NULL,
	"reel_no" bigint NOT NULL,
	"gsm" numeric(7, 2) NOT NULL,
	"burst_factor" numeric(6, 2) NOT NULL,
	"deckle" numeric(6, 2) NOT NULL,
	"initial_weight_grams" integer NOT NULL,
	"current_weight_grams" integer NOT NULL,
	"previous_weight_grams" integer,
	"unit" "unit" NOT NULL,
	"status" "reel_status" DEFAULT 'AVAILABLE' NOT NULL,
	"reel_set" "reel_set",
	"paper_type" text NOT NULL,
	"supplier_name" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reels_barcodeId_unique" UNIQUE("barcode_id"),
	CONSTRAINT "reels_reelNo_unique" UNIQUE("reel_no")
);
--> statement-breakpoint
CREATE TABLE "salaries" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"monthly_base_paise" bigint NOT NULL,
	"ot_multiplier_factor" numeric(4, 2) NOT NULL,
	"working_days" numeric(4, 2) NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_usages" ADD CONSTRAINT "reel_usages_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_usages" ADD CONSTRAINT "reel_usages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salaries" ADD CONSTRAINT "salaries_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admins_email" ON "admins" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "audit_record" ON "audit" USING btree ("call","record");--> statement-breakpoint
CREATE UNIQUE INDEX "employees_email" ON "employees" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status");--> statement-breakpoint
CREATE INDEX "punches_employee_time" ON "punches" USING btree ("employee_id","punched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reel_usages_one_open" ON "reel_usages" USING btree ("reel_id") WHERE "reel_usages"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "reel_usages_reel" ON "reel_usages" USING btree ("reel_id");--> statement-breakpoint
CREATE INDEX "reel_usages_order" ON "reel_usages" USING btree ("order_id");