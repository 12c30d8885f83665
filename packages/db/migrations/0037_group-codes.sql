CREATE TABLE "group_changes" (
	"version" integer NOT NULL,
	"group_name" text NOT NULL,
	"scholarship_id" text NOT NULL,
	"kind" text NOT NULL,
	"previous" jsonb,
	CONSTRAINT "group_changes_version_group_name_scholarship_id_pk" PRIMARY KEY("version","group_name","scholarship_id")
);
--> statement-breakpoint
CREATE TABLE "group_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"user_id" text NOT NULL,
	"group_name" text NOT NULL,
	"code_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_members_user_id_group_name_pk" PRIMARY KEY("user_id","group_name")
);
--> statement-breakpoint
ALTER TABLE "group_changes" ADD CONSTRAINT "group_changes_version_catalogue_changes_version_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_changes"("version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_codes_hash" ON "group_codes" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "group_members_code" ON "group_members" USING btree ("code_id");