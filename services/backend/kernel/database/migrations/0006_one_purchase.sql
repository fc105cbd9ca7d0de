ALTER TABLE "orders" ADD COLUMN "begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "for_visit" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_for_visit" ON "payments" USING btree ("for_visit") WHERE for_visit is not null and status in ('pending', 'authorized', 'captured');--> statement-breakpoint
UPDATE "orders" SET "begun_at" = "submitted_at", "submitted_at" = NULL WHERE "status" = 'draft';
