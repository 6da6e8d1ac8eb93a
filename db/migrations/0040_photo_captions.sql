ALTER TABLE "club"."photos" ADD COLUMN "caption" text;
