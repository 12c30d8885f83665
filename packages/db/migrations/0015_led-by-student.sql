DROP INDEX "outgoing_mails_user";--> statement-breakpoint
DROP INDEX "saved_scholarships_id";--> statement-breakpoint
DROP INDEX "sessions_user";--> statement-breakpoint
DROP INDEX "calendar_feeds_secret";--> statement-breakpoint
DROP INDEX "email_changes_confirm";--> statement-breakpoint
DROP INDEX "email_changes_undo";--> statement-breakpoint
DROP INDEX "matching_jobs_id";--> statement-breakpoint
DROP INDEX "notification_settings_token";--> statement-breakpoint
DROP INDEX "outgoing_mails_key";--> statement-breakpoint
DROP INDEX "password_resets_id";--> statement-breakpoint
DROP INDEX "password_resets_token";--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP CONSTRAINT "outgoing_mails_pkey";--> statement-breakpoint
-- Every mail is written for a student; one without could not be kept.
DELETE FROM "outgoing_mails" WHERE "user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
CREATE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "calendar_feeds_secret" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "email_changes_confirm" ON "email_changes" USING btree ("confirm_hash");--> statement-breakpoint
CREATE INDEX "email_changes_undo" ON "email_changes" USING btree ("undo_hash");--> statement-breakpoint
CREATE INDEX "matching_jobs_id" ON "matching_jobs" USING btree ("id");--> statement-breakpoint
CREATE INDEX "notification_settings_token" ON "notification_settings" USING btree ("unsubscribe_token");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_mails_key" ON "outgoing_mails" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "password_resets_id" ON "password_resets" USING btree ("id");--> statement-breakpoint
CREATE INDEX "password_resets_token" ON "password_resets" USING btree ("token_hash");