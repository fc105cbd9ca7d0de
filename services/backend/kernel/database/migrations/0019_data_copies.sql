CREATE TABLE "data_copies" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"organization" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"made_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"bytes" integer,
	"failed_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_copies_id" ON "data_copies" USING btree ("id");--> statement-breakpoint
CREATE INDEX "data_copies_waiting" ON "data_copies" USING btree ("requested_at") WHERE made_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "data_copies_kept" ON "data_copies" USING btree ("expires_at") WHERE made_at is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "started_memberships_all" ON "started_memberships" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id","created_at");