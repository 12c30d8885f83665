CREATE TABLE "scholarship_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"scholarship_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scholarship_reports" ADD CONSTRAINT "scholarship_reports_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scholarship_reports_newest" ON "scholarship_reports" USING btree ("created_at" DESC NULLS LAST);