-- Documents that versions before 1.0.0 have stored in earlier shapes get the present one. The host reads no other.
ALTER TABLE "payslips" DISABLE TRIGGER "never_changed";--> statement-breakpoint
-- Version 1 had hours to the hundredth in place of minutes.
UPDATE "payslips" SET "schema_version" = 3, "document" = ("document" - 'overtimeHours')
  || jsonb_build_object('overtimeMinutes', ("document" ->> 'overtimeHours')::numeric * 60)
  || CASE WHEN "document" ? 'days' THEN jsonb_build_object('days', (
    SELECT coalesce(jsonb_agg((day - '{workedHours,overtimeHours,weekOvertimeHours}'::text[]) || jsonb_build_object(
      'workedMinutes', (day ->> 'workedHours')::numeric * 60,
      'overtimeMinutes', (day ->> 'overtimeHours')::numeric * 60,
      'weekOvertimeMinutes', (day ->> 'weekOvertimeHours')::numeric * 60) ORDER BY place), '[]')
    FROM jsonb_array_elements("document" -> 'days') WITH ORDINALITY AS "each"(day, place)
  )) ELSE '{}'::jsonb END
WHERE "schema_version" = 1;--> statement-breakpoint
-- Version 2 had the shape of version 3, on a paper without the amount in words.
UPDATE "payslips" SET "schema_version" = 3 WHERE "schema_version" = 2;--> statement-breakpoint
ALTER TABLE "payslips" ENABLE TRIGGER "never_changed";--> statement-breakpoint
-- Rates had months in place of days. Those of versions 1 and 2 get the limits that statutory rates got with version 3.
UPDATE "pay_runs" SET "schema_version" = 4, "rules" = "rules" || jsonb_build_object('rates', (
  SELECT coalesce(jsonb_agg((rate - '{firstMonth,lastMonth}'::text[])
    || CASE WHEN rate ->> 'firstMonth' IS NULL THEN '{}'
      ELSE jsonb_build_object('validFrom', (rate ->> 'firstMonth') || '-01') END
    || CASE WHEN rate ->> 'lastMonth' IS NULL THEN '{}'
      ELSE jsonb_build_object('validTo', (((rate ->> 'lastMonth') || '-01')::date + interval '1 month - 1 day')::date) END
    || CASE WHEN "schema_version" = 3 THEN '{}'::jsonb
      WHEN rate ->> 'kind' = 'STATE_INSURANCE' THEN '{"limitBase": "REGULAR", "coverage": "HALF_YEAR"}'
      ELSE '{"limitBase": "SAME", "coverage": "MONTH"}' END
    ORDER BY place), '[]')
  FROM jsonb_array_elements("rules" -> 'rates') WITH ORDINALITY AS "each"(rate, place)
))
WHERE "schema_version" < 4;--> statement-breakpoint
-- Version 1 knew no tooling charges, and version 2 no ledgers of receipts.
UPDATE "invoice_settings" SET "settings" = "settings" || jsonb_build_object('toolingHsn', '998912') || CASE
  WHEN EXISTS (
    SELECT FROM jsonb_array_elements("settings" -> 'gstRows') AS "each"(gst)
    WHERE starts_with('998912', gst ->> 'hsn') AND gst ->> 'validFrom' <= '2017-07-01'
  ) THEN '{}'
  ELSE jsonb_build_object('gstRows',
    ("settings" -> 'gstRows') || '[{"hsn": "9989", "validFrom": "2017-07-01", "ratePercent": 18}]') END
WHERE "schema_version" = 1;--> statement-breakpoint
UPDATE "invoice_settings" SET "schema_version" = 3, "settings" = "settings" || jsonb_build_object('ledgers', '{
  "sales": "Sales", "tooling": "Tooling Charges", "cgst": "CGST", "sgst": "SGST", "igst": "IGST",
  "roundOff": "Round Off", "purchases": "Paper Purchases", "wages": "Wages", "wagesPayable": "Wages Payable",
  "providentFund": "Provident Fund Payable", "stateInsurance": "ESI Payable",
  "professionalTax": "Professional Tax Payable", "advances": "Staff Advances", "deductions": "Staff Deductions",
  "bank": "Bank Account", "cash": "Cash", "tds": "TDS Receivable", "rateDifference": "Rate Difference",
  "clientDeductions": "Deductions by Clients"
}'::jsonb || ("settings" -> 'ledgers'))
WHERE "schema_version" < 3;
