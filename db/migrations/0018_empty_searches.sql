CREATE TABLE "club"."empty_searches" (
	"words" text NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "empty_searches_words_day_pk" PRIMARY KEY("words","day")
);
