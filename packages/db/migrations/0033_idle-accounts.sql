CREATE TABLE "idle_warnings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"warned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idle_warnings" ADD CONSTRAINT "idle_warnings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;