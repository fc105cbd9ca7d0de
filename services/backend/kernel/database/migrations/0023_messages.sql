CREATE TABLE "attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"message_id" text,
	"place" smallint DEFAULT 0 NOT NULL,
	"key" text,
	"digest" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_team_members" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"first_name" text NOT NULL,
	"display_name" text NOT NULL,
	"avatar" text
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"newest_at" timestamp (3) with time zone,
	"patient_sender" boolean DEFAULT false NOT NULL,
	"patient_read_at" timestamp (3) with time zone,
	"team_read_at" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	"draft_text" text DEFAULT '' NOT NULL,
	"draft_about" jsonb,
	"draft_revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"author_id" text,
	"key" text,
	"digest" text,
	"style" smallint NOT NULL,
	"text" text NOT NULL,
	"about" jsonb,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_care_team_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."care_team_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_user" ON "attachments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "attachments_key" ON "attachments" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "attachments_message" ON "attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "attachments_unsent" ON "attachments" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "care_team_members_organization" ON "care_team_members" USING btree ("organization");--> statement-breakpoint
CREATE UNIQUE INDEX "care_team_members_avatar" ON "care_team_members" USING btree ("avatar");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_user" ON "conversations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversations_organization" ON "conversations" USING btree ("organization","newest_at");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_key" ON "messages" USING btree ("user_id","key");
--> statement-breakpoint
-- Many statements write notifications. A patient's screens hear of each as soon as it is committed, by its id.
CREATE FUNCTION "tell_of_notification"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('told_events', json_build_object('id', gen_random_uuid(), 'channel', 'private-user-' || NEW.user_id,
		'event', 'notification', 'data', json_build_object('notification_id', NEW.id), 'except', null)::text);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notifications_told" AFTER INSERT ON "notifications" FOR EACH ROW EXECUTE FUNCTION "tell_of_notification"();
