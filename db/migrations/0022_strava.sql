CREATE TABLE "club"."strava_answers" (
	"athlete_id" bigint NOT NULL,
	"question" text NOT NULL,
	"sealed" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "strava_answers_athlete_id_question_pk" PRIMARY KEY("athlete_id","question")
);
--> statement-breakpoint
CREATE TABLE "club"."strava_athletes" (
	"athlete_id" bigint PRIMARY KEY NOT NULL,
	"sealed_tokens" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"scopes" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club"."strava_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"athlete_id" bigint NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "club"."strava_answers" ADD CONSTRAINT "strava_answers_athlete_id_strava_athletes_athlete_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "club"."strava_athletes"("athlete_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."strava_connections" ADD CONSTRAINT "strava_connections_athlete_id_strava_athletes_athlete_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "club"."strava_athletes"("athlete_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "strava_connections_athlete" ON "club"."strava_connections" USING btree ("athlete_id");