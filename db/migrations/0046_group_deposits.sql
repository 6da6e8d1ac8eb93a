ALTER TABLE "club"."order_lines" ADD COLUMN "balance_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "club"."orders" ADD COLUMN "balance_of" uuid;--> statement-breakpoint
ALTER TABLE "club"."collective_members" ADD COLUMN "balance_on" date;--> statement-breakpoint
ALTER TABLE "club"."collective_members" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "club"."collective_members" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "club"."collective_orders" ADD COLUMN "deposit_cents" integer;--> statement-breakpoint
ALTER TABLE "club"."collective_orders" ADD COLUMN "balance_days" integer;--> statement-breakpoint
ALTER TABLE "club"."orders" ADD CONSTRAINT "orders_balance_of_orders_id_fk" FOREIGN KEY ("balance_of") REFERENCES "club"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_balance" ON "club"."orders" USING btree ("balance_of") WHERE "club"."orders"."balance_of" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "club"."order_lines" ADD CONSTRAINT "order_lines_balance" CHECK ("club"."order_lines"."balance_cents" >= 0);--> statement-breakpoint
ALTER TABLE "club"."orders" ADD CONSTRAINT "orders_balance" CHECK ("club"."orders"."balance_of" IS NULL OR "club"."orders"."delivery"::text = 'none');--> statement-breakpoint
ALTER TABLE "club"."collective_orders" ADD CONSTRAINT "collective_orders_deposit" CHECK ("club"."collective_orders"."deposit_cents" > 0 AND "club"."collective_orders"."balance_days" BETWEEN 0 AND 365
      OR ("club"."collective_orders"."deposit_cents" IS NULL AND "club"."collective_orders"."balance_days" IS NULL));