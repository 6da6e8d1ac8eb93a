-- TRUNCATE fires no row trigger: without this one, a single word would empty what nobody may change.
CREATE FUNCTION "club"."declarations_never_truncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'club.declarations rows are never changed';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "declarations_never_truncated" BEFORE TRUNCATE ON "club"."declarations"
FOR EACH STATEMENT EXECUTE FUNCTION "club"."declarations_never_truncated"();
