ALTER TABLE "essays" ADD COLUMN "deepening" text;--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "deepening_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "essays" ADD COLUMN "deepening_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "essays_deepening" ON "essays" USING btree ("deepening_at") WHERE deepening in ('waiting', 'running');