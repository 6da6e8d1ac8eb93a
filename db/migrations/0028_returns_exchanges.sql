CREATE TYPE "club"."exchange_state" AS ENUM('open', 'done', 'cancelled');--> statement-breakpoint
CREATE TABLE "club"."order_exchanges" (
	"order_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"from_variant" text NOT NULL,
	"to_variant" text NOT NULL,
	"to_detail" text,
	"state" "club"."exchange_state" NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_exchanges_order_id_rank_pk" PRIMARY KEY("order_id","rank"),
	CONSTRAINT "order_exchanges_pieces" CHECK ("club"."order_exchanges"."quantity" >= 1 AND "club"."order_exchanges"."from_variant" <> "club"."order_exchanges"."to_variant"),
	CONSTRAINT "order_exchanges_ended" CHECK (("club"."order_exchanges"."state" = 'open') = ("club"."order_exchanges"."ended_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "club"."order_returns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club"."order_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"variant" text NOT NULL,
	"quantity" integer NOT NULL,
	"is_restocked" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_returns_quantity" CHECK ("club"."order_returns"."quantity" >= 1)
);
--> statement-breakpoint
ALTER TABLE "club"."orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "club"."order_exchanges" ADD CONSTRAINT "order_exchanges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "club"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "club"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_returns_order" ON "club"."order_returns" USING btree ("order_id");
--> statement-breakpoint
-- Who carries an order is known when it leaves, as its number is.
CREATE OR REPLACE FUNCTION "club"."orders_keep_their_word"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  happening text[] := ARRAY['stage', 'expires_at', 'received_on', 'carrier', 'tracking_number', 'user_id'];
  personal text[] := ARRAY['email', 'phone', 'first_name', 'last_name', 'address', 'billing', 'guardian', 'note'];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - happening = to_jsonb(OLD) - happening THEN
      RETURN NEW;
    END IF;
    IF OLD.placed_at < now() - interval '5 years'
      AND to_jsonb(NEW) - happening - personal = to_jsonb(OLD) - happening - personal THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'club.orders: an order is never deleted, and what was agreed never changed';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "order_returns_never_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "club"."order_returns"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."never_change"();
