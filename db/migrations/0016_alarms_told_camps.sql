CREATE TABLE "club"."alarms" (
	"task" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "alarms_failures" CHECK ("club"."alarms"."failures" > 0)
);
--> statement-breakpoint
CREATE TABLE "club"."told_camps" (
	"slug" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"sequence" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
