import type {
  AuditRequest,
  ConversationChange,
  ConversationFilter,
  ConversationsRequest,
  DeletionRequest,
} from "../contract/admin.ts";
import type {
  AuditReply,
  ConversationRow,
  ConversationsReply,
  CountReply,
  DeletionReply,
  ExportFormat,
  MessagesReply,
  StatsReply,
} from "../contract/logs.ts";
import { call } from "./api.ts";
import { callSigned } from "./signed-calls.ts";

/* The calls of the log room. They stand apart from web/api.ts, which every page loads. */

/** A page of the log. @throws ApiFailure */
export function loadConversations(
  request: Partial<ConversationsRequest>,
  signal?: AbortSignal,
): Promise<ConversationsReply> {
  return read("/api/admin/conversations", request, signal);
}

/** How many conversations an export or a deletion would take. @throws ApiFailure */
export function countConversations(filter: ConversationFilter, signal?: AbortSignal): Promise<CountReply> {
  return read("/api/admin/conversations/count", filter, signal);
}

/** The messages of a conversation after `cursor`, oldest first. @throws ApiFailure */
export function loadMessages(
  id: number,
  cursor: number | null,
  signal?: AbortSignal,
): Promise<MessagesReply> {
  return read(`/api/admin/conversations/${id}/messages`, { cursor: cursor ?? undefined }, signal);
}

/** Moves a conversation in the queue, or notes something about it. @throws ApiFailure */
export function changeConversation(
  id: number,
  change: ConversationChange,
): Promise<{ conversation: ConversationRow }> {
  return write("PATCH", `/api/admin/conversations/${id}`, change);
}

/** @throws ApiFailure */
export function deleteConversations(request: DeletionRequest): Promise<DeletionReply> {
  return write("POST", "/api/admin/conversations/delete", request);
}

/** Takes a deletion back. @throws ApiFailure */
export function restoreConversations(deletionId: string): Promise<DeletionReply> {
  return write("POST", "/api/admin/conversations/restore", { deletion_id: deletionId });
}

/** The totals of the log and what was counted on the last days. @throws ApiFailure */
export function loadStats(days: number, signal?: AbortSignal): Promise<StatsReply> {
  return read("/api/admin/stats", { days }, signal);
}

/** Who did what in the log room, newest first. @throws ApiFailure */
export function loadAudit(request: AuditRequest, signal?: AbortSignal): Promise<AuditReply> {
  return read("/api/admin/audit", request, signal);
}

/** Where the file of an export is. */
export function exportAddress(filter: ConversationFilter, format: ExportFormat): string {
  return withQuery("/api/admin/export", { ...filter, format });
}

async function read<Reply>(path: string, query: object, signal?: AbortSignal): Promise<Reply> {
  const response = await callSigned(() => call(withQuery(path, query), signal ? { signal } : {}));
  return response.json() as Promise<Reply>;
}

async function write<Reply>(method: string, path: string, body: object): Promise<Reply> {
  const headers = { "Content-Type": "application/json" };
  const response = await callSigned(() => call(path, { method, headers, body: JSON.stringify(body) }));
  return response.json() as Promise<Reply>;
}

function withQuery(path: string, query: object): string {
  const named = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(named.map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? path : `${path}?${text}`;
}
