ALTER TABLE "club"."messages" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "club"."messages" ALTER COLUMN "subject" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "club"."messages" ALTER COLUMN "message" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "club"."messages" ADD COLUMN "from_page" text;