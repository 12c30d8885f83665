ALTER TABLE "scholarship_changes" DROP COLUMN "content_hash";--> statement-breakpoint
ALTER TABLE "scholarship_changes" DROP COLUMN "record";