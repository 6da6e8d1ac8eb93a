CREATE TYPE "club"."testimonial_status" AS ENUM('asked', 'waiting', 'change-asked', 'approved', 'refused', 'withdrawn');--> statement-breakpoint
CREATE TABLE "club"."testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"member_id" uuid,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"status" "club"."testimonial_status" NOT NULL,
	"discipline" text,
	"title" text,
	"text" text,
	"author" text,
	"lived_on" date,
	"scope" text,
	"consented_at" timestamp with time zone,
	"written_at" timestamp with time zone,
	"word" text,
	"decided_at" timestamp with time zone,
	"published_on" date,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "testimonials_secretHash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "testimonials_agreed" CHECK ("club"."testimonials"."status" NOT IN ('waiting', 'approved') OR ("club"."testimonials"."title" IS NOT NULL AND "club"."testimonials"."text" IS NOT NULL AND "club"."testimonials"."author" IS NOT NULL AND "club"."testimonials"."scope" IS NOT NULL AND "club"."testimonials"."consented_at" IS NOT NULL AND "club"."testimonials"."lived_on" IS NOT NULL)),
	CONSTRAINT "testimonials_published" CHECK ("club"."testimonials"."status" <> 'approved' OR "club"."testimonials"."published_on" IS NOT NULL),
	CONSTRAINT "testimonials_withdrawn" CHECK ("club"."testimonials"."status" <> 'withdrawn' OR ("club"."testimonials"."text" IS NULL AND "club"."testimonials"."author" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "club"."testimonials" ADD CONSTRAINT "testimonials_member_id_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "club"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "testimonials_status_index" ON "club"."testimonials" USING btree ("status");--> statement-breakpoint
CREATE INDEX "testimonials_member_id_index" ON "club"."testimonials" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "testimonials_email" ON "club"."testimonials" USING btree (lower("email"));--> statement-breakpoint
CREATE FUNCTION "club"."tell_testimonials"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('testimonials_changed', '');
    PERFORM pg_notify('office_changed', '');
    RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER testimonials_told AFTER INSERT OR UPDATE OR DELETE ON "club"."testimonials" FOR EACH STATEMENT EXECUTE FUNCTION "club"."tell_testimonials"();
