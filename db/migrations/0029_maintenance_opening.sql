CREATE TABLE "club"."maintenance" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"message" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "maintenance_is_one_row" CHECK ("club"."maintenance"."id")
);
--> statement-breakpoint
CREATE TABLE "club"."accepted_texts" (
	"page" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
