ALTER TYPE "club"."stock_reason" ADD VALUE 'loss';--> statement-breakpoint
ALTER TABLE "club"."stock_movements" DROP CONSTRAINT "stock_movements_direction";--> statement-breakpoint
ALTER TABLE "club"."stock" ADD COLUMN "alert_at" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "club"."stock_movements" ADD COLUMN "key" uuid;--> statement-breakpoint
ALTER TABLE "club"."stock_movements" ADD CONSTRAINT "stock_movements_key" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "club"."stock" ADD CONSTRAINT "stock_alert" CHECK ("club"."stock"."alert_at" BETWEEN 0 AND 100000);--> statement-breakpoint
ALTER TABLE "club"."stock_movements" ADD CONSTRAINT "stock_movements_direction" CHECK (CASE WHEN "club"."stock_movements"."reason"::text IN ('reservation', 'sale', 'loss') THEN "club"."stock_movements"."quantity" < 0
        WHEN "club"."stock_movements"."reason"::text = 'correction' THEN "club"."stock_movements"."quantity" <> 0
        ELSE "club"."stock_movements"."quantity" > 0 END);
