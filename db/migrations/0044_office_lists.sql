DROP INDEX "club"."audit_log_at_index";--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "club"."audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "club"."audit_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "orders_open" ON "club"."orders" USING btree ("stage") WHERE "club"."orders"."stage" IN ('placed', 'preparing', 'ready', 'sent');--> statement-breakpoint
CREATE INDEX "outgoing_mails_created" ON "club"."outgoing_mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_status" ON "club"."outgoing_mails" USING btree ("status","created_at");