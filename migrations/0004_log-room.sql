CREATE TABLE `admin_audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`email` text NOT NULL,
	`action` text NOT NULL,
	`conversation_id` integer,
	`details` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `admin_audit_user` ON `admin_audit` (`user_id`,`action`,`created_at`);--> statement-breakpoint
CREATE INDEX `admin_audit_action` ON `admin_audit` (`action`,`id`);--> statement-breakpoint
CREATE INDEX `admin_audit_conversation` ON `admin_audit` (`conversation_id`,`id`);--> statement-breakpoint
CREATE INDEX `admin_audit_created_at` ON `admin_audit` (`created_at`);--> statement-breakpoint
DROP INDEX `chat_conversations_updated_at`;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `state` text;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `thumbs_up` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `thumbs_down` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `deletion_id` text;--> statement-breakpoint
CREATE INDEX `chat_conversations_language` ON `chat_conversations` (`language`,`updated_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `chat_conversations_length` ON `chat_conversations` (`message_count`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `chat_conversations_signal` ON `chat_conversations` (`updated_at`,`id`) WHERE deleted_at IS NULL AND signal IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_conversations_signal_kind` ON `chat_conversations` (`signal`,`updated_at`,`id`) WHERE deleted_at IS NULL AND signal IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_conversations_signal_length` ON `chat_conversations` (`message_count`,`id`) WHERE deleted_at IS NULL AND signal IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_conversations_state` ON `chat_conversations` (`state`,`updated_at`,`id`) WHERE deleted_at IS NULL AND state IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_conversations_state_length` ON `chat_conversations` (`state`,`message_count`,`id`) WHERE deleted_at IS NULL AND state IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_conversations_up` ON `chat_conversations` (`updated_at`,`id`) WHERE deleted_at IS NULL AND thumbs_up > 0;--> statement-breakpoint
CREATE INDEX `chat_conversations_up_length` ON `chat_conversations` (`message_count`,`id`) WHERE deleted_at IS NULL AND thumbs_up > 0;--> statement-breakpoint
CREATE INDEX `chat_conversations_down` ON `chat_conversations` (`updated_at`,`id`) WHERE deleted_at IS NULL AND thumbs_down > 0;--> statement-breakpoint
CREATE INDEX `chat_conversations_down_length` ON `chat_conversations` (`message_count`,`id`) WHERE deleted_at IS NULL AND thumbs_down > 0;--> statement-breakpoint
CREATE INDEX `chat_conversations_deleted_at` ON `chat_conversations` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_conversations_deletion` ON `chat_conversations` (`deletion_id`) WHERE deletion_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_conversations_updated_at` ON `chat_conversations` (`updated_at`,`id`) WHERE deleted_at IS NULL;
--> statement-breakpoint
DROP TRIGGER `chat_totals_insert`;
--> statement-breakpoint
DROP TRIGGER `chat_totals_update`;
--> statement-breakpoint
DROP TRIGGER `chat_totals_delete`;
--> statement-breakpoint
CREATE TRIGGER `chat_totals_insert` AFTER INSERT ON `chat_conversations` WHEN new.`deleted_at` IS NULL BEGIN UPDATE `chat_totals` SET `conversations` = `conversations` + 1, `messages` = `messages` + new.`message_count`; END;
--> statement-breakpoint
CREATE TRIGGER `chat_totals_update` AFTER UPDATE OF `message_count`, `deleted_at` ON `chat_conversations` BEGIN UPDATE `chat_totals` SET `conversations` = `conversations` + (new.`deleted_at` IS NULL) - (old.`deleted_at` IS NULL), `messages` = `messages` + new.`message_count` * (new.`deleted_at` IS NULL) - old.`message_count` * (old.`deleted_at` IS NULL); END;
--> statement-breakpoint
CREATE TRIGGER `chat_totals_delete` AFTER DELETE ON `chat_conversations` WHEN old.`deleted_at` IS NULL BEGIN UPDATE `chat_totals` SET `conversations` = `conversations` - 1, `messages` = `messages` - old.`message_count`; END;
--> statement-breakpoint
UPDATE `chat_conversations` SET `state` = 'new' WHERE `signal` IS NOT NULL;
--> statement-breakpoint
UPDATE `chat_conversations` SET `thumbs_up` = (SELECT count(*) FROM `chat_messages` WHERE `conversation_id` = `chat_conversations`.`id` AND `feedback` = 1), `thumbs_down` = (SELECT count(*) FROM `chat_messages` WHERE `conversation_id` = `chat_conversations`.`id` AND `feedback` = -1);
--> statement-breakpoint
CREATE TRIGGER `chat_queue_insert` AFTER INSERT ON `chat_conversations` WHEN new.`signal` IS NOT NULL AND new.`state` IS NULL BEGIN UPDATE `chat_conversations` SET `state` = 'new' WHERE `id` = new.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `chat_queue_update` AFTER UPDATE OF `signal` ON `chat_conversations` WHEN new.`signal` IS NOT NULL AND old.`signal` IS NULL BEGIN UPDATE `chat_conversations` SET `state` = 'new' WHERE `id` = new.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `chat_queue_message` AFTER INSERT ON `chat_messages` WHEN new.`signal` IS NOT NULL BEGIN UPDATE `chat_conversations` SET `state` = 'new' WHERE `id` = new.`conversation_id` AND `state` IS NOT 'new'; END;
--> statement-breakpoint
CREATE TRIGGER `chat_thumbs_insert` AFTER INSERT ON `chat_messages` WHEN new.`feedback` IS NOT NULL BEGIN UPDATE `chat_conversations` SET `thumbs_up` = `thumbs_up` + (new.`feedback` = 1), `thumbs_down` = `thumbs_down` + (new.`feedback` = -1) WHERE `id` = new.`conversation_id`; END;
--> statement-breakpoint
CREATE TRIGGER `chat_thumbs_update` AFTER UPDATE OF `feedback` ON `chat_messages` WHEN new.`feedback` IS NOT old.`feedback` BEGIN UPDATE `chat_conversations` SET `thumbs_up` = `thumbs_up` + (new.`feedback` IS 1) - (old.`feedback` IS 1), `thumbs_down` = `thumbs_down` + (new.`feedback` IS -1) - (old.`feedback` IS -1) WHERE `id` = new.`conversation_id`; END;
--> statement-breakpoint
CREATE TRIGGER `chat_thumbs_delete` AFTER DELETE ON `chat_messages` WHEN old.`feedback` IS NOT NULL BEGIN UPDATE `chat_conversations` SET `thumbs_up` = `thumbs_up` - (old.`feedback` = 1), `thumbs_down` = `thumbs_down` - (old.`feedback` = -1) WHERE `id` = old.`conversation_id`; END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `chat_search` USING fts5(`content`, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `chat_search` (`rowid`, `content`) SELECT `id`, `content` FROM `chat_messages`;
--> statement-breakpoint
CREATE TRIGGER `chat_search_insert` AFTER INSERT ON `chat_messages` BEGIN INSERT INTO `chat_search` (`rowid`, `content`) VALUES (new.`id`, new.`content`); END;
--> statement-breakpoint
CREATE TRIGGER `chat_search_update` AFTER UPDATE OF `content` ON `chat_messages` WHEN new.`content` IS NOT old.`content` BEGIN UPDATE `chat_search` SET `content` = new.`content` WHERE `rowid` = new.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `chat_search_delete` AFTER DELETE ON `chat_messages` BEGIN DELETE FROM `chat_search` WHERE `rowid` = old.`id`; END;
--> statement-breakpoint
-- The day in Slovenia (contract/day.ts): two hours ahead of UTC from the last Sunday of March to the last one of October, at 1:00 UTC, else one.
CREATE TRIGGER `daily_counts_message` AFTER INSERT ON `chat_messages` BEGIN INSERT INTO `daily_counts` (`day`, `event`, `path`, `language`, `text`, `count`) SELECT date(new.`created_at` / 1000, 'unixepoch', iif(new.`created_at` / 1000 >= unixepoch(strftime('%Y', new.`created_at` / 1000, 'unixepoch') || '-03-25 01:00:00', 'weekday 0') AND new.`created_at` / 1000 < unixepoch(strftime('%Y', new.`created_at` / 1000, 'unixepoch') || '-10-25 01:00:00', 'weekday 0'), '+2 hours', '+1 hours')), `events`.`event`, '', (SELECT `language` FROM `chat_conversations` WHERE `id` = new.`conversation_id`), '', 1 FROM (SELECT 'message' AS `event` UNION ALL SELECT 'signal' WHERE new.`signal` IS NOT NULL UNION ALL SELECT 'conversation' WHERE NOT EXISTS (SELECT 1 FROM `chat_messages` WHERE `conversation_id` = new.`conversation_id` AND `id` <> new.`id`)) AS `events` WHERE true ON CONFLICT DO UPDATE SET `count` = `count` + 1; END;
--> statement-breakpoint
INSERT INTO `daily_counts` (`day`, `event`, `path`, `language`, `text`, `count`) SELECT date(`created_at` / 1000, 'unixepoch', '+1 hours'), 'conversation', '', `language`, '', count(*) FROM `chat_conversations` WHERE `message_count` > 0 GROUP BY 1, `language`;
--> statement-breakpoint
INSERT INTO `daily_counts` (`day`, `event`, `path`, `language`, `text`, `count`) SELECT date(`chat_messages`.`created_at` / 1000, 'unixepoch', '+1 hours'), 'message', '', `language`, '', count(*) FROM `chat_messages` JOIN `chat_conversations` ON `chat_conversations`.`id` = `conversation_id` GROUP BY 1, `language`;
--> statement-breakpoint
INSERT INTO `daily_counts` (`day`, `event`, `path`, `language`, `text`, `count`) SELECT date(`chat_messages`.`created_at` / 1000, 'unixepoch', '+1 hours'), 'signal', '', `language`, '', count(*) FROM `chat_messages` JOIN `chat_conversations` ON `chat_conversations`.`id` = `conversation_id` WHERE `chat_messages`.`signal` IS NOT NULL GROUP BY 1, `language`;
