CREATE TABLE "dismissed_scholarships" (
	"user_id" text NOT NULL,
	"scholarship_id" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dismissed_scholarships_user_id_scholarship_id_pk" PRIMARY KEY("user_id","scholarship_id")
);
--> statement-breakpoint
ALTER TABLE "dismissed_scholarships" ADD CONSTRAINT "dismissed_scholarships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_scholarships" ADD CONSTRAINT "dismissed_scholarships_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_scholarships_scholarship" ON "dismissed_scholarships" USING btree ("scholarship_id");