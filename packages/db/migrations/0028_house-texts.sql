CREATE TABLE "house_texts" (
	"name" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
