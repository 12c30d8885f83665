CREATE TABLE "group_scholarships" (
	"domain" text NOT NULL,
	"id" text NOT NULL,
	"record" jsonb NOT NULL,
	"is_own" boolean NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_scholarships_domain_id_pk" PRIMARY KEY("domain","id")
);
--> statement-breakpoint
ALTER TABLE "dismissed_scholarships" DROP CONSTRAINT "dismissed_scholarships_scholarship_id_scholarships_id_fk";
--> statement-breakpoint
ALTER TABLE "scholarship_reports" DROP CONSTRAINT "scholarship_reports_scholarship_id_scholarships_id_fk";
--> statement-breakpoint
ALTER TABLE "catalogue_edits" ADD COLUMN "audience" text;--> statement-breakpoint
CREATE INDEX "group_scholarships_id" ON "group_scholarships" USING btree ("id");