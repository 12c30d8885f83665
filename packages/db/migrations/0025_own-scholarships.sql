CREATE TABLE "own_scholarships" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"listing" jsonb NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_scholarships_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "essays" DROP CONSTRAINT "essays_scholarship_id_scholarships_id_fk";
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_scholarship_id_scholarships_id_fk";
--> statement-breakpoint
ALTER TABLE "removed_scholarships" DROP CONSTRAINT "removed_scholarships_scholarship_id_scholarships_id_fk";
--> statement-breakpoint
ALTER TABLE "saved_scholarships" DROP CONSTRAINT "saved_scholarships_scholarship_id_scholarships_id_fk";
--> statement-breakpoint
ALTER TABLE "own_scholarships" ADD CONSTRAINT "own_scholarships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;