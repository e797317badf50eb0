ALTER TYPE "public"."scan_call" ADD VALUE 'enterStage' BEFORE 'dismissScan';--> statement-breakpoint
ALTER TYPE "public"."scan_call" ADD VALUE 'reverseStage' BEFORE 'dismissScan';--> statement-breakpoint
ALTER TYPE "public"."scan_call" ADD VALUE 'stopMachine' BEFORE 'dismissScan';--> statement-breakpoint
ALTER TYPE "public"."scan_call" ADD VALUE 'startMachine' BEFORE 'dismissScan';