CREATE TYPE "club"."booking_stage" AS ENUM('held', 'booked', 'cancelled', 'expired');--> statement-breakpoint
ALTER TYPE "club"."delivery_kind" ADD VALUE 'none';--> statement-breakpoint
CREATE TABLE "club"."booking_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club"."booking_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"act" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"author" text,
	"facts" jsonb
);
--> statement-breakpoint
CREATE TABLE "club"."booking_instalments" (
	"booking_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"cents" integer NOT NULL,
	"due_on" date NOT NULL,
	"asked_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "booking_instalments_booking_id_rank_pk" PRIMARY KEY("booking_id","rank"),
	CONSTRAINT "booking_instalments_cents" CHECK ("club"."booking_instalments"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "club"."booking_participants" (
	"booking_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"born_on" date,
	"email" text,
	"phone" text,
	"licence" text,
	"level_group" text,
	"diet" text,
	"room_mate" text,
	"emergency_name" text,
	"emergency_phone" text,
	"guardian_name" text,
	"guardian_email" text,
	"fitness_declared_at" timestamp with time zone NOT NULL,
	"tariff" text NOT NULL,
	"price_cents" integer NOT NULL,
	"options" jsonb NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "booking_participants_booking_id_rank_pk" PRIMARY KEY("booking_id","rank"),
	CONSTRAINT "booking_participants_cents" CHECK ("club"."booking_participants"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "club"."bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" uuid NOT NULL,
	"secret" text NOT NULL,
	"camp" text NOT NULL,
	"start_on" date NOT NULL,
	"end_on" date NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"stage" "club"."booking_stage" DEFAULT 'held' NOT NULL,
	"recap" text NOT NULL,
	"agreed" jsonb NOT NULL,
	CONSTRAINT "bookings_key_unique" UNIQUE("key"),
	CONSTRAINT "bookings_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "club"."camp_desks" (
	"camp" text PRIMARY KEY NOT NULL,
	"places" integer NOT NULL,
	"quotas" jsonb NOT NULL,
	CONSTRAINT "camp_desks_places" CHECK ("club"."camp_desks"."places" >= 0)
);
--> statement-breakpoint
ALTER TABLE "club"."orders" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "club"."orders" ADD COLUMN "instalment" integer;--> statement-breakpoint
ALTER TABLE "club"."booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "club"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."booking_instalments" ADD CONSTRAINT "booking_instalments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "club"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."booking_participants" ADD CONSTRAINT "booking_participants_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "club"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_booking" ON "club"."booking_events" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "booking_instalments_due" ON "club"."booking_instalments" USING btree ("due_on") WHERE "club"."booking_instalments"."paid_at" IS NULL;--> statement-breakpoint
CREATE INDEX "bookings_camp" ON "club"."bookings" USING btree ("camp","stage");--> statement-breakpoint
CREATE INDEX "bookings_end" ON "club"."bookings" USING btree ("end_on");--> statement-breakpoint
ALTER TABLE "club"."orders" ADD CONSTRAINT "orders_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "club"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_booking" ON "club"."orders" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "club"."orders" ADD CONSTRAINT "orders_booking" CHECK (("club"."orders"."booking_id" IS NULL) = ("club"."orders"."instalment" IS NULL));
--> statement-breakpoint
CREATE FUNCTION "club"."bookings_keep_their_word"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'stage' = to_jsonb(OLD) - 'stage' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'club.bookings: a booking is never deleted, and what was agreed never changed';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "bookings_keep_their_word" BEFORE UPDATE OR DELETE ON "club"."bookings"
FOR EACH ROW EXECUTE FUNCTION "club"."bookings_keep_their_word"();
--> statement-breakpoint
CREATE TRIGGER "booking_events_never_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "club"."booking_events"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."never_change"();
--> statement-breakpoint
CREATE FUNCTION "club"."announce_camp_places"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('camp_places', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "bookings_announce_places" AFTER INSERT OR UPDATE OF "stage" ON "club"."bookings"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."announce_camp_places"();
--> statement-breakpoint
CREATE TRIGGER "booking_participants_announce_places" AFTER UPDATE OF "left_at" ON "club"."booking_participants"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."announce_camp_places"();
