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
CREATE INDEX "restock_requests_waiting" ON "club"."restock_requests" USING btree ("identifier","variant","confirmed_at") WHERE "club"."restock_requests"."told_at" IS NULL;
--> statement-breakpoint
CREATE TRIGGER office_told AFTER INSERT OR UPDATE OR DELETE ON club.restock_requests FOR EACH STATEMENT EXECUTE FUNCTION club.tell_office();
