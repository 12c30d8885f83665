CREATE TABLE "removed_scholarships" (
	"user_id" text NOT NULL,
	"scholarship_id" text NOT NULL,
	"tracking" jsonb NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "removed_scholarships_user_id_scholarship_id_pk" PRIMARY KEY("user_id","scholarship_id")
);
--> statement-breakpoint
ALTER TABLE "removed_scholarships" ADD CONSTRAINT "removed_scholarships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_scholarships" ADD CONSTRAINT "removed_scholarships_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_scholarships_scholarship" ON "removed_scholarships" USING btree ("scholarship_id");--> statement-breakpoint
CREATE INDEX "removed_scholarships_removed_at" ON "removed_scholarships" USING btree ("removed_at");