CREATE TABLE "wordings" (
	"scholarship_id" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wordings_scholarship_id_key_pk" PRIMARY KEY("scholarship_id","key")
);
