CREATE TABLE "accesses" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"organization" text NOT NULL,
	"patient" text NOT NULL,
	"actor" text,
	"session" text,
	"route" text NOT NULL,
	"ids" jsonb NOT NULL,
	"status" integer NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "accesses_patient" ON "accesses" USING btree ("patient","id");--> statement-breakpoint
CREATE INDEX "accesses_at" ON "accesses" USING brin ("at");