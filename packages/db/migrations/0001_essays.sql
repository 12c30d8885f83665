CREATE TABLE "essays" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"essay_text" text NOT NULL,
	"prompt" text,
	"scholarship_id" text,
	"previous_essay_id" text,
	"critique" jsonb,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "essays_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essays" ADD CONSTRAINT "essays_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "essays_idempotency_key" ON "essays" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "essays_newest" ON "essays" USING btree ("user_id","created_at" DESC NULLS LAST);