CREATE TABLE "account_closings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"erase_at" timestamp (3) with time zone NOT NULL,
	"password_hash" text,
	"settled_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_closings_open" ON "account_closings" USING btree ("closed_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "account_closings_kept" ON "account_closings" USING btree ("erase_at") WHERE erased_at is null;