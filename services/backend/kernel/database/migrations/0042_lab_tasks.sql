ALTER TABLE "lab_alerts" ALTER COLUMN "report_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_alerts" ADD COLUMN "panel_id" text;--> statement-breakpoint
ALTER TABLE "lab_alerts" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_alerts" ADD CONSTRAINT "lab_alerts_panel_id_lab_panels_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."lab_panels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "lab_alerts" SET "urgent" = true WHERE "kind" = 'critical';