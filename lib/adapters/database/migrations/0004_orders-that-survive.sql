CREATE TABLE "http_idempotency" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "http_idempotency_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" text NOT NULL,
	"gateway" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "payment_customers_user_id_gateway_pk" PRIMARY KEY("user_id","gateway")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"gateway" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"refunded_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"capture_before" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_kept_cards" (
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"last4" text NOT NULL,
	CONSTRAINT "sandbox_kept_cards_user_id_token_last4_pk" PRIMARY KEY("user_id","token","last4")
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"payload" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payment_id" text,
	"order_id" text,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "webhook_events_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
--> statement-breakpoint
DROP INDEX "orders_one_per_quote";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "sent_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "sent_at" DROP NOT NULL;--> statement-breakpoint
UPDATE "outbox" SET "sent_at" = NULL WHERE "sent_at" = 'epoch';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "keep_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "action_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "resume_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "keeps_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "decline" jsonb;--> statement-breakpoint
ALTER TABLE "http_idempotency" ADD CONSTRAINT "http_idempotency_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "http_idempotency_age" ON "http_idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_waiting" ON "sandbox_webhooks" USING btree ("due_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("try_at") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_quote" ON "orders" USING btree ("user_id","quote_hash") WHERE status not in ('failed', 'price_changed', 'booking_completed', 'details_fetching', 'success', 'needs_review', 'payment_due', 'cancelling', 'cancelled') and not (status = 'idle' and payment_status = 'failed');--> statement-breakpoint
INSERT INTO "payments" ("payment_id", "order_id", "gateway", "status", "amount_minor", "refunded_minor", "currency", "capture_before", "created_at", "updated_at")
SELECT p."id", p."order_id", 'sandbox', p."status", CASE WHEN p."status" = 'succeeded' THEN p."captured_minor" ELSE p."amount_minor" END,
	p."refunded_minor", p."currency", CASE WHEN p."status" = 'requires_capture' THEN p."capture_before" END, p."created_at", p."created_at"
FROM "sandbox_payments" p JOIN "orders" o ON o."id" = p."order_id";
