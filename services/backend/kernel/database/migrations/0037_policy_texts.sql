CREATE TABLE "policy_texts" (
	"organization" text NOT NULL,
	"digest" text NOT NULL,
	"policy" text NOT NULL,
	"text" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "policy_texts_organization_digest_pk" PRIMARY KEY("organization","digest")
);
