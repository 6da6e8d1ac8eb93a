CREATE TABLE "club"."page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "club"."canned_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club"."message_answers" (
	"message_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"mail_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_answers_message_id_rank_pk" PRIMARY KEY("message_id","rank")
);
--> statement-breakpoint
ALTER TABLE "club"."messages" ADD COLUMN "receipt_mail_id" uuid;--> statement-breakpoint
ALTER TABLE "club"."messages" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "club"."messages" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "club"."messages" ADD COLUMN "spam_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "club"."outgoing_mails" ADD COLUMN "follows" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "club"."article_feedback" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "club"."message_answers" ADD CONSTRAINT "message_answers_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "club"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."messages" ADD CONSTRAINT "messages_assigned_to_members_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "club"."members"("user_id") ON DELETE set null ON UPDATE no action;