CREATE TABLE "visit_stops" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"intake_id" text NOT NULL,
	"template_id" text NOT NULL,
	"stop" text NOT NULL,
	"kind" text NOT NULL,
	"answers" jsonb NOT NULL,
	"raised_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"cleared_at" timestamp (3) with time zone,
	"cleared_by" text
);
--> statement-breakpoint
ALTER TABLE "visit_stops" ADD CONSTRAINT "visit_stops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_stops" ADD CONSTRAINT "visit_stops_intake_id_intakes_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."intakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_stops_raised" ON "visit_stops" USING btree ("intake_id","stop","kind") WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX "visit_stops_user" ON "visit_stops" USING btree ("user_id","template_id");--> statement-breakpoint
CREATE INDEX "visit_stops_organization" ON "visit_stops" USING btree ("organization","raised_at");