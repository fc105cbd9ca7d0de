ALTER TABLE "lab_alerts" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lab_alerts" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD COLUMN "collected_as" text;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD COLUMN "issued_as" text;