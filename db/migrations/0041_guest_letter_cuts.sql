CREATE TABLE "club"."guest_letter_cuts" (
	"address" text PRIMARY KEY NOT NULL,
	"cut_at" timestamp with time zone NOT NULL
);
