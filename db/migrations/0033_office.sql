ALTER TYPE "club"."member_role" ADD VALUE 'assistant';
--> statement-breakpoint
CREATE TABLE "club"."office_notices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"rooms" text[] DEFAULT '{}' NOT NULL,
	"quiet_from" integer NOT NULL,
	"quiet_until" integer NOT NULL,
	"by_mail" boolean NOT NULL,
	"told" text[] DEFAULT '{}' NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "club"."push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"secret" text NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "club"."members" ADD COLUMN "rooms" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "club"."office_notices" ADD CONSTRAINT "office_notices_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "club"."members"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "club"."push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "club"."members"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "club"."push_subscriptions" USING btree ("user_id");
--> statement-breakpoint
CREATE FUNCTION "club"."tell_office"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('office_changed', '');
    RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE watched text;
BEGIN
    FOREACH watched IN ARRAY ARRAY['orders', 'payments', 'refunds', 'order_withdrawals', 'messages', 'competitions', 'members', 'stock', 'alarms'] LOOP
        EXECUTE format('CREATE TRIGGER office_told AFTER INSERT OR UPDATE OR DELETE ON club.%I FOR EACH STATEMENT EXECUTE FUNCTION club.tell_office()', watched);
    END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER office_told AFTER UPDATE OF status ON club.outgoing_mails FOR EACH STATEMENT EXECUTE FUNCTION club.tell_office();
--> statement-breakpoint
CREATE TRIGGER office_told AFTER UPDATE OF ended_at ON club.sessions FOR EACH STATEMENT EXECUTE FUNCTION club.tell_office();
