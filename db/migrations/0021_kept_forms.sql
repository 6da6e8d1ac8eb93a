CREATE TABLE "club"."kept_forms" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"path" text NOT NULL,
	"typed" jsonb NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
