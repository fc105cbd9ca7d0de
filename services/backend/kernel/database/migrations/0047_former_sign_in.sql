ALTER TABLE "email_changes" ADD COLUMN "former_sign_in" jsonb;--> statement-breakpoint
ALTER TABLE "two_steps" ADD COLUMN "mailed_password" boolean DEFAULT false NOT NULL;