CREATE TABLE "email_changes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"email" text NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_image" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_email" ON "email_changes" USING btree ("organization","email");