CREATE TABLE "appointment_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"email" text NOT NULL,
	"wanted" jsonb NOT NULL,
	"given_up" boolean DEFAULT false NOT NULL,
	"busy" boolean NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduling_events" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "appointment_requests" ADD CONSTRAINT "appointment_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_requests_key" ON "appointment_requests" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "appointment_requests_due" ON "appointment_requests" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "scheduling_events_open" ON "scheduling_events" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "scheduling_events_uid" ON "scheduling_events" USING btree ("uid") WHERE handled_at is null;