ALTER TABLE "club"."journal" RENAME TO "audit_log";--> statement-breakpoint
ALTER TABLE "club"."audit_log" RENAME CONSTRAINT "journal_pkey" TO "audit_log_pkey";--> statement-breakpoint
ALTER INDEX "club"."journal_at_index" RENAME TO "audit_log_at_index";
