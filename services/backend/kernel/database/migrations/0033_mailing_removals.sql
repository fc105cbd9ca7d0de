CREATE TABLE "mailing_removals" (
	"entry" text PRIMARY KEY NOT NULL,
	"is_final" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "users_mailing" ON "users" USING btree ("mailchimp_id") WHERE mailchimp_id is not null;