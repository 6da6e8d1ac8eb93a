ALTER TABLE "club"."outgoing_mails" ADD COLUMN "unsubscribe_url" text;
