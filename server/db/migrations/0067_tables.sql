-- The tables of version 1.0.0: what the 68 migrations before it had made.
CREATE TYPE "blood_group" AS ENUM ('A+', 'A-', 'B+', 'B-', 'O+', 'O-', 'AB+', 'AB-');--> statement-breakpoint
CREATE TYPE "box_type" AS ENUM ('Punching', 'RSC');--> statement-breakpoint
CREATE TYPE "gender" AS ENUM ('male', 'female', 'others');--> statement-breakpoint
CREATE TYPE "order_status" AS ENUM ('TODO', 'IN_PROGRESS', 'COMPLETED', 'SHIPPED');--> statement-breakpoint
CREATE TYPE "reel_set" AS ENUM ('TOP', 'FLUTE', 'LINER');--> statement-breakpoint
CREATE TYPE "reel_status" AS ENUM ('AVAILABLE', 'IN_USE', 'CONSUMED');--> statement-breakpoint
CREATE TYPE "role" AS ENUM ('ROLE_ADMIN', 'ROLE_SUPER_ADMIN');--> statement-breakpoint
CREATE TYPE "unit" AS ENUM ('A', 'B');--> statement-breakpoint
CREATE TYPE "correction_action" AS ENUM ('ADD', 'VOID', 'CONFIRM', 'COUNT_EARLY', 'DROP_EARLY');--> statement-breakpoint
CREATE TYPE "correction_status" AS ENUM ('PROPOSED', 'APPROVED', 'REJECTED');--> statement-breakpoint
CREATE TYPE "leave_kind" AS ENUM ('PAID', 'UNPAID', 'CASUAL', 'SICK', 'EARNED', 'COMPENSATORY');--> statement-breakpoint
CREATE TYPE "scan_call" AS ENUM ('punch', 'issueReel', 'returnReel', 'dispatchOrder', 'enterStage', 'reverseStage', 'stopMachine', 'startMachine', 'scanTool', 'scanCrew', 'dismissScan');--> statement-breakpoint
CREATE TYPE "weekday" AS ENUM ('SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY');--> statement-breakpoint
CREATE TYPE "adjustment_kind" AS ENUM ('ADDITION', 'DEDUCTION');--> statement-breakpoint
CREATE TYPE "statutory_kind" AS ENUM ('PROVIDENT_FUND', 'STATE_INSURANCE', 'PROFESSIONAL_TAX');--> statement-breakpoint
CREATE TYPE "wage_base" AS ENUM ('EARNED', 'GROSS');--> statement-breakpoint
CREATE TYPE "flute" AS ENUM ('A', 'B', 'C', 'E');--> statement-breakpoint
CREATE TYPE "movement_kind" AS ENUM ('RECEIVE', 'ISSUE', 'RETURN', 'ADJUST', 'SCRAP');--> statement-breakpoint
CREATE TYPE "language" AS ENUM ('en', 'hi', 'kn');--> statement-breakpoint
CREATE TYPE "device_kind" AS ENUM ('STATION', 'WALL');--> statement-breakpoint
CREATE TYPE "invoice_kind" AS ENUM ('TAX_INVOICE', 'CHALLAN', 'CREDIT_NOTE');--> statement-breakpoint
CREATE TYPE "factor_kind" AS ENUM ('APP', 'PASSKEY');--> statement-breakpoint
CREATE TYPE "ticket_purpose" AS ENUM ('SIGN_IN', 'PROOF', 'APP', 'PASSKEY');--> statement-breakpoint
CREATE TYPE "joint" AS ENUM ('GLUED', 'STITCHED', 'TAPED');--> statement-breakpoint
CREATE TYPE "rate_kind" AS ENUM ('PAPER', 'CONVERSION', 'PRINT', 'JOINING', 'PLATE', 'DIE', 'FREIGHT');--> statement-breakpoint
CREATE TYPE "rate_unit" AS ENUM ('KILOGRAM', 'BOX', 'THOUSAND_BOXES', 'PIECE');--> statement-breakpoint
CREATE TYPE "quotation_state" AS ENUM ('DRAFT', 'SENT', 'ACCEPTED', 'LOST');--> statement-breakpoint
CREATE TYPE "coverage" AS ENUM ('MONTH', 'HALF_YEAR');--> statement-breakpoint
CREATE TYPE "limit_base" AS ENUM ('SAME', 'REGULAR');--> statement-breakpoint
CREATE TYPE "debt_kind" AS ENUM ('INVOICE', 'OPENING');--> statement-breakpoint
CREATE TYPE "open_item_kind" AS ENUM ('INVOICE', 'OPENING', 'RECEIPT');--> statement-breakpoint
CREATE TYPE "receipt_mode" AS ENUM ('BANK', 'UPI', 'CHEQUE', 'CASH', 'OPENING');--> statement-breakpoint
CREATE TYPE "piece_waste_reason" AS ENUM ('SETTING', 'BOARD', 'WARP', 'PRINT', 'REGISTER', 'CUT', 'JOINT', 'DAMAGE', 'OTHER');--> statement-breakpoint
CREATE TYPE "stage" AS ENUM ('CORRUGATING', 'PRINTING', 'CUTTING', 'JOINING', 'BUNDLING');--> statement-breakpoint
CREATE TYPE "stop_reason" AS ENUM ('SETTING', 'PAPER', 'PRINT', 'MECHANICAL', 'ELECTRICAL', 'NO_JOB', 'NO_PEOPLE', 'MAINTENANCE', 'OTHER');--> statement-breakpoint
CREATE TYPE "tool_kind" AS ENUM ('PLATE_SET', 'DIE');--> statement-breakpoint
CREATE TYPE "tool_owner" AS ENUM ('PLANT', 'CLIENT');--> statement-breakpoint
CREATE TYPE "tool_state" AS ENUM ('IN_RACK', 'AT_MACHINE', 'AT_REPAIR', 'SCRAPPED');--> statement-breakpoint
CREATE TYPE "stop_kind" AS ENUM ('ACTUAL', 'PLANNED', 'CANCELLED');--> statement-breakpoint
CREATE TYPE "crew_end" AS ENUM ('SHIFT', 'SCAN', 'OFFICE');--> statement-breakpoint
CREATE TYPE "leave_accrual" AS ENUM ('YEAR', 'MONTH', 'DAYS_WORKED');--> statement-breakpoint
CREATE TYPE "balanced_leave_kind" AS ENUM ('CASUAL', 'SICK', 'EARNED', 'COMPENSATORY');--> statement-breakpoint
CREATE TYPE "leave_entry_type" AS ENUM ('OPENING', 'GRANTED', 'ENCASHED');--> statement-breakpoint
CREATE TYPE "leave_status" AS ENUM ('REQUESTED', 'APPROVED');--> statement-breakpoint
CREATE TYPE "leave_surplus" AS ENUM ('LAPSE', 'PAY_OUT');--> statement-breakpoint
CREATE TYPE "benefit_kind" AS ENUM ('BONUS', 'GRATUITY');--> statement-breakpoint
CREATE TYPE "component_basis" AS ENUM ('MONTH', 'DAY', 'NIGHT', 'ATTENDANCE');--> statement-breakpoint
CREATE FUNCTION india_date(at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT (at AT TIME ZONE 'Asia/Kolkata')::date
$function$;--> statement-breakpoint
CREATE FUNCTION client_name_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT coalesce(
    nullif(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              ' ' || replace(lower(normalize(name, NFKC) COLLATE "C"), '&', ' and ') || ' ',
              '[[:space:][:punct:]]+', ' ', 'g'),
            '^ m s ', ' '),
          ' (private |pvt |p )?(limited|ltd|llp) $', ' '),
        ' ', '', 'g'),
      ''),
    name)
$function$;--> statement-breakpoint
CREATE TABLE "admins" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "user_name" text NOT NULL,
  "first_name" text NOT NULL,
  "last_name" text NOT NULL,
  "email" text NOT NULL,
  "password_hash" text NOT NULL,
  "phone_number" text NOT NULL,
  "gender" gender NOT NULL,
  "role" role NOT NULL,
  "token_version" integer DEFAULT 0 NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "deactivated_at" timestamp with time zone,
  "version" integer DEFAULT 1 NOT NULL,
  "language" language,
  "wrong_proofs" integer DEFAULT 0 NOT NULL,
  CONSTRAINT "admins_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "audit" (
  "id" bigint GENERATED ALWAYS AS IDENTITY,
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  "admin_id" integer,
  "admin_email" text NOT NULL,
  "call" text NOT NULL,
  "record" text NOT NULL,
  "before" jsonb,
  "after" jsonb,
  "version" integer,
  "undo_of" bigint,
  "import_id" integer,
  CONSTRAINT "audit_pkey" PRIMARY KEY (id),
  CONSTRAINT "audit_undoOf_unique" UNIQUE (undo_of)
);--> statement-breakpoint
CREATE TABLE "catalogue_boxes" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
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
  "property" text NOT NULL,
  CONSTRAINT "catalogue_boxes_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "contacts" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "name" text NOT NULL,
  "phone" text NOT NULL,
  "email" text NOT NULL,
  "message" text DEFAULT ''::text NOT NULL,
  "reply_status" boolean DEFAULT false NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "specification" jsonb,
  "file_token" text,
  CONSTRAINT "contacts_pkey" PRIMARY KEY (id),
  CONSTRAINT "contacts_specification" CHECK ((length((specification)::text) <= 4096)),
  CONSTRAINT "contacts_fileToken_unique" UNIQUE (file_token)
);--> statement-breakpoint
CREATE TABLE "employees" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "unit" unit NOT NULL,
  "gender" gender NOT NULL,
  "phone_number" text NOT NULL,
  "blood_group" blood_group NOT NULL,
  "dob" date NOT NULL,
  "barcode_id" text NOT NULL,
  "joined_at" timestamp with time zone DEFAULT now() NOT NULL,
  "deactivated_at" timestamp with time zone,
  "version" integer DEFAULT 1 NOT NULL,
  "bank_account_number" text,
  "bank_ifsc" text,
  "uan" text,
  "esi_number" text,
  CONSTRAINT "employees_pkey" PRIMARY KEY (id),
  CONSTRAINT "employees_barcodeId_unique" UNIQUE (barcode_id)
);--> statement-breakpoint
CREATE TABLE "gallery_boxes" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "box_type" box_type NOT NULL,
  "box" text NOT NULL,
  "box_description" text NOT NULL,
  "box_url" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "on_site" boolean DEFAULT true NOT NULL,
  CONSTRAINT "gallery_boxes_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "industries" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "industry_name" text NOT NULL,
  "sector" text NOT NULL,
  "city" text NOT NULL,
  "state" text NOT NULL,
  "address" text NOT NULL,
  "url" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "on_site" boolean DEFAULT true NOT NULL,
  CONSTRAINT "industries_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "orders" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "client" text NOT NULL,
  "product_type" text NOT NULL,
  "quantity" integer NOT NULL,
  "size" text NOT NULL,
  "material_grade" text,
  "delivery_address" text NOT NULL,
  "expected_completion_date" timestamp with time zone NOT NULL,
  "unit" unit NOT NULL,
  "status" order_status DEFAULT 'TODO'::order_status NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp with time zone DEFAULT now() NOT NULL,
  "shipped_at" timestamp with time zone,
  "transport_number" text,
  "cancelled_at" timestamp with time zone,
  "cancel_reason" text,
  "version" integer DEFAULT 1 NOT NULL,
  "specification_version_id" integer,
  "board_settings_id" integer,
  "ups" integer,
  "dispatched_quantity" integer DEFAULT 0 NOT NULL,
  "made_quantity" integer,
  "client_id" integer,
  "quotation_id" integer,
  "quotation_line" integer,
  "price_paise" bigint,
  "po_number" text,
  "po_date" date,
  "repeat_code" text DEFAULT upper("left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 20)) NOT NULL,
  CONSTRAINT "orders_pkey" PRIMARY KEY (id),
  CONSTRAINT "orders_shipped_only" CHECK (((status = 'SHIPPED'::order_status) OR (shipped_at IS NULL))),
  CONSTRAINT "orders_shipped_with" CHECK (((status <> 'SHIPPED'::order_status) OR ((shipped_at IS NOT NULL) AND (transport_number IS NOT NULL) AND (btrim(transport_number) <> ''::text)))),
  CONSTRAINT "orders_quantity" CHECK ((quantity > 0)),
  CONSTRAINT "orders_cancelled_with_reason" CHECK (((cancelled_at IS NULL) = (cancel_reason IS NULL))),
  CONSTRAINT "orders_cancelled_not_shipped" CHECK (((cancelled_at IS NULL) OR (status <> 'SHIPPED'::order_status))),
  CONSTRAINT "orders_specification_settings" CHECK (((specification_version_id IS NULL) = (board_settings_id IS NULL))),
  CONSTRAINT "orders_ups" CHECK (((ups IS NULL) OR ((ups BETWEEN 1 AND 50) AND (specification_version_id IS NOT NULL)))),
  CONSTRAINT "orders_dispatched" CHECK (((dispatched_quantity >= 0) AND (made_quantity >= 0))),
  CONSTRAINT "orders_quotation_price" CHECK ((((quotation_id IS NULL) = (price_paise IS NULL)) AND ((quotation_id IS NULL) = (quotation_line IS NULL)) AND (price_paise >= 0)))
);--> statement-breakpoint
CREATE TABLE "punches" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "employee_id" integer NOT NULL,
  "punched_at" timestamp with time zone NOT NULL,
  "scan_id" uuid,
  CONSTRAINT "punches_pkey" PRIMARY KEY (id),
  CONSTRAINT "punches_scanId_unique" UNIQUE (scan_id)
);--> statement-breakpoint
CREATE TABLE "reel_usages" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "reel_id" integer NOT NULL,
  "order_id" integer NOT NULL,
  "usage_type" reel_set NOT NULL,
  "started_at" timestamp with time zone DEFAULT now() NOT NULL,
  "ended_at" timestamp with time zone,
  "weight_before_grams" integer NOT NULL,
  "weight_after_grams" integer,
  "box_count" integer,
  "is_estimated" boolean DEFAULT false NOT NULL,
  "consumed_grams" integer GENERATED ALWAYS AS ((weight_before_grams - weight_after_grams)) STORED,
  "layer" integer,
  CONSTRAINT "reel_usages_pkey" PRIMARY KEY (id),
  CONSTRAINT "reel_usages_weight_before" CHECK ((weight_before_grams >= 0)),
  CONSTRAINT "reel_usages_weight_after" CHECK (((weight_after_grams >= 0) AND (weight_after_grams <= weight_before_grams))),
  CONSTRAINT "reel_usages_end" CHECK ((ended_at >= started_at)),
  CONSTRAINT "reel_usages_end_weighed" CHECK (((ended_at IS NULL) = (weight_after_grams IS NULL))),
  CONSTRAINT "reel_usages_box_count" CHECK ((box_count >= 0)),
  CONSTRAINT "reel_usages_layer" CHECK (((layer >= 0) AND (layer <= 6)))
);--> statement-breakpoint
CREATE TABLE "reels" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "barcode_id" text NOT NULL,
  "reel_no" bigint NOT NULL,
  "gsm" numeric(7,2) NOT NULL,
  "burst_factor" numeric(6,2) NOT NULL,
  "deckle" numeric(6,2) NOT NULL,
  "initial_weight_grams" integer NOT NULL,
  "current_weight_grams" integer NOT NULL,
  "previous_weight_grams" integer,
  "unit" unit NOT NULL,
  "status" reel_status DEFAULT 'AVAILABLE'::reel_status NOT NULL,
  "reel_set" reel_set,
  "paper_type" text NOT NULL,
  "supplier_name" text NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "core_weight_grams" integer DEFAULT 0 NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "wrapper_weight_grams" integer DEFAULT 0 NOT NULL,
  "landed_paise_per_kg" integer,
  "moisture_percent" numeric(4,2),
  "rct" numeric(6,3),
  "shade" text,
  "location" text,
  "received_at" timestamp with time zone DEFAULT now() NOT NULL,
  "full_diameter_millimetres" integer,
  "core_diameter_millimetres" integer,
  "bill_number" text,
  "bill_date" date,
  CONSTRAINT "reels_pkey" PRIMARY KEY (id),
  CONSTRAINT "reels_barcodeId_unique" UNIQUE (barcode_id),
  CONSTRAINT "reels_reel_no" CHECK ((reel_no > 0)),
  CONSTRAINT "reels_measures" CHECK (((gsm >= (0)::numeric) AND (burst_factor >= (0)::numeric) AND (deckle >= (0)::numeric))),
  CONSTRAINT "reels_current_weight" CHECK (((current_weight_grams >= 0) AND (current_weight_grams <= initial_weight_grams))),
  CONSTRAINT "reels_previous_weight" CHECK (((previous_weight_grams >= current_weight_grams) AND (previous_weight_grams <= initial_weight_grams))),
  CONSTRAINT "reels_core_weight" CHECK (((core_weight_grams >= 0) AND (core_weight_grams <= initial_weight_grams))),
  CONSTRAINT "reels_received_measures" CHECK (((wrapper_weight_grams >= 0) AND (landed_paise_per_kg >= 0) AND ((moisture_percent >= (0)::numeric) AND (moisture_percent <= (100)::numeric)) AND (rct >= (0)::numeric))),
  CONSTRAINT "reels_diameters" CHECK (((core_diameter_millimetres > 0) AND (full_diameter_millimetres > COALESCE(core_diameter_millimetres, 0)))),
  CONSTRAINT "reels_bill" CHECK (((bill_number IS NULL) = (bill_date IS NULL)))
);--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "email" text NOT NULL,
  "address" text NOT NULL,
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  "device" text,
  CONSTRAINT "sign_in_attempts_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
  "key_digest" text NOT NULL,
  "request_digest" text NOT NULL,
  "type" text NOT NULL,
  "reply" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY (key_digest)
);--> statement-breakpoint
CREATE TABLE "list_versions" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "table_name" text NOT NULL,
  "version" uuid DEFAULT gen_random_uuid() NOT NULL,
  "rows_version" uuid DEFAULT gen_random_uuid() NOT NULL,
  CONSTRAINT "list_versions_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "attendance_settings" (
  "id" integer DEFAULT 1 NOT NULL,
  "shortest_span_seconds" integer NOT NULL,
  "longest_span_hours" numeric(4,2) NOT NULL,
  "half_day_hours" numeric(4,2) NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "long_span_hours" numeric(4,2) DEFAULT 12 NOT NULL,
  "work_day_lead_hours" numeric(4,2) DEFAULT 4 NOT NULL,
  "early_minutes" integer DEFAULT 30 NOT NULL,
  CONSTRAINT "attendance_settings_one_row" CHECK ((id = 1)),
  CONSTRAINT "attendance_settings_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "corrections" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "action" correction_action NOT NULL,
  "exception_id" text,
  "employee_id" integer,
  "at" timestamp with time zone,
  "reason" text NOT NULL,
  "status" correction_status DEFAULT 'PROPOSED'::correction_status NOT NULL,
  "proposed_by" text NOT NULL,
  "proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
  "decided_by" text,
  "decided_at" timestamp with time zone,
  CONSTRAINT "corrections_scan" CHECK (((action = 'CONFIRM'::correction_action) OR ((employee_id IS NOT NULL) AND (at IS NOT NULL)))),
  CONSTRAINT "corrections_confirm" CHECK (((action <> 'CONFIRM'::correction_action) OR (exception_id IS NOT NULL))),
  CONSTRAINT "corrections_decided" CHECK ((((status = 'PROPOSED'::correction_status) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)))),
  CONSTRAINT "corrections_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "holidays" (
  "date" date NOT NULL,
  "name" text NOT NULL,
  CONSTRAINT "holidays_pkey" PRIMARY KEY (date)
);--> statement-breakpoint
CREATE TABLE "leaves" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "employee_id" integer NOT NULL,
  "first_date" date NOT NULL,
  "last_date" date NOT NULL,
  "kind" leave_kind NOT NULL,
  "is_half_day" boolean DEFAULT false NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "cancelled_at" timestamp with time zone,
  "status" leave_status DEFAULT 'APPROVED'::leave_status NOT NULL,
  "over_days" numeric(5,1),
  "reason" text,
  "decided_by" text,
  "decided_at" timestamp with time zone,
  CONSTRAINT "leaves_order" CHECK ((first_date <= last_date)),
  CONSTRAINT "leaves_pkey" PRIMARY KEY (id),
  CONSTRAINT "leaves_decided" CHECK ((((decided_at IS NULL) = (decided_by IS NULL)) AND ((decided_at IS NULL) OR (status = 'APPROVED'::leave_status))))
);--> statement-breakpoint
CREATE TABLE "weekly_offs" (
  "unit" unit NOT NULL,
  "weekday" weekday NOT NULL,
  CONSTRAINT "weekly_offs_pkey" PRIMARY KEY (unit)
);--> statement-breakpoint
CREATE TABLE "devices" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "name" text NOT NULL,
  "unit" unit NOT NULL,
  "token_digest" text,
  "pairing_digest" text,
  "pairing_expires_at" timestamp with time zone,
  "paired_at" timestamp with time zone,
  "last_seen_at" timestamp with time zone,
  "revoked_at" timestamp with time zone,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "kind" device_kind DEFAULT 'STATION'::device_kind NOT NULL,
  CONSTRAINT "devices_paired_with_token" CHECK (((paired_at IS NULL) = (token_digest IS NULL))),
  CONSTRAINT "devices_pairing_expires" CHECK (((pairing_digest IS NULL) = (pairing_expires_at IS NULL))),
  CONSTRAINT "devices_pkey" PRIMARY KEY (id),
  CONSTRAINT "devices_tokenDigest_unique" UNIQUE (token_digest),
  CONSTRAINT "devices_pairingDigest_unique" UNIQUE (pairing_digest)
);--> statement-breakpoint
CREATE TABLE "scans" (
  "id" uuid NOT NULL,
  "call" scan_call NOT NULL,
  "device_id" integer,
  "admin_id" integer,
  "sequence" integer NOT NULL,
  "content" jsonb NOT NULL,
  "employee_id" integer,
  "reel_id" integer,
  "scanned_at" timestamp with time zone NOT NULL,
  "sent_at" timestamp with time zone NOT NULL,
  "received_at" timestamp with time zone NOT NULL,
  "at" timestamp with time zone NOT NULL,
  "is_late" boolean NOT NULL,
  "is_clock_off" boolean NOT NULL,
  "is_exception" boolean DEFAULT false NOT NULL,
  "reply" jsonb NOT NULL,
  CONSTRAINT "scans_sender" CHECK ((num_nonnulls(device_id, admin_id) = 1)),
  CONSTRAINT "scans_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "imported_rows" (
  "row_digest" text NOT NULL,
  "record" text NOT NULL,
  "imported_at" timestamp with time zone DEFAULT now() NOT NULL,
  "id" bigint GENERATED ALWAYS AS IDENTITY,
  "import_id" integer,
  CONSTRAINT "imported_rows_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "password_links" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "admin_id" integer NOT NULL,
  "token_digest" text NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "used_at" timestamp with time zone,
  CONSTRAINT "password_links_pkey" PRIMARY KEY (id),
  CONSTRAINT "password_links_tokenDigest_unique" UNIQUE (token_digest)
);--> statement-breakpoint
CREATE TABLE "adjustments" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "employee_id" integer NOT NULL,
  "kind" adjustment_kind NOT NULL,
  "month" text NOT NULL,
  "amount_paise" bigint NOT NULL,
  "reason" text NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "cancelled_at" timestamp with time zone,
  "benefit" benefit_kind,
  "bonus_year" integer,
  "settlement_id" integer,
  CONSTRAINT "adjustments_amount" CHECK ((amount_paise > 0)),
  CONSTRAINT "adjustments_month" CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  CONSTRAINT "adjustments_pkey" PRIMARY KEY (id),
  CONSTRAINT "adjustments_benefit" CHECK ((((NOT (benefit IS DISTINCT FROM 'BONUS'::benefit_kind)) = (bonus_year IS NOT NULL)) AND ((benefit IS NULL) OR (kind = 'ADDITION'::adjustment_kind))))
);--> statement-breakpoint
CREATE TABLE "advances" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "employee_id" integer NOT NULL,
  "given_on" date NOT NULL,
  "amount_paise" bigint NOT NULL,
  "instalment_paise" bigint NOT NULL,
  "first_month" text NOT NULL,
  "reason" text NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "cancelled_at" timestamp with time zone,
  "version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "advances_amount" CHECK ((amount_paise > 0)),
  CONSTRAINT "advances_instalment" CHECK (((instalment_paise >= 1) AND (instalment_paise <= amount_paise))),
  CONSTRAINT "advances_first_month" CHECK ((first_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  CONSTRAINT "advances_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "pay_runs" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "month" text NOT NULL,
  "rules" jsonb NOT NULL,
  "locked_at" timestamp with time zone NOT NULL,
  "locked_by" text NOT NULL,
  "unlocked_at" timestamp with time zone,
  "unlocked_by" text,
  "unlock_reason" text,
  "schema_version" integer DEFAULT 1 NOT NULL,
  "facts" jsonb,
  CONSTRAINT "pay_runs_unlocked" CHECK ((num_nonnulls(unlocked_at, unlocked_by, unlock_reason) = ANY (ARRAY[0, 3]))),
  CONSTRAINT "pay_runs_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "pay_terms" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "employee_id" integer NOT NULL,
  "valid_from" date NOT NULL,
  "monthly_base_paise" bigint NOT NULL,
  "ot_multiplier_factor" numeric(4,2) NOT NULL,
  "working_days" numeric(4,2) NOT NULL,
  "created_by" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "pay_terms_monthly_base" CHECK ((monthly_base_paise >= 0)),
  CONSTRAINT "pay_terms_ot_multiplier_factor" CHECK ((ot_multiplier_factor > (0)::numeric)),
  CONSTRAINT "pay_terms_working_days" CHECK (((working_days >= (1)::numeric) AND (working_days <= (31)::numeric))),
  CONSTRAINT "pay_terms_pkey" PRIMARY KEY (id),
  CONSTRAINT "pay_terms_date" UNIQUE (employee_id, valid_from)
);--> statement-breakpoint
CREATE TABLE "payslips" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "run_id" integer NOT NULL,
  "employee_id" integer NOT NULL,
  "net_paise" bigint NOT NULL,
  "document" jsonb NOT NULL,
  "schema_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "payslips_pkey" PRIMARY KEY (id),
  CONSTRAINT "payslips_employee" UNIQUE (run_id, employee_id)
);--> statement-breakpoint
CREATE TABLE "recoveries" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "payslip_id" integer NOT NULL,
  "advance_id" integer,
  "adjustment_id" integer,
  "amount_paise" bigint NOT NULL,
  "carried_over_paise" bigint NOT NULL,
  CONSTRAINT "recoveries_source" CHECK ((num_nonnulls(advance_id, adjustment_id) = 1)),
  CONSTRAINT "recoveries_amount" CHECK (((amount_paise >= 0) AND (carried_over_paise >= 0))),
  CONSTRAINT "recoveries_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "statutory_rates" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "kind" statutory_kind NOT NULL,
  "first_month" text NOT NULL,
  "last_month" text,
  "wage_base" wage_base NOT NULL,
  "wages_from_paise" bigint DEFAULT 0 NOT NULL,
  "wages_up_to_paise" bigint,
  "percent" numeric(6,3),
  "wage_ceiling_paise" bigint,
  "amount_paise" bigint,
  "february_amount_paise" bigint,
  "is_active" boolean DEFAULT true NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "limit_base" limit_base DEFAULT 'SAME'::limit_base NOT NULL,
  "coverage" coverage DEFAULT 'MONTH'::coverage NOT NULL,
  "employer_percent" numeric(6,3),
  CONSTRAINT "statutory_rates_months" CHECK (((last_month IS NULL) OR (first_month <= last_month))),
  CONSTRAINT "statutory_rates_percent" CHECK ((num_nonnulls(percent, amount_paise) = 1)),
  CONSTRAINT "statutory_rates_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "flute_take_ups" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "flute" flute NOT NULL,
  "take_up" numeric(5,3) NOT NULL,
  "former_take_up" numeric(5,3) NOT NULL,
  "runs" integer NOT NULL,
  "accepted_by" text NOT NULL,
  "accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "flute_take_ups_positive" CHECK (((take_up >= (1)::numeric) AND (runs > 0))),
  CONSTRAINT "flute_take_ups_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "reel_movements" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "reel_id" integer NOT NULL,
  "kind" movement_kind NOT NULL,
  "grams" integer NOT NULL,
  "balance_after_grams" integer DEFAULT 0 NOT NULL,
  "reason" text,
  "usage_id" integer,
  "by" text NOT NULL,
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "reel_movements_reason" CHECK (((kind <> ALL (ARRAY['ADJUST'::movement_kind, 'SCRAP'::movement_kind])) OR ((reason IS NOT NULL) AND (btrim(reason) <> ''::text)))),
  CONSTRAINT "reel_movements_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "reel_reservations" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "reel_id" integer NOT NULL,
  "order_id" integer NOT NULL,
  "layer" integer NOT NULL,
  "metres" numeric(10,2) NOT NULL,
  "grams" integer NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "released_at" timestamp with time zone,
  "specification_version_id" integer,
  "quantity" integer,
  "size" text,
  "lost_to_order_id" integer,
  CONSTRAINT "reel_reservations_layer" CHECK (((layer >= 0) AND (layer <= 6))),
  CONSTRAINT "reel_reservations_amount" CHECK (((metres >= (0)::numeric) AND (grams >= 0))),
  CONSTRAINT "reel_reservations_pkey" PRIMARY KEY (id),
  CONSTRAINT "reel_reservations_lost" CHECK (((lost_to_order_id IS NULL) OR (released_at IS NOT NULL)))
);--> statement-breakpoint
CREATE TABLE "reorder_levels" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "gsm" numeric(7,2) NOT NULL,
  "burst_factor" numeric(6,2) NOT NULL,
  "daily_use_grams" integer NOT NULL,
  "lead_days" numeric(5,1) NOT NULL,
  "safety_grams" integer NOT NULL,
  CONSTRAINT "reorder_levels_amounts" CHECK (((daily_use_grams >= 0) AND (lead_days >= (0)::numeric) AND (safety_grams >= 0))),
  CONSTRAINT "reorder_levels_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "board_settings" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "factors" jsonb NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "schema_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "board_settings_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "box_specification_versions" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "specification_id" integer NOT NULL,
  "number" integer NOT NULL,
  "content" jsonb NOT NULL,
  "settings_id" integer NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "schema_version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "box_specification_versions_positive" CHECK ((number > 0)),
  CONSTRAINT "box_specification_versions_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "box_specifications" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "client" text NOT NULL,
  "name" text NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "client_id" integer,
  CONSTRAINT "box_specifications_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "reel_totals" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "field" text NOT NULL,
  "value" jsonb NOT NULL,
  "reels" integer NOT NULL,
  "initial_grams" bigint NOT NULL,
  "current_grams" bigint NOT NULL,
  CONSTRAINT "reel_totals_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "imports" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "resource" text NOT NULL,
  "imported_at" timestamp with time zone DEFAULT now() NOT NULL,
  "admin_id" integer NOT NULL,
  "admin_email" text NOT NULL,
  "created" integer NOT NULL,
  "changed" integer NOT NULL,
  "undone_at" timestamp with time zone,
  CONSTRAINT "imports_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "assignments" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "employee_id" integer NOT NULL,
  "valid_from" date NOT NULL,
  "unit" unit NOT NULL,
  "shift_id" integer,
  "is_return" boolean DEFAULT false NOT NULL,
  "created_by" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "assignments_pkey" PRIMARY KEY (id),
  CONSTRAINT "assignments_date" UNIQUE (employee_id, valid_from)
);--> statement-breakpoint
CREATE TABLE "employments" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "employee_id" integer NOT NULL,
  "joined_on" date NOT NULL,
  "left_on" date,
  "version" integer DEFAULT 1 NOT NULL,
  "is_fixed_term" boolean DEFAULT false NOT NULL,
  CONSTRAINT "employments_order" CHECK (((left_on IS NULL) OR (joined_on <= left_on))),
  CONSTRAINT "employments_pkey" PRIMARY KEY (id),
  CONSTRAINT "employments_overlap" EXCLUDE USING gist (int4range(employee_id, employee_id, '[]'::text) WITH &&, daterange(joined_on, left_on, '[]'::text) WITH &&)
);--> statement-breakpoint
CREATE TABLE "shifts" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "unit" unit NOT NULL,
  "name" text NOT NULL,
  "starts_at" integer NOT NULL,
  "ends_at" integer NOT NULL,
  "unpaid_break_minutes" integer DEFAULT 0 NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "removed_at" timestamp with time zone,
  "version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "shifts_times" CHECK (((starts_at BETWEEN 0 AND 1439) AND (ends_at BETWEEN 0 AND 1439))),
  CONSTRAINT "shifts_length" CHECK ((((((ends_at - starts_at) + 1440) % 1440) >= 1) AND ((((ends_at - starts_at) + 1440) % 1440) <= 960))),
  CONSTRAINT "shifts_break" CHECK (((unpaid_break_minutes >= 0) AND (unpaid_break_minutes < (((ends_at - starts_at) + 1440) % 1440)))),
  CONSTRAINT "shifts_pkey" PRIMARY KEY (id),
  CONSTRAINT "shifts_unit" UNIQUE (id, unit)
);--> statement-breakpoint
CREATE TABLE "opening_balances" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "advance_id" integer,
  "adjustment_id" integer,
  "recovered_paise" bigint NOT NULL,
  "carried_over_paise" bigint NOT NULL,
  CONSTRAINT "opening_balances_source" CHECK ((num_nonnulls(advance_id, adjustment_id) = 1)),
  CONSTRAINT "opening_balances_amount" CHECK (((recovered_paise >= 0) AND (carried_over_paise >= 0))),
  CONSTRAINT "opening_balances_pkey" PRIMARY KEY (id),
  CONSTRAINT "opening_balances_advanceId_unique" UNIQUE (advance_id),
  CONSTRAINT "opening_balances_adjustmentId_unique" UNIQUE (adjustment_id)
);--> statement-breakpoint
CREATE TABLE "pay_opening" (
  "id" integer DEFAULT 1 NOT NULL,
  "first_month" text,
  "entered_by" text,
  "entered_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "pay_opening_one_row" CHECK ((id = 1)),
  CONSTRAINT "pay_opening_month" CHECK ((first_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  CONSTRAINT "pay_opening_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "dispatches" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "order_id" integer NOT NULL,
  "quantity" integer NOT NULL,
  "transport_number" text NOT NULL,
  "dispatched_at" timestamp with time zone DEFAULT now() NOT NULL,
  "created_by" text NOT NULL,
  "cancelled_at" timestamp with time zone,
  "cancel_reason" text,
  "version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "dispatches_quantity" CHECK ((quantity > 0)),
  CONSTRAINT "dispatches_cancelled_with_reason" CHECK (((cancelled_at IS NULL) = (cancel_reason IS NULL))),
  CONSTRAINT "dispatches_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "company_facts" (
  "id" integer DEFAULT 1 NOT NULL,
  "name" jsonb NOT NULL,
  "website" text NOT NULL,
  "tagline" jsonb NOT NULL,
  "description" jsonb NOT NULL,
  "founded" integer NOT NULL,
  "town" jsonb NOT NULL,
  "phone" text NOT NULL,
  "email" text NOT NULL,
  "chat_number" text NOT NULL,
  "instagram" text NOT NULL,
  "x" text NOT NULL,
  "opening_hours" jsonb NOT NULL,
  "units" jsonb NOT NULL,
  "leaders" jsonb NOT NULL,
  "statistics" jsonb NOT NULL,
  "business_facts" jsonb NOT NULL,
  "teams" jsonb NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "least_order" jsonb DEFAULT '{"en": "", "hi": "", "kn": ""}'::jsonb NOT NULL,
  "lead_time" jsonb DEFAULT '{"en": "", "hi": "", "kn": ""}'::jsonb NOT NULL,
  "certificates" jsonb DEFAULT '{"en": "", "hi": "", "kn": ""}'::jsonb NOT NULL,
  "gstin" text DEFAULT ''::text NOT NULL,
  "udyam" text DEFAULT ''::text NOT NULL,
  "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT "company_facts_one_row" CHECK ((id = 1)),
  CONSTRAINT "company_facts_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "clients" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "name" text NOT NULL,
  "name_key" text GENERATED ALWAYS AS (client_name_key(name)) STORED NOT NULL,
  "other_names" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "gstin" text,
  "billing_street" text,
  "billing_town" text,
  "billing_state_code" text,
  "billing_pin" text,
  "contact_name" text,
  "contact_phone" text,
  "contact_email" text,
  "contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "delivery_addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
  "payment_days" integer,
  "notes" text,
  "active" boolean DEFAULT true NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "credit_limit_paise" bigint,
  CONSTRAINT "clients_payment_days" CHECK (((payment_days >= 0) AND (payment_days <= 365))),
  CONSTRAINT "clients_pkey" PRIMARY KEY (id),
  CONSTRAINT "clients_credit_limit" CHECK ((credit_limit_paise >= 0))
);--> statement-breakpoint
CREATE TABLE "invoice_serials" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "series" text NOT NULL,
  "financial_year" text NOT NULL,
  "last_number" integer NOT NULL,
  CONSTRAINT "invoice_serials_last_number" CHECK ((last_number > 0)),
  CONSTRAINT "invoice_serials_pkey" PRIMARY KEY (id),
  CONSTRAINT "invoice_serials_series" UNIQUE (series, financial_year)
);--> statement-breakpoint
CREATE TABLE "invoice_settings" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "settings" jsonb NOT NULL,
  "schema_version" integer DEFAULT 1 NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "invoice_settings_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "invoices" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
  "kind" invoice_kind NOT NULL,
  "series" text NOT NULL,
  "financial_year" text NOT NULL,
  "number" integer NOT NULL,
  "serial" text NOT NULL,
  "date" date NOT NULL,
  "order_id" integer NOT NULL,
  "dispatch_id" integer,
  "original_id" integer,
  "client" text NOT NULL,
  "gstin" text,
  "taxable_paise" bigint NOT NULL,
  "tax_paise" bigint NOT NULL,
  "total_paise" bigint NOT NULL,
  "document" jsonb NOT NULL,
  "schema_version" integer DEFAULT 1 NOT NULL,
  "transport" jsonb NOT NULL,
  "eway_number" text,
  "eway_at" text,
  "irn" text,
  "ack_number" text,
  "ack_date" text,
  "signed_qr" text,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "cancelled_at" timestamp with time zone,
  "cancel_reason" text,
  "version" integer DEFAULT 1 NOT NULL,
  "tooling_paise" bigint,
  "client_id" integer,
  CONSTRAINT "invoices_total" CHECK ((total_paise >= 0)),
  CONSTRAINT "invoices_kind" CHECK ((((kind = 'CREDIT_NOTE'::invoice_kind) = (original_id IS NOT NULL)) AND ((kind = 'CREDIT_NOTE'::invoice_kind) = (dispatch_id IS NULL)))),
  CONSTRAINT "invoices_cancelled_with_reason" CHECK (((cancelled_at IS NULL) = (cancel_reason IS NULL))),
  CONSTRAINT "invoices_pkey" PRIMARY KEY (id),
  CONSTRAINT "invoices_uuid_unique" UNIQUE (uuid),
  CONSTRAINT "invoices_serial" UNIQUE (financial_year, serial),
  CONSTRAINT "invoices_number" UNIQUE (series, financial_year, number)
);--> statement-breakpoint
CREATE TABLE "pictures" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "sha256" text NOT NULL,
  "width" integer NOT NULL,
  "height" integer NOT NULL,
  "small" bytea NOT NULL,
  "large" bytea NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "pictures_pkey" PRIMARY KEY (id),
  CONSTRAINT "pictures_sha256_unique" UNIQUE (sha256)
);--> statement-breakpoint
CREATE TABLE "operation_runs" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "kind" text NOT NULL,
  "trigger" text NOT NULL,
  "started_by" text,
  "started_at" timestamp with time zone DEFAULT now() NOT NULL,
  "finished_at" timestamp with time zone,
  "file" text,
  "place" text,
  "bytes" bigint,
  "rows" integer,
  "failure" jsonb,
  CONSTRAINT "operation_runs_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "admin_sessions" (
  "id" uuid NOT NULL,
  "admin_id" integer NOT NULL,
  "token_version" integer NOT NULL,
  "user_agent" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "proven_at" timestamp with time zone,
  "ended_at" timestamp with time zone,
  CONSTRAINT "admin_sessions_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "factor_tickets" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "admin_id" integer NOT NULL,
  "purpose" ticket_purpose NOT NULL,
  "token_digest" text NOT NULL,
  "token_version" integer NOT NULL,
  "content" text NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  CONSTRAINT "factor_tickets_pkey" PRIMARY KEY (id),
  CONSTRAINT "factor_tickets_tokenDigest_unique" UNIQUE (token_digest)
);--> statement-breakpoint
CREATE TABLE "recovery_codes" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "admin_id" integer NOT NULL,
  "position" integer NOT NULL,
  "code_hash" text NOT NULL,
  "used_at" timestamp with time zone,
  CONSTRAINT "recovery_codes_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "second_factors" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "admin_id" integer NOT NULL,
  "kind" factor_kind NOT NULL,
  "name" text NOT NULL,
  "encrypted_key" text,
  "last_step" bigint,
  "credential_id" text,
  "public_key" text,
  "signature_count" bigint,
  "rp_id" text,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "last_used_at" timestamp with time zone,
  CONSTRAINT "second_factors_kind" CHECK (
CASE kind
    WHEN 'APP'::factor_kind THEN (encrypted_key IS NOT NULL)
    ELSE (num_nulls(credential_id, public_key, signature_count, rp_id) = 0)
END),
  CONSTRAINT "second_factors_pkey" PRIMARY KEY (id),
  CONSTRAINT "second_factors_credentialId_unique" UNIQUE (credential_id)
);--> statement-breakpoint
CREATE TABLE "sign_in_rules" (
  "id" integer DEFAULT 1 NOT NULL,
  "is_factor_required" boolean NOT NULL,
  CONSTRAINT "sign_in_rules_one_row" CHECK ((id = 1)),
  CONSTRAINT "sign_in_rules_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "rate_settings" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "settings" jsonb NOT NULL,
  "schema_version" integer DEFAULT 1 NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "rate_settings_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "rates" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "kind" rate_kind NOT NULL,
  "from_gsm" numeric(6,2),
  "to_gsm" numeric(6,2),
  "burst_factor" numeric(5,2),
  "shade" text,
  "mill" text,
  "joint" joint,
  "rate_paise" bigint NOT NULL,
  "per" rate_unit NOT NULL,
  "valid_from" date NOT NULL,
  "source" text NOT NULL,
  "active" boolean DEFAULT true NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "ply" integer,
  CONSTRAINT "rates_rate" CHECK ((rate_paise > 0)),
  CONSTRAINT "rates_of_paper" CHECK (((kind = 'PAPER'::rate_kind) OR (num_nonnulls(from_gsm, to_gsm, burst_factor, shade, mill) = 0))),
  CONSTRAINT "rates_gsm" CHECK ((from_gsm <= to_gsm)),
  CONSTRAINT "rates_joint" CHECK (((kind = 'JOINING'::rate_kind) = (joint IS NOT NULL))),
  CONSTRAINT "rates_unit" CHECK (
CASE
    WHEN (kind = ANY (ARRAY['PAPER'::rate_kind, 'CONVERSION'::rate_kind])) THEN (per = 'KILOGRAM'::rate_unit)
    WHEN (kind = ANY (ARRAY['PLATE'::rate_kind, 'DIE'::rate_kind])) THEN (per = 'PIECE'::rate_unit)
    WHEN (kind = 'FREIGHT'::rate_kind) THEN (per <> 'PIECE'::rate_unit)
    ELSE (per = ANY (ARRAY['BOX'::rate_unit, 'THOUSAND_BOXES'::rate_unit]))
END),
  CONSTRAINT "rates_pkey" PRIMARY KEY (id),
  CONSTRAINT "rates_ply" CHECK (((ply IS NULL) OR ((kind = 'CONVERSION'::rate_kind) AND (ply = ANY (ARRAY[3, 5, 7])))))
);--> statement-breakpoint
CREATE TABLE "waste_rows" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "upto_quantity" integer NOT NULL,
  "setup_sheets" integer NOT NULL,
  "run_percent" numeric(5,2) NOT NULL,
  "valid_from" date NOT NULL,
  "source" text NOT NULL,
  "active" boolean DEFAULT true NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "waste_rows_upto_quantity" CHECK ((upto_quantity > 0)),
  CONSTRAINT "waste_rows_setup_sheets" CHECK ((setup_sheets >= 0)),
  CONSTRAINT "waste_rows_run_percent" CHECK (((run_percent >= (0)::numeric) AND (run_percent <= (100)::numeric))),
  CONSTRAINT "waste_rows_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "quotation_revisions" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "quotation_id" integer NOT NULL,
  "number" integer NOT NULL,
  "content" jsonb NOT NULL,
  "schema_version" integer DEFAULT 1 NOT NULL,
  "offer" jsonb,
  "sent_at" timestamp with time zone,
  "sent_by" text,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "quotation_revisions_positive" CHECK ((number > 0)),
  CONSTRAINT "quotation_revisions_sent" CHECK ((((sent_at IS NULL) = (offer IS NULL)) AND ((sent_at IS NULL) = (sent_by IS NULL)))),
  CONSTRAINT "quotation_revisions_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "quotations" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "client" text NOT NULL,
  "client_id" integer,
  "enquiry_id" integer,
  "validity_days" integer NOT NULL,
  "state" quotation_state DEFAULT 'DRAFT'::quotation_state NOT NULL,
  "lost_reason" text,
  "revision" integer DEFAULT 1 NOT NULL,
  "valid_until" date,
  "value_paise" bigint,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "quotations_validity" CHECK (((validity_days >= 1) AND (validity_days <= 365))),
  CONSTRAINT "quotations_revision" CHECK ((revision > 0)),
  CONSTRAINT "quotations_lost_with_reason" CHECK (((state = 'LOST'::quotation_state) = (lost_reason IS NOT NULL))),
  CONSTRAINT "quotations_sent_until" CHECK (((state <> ALL (ARRAY['SENT'::quotation_state, 'ACCEPTED'::quotation_state])) OR ((valid_until IS NOT NULL) AND (value_paise IS NOT NULL)))),
  CONSTRAINT "quotations_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "filed_months" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "month" text NOT NULL,
  "locked_at" timestamp with time zone NOT NULL,
  "locked_by" text NOT NULL,
  "unlocked_at" timestamp with time zone,
  "unlocked_by" text,
  "unlock_reason" text,
  CONSTRAINT "filed_months_unlocked" CHECK ((num_nonnulls(unlocked_at, unlocked_by, unlock_reason) = ANY (ARRAY[0, 3]))),
  CONSTRAINT "filed_months_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "emails" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "kind" text NOT NULL,
  "paper_id" integer NOT NULL,
  "part" text,
  "language" text NOT NULL,
  "record" text NOT NULL,
  "message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
  "sent_to" text NOT NULL,
  "subject" text NOT NULL,
  "text" text NOT NULL,
  "state" text DEFAULT 'WAITING'::text NOT NULL,
  "tries" integer DEFAULT 0 NOT NULL,
  "next_at" timestamp with time zone DEFAULT now() NOT NULL,
  "claimed_at" timestamp with time zone,
  "sent_at" timestamp with time zone,
  "failure" jsonb,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "emails_state" CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENDING'::text, 'SENT'::text, 'PERHAPS_SENT'::text, 'FAILED'::text]))),
  CONSTRAINT "emails_sent" CHECK (((state = 'SENT'::text) = (sent_at IS NOT NULL))),
  CONSTRAINT "emails_claimed" CHECK (((state <> 'SENDING'::text) OR (claimed_at IS NOT NULL))),
  CONSTRAINT "emails_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "paper_links" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "kind" text NOT NULL,
  "paper_id" integer NOT NULL,
  "part" text,
  "language" text NOT NULL,
  "record" text NOT NULL,
  "token_digest" text NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "revoked_at" timestamp with time zone,
  "revoked_by" text,
  "openings" integer DEFAULT 0 NOT NULL,
  "last_opened_at" timestamp with time zone,
  CONSTRAINT "paper_links_revoked" CHECK (((revoked_at IS NULL) = (revoked_by IS NULL))),
  CONSTRAINT "paper_links_pkey" PRIMARY KEY (id),
  CONSTRAINT "paper_links_tokenDigest_unique" UNIQUE (token_digest)
);--> statement-breakpoint
CREATE TABLE "allocations" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "receipt_id" integer NOT NULL,
  "kind" debt_kind NOT NULL,
  "invoice_id" integer,
  "opening_id" integer,
  "amount_paise" bigint NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "allocations_amount" CHECK ((amount_paise <> 0)),
  CONSTRAINT "allocations_debt" CHECK ((((kind = 'INVOICE'::debt_kind) = (invoice_id IS NOT NULL)) AND ((kind = 'OPENING'::debt_kind) = (opening_id IS NOT NULL)))),
  CONSTRAINT "allocations_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "client_openings" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "client_id" integer NOT NULL,
  "date" date NOT NULL,
  "reference" text,
  "amount_paise" bigint NOT NULL,
  "reverses_id" integer,
  "reason" text,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "client_openings_amount" CHECK ((amount_paise > 0)),
  CONSTRAINT "client_openings_reversal_reason" CHECK (((reverses_id IS NULL) = (reason IS NULL))),
  CONSTRAINT "client_openings_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "open_items" (
  "kind" open_item_kind NOT NULL,
  "paper_id" integer NOT NULL,
  "client_id" integer,
  "date" date NOT NULL,
  "due_date" date,
  "amount_paise" bigint NOT NULL,
  "open_paise" bigint NOT NULL,
  CONSTRAINT "open_items_kind_paper_id_pk" PRIMARY KEY (kind, paper_id)
);--> statement-breakpoint
CREATE TABLE "receipts" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
  "client_id" integer NOT NULL,
  "date" date NOT NULL,
  "mode" receipt_mode NOT NULL,
  "reference" text,
  "amount_paise" bigint NOT NULL,
  "tds_paise" bigint DEFAULT 0 NOT NULL,
  "rate_difference_paise" bigint DEFAULT 0 NOT NULL,
  "other_paise" bigint DEFAULT 0 NOT NULL,
  "other_reason" text,
  "reverses_id" integer,
  "reason" text,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "receipts_amounts" CHECK (((LEAST(amount_paise, tds_paise, rate_difference_paise, other_paise) >= 0) AND ((((amount_paise + tds_paise) + rate_difference_paise) + other_paise) > 0))),
  CONSTRAINT "receipts_other_reason" CHECK (((other_paise > 0) = (other_reason IS NOT NULL))),
  CONSTRAINT "receipts_reversal_reason" CHECK (((reverses_id IS NULL) = (reason IS NULL))),
  CONSTRAINT "receipts_pkey" PRIMARY KEY (id),
  CONSTRAINT "receipts_uuid_unique" UNIQUE (uuid)
);--> statement-breakpoint
CREATE TABLE "machine_stops" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "stop_id" uuid NOT NULL,
  "machine_id" integer NOT NULL,
  "reason" stop_reason NOT NULL,
  "started_at" timestamp with time zone NOT NULL,
  "ended_at" timestamp with time zone,
  "device_id" integer,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "kind" stop_kind DEFAULT 'ACTUAL'::stop_kind NOT NULL,
  CONSTRAINT "machine_stops_end" CHECK ((ended_at > started_at)),
  CONSTRAINT "machine_stops_pkey" PRIMARY KEY (id),
  CONSTRAINT "machine_stops_planned_end" CHECK (((kind = 'ACTUAL'::stop_kind) OR (ended_at IS NOT NULL))),
  CONSTRAINT "machine_stops_overlap" EXCLUDE USING gist (int4range(machine_id, machine_id, '[]'::text) WITH &&, tstzrange(started_at, ended_at) WITH &&) WHERE ((kind = 'ACTUAL'::stop_kind)),
  CONSTRAINT "machine_stops_planned_overlap" EXCLUDE USING gist (int4range(machine_id, machine_id, '[]'::text) WITH &&, tstzrange(started_at, ended_at) WITH &&) WHERE ((kind = 'PLANNED'::stop_kind))
);--> statement-breakpoint
CREATE TABLE "machines" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "name" text NOT NULL,
  "unit" unit NOT NULL,
  "stage" stage NOT NULL,
  "rate_per_hour" integer NOT NULL,
  "runs_from" text NOT NULL,
  "runs_to" text NOT NULL,
  "active" boolean DEFAULT true NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "break_from" text,
  "break_to" text,
  CONSTRAINT "machines_rate" CHECK ((rate_per_hour > 0)),
  CONSTRAINT "machines_pkey" PRIMARY KEY (id),
  CONSTRAINT "machines_break" CHECK (((break_from IS NULL) = (break_to IS NULL)))
);--> statement-breakpoint
CREATE TABLE "stage_entries" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "entry_id" uuid NOT NULL,
  "machine_id" integer NOT NULL,
  "order_id" integer NOT NULL,
  "stage" stage NOT NULL,
  "good" integer NOT NULL,
  "waste" integer NOT NULL,
  "reason" piece_waste_reason,
  "at" timestamp with time zone NOT NULL,
  "is_over" boolean DEFAULT false NOT NULL,
  "device_id" integer,
  "reverses_id" integer,
  "reverse_reason" text,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "stage_entries_pieces" CHECK (((good BETWEEN 0 AND 10000000) AND (waste BETWEEN 0 AND 10000000) AND ((good + waste) > 0))),
  CONSTRAINT "stage_entries_reason" CHECK (((waste > 0) = (reason IS NOT NULL))),
  CONSTRAINT "stage_entries_reversal_reason" CHECK (((reverses_id IS NULL) = (reverse_reason IS NULL))),
  CONSTRAINT "stage_entries_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "tool_specifications" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "tool_id" integer NOT NULL,
  "specification_id" integer NOT NULL,
  "assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
  "removed_at" timestamp with time zone,
  CONSTRAINT "tool_specifications_end" CHECK ((removed_at >= assigned_at)),
  CONSTRAINT "tool_specifications_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "tools" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "number" text NOT NULL,
  "kind" tool_kind NOT NULL,
  "owner" tool_owner NOT NULL,
  "state" tool_state DEFAULT 'IN_RACK'::tool_state NOT NULL,
  "place" text,
  "machine_id" integer,
  "life" integer,
  "impressions_before" integer,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "tools_at_machine" CHECK (((state = 'AT_MACHINE'::tool_state) = (machine_id IS NOT NULL))),
  CONSTRAINT "tools_life" CHECK (((life > 0) AND (impressions_before >= 0))),
  CONSTRAINT "tools_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "order_plans" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "order_id" integer NOT NULL,
  "promised_for" date,
  "promised_at" timestamp with time zone,
  "promised_by" text,
  "paper_from" date,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "order_plans_promise" CHECK ((((promised_for IS NULL) = (promised_at IS NULL)) AND ((promised_for IS NULL) = (promised_by IS NULL)))),
  CONSTRAINT "order_plans_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "stage_pins" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "order_id" integer NOT NULL,
  "stage" stage NOT NULL,
  "machine_id" integer NOT NULL,
  "from" timestamp with time zone NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "stage_pins_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "crew_times" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "machine_id" integer NOT NULL,
  "employee_id" integer NOT NULL,
  "started_at" timestamp with time zone NOT NULL,
  "ended_at" timestamp with time zone NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "cancelled_at" timestamp with time zone,
  "end_kind" crew_end DEFAULT 'OFFICE'::crew_end NOT NULL,
  CONSTRAINT "crew_times_end" CHECK (((ended_at > started_at) AND (ended_at <= (started_at + '24:00:00'::interval)))),
  CONSTRAINT "crew_times_pkey" PRIMARY KEY (id),
  CONSTRAINT "crew_times_overlap" EXCLUDE USING gist (int4range(employee_id, employee_id, '[]'::text) WITH &&, tstzrange(started_at, ended_at) WITH &&) WHERE ((cancelled_at IS NULL))
);--> statement-breakpoint
CREATE TABLE "piece_rates" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "employee_id" integer NOT NULL,
  "stage" stage NOT NULL,
  "valid_from" date NOT NULL,
  "rate_per_thousand_paise" bigint NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "piece_rates_amount" CHECK ((rate_per_thousand_paise >= 0)),
  CONSTRAINT "piece_rates_pkey" PRIMARY KEY (id),
  CONSTRAINT "piece_rates_date" UNIQUE (employee_id, stage, valid_from)
);--> statement-breakpoint
CREATE TABLE "combined_run_orders" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "run_id" integer NOT NULL,
  "order_id" integer NOT NULL,
  "ups" integer NOT NULL,
  "former_ups" integer,
  "quantity" integer NOT NULL,
  "specification_version_id" integer,
  "share_from" double precision NOT NULL,
  "share_to" double precision NOT NULL,
  "undone_at" timestamp with time zone,
  CONSTRAINT "combined_run_orders_share" CHECK (((share_from >= (0)::double precision) AND (share_from < share_to) AND (share_to <= (1)::double precision))),
  CONSTRAINT "combined_run_orders_ups" CHECK ((ups > 0)),
  CONSTRAINT "combined_run_orders_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "combined_runs" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "runs" jsonb NOT NULL,
  "schema_version" integer DEFAULT 1 NOT NULL,
  "saved_grams" integer NOT NULL,
  "lead_order_id" integer NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "undone_at" timestamp with time zone,
  CONSTRAINT "combined_runs_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "notices" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
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
  CONSTRAINT "notices_access" CHECK ((access = ANY (ARRAY['admin'::text, 'super'::text]))),
  CONSTRAINT "notices_record" CHECK (((record_kind IS NULL) = (record_id IS NULL))),
  CONSTRAINT "notices_pkey" PRIMARY KEY (id),
  CONSTRAINT "notices_event" UNIQUE (admin_id, event)
);--> statement-breakpoint
CREATE TABLE "comments" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "record" text NOT NULL,
  "text" text NOT NULL,
  "admin_id" integer,
  "mentioned_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "edited_at" timestamp with time zone,
  "withdrawn_at" timestamp with time zone,
  "withdrawn_by" text,
  CONSTRAINT "comments_withdrawal" CHECK (((withdrawn_at IS NULL) = (withdrawn_by IS NULL))),
  CONSTRAINT "comments_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "file_parts" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "file_id" integer NOT NULL,
  "number" integer NOT NULL,
  "content" bytea NOT NULL,
  CONSTRAINT "file_parts_pkey" PRIMARY KEY (id),
  CONSTRAINT "file_parts_number" UNIQUE (file_id, number)
);--> statement-breakpoint
CREATE TABLE "files" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
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
  CONSTRAINT "files_size" CHECK (((size >= 1) AND (size <= 20000000))),
  CONSTRAINT "files_removal" CHECK (((removed_at IS NULL) = (removed_by IS NULL))),
  CONSTRAINT "files_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "exception_assignments" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "exception_id" text NOT NULL,
  "admin_id" integer NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "exception_assignments_pkey" PRIMARY KEY (id),
  CONSTRAINT "exception_assignments_exceptionId_unique" UNIQUE (exception_id)
);--> statement-breakpoint
CREATE TABLE "client_follows" (
  "admin_id" integer NOT NULL,
  "client_id" integer NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "client_follows_admin_id_client_id_pk" PRIMARY KEY (admin_id, client_id)
);--> statement-breakpoint
CREATE TABLE "notice_emails" (
  "admin_id" integer NOT NULL,
  "emailed_at" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "notice_emails_pkey" PRIMARY KEY (admin_id)
);--> statement-breakpoint
CREATE TABLE "leave_entries" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "employee_id" integer NOT NULL,
  "kind" balanced_leave_kind NOT NULL,
  "type" leave_entry_type NOT NULL,
  "date" date NOT NULL,
  "days" numeric(5,1) NOT NULL,
  "reason" text NOT NULL,
  "adjustment_id" integer,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "cancelled_at" timestamp with time zone,
  CONSTRAINT "leave_entries_days" CHECK ((days > (0)::numeric)),
  CONSTRAINT "leave_entries_encashed" CHECK (((type = 'ENCASHED'::leave_entry_type) = (adjustment_id IS NOT NULL))),
  CONSTRAINT "leave_entries_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "leave_rules" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "kind" balanced_leave_kind NOT NULL,
  "valid_from" date NOT NULL,
  "accrual" leave_accrual NOT NULL,
  "days_per_year" numeric(5,1) NOT NULL,
  "worked_per_day" integer NOT NULL,
  "minimum_worked" integer NOT NULL,
  "joiner_percent" numeric(6,3) NOT NULL,
  "carry_over" numeric(5,1),
  "surplus" leave_surplus NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "leave_rules_worked" CHECK (((worked_per_day > 0) AND (minimum_worked >= 0))),
  CONSTRAINT "leave_rules_pkey" PRIMARY KEY (id),
  CONSTRAINT "leave_rules_date" UNIQUE (kind, valid_from)
);--> statement-breakpoint
CREATE TABLE "benefit_rules" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "valid_from" date NOT NULL,
  "bonus_percent" numeric(6,3) NOT NULL,
  "bonus_ceiling_paise" bigint NOT NULL,
  "bonus_wages_up_to_paise" bigint NOT NULL,
  "bonus_least_days" integer NOT NULL,
  "gratuity_days" integer NOT NULL,
  "gratuity_divisor" integer NOT NULL,
  "gratuity_least_years" integer NOT NULL,
  "gratuity_fixed_years" integer NOT NULL,
  "gratuity_maximum_paise" bigint NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "benefit_rules_percent" CHECK (((bonus_percent >= 8.33) AND (bonus_percent <= (20)::numeric))),
  CONSTRAINT "benefit_rules_divisor" CHECK ((gratuity_divisor > 0)),
  CONSTRAINT "benefit_rules_pkey" PRIMARY KEY (id),
  CONSTRAINT "benefit_rules_date" UNIQUE (valid_from)
);--> statement-breakpoint
CREATE TABLE "pay_components" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "name" text NOT NULL,
  "kind" adjustment_kind NOT NULL,
  "basis" component_basis NOT NULL,
  "amount_paise" bigint NOT NULL,
  "employee_id" integer,
  "unit" unit,
  "shift_id" integer,
  "valid_from" date NOT NULL,
  "valid_to" date,
  "max_missed" numeric(3,1) NOT NULL,
  "night_from" text NOT NULL,
  "night_to" text NOT NULL,
  "night_hours" numeric(4,2) NOT NULL,
  "is_wages" boolean NOT NULL,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone DEFAULT now() NOT NULL,
  "cancelled_at" timestamp with time zone,
  "version" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "pay_components_amount" CHECK ((amount_paise >= 0)),
  CONSTRAINT "pay_components_order" CHECK (((valid_to IS NULL) OR (valid_from <= valid_to))),
  CONSTRAINT "pay_components_payees" CHECK ((((employee_id IS NULL) OR (unit IS NULL)) AND ((shift_id IS NULL) OR (unit IS NOT NULL)))),
  CONSTRAINT "pay_components_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
CREATE TABLE "settlements" (
  "id" integer GENERATED ALWAYS AS IDENTITY,
  "employee_id" integer NOT NULL,
  "left_on" date NOT NULL,
  "net_paise" bigint NOT NULL,
  "months" jsonb NOT NULL,
  "document" jsonb NOT NULL,
  "schema_version" integer DEFAULT 1 NOT NULL,
  "settled_by" text NOT NULL,
  "settled_at" timestamp with time zone NOT NULL,
  "cancelled_by" text,
  "cancelled_at" timestamp with time zone,
  CONSTRAINT "settlements_cancelled" CHECK (((cancelled_at IS NULL) = (cancelled_by IS NULL))),
  CONSTRAINT "settlements_pkey" PRIMARY KEY (id)
);--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id);--> statement-breakpoint
ALTER TABLE "reel_usages" ADD CONSTRAINT "reel_usages_reel_id_reels_id_fk" FOREIGN KEY (reel_id) REFERENCES reels(id);--> statement-breakpoint
ALTER TABLE "reel_usages" ADD CONSTRAINT "reel_usages_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id);--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id);--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_device_id_devices_id_fk" FOREIGN KEY (device_id) REFERENCES devices(id);--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_admin_id_admins_id_fk" FOREIGN KEY (admin_id) REFERENCES admins(id);--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id);--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_reel_id_reels_id_fk" FOREIGN KEY (reel_id) REFERENCES reels(id);--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_scan_id_scans_id_fk" FOREIGN KEY (scan_id) REFERENCES scans(id);--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_admin_id_admins_id_fk" FOREIGN KEY (admin_id) REFERENCES admins(id);--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id);--> statement-breakpoint
ALTER TABLE "advances" ADD CONSTRAINT "advances_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id);--> statement-breakpoint
ALTER TABLE "pay_terms" ADD CONSTRAINT "pay_terms_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id);--> statement-breakpoint
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_run_id_pay_runs_id_fk" FOREIGN KEY (run_id) REFERENCES pay_runs(id);--> statement-breakpoint
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id);--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_payslip_id_payslips_id_fk" FOREIGN KEY (payslip_id) REFERENCES payslips(id);--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_advance_id_advances_id_fk" FOREIGN KEY (advance_id) REFERENCES advances(id);--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_adjustment_id_adjustments_id_fk" FOREIGN KEY (adjustment_id) REFERENCES adjustments(id);--> statement-breakpoint
ALTER TABLE "reel_movements" ADD CONSTRAINT "reel_movements_reel_id_reels_id_fk" FOREIGN KEY (reel_id) REFERENCES reels(id);--> statement-breakpoint
ALTER TABLE "reel_movements" ADD CONSTRAINT "reel_movements_usage_id_reel_usages_id_fk" FOREIGN KEY (usage_id) REFERENCES reel_usages(id);--> statement-breakpoint
ALTER TABLE "reel_reservations" ADD CONSTRAINT "reel_reservations_reel_id_reels_id_fk" FOREIGN KEY (reel_id) REFERENCES reels(id);--> statement-breakpoint
ALTER TABLE "reel_reservations" ADD CONSTRAINT "reel_reservations_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE "box_specification_versions" ADD CONSTRAINT "box_specification_versions_specification_id_box_specifications_" FOREIGN KEY (specification_id) REFERENCES box_specifications(id);--> statement-breakpoint
ALTER TABLE "box_specification_versions" ADD CONSTRAINT "box_specification_versions_settings_id_board_settings_id_fk" FOREIGN KEY (settings_id) REFERENCES board_settings(id);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_specification_version_id_box_specification_versions_id_f" FOREIGN KEY (specification_version_id) REFERENCES box_specification_versions(id);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_board_settings_id_board_settings_id_fk" FOREIGN KEY (board_settings_id) REFERENCES board_settings(id);--> statement-breakpoint
ALTER TABLE "reel_reservations" ADD CONSTRAINT "reel_reservations_specification_version_id_box_specification_ve" FOREIGN KEY (specification_version_id) REFERENCES box_specification_versions(id);--> statement-breakpoint
ALTER TABLE "reel_reservations" ADD CONSTRAINT "reel_reservations_lost_to_order_id_orders_id_fk" FOREIGN KEY (lost_to_order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_import_id_imports_id_fk" FOREIGN KEY (import_id) REFERENCES imports(id);--> statement-breakpoint
ALTER TABLE "imported_rows" ADD CONSTRAINT "imported_rows_import_id_imports_id_fk" FOREIGN KEY (import_id) REFERENCES imports(id);--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_shift_fk" FOREIGN KEY (shift_id, unit) REFERENCES shifts(id, unit);--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_advance_id_advances_id_fk" FOREIGN KEY (advance_id) REFERENCES advances(id);--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_adjustment_id_adjustments_id_fk" FOREIGN KEY (adjustment_id) REFERENCES adjustments(id);--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_id_fk" FOREIGN KEY (client_id) REFERENCES clients(id);--> statement-breakpoint
ALTER TABLE "box_specifications" ADD CONSTRAINT "box_specifications_client_id_clients_id_fk" FOREIGN KEY (client_id) REFERENCES clients(id);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_dispatch_id_dispatches_id_fk" FOREIGN KEY (dispatch_id) REFERENCES dispatches(id);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_original_id_invoices_id_fk" FOREIGN KEY (original_id) REFERENCES invoices(id);--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_admin_id_admins_id_fk" FOREIGN KEY (admin_id) REFERENCES admins(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "factor_tickets" ADD CONSTRAINT "factor_tickets_admin_id_admins_id_fk" FOREIGN KEY (admin_id) REFERENCES admins(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_admin_id_admins_id_fk" FOREIGN KEY (admin_id) REFERENCES admins(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_admin_id_admins_id_fk" FOREIGN KEY (admin_id) REFERENCES admins(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD CONSTRAINT "quotation_revisions_quotation_id_quotations_id_fk" FOREIGN KEY (quotation_id) REFERENCES quotations(id);--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_client_id_clients_id_fk" FOREIGN KEY (client_id) REFERENCES clients(id);--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_enquiry_id_contacts_id_fk" FOREIGN KEY (enquiry_id) REFERENCES contacts(id);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quotation_id_quotations_id_fk" FOREIGN KEY (quotation_id) REFERENCES quotations(id);--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_receipt_id_receipts_id_fk" FOREIGN KEY (receipt_id) REFERENCES receipts(id);--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_invoice_id_invoices_id_fk" FOREIGN KEY (invoice_id) REFERENCES invoices(id);--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_opening_id_client_openings_id_fk" FOREIGN KEY (opening_id) REFERENCES client_openings(id);--> statement-breakpoint
ALTER TABLE "client_openings" ADD CONSTRAINT "client_openings_client_id_clients_id_fk" FOREIGN KEY (client_id) REFERENCES clients(id);--> statement-breakpoint
ALTER TABLE "client_openings" ADD CONSTRAINT "client_openings_reverses_id_client_openings_id_fk" FOREIGN KEY (reverses_id) REFERENCES client_openings(id);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_client_id_clients_id_fk" FOREIGN KEY (client_id) REFERENCES clients(id);--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_reverses_id_receipts_id_fk" FOREIGN KEY (reverses_id) REFERENCES receipts(id);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_clients_id_fk" FOREIGN KEY (client_id) REFERENCES clients(id);--> statement-breakpoint
ALTER TABLE "machine_stops" ADD CONSTRAINT "machine_stops_machine_id_machines_id_fk" FOREIGN KEY (machine_id) REFERENCES machines(id);--> statement-breakpoint
ALTER TABLE "machine_stops" ADD CONSTRAINT "machine_stops_device_id_devices_id_fk" FOREIGN KEY (device_id) REFERENCES devices(id);--> statement-breakpoint
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_machine_id_machines_id_fk" FOREIGN KEY (machine_id) REFERENCES machines(id);--> statement-breakpoint
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_device_id_devices_id_fk" FOREIGN KEY (device_id) REFERENCES devices(id);--> statement-breakpoint
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_reverses_id_stage_entries_id_fk" FOREIGN KEY (reverses_id) REFERENCES stage_entries(id);--> statement-breakpoint
ALTER TABLE "tool_specifications" ADD CONSTRAINT "tool_specifications_tool_id_tools_id_fk" FOREIGN KEY (tool_id) REFERENCES tools(id);--> statement-breakpoint
ALTER TABLE "tool_specifications" ADD CONSTRAINT "tool_specifications_specification_id_box_specifications_id_fk" FOREIGN KEY (specification_id) REFERENCES box_specifications(id);--> statement-breakpoint
ALTER TABLE "tools" ADD CONSTRAINT "tools_machine_id_machines_id_fk" FOREIGN KEY (machine_id) REFERENCES machines(id);--> statement-breakpoint
ALTER TABLE "order_plans" ADD CONSTRAINT "order_plans_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE "stage_pins" ADD CONSTRAINT "stage_pins_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE "stage_pins" ADD CONSTRAINT "stage_pins_machine_id_machines_id_fk" FOREIGN KEY (machine_id) REFERENCES machines(id);--> statement-breakpoint
ALTER TABLE "crew_times" ADD CONSTRAINT "crew_times_machine_id_machines_id_fk" FOREIGN KEY (machine_id) REFERENCES machines(id);--> statement-breakpoint
ALTER TABLE "crew_times" ADD CONSTRAINT "crew_times_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id);--> statement-breakpoint
ALTER TABLE "piece_rates" ADD CONSTRAINT "piece_rates_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id);--> statement-breakpoint
ALTER TABLE "combined_run_orders" ADD CONSTRAINT "combined_run_orders_run_id_combined_runs_id_fk" FOREIGN KEY (run_id) REFERENCES combined_runs(id);--> statement-breakpoint
ALTER TABLE "combined_run_orders" ADD CONSTRAINT "combined_run_orders_order_id_orders_id_fk" FOREIGN KEY (order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE "combined_run_orders" ADD CONSTRAINT "combined_run_orders_specification_version_id_box_specification_" FOREIGN KEY (specification_version_id) REFERENCES box_specification_versions(id);--> statement-breakpoint
ALTER TABLE "combined_runs" ADD CONSTRAINT "combined_runs_lead_order_id_orders_id_fk" FOREIGN KEY (lead_order_id) REFERENCES orders(id);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_admin_id_admins_id_fk" FOREIGN KEY (admin_id) REFERENCES admins(id);--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_admin_id_admins_id_fk" FOREIGN KEY (admin_id) REFERENCES admins(id);--> statement-breakpoint
ALTER TABLE "file_parts" ADD CONSTRAINT "file_parts_file_id_files_id_fk" FOREIGN KEY (file_id) REFERENCES files(id);--> statement-breakpoint
ALTER TABLE "exception_assignments" ADD CONSTRAINT "exception_assignments_admin_id_admins_id_fk" FOREIGN KEY (admin_id) REFERENCES admins(id);--> statement-breakpoint
ALTER TABLE "client_follows" ADD CONSTRAINT "client_follows_admin_id_admins_id_fk" FOREIGN KEY (admin_id) REFERENCES admins(id);--> statement-breakpoint
ALTER TABLE "client_follows" ADD CONSTRAINT "client_follows_client_id_clients_id_fk" FOREIGN KEY (client_id) REFERENCES clients(id);--> statement-breakpoint
ALTER TABLE "notice_emails" ADD CONSTRAINT "notice_emails_admin_id_admins_id_fk" FOREIGN KEY (admin_id) REFERENCES admins(id);--> statement-breakpoint
ALTER TABLE "leave_entries" ADD CONSTRAINT "leave_entries_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id);--> statement-breakpoint
ALTER TABLE "leave_entries" ADD CONSTRAINT "leave_entries_adjustment_id_adjustments_id_fk" FOREIGN KEY (adjustment_id) REFERENCES adjustments(id);--> statement-breakpoint
ALTER TABLE "pay_components" ADD CONSTRAINT "pay_components_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id);--> statement-breakpoint
ALTER TABLE "pay_components" ADD CONSTRAINT "pay_components_shift_id_shifts_id_fk" FOREIGN KEY (shift_id) REFERENCES shifts(id);--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_employee_id_employees_id_fk" FOREIGN KEY (employee_id) REFERENCES employees(id);--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_settlement_id_settlements_id_fk" FOREIGN KEY (settlement_id) REFERENCES settlements(id);--> statement-breakpoint
CREATE UNIQUE INDEX reel_usages_one_open ON reel_usages USING btree (reel_id) WHERE (ended_at IS NULL);--> statement-breakpoint
CREATE INDEX reel_usages_reel ON reel_usages USING btree (reel_id);--> statement-breakpoint
CREATE INDEX reel_usages_order ON reel_usages USING btree (order_id);--> statement-breakpoint
CREATE INDEX sign_in_attempts_email ON sign_in_attempts USING btree (email, at);--> statement-breakpoint
CREATE INDEX sign_in_attempts_address ON sign_in_attempts USING btree (address, at);--> statement-breakpoint
CREATE INDEX idempotency_keys_created_at ON idempotency_keys USING btree (created_at);--> statement-breakpoint
CREATE INDEX list_versions_table ON list_versions USING btree (table_name);--> statement-breakpoint
CREATE INDEX contacts_reply ON contacts USING btree (reply_status);--> statement-breakpoint
CREATE INDEX punches_time ON punches USING btree (punched_at, employee_id);--> statement-breakpoint
CREATE INDEX orders_shipped ON orders USING btree (shipped_at);--> statement-breakpoint
CREATE INDEX reels_status ON reels USING btree (status);--> statement-breakpoint
CREATE INDEX reels_opening ON reels USING btree (((status = 'IN_USE'::reel_status)) DESC, array_position('{AVAILABLE,CONSUMED,IN_USE}'::reel_status[], status) DESC, id);--> statement-breakpoint
CREATE INDEX sign_in_attempts_device ON sign_in_attempts USING btree (device, at);--> statement-breakpoint
CREATE UNIQUE INDEX admins_email ON admins USING btree (lower((email COLLATE "C")));--> statement-breakpoint
CREATE UNIQUE INDEX employees_email ON employees USING btree (lower((email COLLATE "C"))) WHERE (deactivated_at IS NULL);--> statement-breakpoint
CREATE INDEX corrections_time ON corrections USING btree (at, employee_id);--> statement-breakpoint
CREATE UNIQUE INDEX corrections_one_proposal ON corrections USING btree (exception_id) WHERE (status = 'PROPOSED'::correction_status);--> statement-breakpoint
CREATE INDEX leaves_dates ON leaves USING btree (last_date, first_date);--> statement-breakpoint
CREATE INDEX scans_exceptions ON scans USING btree (at) WHERE (is_late OR is_clock_off OR is_exception);--> statement-breakpoint
CREATE INDEX scans_employee ON scans USING btree (employee_id, at);--> statement-breakpoint
CREATE INDEX punches_employee ON punches USING btree (employee_id, punched_at);--> statement-breakpoint
CREATE INDEX password_links_admin ON password_links USING btree (admin_id);--> statement-breakpoint
CREATE INDEX audit_record_history ON audit USING btree (record, id);--> statement-breakpoint
CREATE INDEX audit_admin ON audit USING btree (admin_email, id);--> statement-breakpoint
CREATE INDEX orders_created ON orders USING btree (created_at);--> statement-breakpoint
CREATE INDEX adjustments_month ON adjustments USING btree (month, employee_id);--> statement-breakpoint
CREATE INDEX advances_employee ON advances USING btree (employee_id);--> statement-breakpoint
CREATE UNIQUE INDEX pay_runs_locked_month ON pay_runs USING btree (month) WHERE (unlocked_at IS NULL);--> statement-breakpoint
CREATE INDEX payslips_of_employee ON payslips USING btree (employee_id);--> statement-breakpoint
CREATE INDEX recoveries_advance ON recoveries USING btree (advance_id);--> statement-breakpoint
CREATE INDEX recoveries_adjustment ON recoveries USING btree (adjustment_id);--> statement-breakpoint
CREATE INDEX recoveries_payslip ON recoveries USING btree (payslip_id);--> statement-breakpoint
CREATE INDEX flute_take_ups_flute ON flute_take_ups USING btree (flute, id);--> statement-breakpoint
CREATE INDEX reel_movements_reel ON reel_movements USING btree (reel_id, id);--> statement-breakpoint
CREATE UNIQUE INDEX reel_movements_received_once ON reel_movements USING btree (reel_id) WHERE (kind = 'RECEIVE'::movement_kind);--> statement-breakpoint
CREATE UNIQUE INDEX reel_reservations_one_open ON reel_reservations USING btree (reel_id) WHERE (released_at IS NULL);--> statement-breakpoint
CREATE INDEX reel_reservations_order ON reel_reservations USING btree (order_id);--> statement-breakpoint
CREATE UNIQUE INDEX reorder_levels_paper ON reorder_levels USING btree (gsm, burst_factor);--> statement-breakpoint
CREATE UNIQUE INDEX box_specification_versions_number ON box_specification_versions USING btree (specification_id, number);--> statement-breakpoint
CREATE UNIQUE INDEX box_specifications_name ON box_specifications USING btree (client, name);--> statement-breakpoint
CREATE INDEX orders_specification ON orders USING btree (specification_version_id);--> statement-breakpoint
CREATE UNIQUE INDEX reels_supplier_number ON reels USING btree (lower(supplier_name), reel_no);--> statement-breakpoint
CREATE INDEX reels_number ON reels USING btree (reel_no);--> statement-breakpoint
CREATE INDEX scans_device ON scans USING btree (device_id, sequence, at) WHERE (NOT is_clock_off);--> statement-breakpoint
CREATE INDEX reel_totals_value ON reel_totals USING btree (field, value);--> statement-breakpoint
CREATE INDEX imports_resource ON imports USING btree (resource, id);--> statement-breakpoint
CREATE INDEX audit_import ON audit USING btree (import_id, id) WHERE (import_id IS NOT NULL);--> statement-breakpoint
CREATE INDEX imported_rows_digest ON imported_rows USING btree (row_digest);--> statement-breakpoint
CREATE INDEX imported_rows_import ON imported_rows USING btree (import_id);--> statement-breakpoint
CREATE INDEX assignments_shift ON assignments USING btree (shift_id, valid_from);--> statement-breakpoint
CREATE INDEX employments_employee ON employments USING btree (employee_id, joined_on);--> statement-breakpoint
CREATE UNIQUE INDEX shifts_name ON shifts USING btree (unit, lower(name)) WHERE (removed_at IS NULL);--> statement-breakpoint
CREATE INDEX dispatches_order ON dispatches USING btree (order_id);--> statement-breakpoint
CREATE INDEX dispatches_date ON dispatches USING btree (dispatched_at);--> statement-breakpoint
CREATE UNIQUE INDEX clients_name ON clients USING btree (lower((name COLLATE "C")));--> statement-breakpoint
CREATE UNIQUE INDEX clients_gstin ON clients USING btree (gstin);--> statement-breakpoint
CREATE INDEX clients_name_key ON clients USING btree (name_key);--> statement-breakpoint
CREATE INDEX orders_client ON orders USING btree (client_id);--> statement-breakpoint
CREATE INDEX box_specifications_client ON box_specifications USING btree (client_id);--> statement-breakpoint
CREATE UNIQUE INDEX invoices_one_of_dispatch ON invoices USING btree (dispatch_id) WHERE (cancelled_at IS NULL);--> statement-breakpoint
CREATE UNIQUE INDEX invoices_irn ON invoices USING btree (irn);--> statement-breakpoint
CREATE UNIQUE INDEX invoices_eway_number ON invoices USING btree (eway_number);--> statement-breakpoint
CREATE INDEX invoices_date ON invoices USING btree (date);--> statement-breakpoint
CREATE INDEX invoices_order ON invoices USING btree (order_id);--> statement-breakpoint
CREATE INDEX invoices_original ON invoices USING btree (original_id);--> statement-breakpoint
CREATE INDEX operation_runs_kind ON operation_runs USING btree (kind, started_at);--> statement-breakpoint
CREATE INDEX admin_sessions_admin ON admin_sessions USING btree (admin_id);--> statement-breakpoint
CREATE INDEX factor_tickets_admin ON factor_tickets USING btree (admin_id);--> statement-breakpoint
CREATE UNIQUE INDEX recovery_codes_position ON recovery_codes USING btree (admin_id, "position");--> statement-breakpoint
CREATE INDEX second_factors_admin ON second_factors USING btree (admin_id);--> statement-breakpoint
CREATE UNIQUE INDEX second_factors_app ON second_factors USING btree (admin_id) WHERE (kind = 'APP'::factor_kind);--> statement-breakpoint
CREATE UNIQUE INDEX waste_rows_same_date ON waste_rows USING btree (upto_quantity, valid_from) WHERE active;--> statement-breakpoint
CREATE UNIQUE INDEX quotation_revisions_number ON quotation_revisions USING btree (quotation_id, number);--> statement-breakpoint
CREATE INDEX quotations_client ON quotations USING btree (client_id);--> statement-breakpoint
CREATE UNIQUE INDEX quotations_enquiry ON quotations USING btree (enquiry_id);--> statement-breakpoint
CREATE UNIQUE INDEX orders_quotation_line ON orders USING btree (quotation_id, quotation_line) WHERE (quotation_id IS NOT NULL);--> statement-breakpoint
CREATE UNIQUE INDEX invoices_tooling_of_order ON invoices USING btree (order_id) WHERE ((cancelled_at IS NULL) AND (tooling_paise IS NOT NULL));--> statement-breakpoint
CREATE UNIQUE INDEX rates_same_date ON rates USING btree (kind, valid_from, COALESCE(joint, 'GLUED'::joint), COALESCE(ply, 0), COALESCE(from_gsm, (0)::numeric), COALESCE(to_gsm, (0)::numeric), COALESCE(burst_factor, (0)::numeric), lower((COALESCE(shade, ''::text) COLLATE "C")), lower((COALESCE(mill, ''::text) COLLATE "C"))) WHERE active;--> statement-breakpoint
CREATE INDEX reels_bill_date ON reels USING btree (bill_date);--> statement-breakpoint
CREATE UNIQUE INDEX filed_months_locked_month ON filed_months USING btree (month) WHERE (unlocked_at IS NULL);--> statement-breakpoint
CREATE INDEX reel_movements_usage_id ON reel_movements USING btree (usage_id);--> statement-breakpoint
CREATE INDEX emails_paper ON emails USING btree (kind, paper_id);--> statement-breakpoint
CREATE INDEX emails_open ON emails USING btree (next_at) WHERE (state = ANY (ARRAY['WAITING'::text, 'SENDING'::text]));--> statement-breakpoint
CREATE INDEX paper_links_paper ON paper_links USING btree (kind, paper_id);--> statement-breakpoint
CREATE INDEX allocations_receipt ON allocations USING btree (receipt_id);--> statement-breakpoint
CREATE INDEX allocations_invoice ON allocations USING btree (invoice_id);--> statement-breakpoint
CREATE INDEX allocations_opening ON allocations USING btree (opening_id);--> statement-breakpoint
CREATE UNIQUE INDEX client_openings_reverses ON client_openings USING btree (reverses_id);--> statement-breakpoint
CREATE INDEX client_openings_client ON client_openings USING btree (client_id);--> statement-breakpoint
CREATE INDEX open_items_open ON open_items USING btree (client_id) WHERE (open_paise <> 0);--> statement-breakpoint
CREATE INDEX open_items_client ON open_items USING btree (client_id, date);--> statement-breakpoint
CREATE UNIQUE INDEX receipts_reverses ON receipts USING btree (reverses_id);--> statement-breakpoint
CREATE INDEX receipts_client ON receipts USING btree (client_id, date);--> statement-breakpoint
CREATE INDEX receipts_date ON receipts USING btree (date);--> statement-breakpoint
CREATE INDEX invoices_client ON invoices USING btree (client_id);--> statement-breakpoint
CREATE UNIQUE INDEX orders_repeat_code ON orders USING btree (repeat_code);--> statement-breakpoint
CREATE UNIQUE INDEX imported_rows_receipt ON imported_rows USING btree (row_digest) WHERE (record ~~ 'receipt %'::text);--> statement-breakpoint
CREATE UNIQUE INDEX machine_stops_stop ON machine_stops USING btree (stop_id);--> statement-breakpoint
CREATE INDEX machine_stops_machine ON machine_stops USING btree (machine_id, started_at);--> statement-breakpoint
CREATE UNIQUE INDEX machines_name ON machines USING btree (unit, lower(name));--> statement-breakpoint
CREATE UNIQUE INDEX stage_entries_entry ON stage_entries USING btree (entry_id);--> statement-breakpoint
CREATE UNIQUE INDEX stage_entries_reverses ON stage_entries USING btree (reverses_id);--> statement-breakpoint
CREATE INDEX stage_entries_order ON stage_entries USING btree (order_id);--> statement-breakpoint
CREATE INDEX stage_entries_machine ON stage_entries USING btree (machine_id, at);--> statement-breakpoint
CREATE INDEX stage_entries_at ON stage_entries USING btree (at);--> statement-breakpoint
CREATE UNIQUE INDEX tool_specifications_present ON tool_specifications USING btree (tool_id, specification_id) WHERE (removed_at IS NULL);--> statement-breakpoint
CREATE INDEX tool_specifications_specification ON tool_specifications USING btree (specification_id);--> statement-breakpoint
CREATE UNIQUE INDEX tools_number ON tools USING btree (lower(number));--> statement-breakpoint
CREATE INDEX tools_machine ON tools USING btree (machine_id);--> statement-breakpoint
CREATE UNIQUE INDEX order_plans_order ON order_plans USING btree (order_id);--> statement-breakpoint
CREATE UNIQUE INDEX stage_pins_stage ON stage_pins USING btree (order_id, stage);--> statement-breakpoint
CREATE INDEX stage_pins_machine ON stage_pins USING btree (machine_id);--> statement-breakpoint
CREATE INDEX crew_times_machine ON crew_times USING btree (machine_id, started_at);--> statement-breakpoint
CREATE INDEX crew_times_employee ON crew_times USING btree (employee_id);--> statement-breakpoint
CREATE INDEX combined_run_orders_run ON combined_run_orders USING btree (run_id);--> statement-breakpoint
CREATE UNIQUE INDEX combined_run_orders_open ON combined_run_orders USING btree (order_id) WHERE (undone_at IS NULL);--> statement-breakpoint
CREATE INDEX notices_unread ON notices USING btree (admin_id) WHERE (read_at IS NULL);--> statement-breakpoint
CREATE INDEX notices_created ON notices USING btree (created_at);--> statement-breakpoint
CREATE INDEX comments_record ON comments USING btree (record, id);--> statement-breakpoint
CREATE INDEX files_record ON files USING btree (record, id);--> statement-breakpoint
CREATE UNIQUE INDEX files_content ON files USING btree (record, sha256) WHERE (removed_at IS NULL);--> statement-breakpoint
CREATE INDEX files_removed ON files USING btree (removed_at) WHERE (removed_at IS NOT NULL);--> statement-breakpoint
CREATE INDEX files_visitors ON files USING btree (created_at) WHERE (created_by IS NULL);--> statement-breakpoint
CREATE INDEX client_follows_client ON client_follows USING btree (client_id);--> statement-breakpoint
CREATE INDEX leave_entries_employee ON leave_entries USING btree (employee_id, date);--> statement-breakpoint
CREATE INDEX pay_components_employee ON pay_components USING btree (employee_id);--> statement-breakpoint
CREATE UNIQUE INDEX settlements_once ON settlements USING btree (employee_id, left_on) WHERE (cancelled_at IS NULL);--> statement-breakpoint
CREATE UNIQUE INDEX adjustments_bonus ON adjustments USING btree (employee_id, bonus_year) WHERE ((bonus_year IS NOT NULL) AND (cancelled_at IS NULL) AND (settlement_id IS NULL));--> statement-breakpoint
CREATE FUNCTION renew_list_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF current_setting('transaction_isolation') = 'read committed' THEN
    UPDATE list_versions SET version = gen_random_uuid(),
      rows_version = CASE WHEN TG_OP = 'UPDATE' AND TG_NARGS = 0
        THEN rows_version ELSE gen_random_uuid() END
    WHERE id = (
      SELECT id FROM list_versions WHERE table_name = TG_TABLE_NAME LIMIT 1 FOR UPDATE SKIP LOCKED
    );
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO list_versions (table_name) VALUES (TG_TABLE_NAME);
  RETURN NULL;
END
$function$;--> statement-breakpoint
CREATE FUNCTION reject_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'reel_movements' THEN
    IF OLD.kind = 'RECEIVE' AND current_setting('plant.removed_reel', true) = OLD.reel_id::text THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'Rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$function$;--> statement-breakpoint
CREATE FUNCTION count_reel_balance()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  received integer;
  last_kind movement_kind;
  last_grams integer;
  balance integer;
  is_allowed boolean;
BEGIN
  SELECT initial_weight_grams INTO received FROM reels WHERE id = NEW.reel_id FOR NO KEY UPDATE;
  SELECT kind, grams, balance_after_grams INTO last_kind, last_grams, balance
    FROM reel_movements WHERE reel_id = NEW.reel_id ORDER BY id DESC LIMIT 1;
  NEW.balance_after_grams := NEW.grams + coalesce(balance, 0);
  is_allowed := CASE NEW.kind
    WHEN 'RECEIVE' THEN last_kind IS NULL AND NEW.grams >= 0
    WHEN 'RETURN' THEN last_kind = 'ISSUE' AND NEW.grams BETWEEN 1 AND -last_grams
    WHEN 'ISSUE' THEN last_kind <> 'ISSUE' AND NEW.balance_after_grams = 0
    WHEN 'ADJUST' THEN last_kind <> 'ISSUE' AND NEW.balance_after_grams BETWEEN 0 AND received
    WHEN 'SCRAP' THEN last_kind <> 'ISSUE' AND NEW.grams < 0 AND NEW.balance_after_grams >= 0
  END;
  IF is_allowed IS NOT TRUE THEN
    RAISE EXCEPTION 'Reel % cannot have the movement % of % g', NEW.reel_id, NEW.kind, NEW.grams
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reel_movements_rule', TABLE = 'reel_movements';
  END IF;
  RETURN NEW;
END
$function$;--> statement-breakpoint
CREATE FUNCTION check_reel_balance()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  checked integer;
  reel record;
  balance integer;
BEGIN
  IF TG_TABLE_NAME = 'reels' THEN
    checked := NEW.id;
  ELSE
    checked := NEW.reel_id;
  END IF;
  SELECT barcode_id, CASE status WHEN 'IN_USE' THEN 0 ELSE current_weight_grams END AS grams INTO reel
    FROM reels WHERE id = checked;
  SELECT balance_after_grams INTO balance FROM reel_movements WHERE reel_id = checked ORDER BY id DESC LIMIT 1;
  IF balance IS DISTINCT FROM reel.grams THEN
    RAISE EXCEPTION 'The movements of % come to % g, and it has % g', reel.barcode_id, coalesce(balance, 0), reel.grams
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reels_balance', TABLE = 'reels';
  END IF;
  RETURN NULL;
END
$function$;--> statement-breakpoint
CREATE FUNCTION count_reel_totals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  change record;
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM added'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM removed'
    ELSE 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM removed' END;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM reel_totals;
    RETURN NULL;
  END IF;
  FOR change IN EXECUTE '
    SELECT field, value, sum(sign)::integer AS reels,
      sum(sign * part.initial_grams)::bigint AS initial_grams, sum(sign * part.current_grams)::bigint AS current_grams
    FROM (' || changed || ') changed CROSS JOIN LATERAL (VALUES
      (''status'', to_jsonb(status), initial_weight_grams, current_weight_grams),
      (''paperType'', to_jsonb(paper_type), 0, 0),
      (''gsm'', to_jsonb(gsm), 0, 0),
      (''burstFactor'', to_jsonb(burst_factor), 0, 0),
      (''deckle'', to_jsonb(deckle), 0, 0),
      (''supplierName'', to_jsonb(supplier_name), 0, 0)
    ) AS part (field, value, initial_grams, current_grams)
    GROUP BY field, value
    HAVING sum(sign) <> 0 OR sum(sign * part.initial_grams) <> 0 OR sum(sign * part.current_grams) <> 0'
  LOOP
    IF current_setting('transaction_isolation') = 'read committed' THEN
      UPDATE reel_totals SET reels = reels + change.reels, initial_grams = initial_grams + change.initial_grams,
        current_grams = current_grams + change.current_grams
      WHERE id = (
        SELECT id FROM reel_totals WHERE field = change.field AND value = change.value LIMIT 1 FOR UPDATE SKIP LOCKED
      );
      CONTINUE WHEN FOUND;
    END IF;
    INSERT INTO reel_totals (field, value, reels, initial_grams, current_grams)
      VALUES (change.field, change.value, change.reels, change.initial_grams, change.current_grams);
  END LOOP;
  RETURN NULL;
END
$function$;--> statement-breakpoint
CREATE FUNCTION remove_received_reels(removed integer[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  one integer;
BEGIN
  FOREACH one IN ARRAY removed LOOP
    PERFORM set_config('plant.removed_reel', one::text, true);
    DELETE FROM reel_movements WHERE reel_id = one AND kind = 'RECEIVE'
      AND NOT EXISTS (SELECT FROM reel_movements later WHERE later.reel_id = one AND later.kind <> 'RECEIVE');
    DELETE FROM reels WHERE id = one;
  END LOOP;
  PERFORM set_config('plant.removed_reel', '', true);
END
$function$;--> statement-breakpoint
CREATE FUNCTION write_employee_facts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;--> statement-breakpoint
CREATE FUNCTION set_invoice_client()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  NEW.client_id := coalesce(NEW.client_id,
    (SELECT client_id FROM invoices WHERE id = NEW.original_id),
    (SELECT client_id FROM orders WHERE id = NEW.order_id));
  RETURN NEW;
END
$function$;--> statement-breakpoint
CREATE FUNCTION follow_order_client()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  free integer[];
BEGIN
  PERFORM FROM invoices WHERE order_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  SELECT array_agg(paper_id) INTO free FROM (
    SELECT paper_id, amount_paise, open_paise FROM open_items
    WHERE kind = 'INVOICE' AND paper_id IN (SELECT id FROM invoices WHERE order_id = NEW.id)
    ORDER BY paper_id FOR UPDATE
  ) item WHERE amount_paise = open_paise;
  UPDATE open_items SET client_id = NEW.client_id WHERE kind = 'INVOICE' AND paper_id = ANY(free);
  UPDATE invoices SET client_id = NEW.client_id
    WHERE order_id = NEW.id AND (kind = 'CHALLAN' OR coalesce(original_id, id) = ANY(free));
  RETURN NULL;
END
$function$;--> statement-breakpoint
CREATE FUNCTION open_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  change bigint := 0;
BEGIN
  IF NEW.kind = 'TAX_INVOICE' AND TG_OP = 'INSERT' THEN
    INSERT INTO open_items (kind, paper_id, client_id, date, due_date, amount_paise, open_paise)
    VALUES ('INVOICE', NEW.id, NEW.client_id, NEW.date, (NEW.document->>'dueDate')::date, 0, 0);
    change := CASE WHEN NEW.cancelled_at IS NULL THEN NEW.total_paise ELSE 0 END;
  ELSIF NEW.kind = 'CREDIT_NOTE' AND TG_OP = 'INSERT' THEN
    change := CASE WHEN NEW.cancelled_at IS NULL THEN -NEW.total_paise ELSE 0 END;
  ELSIF OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL THEN
    change := CASE NEW.kind WHEN 'TAX_INVOICE' THEN -NEW.total_paise WHEN 'CREDIT_NOTE' THEN NEW.total_paise ELSE 0 END;
  END IF;
  IF change <> 0 THEN
    UPDATE open_items SET amount_paise = amount_paise + change, open_paise = open_paise + change
    WHERE kind = 'INVOICE' AND paper_id = coalesce(NEW.original_id, NEW.id);
  END IF;
  RETURN NULL;
END
$function$;--> statement-breakpoint
CREATE FUNCTION close_item(item_kind open_item_kind, item_id integer, item_client integer, item_amount bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE open_items SET amount_paise = 0, open_paise = open_paise - amount_paise
  WHERE kind = item_kind AND paper_id = item_id AND client_id = item_client AND amount_paise = item_amount;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The % % cannot be reversed so', item_kind, item_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'open_items_reversal', TABLE = 'open_items';
  END IF;
END
$function$;--> statement-breakpoint
CREATE FUNCTION open_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  received bigint := NEW.amount_paise + NEW.tds_paise + NEW.rate_difference_paise + NEW.other_paise;
BEGIN
  IF NEW.reverses_id IS NULL THEN
    INSERT INTO open_items (kind, paper_id, client_id, date, amount_paise, open_paise)
    VALUES ('RECEIPT', NEW.id, NEW.client_id, NEW.date, -received, -received);
  ELSE
    PERFORM close_item('RECEIPT', NEW.reverses_id, NEW.client_id, -received);
  END IF;
  RETURN NULL;
END
$function$;--> statement-breakpoint
CREATE FUNCTION open_client_opening()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF NEW.reverses_id IS NULL THEN
    INSERT INTO open_items (kind, paper_id, client_id, date, amount_paise, open_paise)
    VALUES ('OPENING', NEW.id, NEW.client_id, NEW.date, NEW.amount_paise, NEW.amount_paise);
  ELSE
    PERFORM close_item('OPENING', NEW.reverses_id, NEW.client_id, NEW.amount_paise);
  END IF;
  RETURN NULL;
END
$function$;--> statement-breakpoint
CREATE FUNCTION allocate()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  payer integer;
  debtor integer;
BEGIN
  UPDATE open_items SET open_paise = open_paise + NEW.amount_paise
    WHERE kind = 'RECEIPT' AND paper_id = NEW.receipt_id RETURNING client_id INTO payer;
  UPDATE open_items SET open_paise = open_paise - NEW.amount_paise
    WHERE kind = NEW.kind::text::open_item_kind AND paper_id = coalesce(NEW.invoice_id, NEW.opening_id)
    RETURNING client_id INTO debtor;
  IF payer IS DISTINCT FROM debtor OR payer IS NULL THEN
    RAISE EXCEPTION 'A receipt pays only papers of its own client'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'allocations_client', TABLE = 'allocations';
  END IF;
  RETURN NULL;
END
$function$;--> statement-breakpoint
CREATE FUNCTION check_open_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF EXISTS (SELECT FROM open_items WHERE kind = NEW.kind AND paper_id = NEW.paper_id
      AND open_paise NOT BETWEEN least(amount_paise, 0) AND greatest(amount_paise, 0)) THEN
    RAISE EXCEPTION 'The % % has a wrong open amount', NEW.kind, NEW.paper_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'open_items_open', TABLE = 'open_items';
  END IF;
  RETURN NULL;
END
$function$;--> statement-breakpoint
CREATE FUNCTION check_allocation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF (SELECT sum(amount_paise) FROM allocations WHERE receipt_id = NEW.receipt_id
      AND invoice_id IS NOT DISTINCT FROM NEW.invoice_id AND opening_id IS NOT DISTINCT FROM NEW.opening_id) < 0 THEN
    RAISE EXCEPTION 'More is taken back than was allocated'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'allocations_taken_back', TABLE = 'allocations';
  END IF;
  RETURN NULL;
END
$function$;--> statement-breakpoint
CREATE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  RAISE EXCEPTION 'Rows of % never change: a further row reverses a row', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_append_only', TABLE = TG_TABLE_NAME;
END
$function$;--> statement-breakpoint
CREATE VIEW "pay_run_turn" AS
SELECT true AS "taken";--> statement-breakpoint
CREATE VIEW "usage_shares" AS
select usage.id as usage_id, usage.order_id, 0::float8 as share_from, 1::float8 as share_to, null::int as ups
from reel_usages usage
where not exists (
  select from combined_run_orders own where own.order_id = usage.order_id and own.undone_at is null
)
union all
select usage.id, bearer.order_id, bearer.share_from, bearer.share_to,
  case when jsonb_array_length(run.runs) = 1 then bearer.ups else 0 end
from combined_run_orders own
  join combined_runs run on run.id = own.run_id
  join combined_run_orders bearer on bearer.run_id = own.run_id and bearer.undone_at is null
  join reel_usages usage on usage.order_id = own.order_id
where own.undone_at is null;--> statement-breakpoint
CREATE TRIGGER renew_list_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON admins FOR EACH STATEMENT EXECUTE FUNCTION renew_list_version();--> statement-breakpoint
ALTER TABLE admins ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER renew_list_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON employees FOR EACH STATEMENT EXECUTE FUNCTION renew_list_version();--> statement-breakpoint
ALTER TABLE employees ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER renew_list_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION renew_list_version();--> statement-breakpoint
ALTER TABLE orders ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER renew_list_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON reels FOR EACH STATEMENT EXECUTE FUNCTION renew_list_version();--> statement-breakpoint
ALTER TABLE reels ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER renew_list_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON reel_usages FOR EACH STATEMENT EXECUTE FUNCTION renew_list_version();--> statement-breakpoint
ALTER TABLE reel_usages ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER renew_list_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON industries FOR EACH STATEMENT EXECUTE FUNCTION renew_list_version();--> statement-breakpoint
ALTER TABLE industries ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER renew_list_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON gallery_boxes FOR EACH STATEMENT EXECUTE FUNCTION renew_list_version();--> statement-breakpoint
ALTER TABLE gallery_boxes ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER renew_list_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON catalogue_boxes FOR EACH STATEMENT EXECUTE FUNCTION renew_list_version();--> statement-breakpoint
ALTER TABLE catalogue_boxes ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER renew_list_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON contacts FOR EACH STATEMENT EXECUTE FUNCTION renew_list_version();--> statement-breakpoint
ALTER TABLE contacts ENABLE ALWAYS TRIGGER "renew_list_version";--> statement-breakpoint
CREATE TRIGGER renew_list_rows AFTER UPDATE OF cancelled_at ON orders FOR EACH STATEMENT EXECUTE FUNCTION renew_list_version('rows');--> statement-breakpoint
ALTER TABLE orders ENABLE ALWAYS TRIGGER "renew_list_rows";--> statement-breakpoint
CREATE TRIGGER never_changed BEFORE DELETE OR UPDATE ON payslips FOR EACH ROW EXECUTE FUNCTION reject_change();--> statement-breakpoint
CREATE TRIGGER never_changed BEFORE DELETE OR UPDATE ON recoveries FOR EACH ROW EXECUTE FUNCTION reject_change();--> statement-breakpoint
CREATE TRIGGER count_reel_balance BEFORE INSERT ON reel_movements FOR EACH ROW EXECUTE FUNCTION count_reel_balance();--> statement-breakpoint
CREATE TRIGGER never_changed BEFORE DELETE OR UPDATE ON reel_movements FOR EACH ROW EXECUTE FUNCTION reject_change();--> statement-breakpoint
CREATE TRIGGER never_changed BEFORE DELETE OR UPDATE ON box_specification_versions FOR EACH ROW EXECUTE FUNCTION reject_change();--> statement-breakpoint
CREATE TRIGGER never_changed BEFORE DELETE OR UPDATE ON board_settings FOR EACH ROW EXECUTE FUNCTION reject_change();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER reels_balance AFTER INSERT OR UPDATE OF current_weight_grams, status ON reels DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_reel_balance();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER reels_balance AFTER INSERT ON reel_movements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_reel_balance();--> statement-breakpoint
CREATE TRIGGER count_reels_added AFTER INSERT ON reels REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_reel_totals();--> statement-breakpoint
ALTER TABLE reels ENABLE ALWAYS TRIGGER "count_reels_added";--> statement-breakpoint
CREATE TRIGGER count_reels_changed AFTER UPDATE ON reels REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_reel_totals();--> statement-breakpoint
ALTER TABLE reels ENABLE ALWAYS TRIGGER "count_reels_changed";--> statement-breakpoint
CREATE TRIGGER count_reels_removed AFTER DELETE ON reels REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_reel_totals();--> statement-breakpoint
ALTER TABLE reels ENABLE ALWAYS TRIGGER "count_reels_removed";--> statement-breakpoint
CREATE TRIGGER count_reels_truncated AFTER TRUNCATE ON reels FOR EACH STATEMENT EXECUTE FUNCTION count_reel_totals();--> statement-breakpoint
ALTER TABLE reels ENABLE ALWAYS TRIGGER "count_reels_truncated";--> statement-breakpoint
CREATE TRIGGER write_employee_facts AFTER INSERT OR UPDATE OF unit, joined_at, deactivated_at ON employees FOR EACH ROW EXECUTE FUNCTION write_employee_facts();--> statement-breakpoint
CREATE TRIGGER sent_never_changed BEFORE DELETE OR UPDATE ON quotation_revisions FOR EACH ROW WHEN ((old.sent_at IS NOT NULL)) EXECUTE FUNCTION reject_change();--> statement-breakpoint
CREATE TRIGGER set_invoice_client BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION set_invoice_client();--> statement-breakpoint
CREATE TRIGGER follow_order_client AFTER UPDATE OF client_id ON orders FOR EACH ROW WHEN ((old.client_id IS DISTINCT FROM new.client_id)) EXECUTE FUNCTION follow_order_client();--> statement-breakpoint
CREATE TRIGGER open_invoice AFTER INSERT OR UPDATE OF cancelled_at ON invoices FOR EACH ROW EXECUTE FUNCTION open_invoice();--> statement-breakpoint
CREATE TRIGGER open_receipt AFTER INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION open_receipt();--> statement-breakpoint
CREATE TRIGGER open_client_opening AFTER INSERT ON client_openings FOR EACH ROW EXECUTE FUNCTION open_client_opening();--> statement-breakpoint
CREATE TRIGGER allocate AFTER INSERT ON allocations FOR EACH ROW EXECUTE FUNCTION allocate();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER check_open_item AFTER INSERT OR UPDATE ON open_items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_open_item();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER check_allocation AFTER INSERT ON allocations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.amount_paise < 0)) EXECUTE FUNCTION check_allocation();--> statement-breakpoint
CREATE TRIGGER receipts_append_only BEFORE DELETE OR UPDATE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER client_openings_append_only BEFORE DELETE OR UPDATE ON client_openings FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER allocations_append_only BEFORE DELETE OR UPDATE ON allocations FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER stage_entries_append_only BEFORE DELETE OR UPDATE ON stage_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
