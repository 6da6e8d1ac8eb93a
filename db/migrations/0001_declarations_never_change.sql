-- A declaration is evidence: nobody rewrites it. Only the purge may remove it, once its retention of five years is over.
CREATE FUNCTION "club"."declarations_never_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.declared_at < now() - interval '5 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'club.declarations rows are never changed';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "declarations_never_change" BEFORE UPDATE OR DELETE ON "club"."declarations"
FOR EACH ROW EXECUTE FUNCTION "club"."declarations_never_change"();
