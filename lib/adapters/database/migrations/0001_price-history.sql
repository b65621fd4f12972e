CREATE TABLE "price_observations" (
	"supplier" text NOT NULL,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"cabin_class" text NOT NULL,
	"direct_only" boolean NOT NULL,
	"checked_bags" integer NOT NULL,
	"currency" text NOT NULL,
	"departure_on" text NOT NULL,
	"observed_on" text NOT NULL,
	"days_ahead" integer NOT NULL,
	"lowest_minor" bigint NOT NULL,
	CONSTRAINT "price_observations_key" PRIMARY KEY("supplier","origin","destination","cabin_class","direct_only","checked_bags","currency","departure_on","observed_on")
);
