ALTER TABLE "prescriptions" ADD COLUMN "dose" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "supply" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "regimen" jsonb;