CREATE TYPE "club"."join_decision" AS ENUM('confirmed', 'refused');--> statement-breakpoint
CREATE TYPE "club"."sending_kind" AS ENUM('invitations', 'letter');--> statement-breakpoint
CREATE TYPE "club"."sending_state" AS ENUM('waiting', 'sent', 'known', 'left-out', 'failed', 'stopped');--> statement-breakpoint
CREATE TABLE "club"."join_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decision" "club"."join_decision",
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "join_requests_person" UNIQUE("code_id","email")
);
--> statement-breakpoint
CREATE TABLE "club"."training_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"opened_by" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "training_codes_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "club"."letter_cuts" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"cut_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club"."sending_lines" (
	"sending_id" uuid NOT NULL,
	"email" text NOT NULL,
	"rank" integer NOT NULL,
	"role" "club"."member_role" DEFAULT 'athlete' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"member_id" uuid,
	"state" "club"."sending_state" DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"problem" text,
	CONSTRAINT "sending_lines_sending_id_email_pk" PRIMARY KEY("sending_id","email")
);
--> statement-breakpoint
CREATE TABLE "club"."sendings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "club"."sending_kind" NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "club"."join_requests" ADD CONSTRAINT "join_requests_code_id_training_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "club"."training_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."letter_cuts" ADD CONSTRAINT "letter_cuts_member_id_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "club"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."sending_lines" ADD CONSTRAINT "sending_lines_sending_id_sendings_id_fk" FOREIGN KEY ("sending_id") REFERENCES "club"."sendings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sending_lines_state_at_index" ON "club"."sending_lines" USING btree ("state","at");