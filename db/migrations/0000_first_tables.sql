CREATE SCHEMA "club";
--> statement-breakpoint
CREATE TYPE "club"."declaration_kind" AS ENUM('withdrawal', 'cancellation');--> statement-breakpoint
CREATE TYPE "club"."mail_status" AS ENUM('waiting', 'sent', 'kept', 'failed');--> statement-breakpoint
CREATE TABLE "club"."declarations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"kind" "club"."declaration_kind" NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"wished_end_on" date,
	"legitimate_reason" text,
	"comment" text,
	"fingerprint" text NOT NULL,
	CONSTRAINT "declarations_reference_unique" UNIQUE("reference"),
	CONSTRAINT "declarations_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "club"."messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "club"."outgoing_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"status" "club"."mail_status" DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
