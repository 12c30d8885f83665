CREATE TABLE "calendar_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"version" integer PRIMARY KEY NOT NULL,
	"cursor" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"deadline_reminders" boolean NOT NULL,
	"unsubscribe_token" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"scholarship_id" text,
	"day" text NOT NULL,
	"mail_due" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"user_id" text,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb NOT NULL,
	"secret" text,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "scholarship_changes" (
	"version" integer NOT NULL,
	"scholarship_id" text NOT NULL,
	"kind" text NOT NULL,
	"content_hash" text NOT NULL,
	"record" jsonb NOT NULL,
	"previous" jsonb,
	CONSTRAINT "scholarship_changes_version_scholarship_id_pk" PRIMARY KEY("version","scholarship_id")
);
--> statement-breakpoint
ALTER TABLE "saved_scholarships" ADD COLUMN "status_history" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_scholarships" ADD COLUMN "saved_on" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_changes" ADD CONSTRAINT "scholarship_changes_version_catalogue_changes_version_fk" FOREIGN KEY ("version") REFERENCES "public"."catalogue_changes"("version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_changes" ADD CONSTRAINT "scholarship_changes_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_secret" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_settings_token" ON "notification_settings" USING btree ("unsubscribe_token");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_key" ON "notifications" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_mail_due" ON "notifications" USING btree ("mail_due","user_id") WHERE mail_due is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_mails_key" ON "outgoing_mails" USING btree ("key");--> statement-breakpoint
CREATE INDEX "outgoing_mails_user" ON "outgoing_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_due" ON "outgoing_mails" USING btree ("due_at") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "saved_scholarships_scholarship" ON "saved_scholarships" USING btree ("scholarship_id");