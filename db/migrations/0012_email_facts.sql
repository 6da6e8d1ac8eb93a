ALTER TABLE "club"."outgoing_mails" ALTER COLUMN "html" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "club"."outgoing_mails" ALTER COLUMN "text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "club"."outgoing_mails" ADD COLUMN "facts" jsonb;