CREATE TABLE "club"."photo_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"photo_id" text NOT NULL,
	"person" text NOT NULL,
	"scope" text NOT NULL,
	"given_on" date NOT NULL,
	"ends_on" date,
	CONSTRAINT "photo_consents_days" CHECK ("club"."photo_consents"."ends_on" >= "club"."photo_consents"."given_on")
);
--> statement-breakpoint
ALTER TABLE "club"."photo_consents" ADD CONSTRAINT "photo_consents_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "club"."photos"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "photo_consents_photo_id_index" ON "club"."photo_consents" USING btree ("photo_id");
