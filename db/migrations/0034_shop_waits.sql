CREATE TYPE "club"."collective_state" AS ENUM('open', 'confirmed', 'ending', 'cancelled');--> statement-breakpoint
CREATE TABLE "club"."restock_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club"."restock_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"identifier" text NOT NULL,
	"variant" text NOT NULL,
	"email" text,
	"secret" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "restock_requests_secret" UNIQUE("secret"),
	CONSTRAINT "restock_requests_address" UNIQUE("identifier","variant","email"),
	CONSTRAINT "restock_requests_told" CHECK (("club"."restock_requests"."told_at" IS NULL) = ("club"."restock_requests"."email" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "club"."collective_members" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"collective_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club"."collective_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"minimum" integer NOT NULL,
	"delivery_on" date NOT NULL,
	"state" "club"."collective_state" DEFAULT 'open' NOT NULL,
	"announced_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "collective_orders_window" CHECK ("club"."collective_orders"."opens_at" < "club"."collective_orders"."closes_at"),
	CONSTRAINT "collective_orders_minimum" CHECK ("club"."collective_orders"."minimum" BETWEEN 1 AND 10000),
	CONSTRAINT "collective_orders_ended" CHECK (("club"."collective_orders"."state" = 'open') = ("club"."collective_orders"."ended_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "club"."collective_members" ADD CONSTRAINT "collective_members_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "club"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."collective_members" ADD CONSTRAINT "collective_members_collective_id_collective_orders_id_fk" FOREIGN KEY ("collective_id") REFERENCES "club"."collective_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restock_requests_waiting" ON "club"."restock_requests" USING btree ("identifier","variant","confirmed_at") WHERE "club"."restock_requests"."told_at" IS NULL;--> statement-breakpoint
CREATE INDEX "collective_members_of" ON "club"."collective_members" USING btree ("collective_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collective_orders_open" ON "club"."collective_orders" USING btree ("identifier") WHERE "club"."collective_orders"."state" = 'open';
--> statement-breakpoint
CREATE TRIGGER office_told AFTER INSERT OR UPDATE OR DELETE ON club.restock_requests FOR EACH STATEMENT EXECUTE FUNCTION club.tell_office();
--> statement-breakpoint
-- Pages that show a product show its collective order.
CREATE FUNCTION "club"."announce_collective_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('stock_state', NEW.identifier);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "announce_collective_order" AFTER INSERT OR UPDATE ON "club"."collective_orders"
FOR EACH ROW EXECUTE FUNCTION "club"."announce_collective_order"();
