ALTER TABLE "shipments" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK (status in ('draft', 'processing', 'shipped', 'delivered'));--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_status" CHECK (status in ('preparing', 'shipped', 'delivered'));--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_shipped" CHECK ((status = 'preparing') = (shipped_at is null));--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_delivered" CHECK ((status = 'delivered') = (delivered_at is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK (refunded_at is null or refunded > 0);