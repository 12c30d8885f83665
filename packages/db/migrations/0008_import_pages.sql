CREATE TABLE "import_pages" (
	"source" text NOT NULL,
	"url" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"record_ids" jsonb NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_pages_source_url_pk" PRIMARY KEY("source","url")
);
