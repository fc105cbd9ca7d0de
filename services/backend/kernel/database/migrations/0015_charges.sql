ALTER TABLE "payments" ADD COLUMN "paid_with" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "started_memberships_visit" ON "started_memberships" USING btree ("paid_with");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");