CREATE TYPE "club"."camp_wait_state" AS ENUM('asked', 'waiting', 'offered', 'taken', 'lapsed', 'left', 'told', 'closed');--> statement-breakpoint
CREATE TABLE "club"."camp_closures" (
	"camp" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"reason" text NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "club"."camp_costs" (
	"key" uuid PRIMARY KEY NOT NULL,
	"camp" text NOT NULL,
	"label" text NOT NULL,
	"cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "camp_costs_cents" CHECK ("club"."camp_costs"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "club"."camp_waits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret" text NOT NULL,
	"camp" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"start_on" date NOT NULL,
	"waits_for" text NOT NULL,
	"places" integer NOT NULL,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"state" "club"."camp_wait_state" NOT NULL,
	"rank" double precision NOT NULL,
	"has_passed" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	"offered_until" timestamp with time zone,
	"booking_id" uuid,
	CONSTRAINT "camp_waits_secret_unique" UNIQUE("secret"),
	CONSTRAINT "camp_waits_places" CHECK ("club"."camp_waits"."places" BETWEEN 1 AND 30),
	CONSTRAINT "camp_waits_offer" CHECK (("club"."camp_waits"."state" <> 'offered') OR "club"."camp_waits"."offered_until" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "club"."booking_participants" ADD COLUMN "kept_cents" integer;--> statement-breakpoint
ALTER TABLE "club"."booking_participants" ADD COLUMN "papers_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "club"."camp_waits" ADD CONSTRAINT "camp_waits_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "club"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "camp_costs_camp" ON "club"."camp_costs" USING btree ("camp");--> statement-breakpoint
CREATE INDEX "camp_waits_camp" ON "club"."camp_waits" USING btree ("camp","state","rank");--> statement-breakpoint
CREATE INDEX "camp_waits_start" ON "club"."camp_waits" USING btree ("start_on");--> statement-breakpoint
CREATE UNIQUE INDEX "camp_waits_once" ON "club"."camp_waits" USING btree ("camp","waits_for",lower("email")) WHERE "club"."camp_waits"."state" IN ('asked', 'waiting', 'offered');
--> statement-breakpoint
CREATE TRIGGER "camp_waits_announce_places" AFTER INSERT OR UPDATE OF "state" ON "club"."camp_waits"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."announce_camp_places"();
--> statement-breakpoint
CREATE TRIGGER "camp_closures_announce_places" AFTER INSERT ON "club"."camp_closures"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."announce_camp_places"();
