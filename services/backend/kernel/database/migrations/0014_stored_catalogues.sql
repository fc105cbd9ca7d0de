CREATE TABLE "stored_catalogues" (
	"organization" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL
);
