-- A word that was deleted stays in the blocks of a table with contentless_delete, marked as gone, until
-- they are merged. A table that reads its texts in chat_messages takes it out at once (secure-delete).
DROP TRIGGER `chat_search_insert`;
--> statement-breakpoint
DROP TRIGGER `chat_search_update`;
--> statement-breakpoint
DROP TRIGGER `chat_search_delete`;
--> statement-breakpoint
DROP TABLE `chat_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `chat_search` USING fts5(`content`, content = 'chat_messages', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `chat_search` (`chat_search`, `rank`) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO `chat_search` (`chat_search`) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `chat_search_insert` AFTER INSERT ON `chat_messages` BEGIN INSERT INTO `chat_search` (`rowid`, `content`) VALUES (new.`id`, new.`content`); END;
--> statement-breakpoint
CREATE TRIGGER `chat_search_update` AFTER UPDATE OF `content` ON `chat_messages` WHEN new.`content` IS NOT old.`content` BEGIN INSERT INTO `chat_search` (`chat_search`, `rowid`, `content`) VALUES ('delete', old.`id`, old.`content`); INSERT INTO `chat_search` (`rowid`, `content`) VALUES (new.`id`, new.`content`); END;
--> statement-breakpoint
CREATE TRIGGER `chat_search_delete` AFTER DELETE ON `chat_messages` BEGIN INSERT INTO `chat_search` (`chat_search`, `rowid`, `content`) VALUES ('delete', old.`id`, old.`content`); END;
