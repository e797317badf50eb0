CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"kind" text NOT NULL,
	"access" text NOT NULL,
	"message" jsonb NOT NULL,
	"record_kind" text,
	"record_id" integer,
	"record_name" text,
	"event" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_event" UNIQUE("admin_id","event"),
	CONSTRAINT "notices_access" CHECK ("notices"."access" in ('admin', 'super')),
	CONSTRAINT "notices_record" CHECK (("notices"."record_kind" is null) = ("notices"."record_id" is null))
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("admin_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at");