CREATE TABLE "club"."booking_gifts" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"words" text NOT NULL,
	"tell_on" date NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "booking_gifts_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "club"."booking_told" (
	"booking_id" uuid NOT NULL,
	"about" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_told_booking_id_about_pk" PRIMARY KEY("booking_id","about")
);
--> statement-breakpoint
CREATE TABLE "club"."camp_guides" (
	"camp" text PRIMARY KEY NOT NULL,
	"packing" text NOT NULL,
	"papers" text NOT NULL,
	"meeting" text NOT NULL,
	"weather" text NOT NULL,
	"photos_url" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club"."car_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"camp" text NOT NULL,
	"way" text NOT NULL,
	"seats" integer NOT NULL,
	"from_place" text NOT NULL,
	"to_place" text NOT NULL,
	"first_name" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "car_shares_seats" CHECK ("club"."car_shares"."seats" BETWEEN 1 AND 8)
);
--> statement-breakpoint
CREATE TABLE "club"."package_forms" (
	"key" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club"."participant_notes" (
	"booking_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"is_named" boolean DEFAULT false NOT NULL,
	"arrived_at" timestamp with time zone,
	CONSTRAINT "participant_notes_booking_id_rank_pk" PRIMARY KEY("booking_id","rank")
);
--> statement-breakpoint
CREATE TABLE "club"."participants_pages" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "participants_pages_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "club"."voucher_uses" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"email" text,
	"cents" integer NOT NULL,
	CONSTRAINT "voucher_uses_cents" CHECK ("club"."voucher_uses"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "club"."vouchers" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"camp" text,
	"from_on" date,
	"until_on" date,
	"uses" integer,
	"uses_per_person" integer,
	"is_for_members" boolean NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "vouchers_value" CHECK ("club"."vouchers"."value" > 0 AND ("club"."vouchers"."kind" = 'amount' OR ("club"."vouchers"."kind" = 'percent' AND "club"."vouchers"."value" <= 90))),
	CONSTRAINT "vouchers_uses" CHECK ("club"."vouchers"."uses" > 0 AND "club"."vouchers"."uses_per_person" > 0)
);
--> statement-breakpoint
ALTER TABLE "club"."order_lines" DROP CONSTRAINT "order_lines_quantity";--> statement-breakpoint
ALTER TABLE "club"."booking_gifts" ADD CONSTRAINT "booking_gifts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "club"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."booking_told" ADD CONSTRAINT "booking_told_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "club"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."car_shares" ADD CONSTRAINT "car_shares_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "club"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."participant_notes" ADD CONSTRAINT "participant_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "club"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."participants_pages" ADD CONSTRAINT "participants_pages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "club"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."voucher_uses" ADD CONSTRAINT "voucher_uses_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "club"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."voucher_uses" ADD CONSTRAINT "voucher_uses_code_vouchers_code_fk" FOREIGN KEY ("code") REFERENCES "club"."vouchers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_gifts_due" ON "club"."booking_gifts" USING btree ("tell_on") WHERE "club"."booking_gifts"."told_at" IS NULL;--> statement-breakpoint
CREATE INDEX "car_shares_camp" ON "club"."car_shares" USING btree ("camp");--> statement-breakpoint
CREATE INDEX "voucher_uses_code" ON "club"."voucher_uses" USING btree ("code");--> statement-breakpoint
ALTER TABLE "club"."order_lines" ADD CONSTRAINT "order_lines_quantity" CHECK ("club"."order_lines"."quantity" >= 1 AND ("club"."order_lines"."unit_price_cents" >= 0 OR "club"."order_lines"."variant" = 'remise'));
--> statement-breakpoint
-- A camp that is booked, or no longer, is in the own calendar of who booked it.
CREATE CONSTRAINT TRIGGER "bookings_count_calendar_change" AFTER UPDATE OF "stage" ON "club"."bookings"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD.stage = 'booked') IS DISTINCT FROM (NEW.stage = 'booked'))
EXECUTE FUNCTION "club"."count_calendar_change"();
