CREATE TABLE "email_changes" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"old_email" text NOT NULL,
	"old_email_key" text NOT NULL,
	"new_email" text NOT NULL,
	"new_email_key" text NOT NULL,
	"confirm_hash" text,
	"undo_hash" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"confirm_before" timestamp (3) with time zone NOT NULL,
	"undo_before" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_changes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_confirm" ON "email_changes" USING btree ("confirm_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_undo" ON "email_changes" USING btree ("undo_hash");--> statement-breakpoint
CREATE INDEX "email_changes_old_email" ON "email_changes" USING btree ("old_email_key");--> statement-breakpoint
CREATE INDEX "email_changes_new_email" ON "email_changes" USING btree ("new_email_key");