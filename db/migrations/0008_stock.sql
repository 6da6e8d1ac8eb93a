CREATE TYPE "club"."stock_reason" AS ENUM('entry', 'reservation', 'release', 'return', 'sale', 'correction');--> statement-breakpoint
CREATE TABLE "club"."price_changes" (
	"identifier" text NOT NULL,
	"on" date NOT NULL,
	"rank" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"asked_cents" integer NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_changes_identifier_on_rank_pk" PRIMARY KEY("identifier","on","rank"),
	CONSTRAINT "price_changes_cents" CHECK ("asked_cents" BETWEEN 0 AND "price_cents")
);
--> statement-breakpoint
CREATE TABLE "club"."stock" (
	"identifier" text NOT NULL,
	"variant" text NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "stock_identifier_variant_pk" PRIMARY KEY("identifier","variant"),
	CONSTRAINT "stock_pieces" CHECK ("pieces" >= 0)
);
--> statement-breakpoint
CREATE TABLE "club"."stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club"."stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"identifier" text NOT NULL,
	"variant" text NOT NULL,
	"reason" "club"."stock_reason" NOT NULL,
	"quantity" integer NOT NULL,
	"order_id" uuid,
	"author" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_direction" CHECK (CASE WHEN "reason" IN ('reservation', 'sale') THEN "quantity" < 0
        WHEN "reason" = 'correction' THEN "quantity" <> 0
        ELSE "quantity" > 0 END),
	CONSTRAINT "stock_movements_for_order" CHECK ("order_id" IS NOT NULL OR "reason" NOT IN ('reservation', 'release'))
);
--> statement-breakpoint
ALTER TABLE "club"."stock_movements" ADD CONSTRAINT "stock_movements_stock_fk" FOREIGN KEY ("identifier","variant") REFERENCES "club"."stock"("identifier","variant") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_variant" ON "club"."stock_movements" USING btree ("identifier","variant","id");--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "club"."stock_movements" USING btree ("order_id");--> statement-breakpoint
-- What moved stays as it was noted. After three years the nightly upkeep may take off who noted it, and with which words.
CREATE FUNCTION "club"."stock_movements_never_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  nameless "club"."stock_movements";
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.at < now() - interval '3 years' THEN
    nameless := OLD;
    nameless.author := NULL;
    nameless.note := NULL;
    IF NEW IS NOT DISTINCT FROM nameless THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'club.stock_movements rows are never changed';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "stock_movements_never_change" BEFORE UPDATE OR DELETE ON "club"."stock_movements"
FOR EACH ROW EXECUTE FUNCTION "club"."stock_movements_never_change"();
--> statement-breakpoint
-- TRUNCATE fires no row trigger.
CREATE TRIGGER "stock_movements_never_truncated" BEFORE TRUNCATE ON "club"."stock_movements"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."stock_movements_never_change"();
--> statement-breakpoint
-- The proof of every price that was asked: the reference of announced reductions.
CREATE FUNCTION "club"."price_changes_never_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'club.price_changes rows are never changed';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "price_changes_never_change" BEFORE UPDATE OR DELETE ON "club"."price_changes"
FOR EACH ROW EXECUTE FUNCTION "club"."price_changes_never_change"();
--> statement-breakpoint
CREATE TRIGGER "price_changes_never_truncated" BEFORE TRUNCATE ON "club"."price_changes"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."price_changes_never_change"();
