CREATE TYPE "club"."content_edit_kind" AS ENUM('written', 'hidden', 'forgotten');--> statement-breakpoint
CREATE TABLE "club"."content_documents" (
	"collection" text NOT NULL,
	"file" text NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "content_documents_collection_file_pk" PRIMARY KEY("collection","file")
);
--> statement-breakpoint
CREATE TABLE "club"."content_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club"."content_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"collection" text NOT NULL,
	"file" text NOT NULL,
	"kind" "club"."content_edit_kind" NOT NULL,
	"text" text,
	"author" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_revisions_text" CHECK (("kind" = 'written') = ("text" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "club"."content_documents" ADD CONSTRAINT "content_documents_revision_content_revisions_id_fk" FOREIGN KEY ("revision") REFERENCES "club"."content_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_revisions_place" ON "club"."content_revisions" USING btree ("collection","file","id");--> statement-breakpoint
-- What was saved stays as it was saved. After three years the purge may remove it, and takes the author off what is still shown.
CREATE FUNCTION "club"."content_revisions_never_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  nameless "club"."content_revisions";
BEGIN
  IF TG_OP <> 'TRUNCATE' AND OLD.created_at < now() - interval '3 years' THEN
    IF TG_OP = 'DELETE' THEN
      RETURN OLD;
    END IF;
    nameless := OLD;
    nameless.author := NULL;
    nameless.note := NULL;
    IF NEW IS NOT DISTINCT FROM nameless THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'club.content_revisions rows are never changed';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "content_revisions_never_change" BEFORE UPDATE OR DELETE ON "club"."content_revisions"
FOR EACH ROW EXECUTE FUNCTION "club"."content_revisions_never_change"();
--> statement-breakpoint
-- TRUNCATE fires no row trigger.
CREATE TRIGGER "content_revisions_never_truncated" BEFORE TRUNCATE ON "club"."content_revisions"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."content_revisions_never_change"();
