CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "known_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "outbox_secrets" ON "outbox" USING btree ("created_at") WHERE secret is not null;--> statement-breakpoint
UPDATE outbox SET text = regexp_replace(regexp_replace(text, '(/|token=)[A-Za-z0-9_-]{43}', '\1{secret}'), 'your code is \d{5}', 'your code is {secret}')
  WHERE delivered_at IS NOT NULL OR given_up_at IS NOT NULL;
