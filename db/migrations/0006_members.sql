CREATE TYPE "club"."member_role" AS ENUM('athlete', 'admin');--> statement-breakpoint
CREATE TYPE "club"."member_status" AS ENUM('invited', 'active', 'suspended', 'ended');--> statement-breakpoint
CREATE TABLE "club"."journal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text,
	"subject_name" text DEFAULT '' NOT NULL,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "club"."members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" "club"."member_role" NOT NULL,
	"status" "club"."member_status" NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"invited_at" timestamp with time zone,
	"joined_on" date,
	"ended_on" date,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "members_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "club"."recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "club"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "club"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_at_index" ON "club"."journal" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "members_status_last_name_index" ON "club"."members" USING btree ("status","last_name");