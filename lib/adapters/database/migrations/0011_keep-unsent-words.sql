CREATE TABLE "unsent_words" (
	"user_id" text PRIMARY KEY NOT NULL,
	"thread_id" text,
	"words" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unsent_words" ADD CONSTRAINT "unsent_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsent_words" ADD CONSTRAINT "unsent_words_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;