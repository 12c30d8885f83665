CREATE TABLE "catalogue_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"scholarship_id" text NOT NULL,
	"layer" text NOT NULL,
	"patch" jsonb NOT NULL,
	"over" text,
	"revision" text,
	"author" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "catalogue_proposals" (
	"id" text PRIMARY KEY NOT NULL,
	"scholarship_id" text NOT NULL,
	"source" text NOT NULL,
	"fact" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"patch" jsonb,
	"where" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "page_checks" (
	"scholarship_id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"outcome" text NOT NULL,
	"why" text,
	"facts" jsonb NOT NULL,
	"etag" text,
	"last_modified" text,
	"text_hash" text,
	"reading" jsonb,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "unedited" jsonb;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "by_edits_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "revision" text;--> statement-breakpoint
ALTER TABLE "catalogue_proposals" ADD CONSTRAINT "catalogue_proposals_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_checks" ADD CONSTRAINT "page_checks_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_edits_scholarship" ON "catalogue_edits" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "catalogue_proposals_state" ON "catalogue_proposals" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_proposals_open" ON "catalogue_proposals" USING btree ("scholarship_id","source","fact","after") WHERE "catalogue_proposals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "page_checks_due" ON "page_checks" USING btree ("due_at");