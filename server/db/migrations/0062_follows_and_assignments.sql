CREATE TABLE "exception_assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exception_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"exception_id" text NOT NULL,
	"admin_id" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exception_assignments_exceptionId_unique" UNIQUE("exception_id")
);
--> statement-breakpoint
CREATE TABLE "client_follows" (
	"admin_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_follows_admin_id_client_id_pk" PRIMARY KEY("admin_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "notice_emails" (
	"admin_id" integer PRIMARY KEY NOT NULL,
	"emailed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exception_assignments" ADD CONSTRAINT "exception_assignments_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_follows" ADD CONSTRAINT "client_follows_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_follows" ADD CONSTRAINT "client_follows_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_emails" ADD CONSTRAINT "notice_emails_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_follows_client" ON "client_follows" USING btree ("client_id");