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
--> statement-breakpoint
-- The club says when its financial year closes; none closes before the day of its documents.
CREATE OR REPLACE FUNCTION "club"."documents_never_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.issued_at + interval '10 years' < now() THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'club.documents rows are never changed';
END;
$$;
