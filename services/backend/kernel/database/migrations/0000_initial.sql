CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "intake_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"intake_id" text NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"response_id" text,
	"revision" integer,
	"value" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intake_responses" (
	"id" text PRIMARY KEY NOT NULL,
	"intake_id" text NOT NULL,
	"position" integer NOT NULL,
	"step" text NOT NULL,
	"value" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "intakes" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"template_id" text NOT NULL,
	"version_id" text NOT NULL,
	"type" text NOT NULL,
	"pharmacy_verification" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"patient_complete" timestamp (3) with time zone,
	"physician_review" timestamp (3) with time zone,
	"closed" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"rotated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "template_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"template_id" text NOT NULL,
	"slug" text NOT NULL,
	"sequence" integer NOT NULL,
	"version" integer NOT NULL,
	"digest" text NOT NULL,
	"header" jsonb NOT NULL,
	"definition" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"sex" text,
	"height" integer,
	"weight" integer,
	"birthday" text,
	"state" text,
	"verified" boolean DEFAULT false NOT NULL,
	"mobile_number" text,
	"mobile_verified" boolean DEFAULT false NOT NULL,
	"verification_status" text DEFAULT 'not_started' NOT NULL,
	"medical_profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "intake_events" ADD CONSTRAINT "intake_events_intake_id_intakes_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."intakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_responses" ADD CONSTRAINT "intake_responses_intake_id_intakes_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."intakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_version_id_template_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."template_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intake_events_intake" ON "intake_events" USING btree ("intake_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "intake_responses_position" ON "intake_responses" USING btree ("intake_id","position");--> statement-breakpoint
CREATE INDEX "intakes_user" ON "intakes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "intakes_submitted" ON "intakes" USING btree ("organization","patient_complete");--> statement-breakpoint
CREATE UNIQUE INDEX "intakes_open" ON "intakes" USING btree ("user_id","template_id") WHERE patient_complete is null and closed is null;--> statement-breakpoint
CREATE INDEX "outbox_organization" ON "outbox" USING btree ("organization","created_at");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("created_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_versions_sequence" ON "template_versions" USING btree ("template_id","sequence");--> statement-breakpoint
CREATE INDEX "template_versions_organization" ON "template_versions" USING btree ("organization");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("organization","email");