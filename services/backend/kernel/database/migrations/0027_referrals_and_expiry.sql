CREATE TABLE "social_security_numbers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "referral" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "affiliate" text;--> statement-breakpoint
ALTER TABLE "social_security_numbers" ADD CONSTRAINT "social_security_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intakes_expiring" ON "intakes" USING btree ("expires_at") WHERE patient_complete is null and closed is null and expires_at is not null;