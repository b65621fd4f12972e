CREATE TABLE "sandbox_seats" (
	"flight" text NOT NULL,
	"seat_number" text NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "sandbox_seats_flight_seat_number_pk" PRIMARY KEY("flight","seat_number")
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"card" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_passengers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"profile" jsonb NOT NULL,
	"is_self" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_one_per_quote";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ancillaries" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancellation" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_passengers" ADD CONSTRAINT "saved_passengers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_cards_of_user" ON "saved_cards" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_passengers_of_user" ON "saved_passengers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_quote" ON "orders" USING btree ("user_id","quote_hash") WHERE status not in ('failed', 'price_changed', 'success', 'needs_review', 'cancelling', 'cancelled') and not (status = 'idle' and payment_status = 'failed');