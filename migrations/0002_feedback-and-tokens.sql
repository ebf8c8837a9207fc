CREATE TABLE `daily_tokens` (
	`day` text PRIMARY KEY NOT NULL,
	`tokens` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `feedback` integer;