CREATE TYPE "club"."answer_kind" AS ENUM('going', 'maybe', 'passing');--> statement-breakpoint
CREATE TYPE "club"."competition_status" AS ENUM('proposed', 'confirmed', 'cancelled', 'refused');--> statement-breakpoint
CREATE TYPE "club"."goal_rank" AS ENUM('A', 'B', 'C');--> statement-breakpoint
CREATE TYPE "club"."race_outcome" AS ENUM('finished', 'abandoned', 'not-started');--> statement-breakpoint
CREATE TYPE "club"."reference_pace_kind" AS ENUM('vma', 'css');--> statement-breakpoint
CREATE TABLE "club"."article_feedback" (
	"member_id" uuid NOT NULL,
	"path" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_feedback_member_id_path_pk" PRIMARY KEY("member_id","path")
);
--> statement-breakpoint
CREATE TABLE "club"."article_reads" (
	"member_id" uuid NOT NULL,
	"path" text NOT NULL,
	"last_opened_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"heading" text,
	CONSTRAINT "article_reads_member_id_path_pk" PRIMARY KEY("member_id","path")
);
--> statement-breakpoint
CREATE TABLE "club"."calendar_version" (
	"is_only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "calendar_version_only" CHECK ("club"."calendar_version"."is_only" = 1)
);
--> statement-breakpoint
CREATE TABLE "club"."competitions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"discipline" text NOT NULL,
	"start_on" date NOT NULL,
	"end_on" date NOT NULL,
	"start_time" text,
	"place" text NOT NULL,
	"region" text NOT NULL,
	"formats" jsonb NOT NULL,
	"link" text,
	"registration_opens_on" date,
	"registration_closes_on" date,
	"status" "club"."competition_status" NOT NULL,
	"notes" text,
	"group_slug" text,
	"proposed_by" uuid,
	"sample_key" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competitions_sample_key_unique" UNIQUE("sample_key"),
	CONSTRAINT "competitions_span" CHECK ("club"."competitions"."end_on" BETWEEN "club"."competitions"."start_on" AND "club"."competitions"."start_on" + 30),
	CONSTRAINT "competitions_start_time" CHECK ("club"."competitions"."start_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "competitions_revision" CHECK ("club"."competitions"."revision" >= 0)
);
--> statement-breakpoint
CREATE TABLE "club"."feed_secrets" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"secret_hash" text NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_secrets_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "club"."member_visits" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"previous_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club"."participations" (
	"competition_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"answer" "club"."answer_kind" NOT NULL,
	"format" text,
	"goal" "club"."goal_rank",
	"target_seconds" integer,
	"car_sharing" text,
	"is_hidden" boolean NOT NULL,
	"outcome" "club"."race_outcome",
	"result_seconds" integer,
	"result_place" integer,
	"result_link" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "participations_competition_id_member_id_pk" PRIMARY KEY("competition_id","member_id"),
	CONSTRAINT "participations_figures" CHECK ("club"."participations"."target_seconds" > 0 AND "club"."participations"."result_seconds" > 0 AND "club"."participations"."result_place" > 0),
	CONSTRAINT "participations_result" CHECK ("club"."participations"."outcome" IS NOT NULL
      OR ("club"."participations"."result_seconds" IS NULL AND "club"."participations"."result_place" IS NULL AND "club"."participations"."result_link" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "club"."reference_paces" (
	"member_id" uuid NOT NULL,
	"kind" "club"."reference_pace_kind" NOT NULL,
	"amount" integer NOT NULL,
	"measured_on" date NOT NULL,
	"source" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reference_paces_member_id_kind_pk" PRIMARY KEY("member_id","kind"),
	CONSTRAINT "reference_paces_amount" CHECK ("club"."reference_paces"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "club"."reminder_cuts" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cut_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_cuts_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "club"."sent_reminders" (
	"key" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "club"."article_feedback" ADD CONSTRAINT "article_feedback_member_id_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "club"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."article_reads" ADD CONSTRAINT "article_reads_member_id_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "club"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."competitions" ADD CONSTRAINT "competitions_proposed_by_members_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "club"."members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."feed_secrets" ADD CONSTRAINT "feed_secrets_member_id_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "club"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."member_visits" ADD CONSTRAINT "member_visits_member_id_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "club"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."participations" ADD CONSTRAINT "participations_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "club"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."participations" ADD CONSTRAINT "participations_member_id_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "club"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."reference_paces" ADD CONSTRAINT "reference_paces_member_id_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "club"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."reminder_cuts" ADD CONSTRAINT "reminder_cuts_member_id_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "club"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."sent_reminders" ADD CONSTRAINT "sent_reminders_member_id_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "club"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competitions_days" ON "club"."competitions" USING btree ("start_on");--> statement-breakpoint
CREATE INDEX "competitions_proposed_by" ON "club"."competitions" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "participations_member" ON "club"."participations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sent_reminders_member" ON "club"."sent_reminders" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sent_reminders_sent" ON "club"."sent_reminders" USING btree ("sent_at");--> statement-breakpoint
INSERT INTO "club"."calendar_version" ("is_only", "version") VALUES (1, 1);
--> statement-breakpoint
-- Once a transaction, at its very end: those that change the calendar wait for each other only while they commit. Read in
-- the same statement as the calendar, the version says which state of it was read.
CREATE FUNCTION "club"."count_calendar_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('club.calendar_is_counted', true) = 'yes' THEN
    RETURN NULL;
  END IF;
  UPDATE club.calendar_version SET version = version + 1;
  PERFORM set_config('club.calendar_is_counted', 'yes', true);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "competitions_count_calendar_change" AFTER INSERT OR UPDATE OR DELETE ON "club"."competitions"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "club"."count_calendar_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "participations_count_calendar_change" AFTER INSERT OR UPDATE OR DELETE ON "club"."participations"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "club"."count_calendar_change"();
--> statement-breakpoint
-- Who is shown, and to whom.
CREATE CONSTRAINT TRIGGER "members_count_calendar_change" AFTER UPDATE ON "club"."members"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.status, OLD.groups, OLD.first_name, OLD.last_name)
  IS DISTINCT FROM (NEW.status, NEW.groups, NEW.first_name, NEW.last_name))
EXECUTE FUNCTION "club"."count_calendar_change"();
