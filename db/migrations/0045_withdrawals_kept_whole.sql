ALTER TABLE "club"."refunds" DROP CONSTRAINT "refunds_cents";--> statement-breakpoint
ALTER TABLE "club"."refunds" ADD CONSTRAINT "refunds_cents" CHECK ("club"."refunds"."cents" >= 0);