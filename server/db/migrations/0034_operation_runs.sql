CREATE TABLE "operation_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operation_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"trigger" text NOT NULL,
	"started_by" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"file" text,
	"place" text,
	"bytes" bigint,
	"rows" integer,
	"failure" jsonb
);
--> statement-breakpoint
CREATE INDEX "operation_runs_kind" ON "operation_runs" USING btree ("kind","started_at");