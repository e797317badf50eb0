CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"record" text NOT NULL,
	"text" text NOT NULL,
	"admin_id" integer,
	"mentioned_ids" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	CONSTRAINT "comments_withdrawal" CHECK (("comments"."withdrawn_at" is null) = ("comments"."withdrawn_by" is null))
);
--> statement-breakpoint
CREATE TABLE "file_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "file_parts_number" UNIQUE("file_id","number")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"record" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"is_artwork" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" text,
	CONSTRAINT "files_size" CHECK ("files"."size" between 1 and 20000000),
	CONSTRAINT "files_removal" CHECK (("files"."removed_at" is null) = ("files"."removed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "file_token" text;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_parts" ADD CONSTRAINT "file_parts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_record" ON "comments" USING btree ("record","id");--> statement-breakpoint
CREATE INDEX "files_record" ON "files" USING btree ("record","id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_content" ON "files" USING btree ("record","sha256") WHERE "files"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "files_removed" ON "files" USING btree ("removed_at") WHERE "files"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "files_visitors" ON "files" USING btree ("created_at") WHERE "files"."created_by" is null;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_fileToken_unique" UNIQUE("file_token");