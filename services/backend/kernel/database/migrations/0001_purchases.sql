CREATE TABLE "coupons" (
	"organization" text NOT NULL,
	"code" text NOT NULL,
	"percent" integer NOT NULL,
	"product_templates" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "coupons_organization_code_pk" PRIMARY KEY("organization","code")
);
--> statement-breakpoint
CREATE TABLE "lab_panels" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"product_template" text NOT NULL,
	"purchase" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailing_tags" (
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mailing_tags_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "membership_prices" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"membership" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"slug" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"intake_id" text,
	"bought" boolean NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"promo_code" text,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"intake_id" text,
	"purchase" text,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"provider_id" text,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"intake_id" text NOT NULL,
	"subscription_id" text,
	"product_template" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	"unavailable" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"product_template" text NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"card" text NOT NULL,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "sandbox_customers_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "sandbox_payments_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"shipped_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "started_memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"membership" text NOT NULL,
	"price_id" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"paid_with" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"organization" text NOT NULL,
	"user_id" text NOT NULL,
	"intake_id" text,
	"product_template" text NOT NULL,
	"product" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"duration" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount" integer NOT NULL,
	"coaching_link" text,
	"provider_id" text,
	"current_period_start" timestamp (3) with time zone,
	"current_period_end" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "products" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shipping_info" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "stripe_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mailchimp_id" text;--> statement-breakpoint
ALTER TABLE "lab_panels" ADD CONSTRAINT "lab_panels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_tags" ADD CONSTRAINT "mailing_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_prices" ADD CONSTRAINT "membership_prices_membership_memberships_id_fk" FOREIGN KEY ("membership") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_intake_id_intakes_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."intakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_intake_id_intakes_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."intakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_intake_id_intakes_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."intakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_product_template_product_templates_id_fk" FOREIGN KEY ("product_template") REFERENCES "public"."product_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "started_memberships" ADD CONSTRAINT "started_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "started_memberships" ADD CONSTRAINT "started_memberships_paid_with_intakes_id_fk" FOREIGN KEY ("paid_with") REFERENCES "public"."intakes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_intake_id_intakes_id_fk" FOREIGN KEY ("intake_id") REFERENCES "public"."intakes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lab_panels_purchase" ON "lab_panels" USING btree ("purchase");--> statement-breakpoint
CREATE INDEX "lab_panels_user" ON "lab_panels" USING btree ("user_id","product_template","created_at");--> statement-breakpoint
CREATE INDEX "membership_prices_membership" ON "membership_prices" USING btree ("membership");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_slug" ON "memberships" USING btree ("organization","slug");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_visit" ON "orders" USING btree ("intake_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_intake" ON "orders" USING btree ("intake_id") WHERE intake_id is not null and not bought;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key" ON "payments" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "payments_visit" ON "payments" USING btree ("intake_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_intake" ON "payments" USING btree ("intake_id") WHERE intake_id is not null and status in ('pending', 'authorized', 'captured');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_purchase" ON "payments" USING btree ("purchase") WHERE purchase is not null and status in ('pending', 'authorized', 'captured');--> statement-breakpoint
CREATE UNIQUE INDEX "prescriptions_product" ON "prescriptions" USING btree ("intake_id","product_template");--> statement-breakpoint
CREATE UNIQUE INDEX "product_templates_slug" ON "product_templates" USING btree ("organization","slug");--> statement-breakpoint
CREATE INDEX "products_template" ON "products" USING btree ("product_template","position");--> statement-breakpoint
CREATE UNIQUE INDEX "started_memberships_user" ON "started_memberships" USING btree ("user_id") WHERE status <> 'canceled';--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_intake" ON "subscriptions" USING btree ("intake_id","product_template") WHERE intake_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_waiting" ON "subscriptions" USING btree ("user_id","product_template") WHERE status = 'incomplete';