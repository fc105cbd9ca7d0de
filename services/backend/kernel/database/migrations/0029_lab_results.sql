CREATE TABLE "lab_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"report_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"panel_id" text NOT NULL,
	"laboratory" text NOT NULL,
	"identifier" text NOT NULL,
	"status" text NOT NULL,
	"version_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"digest" text NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"performer" text,
	"collected_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"fasting" boolean,
	"comment" text,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_results" (
	"id" text PRIMARY KEY NOT NULL,
	"report_id" text NOT NULL,
	"digest" text NOT NULL,
	"identifier" text NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"biomarker" text,
	"aside" text,
	"value" double precision,
	"comparator" text,
	"low" double precision,
	"high" double precision,
	"critical" boolean NOT NULL,
	"sent" jsonb NOT NULL,
	"collected_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lab_panels" ADD COLUMN "status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_panels" ADD COLUMN "status_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lab_alerts" ADD CONSTRAINT "lab_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_alerts" ADD CONSTRAINT "lab_alerts_report_id_lab_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."lab_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD CONSTRAINT "lab_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD CONSTRAINT "lab_reports_panel_id_lab_panels_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."lab_panels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_results" ADD CONSTRAINT "lab_results_report_id_lab_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."lab_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_alerts_organization" ON "lab_alerts" USING btree ("organization","created_at");--> statement-breakpoint
CREATE INDEX "lab_alerts_user" ON "lab_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lab_reports_user" ON "lab_reports" USING btree ("user_id","collected_at");--> statement-breakpoint
CREATE INDEX "lab_reports_panel" ON "lab_reports" USING btree ("panel_id");--> statement-breakpoint
CREATE INDEX "lab_results_report" ON "lab_results" USING btree ("report_id","digest");