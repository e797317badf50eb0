CREATE TABLE "assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"unit" "unit" NOT NULL,
	"shift_id" integer,
	"is_return" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "assignments_date" UNIQUE("employee_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "employments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"joined_on" date NOT NULL,
	"left_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "employments_order" CHECK ("employments"."left_on" is null or "employments"."joined_on" <= "employments"."left_on")
);
--> statement-breakpoint
CREATE TABLE "shifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"unit" "unit" NOT NULL,
	"name" text NOT NULL,
	"starts_at" integer NOT NULL,
	"ends_at" integer NOT NULL,
	"unpaid_break_minutes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shifts_unit" UNIQUE("id","unit"),
	CONSTRAINT "shifts_times" CHECK ("shifts"."starts_at" between 0 and 1439 and "shifts"."ends_at" between 0 and 1439),
	CONSTRAINT "shifts_length" CHECK (("shifts"."ends_at" - "shifts"."starts_at" + 1440) % 1440 between 1 and 960),
	CONSTRAINT "shifts_break" CHECK ("shifts"."unpaid_break_minutes" >= 0 and "shifts"."unpaid_break_minutes" < ("shifts"."ends_at" - "shifts"."starts_at" + 1440) % 1440)
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_shift_fk" FOREIGN KEY ("shift_id","unit") REFERENCES "public"."shifts"("id","unit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_shift" ON "assignments" USING btree ("shift_id","valid_from");--> statement-breakpoint
CREATE INDEX "employments_employee" ON "employments" USING btree ("employee_id","joined_on");--> statement-breakpoint
CREATE UNIQUE INDEX "shifts_name" ON "shifts" USING btree ("unit",lower("name")) WHERE "shifts"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_overlap" EXCLUDE USING gist (int4range("employee_id", "employee_id", '[]') WITH &&, daterange("joined_on", "left_on", '[]') WITH &&);--> statement-breakpoint
CREATE FUNCTION "india_date"(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT (at AT TIME ZONE 'Asia/Kolkata')::date
$$;--> statement-breakpoint
INSERT INTO "employments" ("employee_id", "joined_on", "left_on")
SELECT "id", india_date("joined_at"),
  CASE WHEN "deactivated_at" IS NOT NULL THEN greatest(india_date("joined_at"), india_date("deactivated_at")) END
FROM "employees" ORDER BY "id";--> statement-breakpoint
INSERT INTO "assignments" ("employee_id", "valid_from", "unit", "created_at")
SELECT "id", india_date("joined_at"), "unit", "joined_at" FROM "employees" ORDER BY "id";--> statement-breakpoint
-- Every write of an employee writes the dated facts too: forms, imports, undo and the specification's calls.
CREATE FUNCTION "write_employee_facts"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  today date := india_date(now());
  last_day date := india_date(NEW.deactivated_at);
  holding assignments%ROWTYPE;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO employments (employee_id, joined_on, left_on)
      VALUES (NEW.id, india_date(NEW.joined_at),
        CASE WHEN last_day IS NOT NULL THEN greatest(india_date(NEW.joined_at), last_day) END);
    INSERT INTO assignments (employee_id, valid_from, unit, created_at)
      VALUES (NEW.id, india_date(NEW.joined_at), NEW.unit, NEW.joined_at);
    RETURN NULL;
  END IF;

  IF india_date(OLD.joined_at) <> india_date(NEW.joined_at) THEN
    UPDATE employments SET joined_on = india_date(NEW.joined_at), version = version + 1
      WHERE employee_id = NEW.id AND joined_on = india_date(OLD.joined_at);
    UPDATE assignments SET valid_from = india_date(NEW.joined_at), version = version + 1
      WHERE employee_id = NEW.id AND valid_from = india_date(OLD.joined_at)
        AND NOT EXISTS (SELECT FROM assignments later WHERE later.employee_id = NEW.id
          AND later.valid_from > india_date(OLD.joined_at) AND later.valid_from <= india_date(NEW.joined_at));
  END IF;

  IF OLD.deactivated_at IS NULL AND NEW.deactivated_at IS NOT NULL THEN
    DELETE FROM employments WHERE employee_id = NEW.id AND joined_on > last_day;
    UPDATE employments SET left_on = last_day, version = version + 1
      WHERE employee_id = NEW.id AND coalesce(left_on, 'infinity') > last_day;
  ELSIF OLD.deactivated_at IS NOT NULL AND NEW.deactivated_at IS NULL
    AND NOT EXISTS (SELECT FROM employments WHERE employee_id = NEW.id AND coalesce(left_on, 'infinity') > today)
  THEN
    UPDATE employments SET left_on = NULL, version = version + 1
      WHERE employee_id = NEW.id AND left_on = today;
    IF NOT FOUND THEN
      INSERT INTO employments (employee_id, joined_on) VALUES (NEW.id, today);
    END IF;
  END IF;

  IF OLD.unit <> NEW.unit THEN
    SELECT * INTO holding FROM assignments WHERE employee_id = NEW.id
      ORDER BY valid_from > today, abs(valid_from - today) LIMIT 1;
    IF holding.unit IS DISTINCT FROM NEW.unit THEN
      INSERT INTO assignments (employee_id, valid_from, unit)
        VALUES (NEW.id, greatest(today, holding.valid_from), NEW.unit)
        ON CONFLICT (employee_id, valid_from) DO UPDATE
        SET unit = NEW.unit, shift_id = NULL, is_return = false, created_by = NULL, created_at = now(), version = assignments.version + 1;
    END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "write_employee_facts" AFTER INSERT OR UPDATE OF "unit", "joined_at", "deactivated_at" ON "employees" FOR EACH ROW EXECUTE FUNCTION "write_employee_facts"();
