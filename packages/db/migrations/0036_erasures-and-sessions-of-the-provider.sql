CREATE TABLE "erasures" (
	"account" text PRIMARY KEY NOT NULL,
	"at" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider_session" text;--> statement-breakpoint
CREATE INDEX "sessions_provider_session" ON "sessions" USING btree ("provider_session");