ALTER TABLE "users" ADD COLUMN "height_confirmed" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "weight_confirmed" integer;
