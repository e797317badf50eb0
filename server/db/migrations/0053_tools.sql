CREATE TYPE "public"."tool_kind" AS ENUM('PLATE_SET', 'DIE');--> statement-breakpoint
CREATE TYPE "public"."tool_owner" AS ENUM('PLANT', 'CLIENT');--> statement-breakpoint
CREATE TYPE "public"."tool_state" AS ENUM('IN_RACK', 'AT_MACHINE', 'AT_REPAIR', 'SCRAPPED');--> statement-breakpoint
CREATE TABLE "tool_specifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tool_specifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tool_id" integer NOT NULL,
	"specification_id" integer NOT NULL,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "tool_specifications_end" CHECK ("tool_specifications"."removed_at" >= "tool_specifications"."assigned_at")
);
--> statement-breakpoint
CREATE TABLE "tools" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"kind" "tool_kind" NOT NULL,
	"owner" "tool_owner" NOT NULL,
	"state" "tool_state" DEFAULT 'IN_RACK' NOT NULL,
	"place" text,
	"machine_id" integer,
	"life" integer,
	"impressions_before" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tools_at_machine" CHECK (("tools"."state" = 'AT_MACHINE') = ("tools"."machine_id" is not null)),
	CONSTRAINT "tools_life" CHECK ("tools"."life" > 0 and "tools"."impressions_before" >= 0)
);
--> statement-breakpoint
ALTER TABLE "tool_specifications" ADD CONSTRAINT "tool_specifications_tool_id_tools_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."tools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_specifications" ADD CONSTRAINT "tool_specifications_specification_id_box_specifications_id_fk" FOREIGN KEY ("specification_id") REFERENCES "public"."box_specifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tools" ADD CONSTRAINT "tools_machine_id_machines_id_fk" FOREIGN KEY ("machine_id") REFERENCES "public"."machines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tool_specifications_present" ON "tool_specifications" USING btree ("tool_id","specification_id") WHERE "tool_specifications"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "tool_specifications_specification" ON "tool_specifications" USING btree ("specification_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tools_number" ON "tools" USING btree (lower("number"));--> statement-breakpoint
CREATE INDEX "tools_machine" ON "tools" USING btree ("machine_id");