CREATE TABLE "scholarship_history" (
	"scholarship_id" text NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scholarship_history_scholarship_id_version_pk" PRIMARY KEY("scholarship_id","version")
);
--> statement-breakpoint
CREATE TABLE "source_fetches" (
	"source" text NOT NULL,
	"request" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "source_fetches_source_request_pk" PRIMARY KEY("source","request")
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"name" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"every_hours" integer NOT NULL,
	"max_pages" integer NOT NULL,
	"only" text,
	"allow_hosts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"last_ok_at" timestamp (3) with time zone,
	"last_error_at" timestamp (3) with time zone,
	"last_error" text,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scholarship_history" ADD CONSTRAINT "scholarship_history_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_fetches" ADD CONSTRAINT "source_fetches_source_sources_name_fk" FOREIGN KEY ("source") REFERENCES "public"."sources"("name") ON DELETE cascade ON UPDATE no action;