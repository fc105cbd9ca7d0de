CREATE TABLE "two_steps" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text,
	"turned_on_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"pending_secret" text,
	"pending_until" timestamp (3) with time zone,
	"lost_from" timestamp (3) with time zone,
	"lost_epoch" integer
);
--> statement-breakpoint
ALTER TABLE "two_steps" ADD CONSTRAINT "two_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;