CREATE INDEX "payments_bought" ON "payments" USING btree ("purchase");--> statement-breakpoint
CREATE INDEX "subscriptions_provider" ON "subscriptions" USING btree ("provider_id");