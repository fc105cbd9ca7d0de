CREATE TABLE "report_links" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"report_id" text NOT NULL,
	"reader" text NOT NULL,
	"hash" text NOT NULL,
	"key" text,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "accesses" ADD COLUMN "reader" text;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_report_id_lab_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."lab_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_links_hash" ON "report_links" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "report_links_key" ON "report_links" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "report_links_report" ON "report_links" USING btree ("report_id");