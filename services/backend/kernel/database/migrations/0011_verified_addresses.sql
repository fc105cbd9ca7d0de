ALTER TABLE "outbox" ADD COLUMN "to_unverified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
-- Who had an account before keeps getting mail.
UPDATE "users" SET "email_verified_at" = "created_at";
