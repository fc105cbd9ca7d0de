ALTER TABLE "lab_panels" ADD COLUMN "laboratory" text;--> statement-breakpoint
UPDATE "lab_panels" l SET "laboratory" = (SELECT r.laboratory FROM "lab_reports" r WHERE r.panel_id = l.id ORDER BY r.received_at, r.id LIMIT 1);
