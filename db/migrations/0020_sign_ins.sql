CREATE TABLE "club"."sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"origin" text NOT NULL,
	"is_told" boolean NOT NULL,
	"disowned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "sign_ins_user_id_at_index" ON "club"."sign_ins" USING btree ("user_id","at");