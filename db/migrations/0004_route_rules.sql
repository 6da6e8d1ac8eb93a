CREATE TABLE "club"."route_rules" (
	"pattern" text PRIMARY KEY NOT NULL,
	"redirect_to" text,
	"is_redirect_permanent" boolean DEFAULT false NOT NULL,
	"headers" jsonb,
	"cache_seconds" integer,
	"noindex" boolean,
	"changed_at" timestamp with time zone NOT NULL
);
