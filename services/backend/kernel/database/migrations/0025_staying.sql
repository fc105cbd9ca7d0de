ALTER TABLE "sessions" ADD COLUMN "stays" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- What began before lasts as long as it was promised.
UPDATE "sessions" SET "stays" = true WHERE "ended_at" IS NULL;
