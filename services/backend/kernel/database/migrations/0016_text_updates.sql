ALTER TABLE "notifications" ADD COLUMN "texted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_notifications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sms_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sms_stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "texts_month" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "texts_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_untexted" ON "notifications" USING btree ("created_at") WHERE texted_at is null;--> statement-breakpoint
CREATE INDEX "users_verified_number" ON "users" USING btree ("mobile_number") WHERE mobile_verified;