ALTER TABLE "intakes" ADD COLUMN "pending_review" jsonb;--> statement-breakpoint
CREATE INDEX "intakes_reviewing" ON "intakes" USING btree ("id") WHERE pending_review is not null;