CREATE TABLE `chat_totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`conversations` integer NOT NULL,
	`messages` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `cleared_sessions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`cleared_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `chat_totals` (`id`, `conversations`, `messages`) SELECT 1, count(*), coalesce(sum(`message_count`), 0) FROM `chat_conversations`;
--> statement-breakpoint
CREATE TRIGGER `chat_totals_insert` AFTER INSERT ON `chat_conversations` BEGIN UPDATE `chat_totals` SET `conversations` = `conversations` + 1, `messages` = `messages` + new.`message_count`; END;
--> statement-breakpoint
CREATE TRIGGER `chat_totals_update` AFTER UPDATE OF `message_count` ON `chat_conversations` BEGIN UPDATE `chat_totals` SET `messages` = `messages` + new.`message_count` - old.`message_count`; END;
--> statement-breakpoint
CREATE TRIGGER `chat_totals_delete` AFTER DELETE ON `chat_conversations` BEGIN UPDATE `chat_totals` SET `conversations` = `conversations` - 1, `messages` = `messages` - old.`message_count`; END;
