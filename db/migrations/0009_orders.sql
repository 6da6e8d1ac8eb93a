CREATE TYPE "club"."delivery_kind" AS ENUM('envoi', 'remise');--> statement-breakpoint
CREATE TYPE "club"."document_kind" AS ENUM('invoice', 'credit-note');--> statement-breakpoint
CREATE TYPE "club"."order_stage" AS ENUM('placed', 'preparing', 'ready', 'sent', 'received', 'cancelled', 'expired');--> statement-breakpoint
CREATE TYPE "club"."payment_fate" AS ENUM('settles', 'held', 'given-back');--> statement-breakpoint
CREATE TYPE "club"."payment_means" AS ENUM('carte', 'virement', 'sur-place');--> statement-breakpoint
CREATE TYPE "club"."refund_state" AS ENUM('due', 'asked', 'done', 'failed');--> statement-breakpoint
CREATE SEQUENCE "club"."order_ranks" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "club"."checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club"."document_sequence" (
	"is_only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"year" integer NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "document_sequence_only" CHECK ("club"."document_sequence"."is_only" = 1)
);
--> statement-breakpoint
CREATE TABLE "club"."documents" (
	"number" text PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"rank" integer NOT NULL,
	"kind" "club"."document_kind" NOT NULL,
	"order_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "documents_rank" CHECK ("club"."documents"."rank" >= 1)
);
--> statement-breakpoint
CREATE TABLE "club"."order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club"."order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"act" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"author" text,
	"facts" jsonb
);
--> statement-breakpoint
CREATE TABLE "club"."order_letters" (
	"order_id" uuid NOT NULL,
	"letter" text NOT NULL,
	"facts" jsonb,
	"asked_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone,
	CONSTRAINT "order_letters_order_id_letter_pk" PRIMARY KEY("order_id","letter")
);
--> statement-breakpoint
CREATE TABLE "club"."order_lines" (
	"order_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"identifier" text NOT NULL,
	"variant" text NOT NULL,
	"label" text NOT NULL,
	"detail" text,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"regime" text NOT NULL,
	"art" jsonb,
	CONSTRAINT "order_lines_order_id_rank_pk" PRIMARY KEY("order_id","rank"),
	CONSTRAINT "order_lines_quantity" CHECK ("club"."order_lines"."quantity" >= 1 AND "club"."order_lines"."unit_price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "club"."order_withdrawals" (
	"declaration_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"declared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club"."orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" uuid NOT NULL,
	"number" text NOT NULL,
	"secret" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"phone" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"address" jsonb,
	"billing" jsonb,
	"guardian" jsonb,
	"note" text,
	"means" "club"."payment_means" NOT NULL,
	"delivery" "club"."delivery_kind" NOT NULL,
	"delivery_option" text NOT NULL,
	"delivery_cents" integer NOT NULL,
	"standard_delivery_cents" integer NOT NULL,
	"goods_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"recap" text NOT NULL,
	"terms" text NOT NULL,
	"agreed" jsonb NOT NULL,
	"stage" "club"."order_stage" DEFAULT 'placed' NOT NULL,
	"expires_at" timestamp with time zone,
	"received_on" date,
	"tracking_number" text,
	CONSTRAINT "orders_key_unique" UNIQUE("key"),
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_secret_unique" UNIQUE("secret"),
	CONSTRAINT "orders_totals" CHECK ("club"."orders"."goods_cents" >= 0 AND "club"."orders"."delivery_cents" >= 0
      AND "club"."orders"."total_cents" = "club"."orders"."goods_cents" + "club"."orders"."delivery_cents"),
	CONSTRAINT "orders_on_site" CHECK ("club"."orders"."means" <> 'sur-place' OR "club"."orders"."delivery" = 'remise')
);
--> statement-breakpoint
CREATE TABLE "club"."payment_announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"payment_id" text,
	"kind" text NOT NULL,
	"decision" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club"."payment_attempts" (
	"order_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"checkout_id" text,
	"url" text,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_order_id_rank_pk" PRIMARY KEY("order_id","rank"),
	CONSTRAINT "payment_attempts_checkoutId_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
CREATE TABLE "club"."payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"means" "club"."payment_means" NOT NULL,
	"received_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"fate" "club"."payment_fate",
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_cents" CHECK ("club"."payments"."received_cents" >= 0 AND "club"."payments"."refunded_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "club"."refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"rank" integer,
	"payment_id" text,
	"cents" integer NOT NULL,
	"refund" jsonb,
	"document" text,
	"state" "club"."refund_state" NOT NULL,
	"provider_id" text,
	"last_error" text,
	"decided_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_cents" CHECK ("club"."refunds"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "club"."terms_texts" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"updated_on" date NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "club"."outgoing_mails" ADD COLUMN "documents" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "club"."documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "club"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "club"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."order_letters" ADD CONSTRAINT "order_letters_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "club"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "club"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."order_withdrawals" ADD CONSTRAINT "order_withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "club"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."orders" ADD CONSTRAINT "orders_terms_terms_texts_fingerprint_fk" FOREIGN KEY ("terms") REFERENCES "club"."terms_texts"("fingerprint") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."payment_announcements" ADD CONSTRAINT "payment_announcements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "club"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "club"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "club"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "club"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club"."refunds" ADD CONSTRAINT "refunds_document_documents_number_fk" FOREIGN KEY ("document") REFERENCES "club"."documents"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_saved" ON "club"."checkouts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "documents_order" ON "club"."documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "club"."order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_withdrawals_order" ON "club"."order_withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "club"."orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "club"."orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_email" ON "club"."orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_expiring" ON "club"."orders" USING btree ("expires_at") WHERE "club"."orders"."stage" = 'placed';--> statement-breakpoint
CREATE INDEX "payments_order" ON "club"."payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "club"."refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "club"."refunds" USING btree ("state") WHERE "club"."refunds"."state" <> 'done';--> statement-breakpoint
INSERT INTO "club"."document_sequence" ("is_only", "year", "rank") VALUES (1, 0, 0);
--> statement-breakpoint
ALTER TABLE "club"."documents" ADD CONSTRAINT "documents_place" UNIQUE ("year", "rank");
--> statement-breakpoint
-- What was agreed stays as it was; what happens to an order may be written. After five years it may forget whose it was.
CREATE FUNCTION "club"."orders_keep_their_word"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  happening text[] := ARRAY['stage', 'expires_at', 'received_on', 'tracking_number', 'user_id'];
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
CREATE TRIGGER "orders_keep_their_word" BEFORE UPDATE OR DELETE ON "club"."orders"
FOR EACH ROW EXECUTE FUNCTION "club"."orders_keep_their_word"();
--> statement-breakpoint
CREATE TRIGGER "orders_never_truncated" BEFORE TRUNCATE ON "club"."orders"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."orders_keep_their_word"();
--> statement-breakpoint
CREATE FUNCTION "club"."never_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'club.% rows are never changed', TG_TABLE_NAME;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "order_lines_never_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "club"."order_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."never_change"();
--> statement-breakpoint
CREATE TRIGGER "order_events_never_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "club"."order_events"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."never_change"();
--> statement-breakpoint
CREATE TRIGGER "terms_texts_never_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "club"."terms_texts"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."never_change"();
--> statement-breakpoint
-- Issued documents are kept ten years (C. com. L123-22), then may go, whole.
CREATE FUNCTION "club"."documents_never_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.issued_at < now() - interval '10 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'club.documents rows are never changed';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "documents_never_change" BEFORE UPDATE OR DELETE ON "club"."documents"
FOR EACH ROW EXECUTE FUNCTION "club"."documents_never_change"();
--> statement-breakpoint
CREATE TRIGGER "documents_never_truncated" BEFORE TRUNCATE ON "club"."documents"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."never_change"();
--> statement-breakpoint
-- Pages show how many pieces are left from five down (`fewPieces`): above, a change shows nothing new.
CREATE FUNCTION "club"."announce_stock_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR least(OLD.pieces, 6) <> least(NEW.pieces, 6) THEN
    PERFORM pg_notify('stock_state', NEW.identifier);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "announce_stock_state" AFTER INSERT OR UPDATE OF "pieces" ON "club"."stock"
FOR EACH ROW EXECUTE FUNCTION "club"."announce_stock_state"();
