ALTER TABLE "sources" ADD COLUMN "last_counts" jsonb;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "paused_at" timestamp (3) with time zone;