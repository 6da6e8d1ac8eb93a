CREATE TABLE "club"."photos" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text NOT NULL,
	"credit" text,
	"focus_x" integer NOT NULL,
	"focus_y" integer NOT NULL,
	"added_by" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photos_sides" CHECK ("club"."photos"."width" BETWEEN 1 AND 1536 AND "club"."photos"."height" > 0),
	CONSTRAINT "photos_focus" CHECK ("club"."photos"."focus_x" BETWEEN 0 AND 100 AND "club"."photos"."focus_y" BETWEEN 0 AND 100)
);
