import type {
  AuditRequest,
  ConversationChange,
  ConversationFilter,
  ConversationsRequest,
  DeletionRequest,
} from "../../contract/admin.ts";
import type {
  AuditReply,
  ConversationRow,
  ConversationsReply,
  CountReply,
  DeletionReply,
  ExportFormat,
  MessagesReply,
  StatsReply,
} from "../../contract/logs.ts";

/** The calls of the log room, as web/admin-api.ts makes them. Each throws ApiFailure. */
export interface LogApi {
  loadConversations: (
    request: Partial<ConversationsRequest>,
    signal?: AbortSignal,
  ) => Promise<ConversationsReply>;
  countConversations: (filter: ConversationFilter, signal?: AbortSignal) => Promise<CountReply>;
  loadMessages: (id: number, cursor: number | null, signal?: AbortSignal) => Promise<MessagesReply>;
  changeConversation: (id: number, change: ConversationChange) => Promise<{ conversation: ConversationRow }>;
  deleteConversations: (request: DeletionRequest) => Promise<DeletionReply>;
  restoreConversations: (deletionId: string) => Promise<DeletionReply>;
  loadStats: (days: number, signal?: AbortSignal) => Promise<StatsReply>;
  loadAudit: (request: AuditRequest, signal?: AbortSignal) => Promise<AuditReply>;
  /** Address of a file to download. */
  exportAddress: (filter: ConversationFilter, format: ExportFormat) => string;
}
