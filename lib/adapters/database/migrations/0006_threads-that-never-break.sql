CREATE TABLE "queued_messages" (
	"thread_id" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "queued_messages_thread_id_key_pk" PRIMARY KEY("thread_id","key")
);
--> statement-breakpoint
CREATE TABLE "recorded_events" (
	"thread_id" text NOT NULL,
	"number" integer NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "recorded_events_thread_id_number_pk" PRIMARY KEY("thread_id","number")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"thread_id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"message_id" text,
	"lease_until" timestamp with time zone NOT NULL,
	"stop_asked_at" timestamp with time zone,
	CONSTRAINT "runs_run_id_unique" UNIQUE("run_id")
);
--> statement-breakpoint
CREATE TABLE "thread_shares" (
	"token" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"head_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "trip_before" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "trip_after" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "run_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "line" jsonb;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "head_id" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "trip_head" integer;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "trip_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "pinned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "recorded_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trip_commands" ADD COLUMN "parent_number" integer;--> statement-breakpoint
ALTER TABLE "queued_messages" ADD CONSTRAINT "queued_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recorded_events" ADD CONSTRAINT "recorded_events_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_shares" ADD CONSTRAINT "thread_shares_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_shares_of_thread" ON "thread_shares" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "messages_children" ON "messages" USING btree ("thread_id","parent_id");--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (to_tsvector('simple', "words"));--> statement-breakpoint
CREATE INDEX "threads_deleted" ON "threads" USING btree ("deleted_at");--> statement-breakpoint
UPDATE "messages" SET "parent_id" = (SELECT "before"."id" FROM "messages" AS "before" WHERE "before"."thread_id" = "messages"."thread_id" AND "before"."sequence" < "messages"."sequence" ORDER BY "before"."sequence" DESC LIMIT 1);--> statement-breakpoint
UPDATE "messages" SET "words" = COALESCE((SELECT string_agg(COALESCE("part"->>'text', "part"->'data'->>'label', ''), ' ') FROM jsonb_array_elements(CASE jsonb_typeof("parts") WHEN 'array' THEN "parts" ELSE '[]'::jsonb END) AS "part"), '');--> statement-breakpoint
UPDATE "trip_commands" SET "parent_number" = (SELECT MAX("before"."number") FROM "trip_commands" AS "before" WHERE "before"."thread_id" = "trip_commands"."thread_id" AND "before"."number" < "trip_commands"."number" AND "before"."undone_at" IS NULL);--> statement-breakpoint
UPDATE "threads" SET "head_id" = (SELECT "id" FROM "messages" WHERE "thread_id" = "threads"."id" ORDER BY "sequence" DESC LIMIT 1), "trip_head" = (SELECT MAX("number") FROM "trip_commands" WHERE "thread_id" = "threads"."id" AND "undone_at" IS NULL), "trip_version" = (SELECT 2 * COALESCE(MAX("number"), 0) - COUNT(*) FILTER (WHERE "undone_at" IS NULL) FROM "trip_commands" WHERE "thread_id" = "threads"."id");--> statement-breakpoint
UPDATE "messages" SET "trip_before" = (SELECT MAX("c"."number") FROM "trip_commands" AS "c" LEFT JOIN "messages" AS "before" ON "before"."id" = "messages"."parent_id" WHERE "c"."thread_id" = "messages"."thread_id" AND "c"."issued_at" < CASE WHEN "messages"."role" = 'assistant' AND "c"."issued_by" = 'assistant' THEN "before"."created_at" ELSE "messages"."created_at" END AND ("c"."undone_at" IS NULL OR "c"."undone_at" > "messages"."created_at"));
