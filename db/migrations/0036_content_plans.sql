ALTER TYPE "club"."content_edit_kind" ADD VALUE 'drafted';
--> statement-breakpoint
ALTER TYPE "club"."content_edit_kind" ADD VALUE 'archived';
--> statement-breakpoint
ALTER TABLE "club"."content_revisions" DROP CONSTRAINT "content_revisions_text";
--> statement-breakpoint
ALTER TABLE "club"."content_revisions" ADD CONSTRAINT "content_revisions_text" CHECK (("club"."content_revisions"."kind"::text IN ('written', 'drafted')) = ("club"."content_revisions"."text" IS NOT NULL));
--> statement-breakpoint
CREATE TABLE "club"."content_plans" (
	"collection" text NOT NULL,
	"file" text NOT NULL,
	"draft" bigint,
	"based_on" bigint,
	"file_seen" text,
	"publish_at" timestamp with time zone,
	"withdraw_at" timestamp with time zone,
	"preview_secret" text,
	"problem" text,
	CONSTRAINT "content_plans_collection_file_pk" PRIMARY KEY("collection","file"),
	CONSTRAINT "content_plans_preview_secret_unique" UNIQUE("preview_secret"),
	CONSTRAINT "content_plans_publish" CHECK ("club"."content_plans"."publish_at" IS NULL OR "club"."content_plans"."draft" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "club"."content_plans" ADD CONSTRAINT "content_plans_draft_content_revisions_id_fk" FOREIGN KEY ("draft") REFERENCES "club"."content_revisions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE TABLE "club"."content_moves" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL
);
