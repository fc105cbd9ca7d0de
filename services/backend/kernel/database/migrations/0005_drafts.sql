ALTER TABLE "intake_responses" ADD COLUMN "retired" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "carried_over" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lifestyle_version" integer DEFAULT 1 NOT NULL;