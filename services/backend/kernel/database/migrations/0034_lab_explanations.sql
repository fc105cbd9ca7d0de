ALTER TABLE "lab_reports" ADD COLUMN "explanation" text;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD COLUMN "explained_by" text;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD COLUMN "explained_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD COLUMN "opened_at" timestamp (3) with time zone;