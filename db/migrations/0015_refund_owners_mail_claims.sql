CREATE TYPE "club"."refund_owner" AS ENUM('service', 'team');--> statement-breakpoint
ALTER TYPE "club"."mail_status" ADD VALUE 'unsent';--> statement-breakpoint
ALTER TYPE "club"."refund_state" ADD VALUE 'pending';--> statement-breakpoint
ALTER TABLE "club"."outgoing_mails" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "club"."refunds" ADD COLUMN "owner" "club"."refund_owner";--> statement-breakpoint
ALTER TABLE "club"."refunds" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "club"."refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
-- Cards were given back by the payment service, unless it refused; all else by the team.
UPDATE "club"."refunds" SET
  "owner" = CASE WHEN "state" NOT IN ('due', 'failed') AND EXISTS (
    SELECT FROM "club"."payments" WHERE "payments"."id" = "refunds"."payment_id" AND "payment_method" = 'card')
    THEN 'service'::"club"."refund_owner" ELSE 'team'::"club"."refund_owner" END,
  "failed_at" = CASE WHEN "state" = 'failed' THEN now() END;--> statement-breakpoint
ALTER TABLE "club"."refunds" ALTER COLUMN "owner" SET NOT NULL;--> statement-breakpoint
-- Issued documents are kept ten years from the close of their financial year (C. com. L123-22), then may go, whole.
CREATE OR REPLACE FUNCTION "club"."documents_never_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.year + 10 < extract(year FROM now() AT TIME ZONE 'Europe/Paris') THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'club.documents rows are never changed';
END;
$$;
