// Written by `pnpm generate` from the OpenAPI document.

export type Error = { "error": string; "code": "invalid_request" | "malformed_json" | "bot_required" | "invalid_cursor" | "url_not_allowed" | "link_expired" | "unauthorized" | "identity_invalid" | "wrong_credentials" | "plan_required" | "quota_exceeded" | "bot_limit_reached" | "insufficient_scope" | "bot_forbidden" | "workspace_forbidden" | "not_a_member" | "cross_site_request" | "sign_up_closed" | "not_found" | "method_not_allowed" | "request_timeout" | "conflict" | "bot_archived" | "channel_exists" | "window_closed" | "needs_model" | "last_owner" | "idempotency_in_progress" | "changed_meanwhile" | "payload_too_large" | "unsupported_media_type" | "expectation_failed" | "idempotency_key_reused" | "translation_unsafe" | "no_speech" | "misdirected_request" | "attachments_off" | "origin_forbidden" | "headers_too_large" | "rate_limited" | "internal" | "unavailable" | string; "data"?: Record<string, unknown>; "request_id"?: string; "issues"?: ({ "path": string; "message": string; })[]; };

export type LeadCreatedEvent = { "id": string; "event": "lead.created"; "created_at": string; "timestamp": number; "data": { "lead_id": string; "session_id": string; "chatbot_id": string | null; "name": string; "email": string; "phone": string | null; "test"?: boolean; }; };

export type ConversationHandoffEvent = { "id": string; "event": "conversation.handoff"; "created_at": string; "timestamp": number; "data": { "session_id": string; "chatbot_id": string | null; "language": string | null; "last_message": string | null; "reason": string; "requested_at": string; "assignee": { "id": string; "name": string; } | null; "summary": string; "test"?: boolean; }; };

export type ConversationRatedEvent = { "id": string; "event": "conversation.rated"; "created_at": string; "timestamp": number; "data": { "session_id": string; "chatbot_id": string | null; "score": number; "comment": string | null; "rated_at": string; "test"?: boolean; }; };

export type MessageUnansweredEvent = { "id": string; "event": "message.unanswered"; "created_at": string; "timestamp": number; "data": { "session_id": string; "chatbot_id": string | null; "message_id": string; "question": string; "language": string | null; "asked_at": string; "test"?: boolean; }; };

export type DocumentReadyEvent = { "id": string; "event": "document.ready"; "created_at": string; "timestamp": number; "data": { "document_id": string; "chatbot_id": string | null; "title": string; "status": string; "error": { "code": string; "message": string; } | null; "warnings": ({ "code": string; "count": number | null; })[]; "test"?: boolean; }; };

export type DocumentFailedEvent = { "id": string; "event": "document.failed"; "created_at": string; "timestamp": number; "data": { "document_id": string; "chatbot_id": string | null; "title": string; "status": string; "error": { "code": string; "message": string; } | null; "warnings": ({ "code": string; "count": number | null; })[]; "test"?: boolean; }; };

export type TestsRegressedEvent = { "id": string; "event": "tests.regressed"; "created_at": string; "timestamp": number; "data": { "run_id": string; "chatbot_id": string | null; "passed": number; "total": number; "passed_before": number; "regressed": number; "cases": ({ "case_id": string; "question": string; "reasons": (string)[]; })[]; "test"?: boolean; }; };

export type MessageFailedEvent = { "id": string; "event": "message.failed"; "created_at": string; "timestamp": number; "data": { "session_id": string; "chatbot_id": string | null; "channel_id": string; "message_id": string; "error": string; "failed_at": string; "test"?: boolean; }; };

export type ChannelFailingEvent = { "id": string; "event": "channel.failing"; "created_at": string; "timestamp": number; "data": { "channel_id": string; "chatbot_id": string | null; "kind": string; "error": string; "failing_since": string; "test"?: boolean; }; };

export type OpenAiCompletionRequest = { "model"?: string | null; "messages": ({ "role": string; "content"?: string | ({ "type": string; "text"?: string; })[] | null; })[]; "stream"?: boolean | null; "stream_options"?: { "include_usage"?: boolean; } | { "include_usage"?: boolean; }; "user"?: string | null; "metadata"?: { "session_id"?: string; } | { "session_id"?: string; }; };

export type OpenAiCompletion = { "id": string; "object": "chat.completion"; "created": number; "model": string; "choices": ({ "index": number; "message": { "role": "assistant"; "content": string; "refusal": null; "annotations": ({ "type": "url_citation"; "url_citation": { "url": string; "title": string; "start_index": number; "end_index": number; }; })[]; }; "finish_reason": "stop"; "logprobs": null; })[]; "usage": { "prompt_tokens": number; "completion_tokens": number; "total_tokens": number; }; "jawab": Record<string, unknown>; };

export type OpenAiError = { "error": { "message": string; "type": string; "param": string | null; "code": string; }; "request_id": string; };

export type Model = { "id": string; "object": "model"; "created": number; "owned_by": string; "name": string; };

export type ModelList = { "object": "list"; "data": ({ "id": string; "object": "model"; "created": number; "owned_by": string; "name": string; })[]; };

export type Bot = { "id": string; "name": string; "language": string; "created_at": string; "is_default": boolean; "archived_at": string | null; };

export type KBDocument = { "id": string; "title": string; "source_url": string | null; "source_type": "url" | "file" | "qa" | "snippet"; "status": "queued" | "processing" | "ready" | "failed"; "chunk_count": number; "chatbot_id": string | null; "created_at": string; "updated_at": string; "refresh": "never" | "daily" | "weekly" | "monthly"; "valid_from": string | null; "valid_until": string | null; "archived": boolean; "publish": "draft" | "published"; "indexed_at": string | null; "error": { "code": string; "message": string; "retry_at"?: string; } | null; "warnings": ({ "code": string; "message": string; "count": number | null; })[]; "quality": number | null; "page_count": number | null; "pages_read": number | null; };

export type Source = { "document_id": string; "title": string; "section"?: string; "url": string | null; "quote": string; "more"?: string; "as_of"?: string | null; };

export type ConversationEntry = { "session_id": string; "chatbot_id": string; "language": string | null; "message_count": number; "first_message_at": string; "last_message_at": string; "last_message": string | null; "last_customer_message": string | null; "waiting_since": string | null; "customer_name": string | null; "status": "open" | "handoff" | "closed"; "channel": "api" | "mcp" | "widget" | "voice" | "instagram" | "line" | "messenger" | "telegram" | "whatsapp" | "zalo"; "channel_id": string | null; "customer_id": string | null; "reply_until": string | null; "lead_id": string | null; "assignee": { "id": string; "name": string; } | null; "tags": (string)[]; "snooze_until": string | null; "csat": { "score": number; "comment": string | null; "rated_at": string; } | null; "match": { "field": "message" | "note" | "name" | "email" | "phone" | "company" | "tag" | "session_id"; "id": string | null; "before": string; "text": string; "after": string; } | null; };

export type Lead = { "id": string; "chatbot_id": string; "session_id": string; "name": string; "email": string; "phone": string | null; "company": string | null; "message": string | null; "intent_score": number; "intent_label": "hot" | "warm" | "cold"; "intent_reasons": (string)[]; "language": string | null; "consent": { "text": string; "url": string | null; "at": string; } | null; "state": "new" | "contacted" | "won" | "lost"; "owner": { "id": string; "name": string; } | null; "note": string | null; "created_at": string; };

export type VisitorMessage = { "id": string; "role": "user" | "assistant"; "kind": "message" | "form" | "status"; "status": "joined" | "closed" | "rate" | "rated" | null; "author": "bot" | "human" | "visitor"; "author_name": string | null; "content": string; "language": string | null; "answered": boolean | null; "interrupted": boolean; "spoken": boolean; "heard": string | null; "sources": (Source)[]; "feedback": "up" | "down" | null; "attachments": ({ "id": string; "kind": "image" | "audio" | "video" | "file"; "name": string; "mime": string; "bytes": number; })[]; "created_at": string; "reply_to": string | null; };

export type AcceptInvitationResponse = { "data": { "id": string; "workspace_id": string; "workspace_name": string; "role": "viewer" | "support" | "editor" | "admin" | "owner"; }; };

export type AddFileResponse = { "data": { "id": string; "status": "queued" | "processing" | "ready" | "failed"; }; };

export type AddKnowledgeResponse = { "data": { "id": string; "status": "queued" | "processing" | "ready" | "failed"; }; };

export type AddNoteResponse = { "data": { "id": string; "author": string | null; "text": string; "created_at": string; }; };

export type ArchiveBotResponse = { "data": Bot; };

export type AssignConversationResponse = { "data": { "session_id": string; "chatbot_id": string; "assignee": { "id": string; "name": string; } | null; }; };

export type CheckChannelResponse = { "data": { "checks": ({ "name": string; "ok": boolean; "hint": string | null; })[]; }; };

export type CheckReplyResponse = { "data": { "sentences": ({ "text": string; "verdict": "said" | "not_said" | "unclear"; "reason": string | null; "source": { "document_id": string; "title": string; "quote": string; } | null; })[]; "answers": boolean | null; }; };

export type CheckSiteResponse = { "data": { "url": string; "ok": boolean; "checks": ({ "check": "reachable" | "snippet" | "bubble" | "policy" | "origin"; "ok": boolean; "message": string; })[]; }; };

export type ChooseCrawlPagesResponse = { "data": { "id": string; "url": string; "status": "queued" | "running" | "done" | "failed" | "stopped" | "searching" | "found"; "kind": "sitemap" | "section" | null; "max_pages": number; "pages": { "queued": number; "processing": number; "ready": number; "failed": number; }; "found": number | null; "chatbot_id": string | null; "created_at": string; "error": { "code": string; "message": string; "retry_at"?: string; } | null; }; };

export type CorrectAnswerResponse = { "data": { "id": string; "question": string; "test_case_id": string | null; }; };

export type CrawlSiteResponse = { "data": { "id": string; "url": string; "status": "queued" | "running" | "done" | "failed" | "stopped" | "searching" | "found"; "kind": "sitemap" | "section" | null; "max_pages": number; "pages": { "queued": number; "processing": number; "ready": number; "failed": number; }; "found": number | null; "chatbot_id": string | null; "created_at": string; "error": { "code": string; "message": string; "retry_at"?: string; } | null; }; };

export type CreateBotResponse = { "data": Bot; };

export type CreateChannelResponse = { "data": { "id": string; "kind": string; "chatbot_id": string; "name": string; "account": { "id": string; "name": string; }; "status": "active" | "paused" | "failing"; "webhook_url": string; "verify_token": string | null; "settings": Record<string, string>; "last_received_at": string | null; "last_sent_at": string | null; "last_error": { "code": string; "at": string; } | null; "created_at": string; }; };

export type CreateIdentitySecretResponse = { "data": { "id": string; "secret": string; "previous_until": string | null; }; };

export type CreatePushSubscriptionResponse = { "data": { "id": string; }; };

export type CreateSavedReplyResponse = { "data": { "id": string; "shortcut": string; "text": string; "language": string | null; "created_at": string; }; };

export type CreateTestCaseResponse = { "data": { "id": string; "chatbot_id": string; "question": string; "language": string | null; "expected_document_id": string | null; "expected_document_ids": (string)[]; "expected_answer": string | null; "must_not_say": (string)[]; "asked_before": (string)[]; "expect_unanswered": boolean; "created_at": string; }; };

export type CreateTokenResponse = { "data": { "id": string; "name": string; "token": string; "scopes": (string)[]; "bots": (string)[] | null; "created_by": string; "created_at": string; "expires_at": string | null; "revoked_at": string | null; "last_used_at": string | null; "secret": string; }; };

export type CreateWebhookResponse = { "data": { "id": string; "url": string; "events": ("lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing")[]; "chatbot_id": string | null; "enabled": boolean; "retry": "none" | "standard"; "created_at": string; "last_delivery": { "id": string; "event": string; "status": "queued" | "sending" | "delivered" | "failed" | "lost" | "cancelled"; "response_status": number | null; "error": string | null; "sent_at": string; } | null; "secret": string; }; };

export type CreateWorkspaceResponse = { "data": { "id": string; "name": string; "plan": "free" | "starter" | "growth" | "scale" | "enterprise"; "limits": Record<string, unknown>; "default_bot_id": string | null; "escalate_minutes": number | null; "assignment": "manual" | "round_robin" | "least_busy"; "redact": ("card" | "email" | "phone" | "id_number")[]; "retention_days": { "conversations": number | null; "leads": number | null; "attachments": number | null; }; "created_at": string; }; };

export type DeleteBotResponse = { "data": { "id": string; "deleted": true; "restorable_until": string; }; };

export type DeleteChannelResponse = { "data": { "id": string; "deleted": true; }; };

export type DeleteConversationResponse = { "data": { "id": string; "chatbot_id": string; "deleted": true; "restorable_until": string; }; };

export type DeleteKnowledgeResponse = { "data": { "id": string; "deleted": true; "restorable_until": string; }; };

export type DeleteLeadResponse = { "data": { "id": string; "deleted": true; "restorable_until": string; }; };

export type DeletePushSubscriptionResponse = { "data": { "id": string; "deleted": true; }; };

export type DeleteSavedReplyResponse = { "data": { "id": string; "deleted": true; }; };

export type DeleteTestCaseResponse = { "data": { "id": string; "deleted": true; "restorable_until": string; }; };

export type DeleteWebhookResponse = { "data": { "id": string; "deleted": true; }; };

export type DeleteWorkspaceResponse = { "data": { "id": string; "deleted": true; }; };

export type DiagnoseMcpResponse = { "data": { "checks": ({ "name": string; "ok": boolean; "hint": string | null; })[]; }; };

export type DismissMissingResponse = { "data": { "id": string; "dismissed": true; }; };

export type EraseVisitorResponse = { "data": { "id": string; "conversations": number; "leads": number; }; };

export type ExportWorkspaceResponse = { "data": { "id": string; "status": "queued" | "ready" | "failed"; "records": number | null; "bytes": number | null; "url": string | null; "created_at": string; "finished_at": string | null; "expires_at": string; }; };

export type GetAnalyticsResponse = { "data": { "window": { "from": string; "to": string; "days": number; "timezone": string; }; "totals": { "messages": number; "sessions": number; "answered": number; "unsure": number; "unanswered": number; "leads": number; "handoffs": number; }; "unanswered_rate": number | null; "feedback": { "up": number; "down": number; "satisfaction": number | null; }; "csat": { "responses": number; "average": number | null; }; "people": { "waiting": { "count": number; "median_seconds": number | null; "p90_seconds": number | null; }; "replies": { "count": number; "median_seconds": number | null; "p90_seconds": number | null; }; }; "tokens": { "input": number; "output": number; }; "before": { "from": string; "to": string; "totals": { "messages": number; "sessions": number; "answered": number; "unsure": number; "unanswered": number; "leads": number; "handoffs": number; }; "unanswered_rate": number | null; "feedback": { "up": number; "down": number; "satisfaction": number | null; }; "csat": { "responses": number; "average": number | null; }; "people": { "waiting": { "count": number; "median_seconds": number | null; "p90_seconds": number | null; }; "replies": { "count": number; "median_seconds": number | null; "p90_seconds": number | null; }; }; "tokens": { "input": number; "output": number; }; } | null; "daily": ({ "date": string; "messages": number; "sessions": number; "answered": number; "unsure": number; "unanswered": number; "leads": number; "handoffs": number; "csat_responses": number; "csat_average": number | null; })[]; "hours": ((number)[])[]; "top_questions": ({ "question": string; "count": number; "answered_rate": number | null; })[]; "languages": ({ "language": string | null; "messages": number; })[]; "channels": ({ "channel": string; "messages": number; })[]; }; };

export type GetAttachmentResponse = { "data": { "id": string; "kind": "image" | "audio" | "video" | "file"; "name": string; "mime": string; "bytes": number; "data": string; }; };

export type GetBotResponse = { "data": { "id": string; "name": string; "language": string; "created_at": string; "is_default": boolean; "archived_at": string | null; "instructions": string | null; "greeting": string | null; "handoff_message": string | null; "allowed_origins": (string)[]; "public_key": string; "speech_forms": { "th"?: "kha" | "khrap" | "none"; "vi"?: "toi" | "em" | "minh"; }; "test_schedule": "never" | "daily" | "weekly"; "wording": "own" | "document"; "theme": { "accent": string; "text": string; "scheme": "auto" | "light" | "dark"; "side": "start" | "end"; "radius": number; }; "suggestions": Record<string, (string)[]>; "greetings": Record<string, string>; "lead_form": { "when": "never" | "handoff" | "unanswered" | "start"; "fields": ({ "name": "name" | "email" | "phone" | "message"; "required": boolean; })[]; }; "consent": { "texts": Record<string, string>; "url": string | null; } | null; "bubble": { "texts": Record<string, string>; "after_seconds": number; "paths": (string)[]; "repeat": "visit" | "day"; } | null; "handoff_hours": { "timezone": string; "week": ({ "days": ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]; "from": string; "to": string; })[]; } | null; "seasonal_greeting": { "text": string; "from": string | null; "until": string; } | null; "history": "tab" | "device"; "hosted_page": boolean; "voice": { "enabled": boolean; "autoplay": boolean; "voices": Record<string, string>; }; "visitor_messages_per_day": number | null; "ai_notice": boolean; "csat": "off" | "on_close"; "logo": string | null; "attachments": boolean; "snippet": string; }; };

export type GetChannelResponse = { "data": { "id": string; "kind": string; "chatbot_id": string; "name": string; "account": { "id": string; "name": string; }; "status": "active" | "paused" | "failing"; "webhook_url": string; "verify_token": string | null; "settings": Record<string, string>; "last_received_at": string | null; "last_sent_at": string | null; "last_error": { "code": string; "at": string; } | null; "created_at": string; }; };

export type GetConversationResponse = { "data": { "session_id": string; "chatbot_id": string; "language": string | null; "status": "open" | "handoff" | "closed"; "assignee": { "id": string; "name": string; } | null; "channel_id": string | null; "customer_id": string | null; "reply_until": string | null; "tags": (string)[]; "snooze_until": string | null; "csat": { "score": number; "comment": string | null; "rated_at": string; } | null; "summary": string | null; "notes": ({ "id": string; "author": string | null; "text": string; "created_at": string; })[]; "messages": ({ "id": string; "role": "user" | "assistant"; "kind": "message" | "form" | "status"; "status": "joined" | "closed" | "rate" | "rated" | null; "author": "bot" | "human" | "visitor"; "author_name": string | null; "content": string; "original": { "text": string; "language": string | null; } | null; "language": string | null; "answered": boolean | null; "interrupted": boolean; "spoken": boolean; "heard": string | null; "sources": (Source)[]; "feedback": "up" | "down" | null; "feedback_comment": string | null; "edited": boolean; "deleted": boolean; "delivery": { "state": "queued" | "sent" | "delivered" | "read" | "failed"; "error": string | null; "at": string; } | null; "attachments": ({ "id": string; "kind": "image" | "audio" | "video" | "file"; "name": string; "mime": string; "bytes": number; "url": string; })[]; "created_at": string; "trace"?: Record<string, unknown> | null; "translation"?: string | null; })[]; "translation"?: { "language": string; "machine": true; "status": "done" | "partial" | "unavailable"; "note": string | null; }; }; };

export type GetCrawlResponse = { "data": { "id": string; "url": string; "status": "queued" | "running" | "done" | "failed" | "stopped" | "searching" | "found"; "kind": "sitemap" | "section" | null; "max_pages": number; "pages": { "queued": number; "processing": number; "ready": number; "failed": number; }; "found": number | null; "chatbot_id": string | null; "created_at": string; "error": { "code": string; "message": string; "retry_at"?: string; } | null; }; };

export type GetCustomerResponse = { "data": { "id": string; "external_id": string | null; "name": string | null; "email": string | null; "phone": string | null; "verified": boolean; "language": string | null; "channels": ({ "kind": string; "channel_id": string; "address": string; })[]; "first_seen_at": string; "last_seen_at": string; }; };

export type GetKnowledgeResponse = { "data": { "id": string; "title": string; "source_url": string | null; "source_type": "url" | "file" | "qa" | "snippet"; "status": "queued" | "processing" | "ready" | "failed"; "chunk_count": number; "chatbot_id": string | null; "created_at": string; "updated_at": string; "refresh": "never" | "daily" | "weekly" | "monthly"; "valid_from": string | null; "valid_until": string | null; "archived": boolean; "publish": "draft" | "published"; "indexed_at": string | null; "error": { "code": string; "message": string; "retry_at"?: string; } | null; "warnings": ({ "code": string; "message": string; "count": number | null; })[]; "quality": number | null; "page_count": number | null; "pages_read": number | null; "content": { "text": string | null; "question": string | null; "answer": string | null; } | null; }; };

export type GetLeadResponse = { "data": Lead; };

export type GetMeResponse = { "data": { "workspace": { "id": string; "name": string; "plan": string; }; "actor": { "kind": "token" | "visitor" | "member" | "operator"; "id": string | null; "name": string | null; }; "token": { "id": string; "name": string; "expires_at": string | null; } | null; "role": "viewer" | "support" | "editor" | "admin" | "owner" | null; "scopes": ("bots:read" | "bots:write" | "kb:read" | "kb:write" | "chat:invoke" | "conversations:read" | "leads:read" | "analytics:read" | "conversations:write" | "webhooks:read" | "webhooks:write" | "tokens:read" | "tokens:write" | "members:read" | "members:write" | "workspace:write" | "workspace:delete" | "audit:read" | "exports:read" | "exports:write")[]; "bots": (string)[] | null; "limits": { "bots": number | null; "messages_per_month": number | null; "requests_per_minute": number | null; "webhooks": boolean; }; "alerts": { "sound": boolean; "push": boolean; "mail": boolean; "quiet_hours": { "from": string; "to": string; "timezone": string; } | null; } | null; "presence": "online" | "away" | null; "translates": boolean; }; };

export type GetPrivacyResponse = { "data": { "region": string | null; "recipients": ({ "purpose": "chat_model" | "embeddings" | "speech_recognition" | "speech_synthesis" | "mail" | "telemetry" | "sign_in" | "channel" | "webhook" | "push"; "host": string | null; "model": string | null; "receives": string; "region": string | null; })[]; "kept": ({ "data": "conversations" | "leads" | "attachments" | "deletions" | "traces" | "events" | "webhook_deliveries" | "audit_log" | "exports" | "idempotency_keys" | "backups" | "logs"; "days": number | null; "decided_by": "workspace" | "service" | "operator"; })[]; "redact": ("card" | "email" | "phone" | "id_number")[]; "laws": ({ "country": string; "name": string; })[]; }; };

export type GetPushKeyResponse = { "data": { "publicKey": string; }; };

export type GetTestRunResponse = { "data": { "id": string; "chatbot_id": string; "status": "queued" | "running" | "done" | "failed"; "total": number; "passed": number; "drafts": boolean; "created_at": string; "finished_at": string | null; "results": ({ "case_id": string; "question": string; "passed": boolean; "reasons": (string)[]; "answered": boolean | null; "language": string; "answer": string; "sources": (Source)[]; "change": "new" | "same" | "better" | "worse"; "language_before": string | null; })[]; "better": number; "worse": number; "changed_language": number; }; };

export type GetUsageResponse = { "data": { "month": string; "messages": { "used": number; "limit": number | null; }; "bots": { "used": number; "limit": number | null; }; "resets_at": string; }; };

export type GetWebhookResponse = { "data": { "id": string; "url": string; "events": ("lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing")[]; "chatbot_id": string | null; "enabled": boolean; "retry": "none" | "standard"; "created_at": string; "last_delivery": { "id": string; "event": string; "status": "queued" | "sending" | "delivered" | "failed" | "lost" | "cancelled"; "response_status": number | null; "error": string | null; "sent_at": string; } | null; }; };

export type GetWorkspaceResponse = { "data": { "id": string; "name": string; "plan": "free" | "starter" | "growth" | "scale" | "enterprise"; "limits": Record<string, unknown>; "default_bot_id": string | null; "escalate_minutes": number | null; "assignment": "manual" | "round_robin" | "least_busy"; "redact": ("card" | "email" | "phone" | "id_number")[]; "retention_days": { "conversations": number | null; "leads": number | null; "attachments": number | null; }; "created_at": string; }; };

export type ImportTestCasesResponse = { "data": ({ "id": string; "chatbot_id": string; "question": string; "language": string | null; "expected_document_id": string | null; "expected_document_ids": (string)[]; "expected_answer": string | null; "must_not_say": (string)[]; "asked_before": (string)[]; "expect_unanswered": boolean; "created_at": string; })[]; };

export type InviteMemberResponse = { "data": { "id": string; "email": string; "role": "viewer" | "support" | "editor" | "admin" | "owner"; "invited_by": string | null; "created_at": string; "expires_at": string; "mailed": boolean; "link": string | null; }; };

export type LeaveWorkspaceResponse = { "data": { "id": string; "deleted": true; }; };

export type ListAuditEventsResponse = { "data": ({ "id": string; "at": string; "actor": { "kind": "token" | "visitor" | "member" | "operator"; "id": string | null; "name": string | null; }; "surface": string; "operation": string; "target": { "kind": string; "id": string; "name": string | null; "gone": boolean | null; }; "count": number | null; "changes": ({ "field": string; "before": unknown; "after": unknown; })[] | null; "outcome": string; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListBotsResponse = { "data": (Bot)[]; "has_more": boolean; "next_cursor": string | null; };

export type ListChangesResponse = { "data": ({ "kind": "conversation" | "document" | "lead" | "gap" | "bot" | "channel" | "member" | "usage"; "id": string; "chatbot_id": string | null; "message_id": string | null; })[]; "reset": boolean; "next_cursor": string; };

export type ListChannelKindsResponse = { "data": ({ "kind": string; "name": string; "settings_schema": Record<string, unknown>; "capabilities": { "buttons": boolean; "images": boolean; "voice": boolean; "typing": boolean; "window_hours": number | null; }; "setup": (string)[]; })[]; };

export type ListChannelsResponse = { "data": ({ "id": string; "kind": string; "chatbot_id": string; "name": string; "account": { "id": string; "name": string; }; "status": "active" | "paused" | "failing"; "webhook_url": string; "verify_token": string | null; "settings": Record<string, string>; "last_received_at": string | null; "last_sent_at": string | null; "last_error": { "code": string; "at": string; } | null; "created_at": string; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListConnectionsResponse = { "data": ({ "id": string; "client": { "name": string; "host": string; }; "member": { "id": string; "name": string; }; "address": string; "scopes": (string)[]; "bots": (string)[] | null; "created_at": string; "last_used_at": string | null; "expires_at": string; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListConversationsResponse = { "data": (ConversationEntry)[]; "has_more": boolean; "next_cursor": string | null; "total"?: number; };

export type ListCrawlPagesResponse = { "data": ({ "url": string; "title": string | null; "known": boolean; })[]; };

export type ListCustomersResponse = { "data": ({ "id": string; "external_id": string | null; "name": string | null; "email": string | null; "phone": string | null; "verified": boolean; "language": string | null; "channels": ({ "kind": string; "channel_id": string; "address": string; })[]; "first_seen_at": string; "last_seen_at": string; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListEventsResponse = { "data": ({ "id": string; "event": "lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing"; "created_at": string; "data": Record<string, unknown>; })[]; "has_more": boolean; "next_cursor": string; };

export type ListExportsResponse = { "data": ({ "id": string; "status": "queued" | "ready" | "failed"; "records": number | null; "bytes": number | null; "url": string | null; "created_at": string; "finished_at": string | null; "expires_at": string; })[]; };

export type ListInvitationsResponse = { "data": ({ "id": string; "email": string; "role": "viewer" | "support" | "editor" | "admin" | "owner"; "invited_by": string | null; "created_at": string; "expires_at": string; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListKnowledgeResponse = { "data": (KBDocument)[]; "has_more": boolean; "next_cursor": string | null; "total"?: number; };

export type ListLeadsResponse = { "data": (Lead)[]; "has_more": boolean; "next_cursor": string | null; "total"?: number; };

export type ListMembersResponse = { "data": ({ "id": string; "name": string; "email": string; "role": "viewer" | "support" | "editor" | "admin" | "owner"; "joined_at": string; "last_seen_at": string | null; "presence": "online" | "away"; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListMissingResponse = { "data": ({ "id": string; "chatbot_id": string | null; "wanted": string; "operation": string | null; "count": number; "reported_by": string | null; "first_reported_at": string; "last_reported_at": string; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListPassagesResponse = { "data": ({ "id": string; "number": number; "heading": string | null; "text": string; "language": string | null; "start": number; "end": number; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListPlansResponse = { "data": ({ "name": "free" | "starter" | "growth" | "scale" | "enterprise"; "current": boolean; "api": boolean; "webhooks": boolean; "bots": number | null; "messages_per_month": number | null; "requests_per_minute": number | null; })[]; };

export type ListSavedRepliesResponse = { "data": ({ "id": string; "shortcut": string; "text": string; "language": string | null; "created_at": string; })[]; };

export type ListTagsResponse = { "data": ({ "tag": string; "conversations": number; })[]; };

export type ListTestCasesResponse = { "data": ({ "id": string; "chatbot_id": string; "question": string; "language": string | null; "expected_document_id": string | null; "expected_document_ids": (string)[]; "expected_answer": string | null; "must_not_say": (string)[]; "asked_before": (string)[]; "expect_unanswered": boolean; "created_at": string; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListTestRunsResponse = { "data": ({ "id": string; "chatbot_id": string; "status": "queued" | "running" | "done" | "failed"; "total": number; "passed": number; "drafts": boolean; "created_at": string; "finished_at": string | null; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListTokensResponse = { "data": ({ "id": string; "name": string; "token": string; "scopes": (string)[]; "bots": (string)[] | null; "created_by": string; "created_at": string; "expires_at": string | null; "revoked_at": string | null; "last_used_at": string | null; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListUnansweredResponse = { "data": ({ "id": string; "chatbot_id": string; "question": string; "examples": (string)[]; "answer": string; "kind": "unanswered" | "not_sure"; "count": number; "languages": (string)[]; "session_id": string; "first_asked_at": string; "last_asked_at": string; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListUsageDaysResponse = { "data": ({ "date": string; "chatbot_id": string; "messages": number; })[]; };

export type ListVoiceLanguagesResponse = { "heard_by": string | null; "data": ({ "language": string; "name": string; "hearing": "gemini" | "openai-compatible" | "espeak" | "none"; "speaking": "gemini" | "openai-compatible" | "espeak" | "none"; "quality": "natural" | "robotic" | "none"; })[]; };

export type ListWebhookDeliveriesResponse = { "data": ({ "id": string; "webhook_id": string; "event_id": string; "event": string; "reason": "event" | "retry" | "test" | "redelivery"; "attempt": number; "status": "queued" | "sending" | "delivered" | "failed" | "lost" | "cancelled"; "created_at": string; "due_at": string; "sent_at": string | null; "response_status": number | null; "latency_ms": number | null; "response": string | null; "error": { "code": string; "message": string; } | null; "body": string | null; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListWebhookSamplesResponse = { "data": ({ "id": string; "event": "lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing"; "timestamp": number; "created_at": string; "data": Record<string, unknown>; })[]; };

export type ListWebhooksResponse = { "data": ({ "id": string; "url": string; "events": ("lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing")[]; "chatbot_id": string | null; "enabled": boolean; "retry": "none" | "standard"; "created_at": string; "last_delivery": { "id": string; "event": string; "status": "queued" | "sending" | "delivered" | "failed" | "lost" | "cancelled"; "response_status": number | null; "error": string | null; "sent_at": string; } | null; })[]; "has_more": boolean; "next_cursor": string | null; };

export type ListWorkspacesResponse = { "data": ({ "id": string; "name": string; "plan": "free" | "starter" | "growth" | "scale" | "enterprise"; "limits": Record<string, unknown>; "default_bot_id": string | null; "escalate_minutes": number | null; "assignment": "manual" | "round_robin" | "least_busy"; "redact": ("card" | "email" | "phone" | "id_number")[]; "retention_days": { "conversations": number | null; "leads": number | null; "attachments": number | null; }; "created_at": string; "role": "viewer" | "support" | "editor" | "admin" | "owner" | null; })[]; };

export type MergeCustomersResponse = { "data": { "id": string; "external_id": string | null; "name": string | null; "email": string | null; "phone": string | null; "verified": boolean; "language": string | null; "channels": ({ "kind": string; "channel_id": string; "address": string; })[]; "first_seen_at": string; "last_seen_at": string; }; };

export type RateMessageResponse = { "data": { "session_id": string; "message_id": string; "rating": "up" | "down"; "comment": string | null; }; };

export type RecrawlKnowledgeResponse = { "data": { "id": string; "status": "queued" | "processing" | "ready" | "failed"; }; };

export type RedeliverWebhookResponse = { "data": { "id": string; "webhook_id": string; "event_id": string; "event": string; "reason": "event" | "retry" | "test" | "redelivery"; "attempt": number; "status": "queued" | "sending" | "delivered" | "failed" | "lost" | "cancelled"; "created_at": string; "due_at": string; "sent_at": string | null; "response_status": number | null; "latency_ms": number | null; "response": string | null; "error": { "code": string; "message": string; } | null; "body": string | null; }; };

export type RemoveMemberResponse = { "data": { "id": string; "deleted": true; }; };

export type ReplyToConversationResponse = { "data": { "session_id": string; "chatbot_id": string; "status": "open" | "handoff" | "closed"; "message": { "id": string; "role": "user" | "assistant"; "kind": "message" | "form" | "status"; "status": "joined" | "closed" | "rate" | "rated" | null; "author": "bot" | "human" | "visitor"; "author_name": string | null; "content": string; "original": { "text": string; "language": string | null; } | null; "language": string | null; "answered": boolean | null; "interrupted": boolean; "spoken": boolean; "heard": string | null; "sources": (Source)[]; "feedback": "up" | "down" | null; "feedback_comment": string | null; "edited": boolean; "deleted": boolean; "delivery": { "state": "queued" | "sent" | "delivered" | "read" | "failed"; "error": string | null; "at": string; } | null; "attachments": ({ "id": string; "kind": "image" | "audio" | "video" | "file"; "name": string; "mime": string; "bytes": number; "url": string; })[]; "created_at": string; } | null; "translation"?: { "text": string; "language": string | null; "original": { "text": string; "language": string | null; } | null; }; }; };

export type ReportMissingResponse = { "data": { "id": string; "count": number; }; };

export type ResolveUnansweredResponse = { "data": { "id": string; "dismissed": boolean; "document_id": string | null; }; };

export type RestoreBotResponse = { "data": Bot; };

export type RestoreConversationResponse = { "data": { "id": string; "chatbot_id": string; }; };

export type RestoreKnowledgeResponse = { "data": { "id": string; "status": "queued" | "processing" | "ready" | "failed"; }; };

export type RestoreLeadResponse = { "data": { "id": string; }; };

export type RestoreTestCaseResponse = { "data": { "id": string; }; };

export type RetryKnowledgeResponse = { "data": { "id": string; "status": "queued" | "processing" | "ready" | "failed"; }; };

export type RevokeConnectionResponse = { "data": { "id": string; "deleted": true; }; };

export type RevokeInvitationResponse = { "data": { "id": string; "deleted": true; }; };

export type RevokeTokenResponse = { "data": { "id": string; "name": string; "token": string; "scopes": (string)[]; "bots": (string)[] | null; "created_by": string; "created_at": string; "expires_at": string | null; "revoked_at": string | null; "last_used_at": string | null; }; };

export type RotateWebhookSecretResponse = { "data": { "id": string; "url": string; "events": ("lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing")[]; "chatbot_id": string | null; "enabled": boolean; "retry": "none" | "standard"; "created_at": string; "last_delivery": { "id": string; "event": string; "status": "queued" | "sending" | "delivered" | "failed" | "lost" | "cancelled"; "response_status": number | null; "error": string | null; "sent_at": string; } | null; "secret": string; "active_at": string; }; };

export type RunTestsResponse = { "data": { "id": string; "chatbot_id": string; "status": "queued" | "running" | "done" | "failed"; "total": number; "passed": number; "drafts": boolean; "created_at": string; "finished_at": string | null; }; };

export type SearchKnowledgeResponse = { "data": ({ "document_id": string; "chunk_id": string; "title": string; "source_url": string | null; "source_type": "url" | "file" | "qa" | "snippet"; "heading": string | null; "text": string; "start": number; "end": number; "score": number; "retrievers"?: { "terms"?: number; "vectors"?: number; }; })[]; "answerable": boolean; "confidence": number; "threshold": number; };

export type SetConversationStatusResponse = { "data": { "session_id": string; "chatbot_id": string; "status": "open" | "handoff" | "closed"; "count": number; }; };

export type SetTagsResponse = { "data": { "session_id": string; "chatbot_id": string; "tags": (string)[]; }; };

export type ShowTypingResponse = { "data": { "session_id": string; }; };

export type StopCrawlResponse = { "data": { "id": string; "url": string; "status": "queued" | "running" | "done" | "failed" | "stopped" | "searching" | "found"; "kind": "sitemap" | "section" | null; "max_pages": number; "pages": { "queued": number; "processing": number; "ready": number; "failed": number; }; "found": number | null; "chatbot_id": string | null; "created_at": string; "error": { "code": string; "message": string; "retry_at"?: string; } | null; }; };

export type SubscribeEventsResponse = { "data": { "id": string; "active": boolean; "refresh_before": string; "last_error": string | null; }; };

export type SynthesizeSpeechResponse = { "data": { "format": "wav" | "mp3" | "opus"; "data": string; }; };

export type TestWebhookResponse = { "data": { "id": string; "webhook_id": string; "event_id": string; "event": string; "reason": "event" | "retry" | "test" | "redelivery"; "attempt": number; "status": "queued" | "sending" | "delivered" | "failed" | "lost" | "cancelled"; "created_at": string; "due_at": string; "sent_at": string | null; "response_status": number | null; "latency_ms": number | null; "response": string | null; "error": { "code": string; "message": string; } | null; "body": string | null; }; };

export type TranscribeAudioResponse = { "text": string; "duration": number; };

export type UnsubscribeEventsResponse = { "data": { "id": string; "deleted": true; }; };

export type UpdateBotResponse = { "data": { "id": string; "name": string; "language": string; "created_at": string; "is_default": boolean; "archived_at": string | null; "instructions": string | null; "greeting": string | null; "handoff_message": string | null; "allowed_origins": (string)[]; "public_key": string; "speech_forms": { "th"?: "kha" | "khrap" | "none"; "vi"?: "toi" | "em" | "minh"; }; "test_schedule": "never" | "daily" | "weekly"; "wording": "own" | "document"; "theme": { "accent": string; "text": string; "scheme": "auto" | "light" | "dark"; "side": "start" | "end"; "radius": number; }; "suggestions": Record<string, (string)[]>; "greetings": Record<string, string>; "lead_form": { "when": "never" | "handoff" | "unanswered" | "start"; "fields": ({ "name": "name" | "email" | "phone" | "message"; "required": boolean; })[]; }; "consent": { "texts": Record<string, string>; "url": string | null; } | null; "bubble": { "texts": Record<string, string>; "after_seconds": number; "paths": (string)[]; "repeat": "visit" | "day"; } | null; "handoff_hours": { "timezone": string; "week": ({ "days": ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]; "from": string; "to": string; })[]; } | null; "seasonal_greeting": { "text": string; "from": string | null; "until": string; } | null; "history": "tab" | "device"; "hosted_page": boolean; "voice": { "enabled": boolean; "autoplay": boolean; "voices": Record<string, string>; }; "visitor_messages_per_day": number | null; "ai_notice": boolean; "csat": "off" | "on_close"; "logo": string | null; "attachments": boolean; }; "warnings"?: ({ "code": "needs_model"; "message": string; })[]; };

export type UpdateChannelResponse = { "data": { "id": string; "kind": string; "chatbot_id": string; "name": string; "account": { "id": string; "name": string; }; "status": "active" | "paused" | "failing"; "webhook_url": string; "verify_token": string | null; "settings": Record<string, string>; "last_received_at": string | null; "last_sent_at": string | null; "last_error": { "code": string; "at": string; } | null; "created_at": string; }; };

export type UpdateCustomerResponse = { "data": { "id": string; "external_id": string | null; "name": string | null; "email": string | null; "phone": string | null; "verified": boolean; "language": string | null; "channels": ({ "kind": string; "channel_id": string; "address": string; })[]; "first_seen_at": string; "last_seen_at": string; }; };

export type UpdateKnowledgeResponse = { "data": KBDocument; };

export type UpdateLeadResponse = { "data": Lead; };

export type UpdateMeResponse = { "data": { "id": string; "alerts": { "sound": boolean; "push": boolean; "mail": boolean; "quiet_hours": { "from": string; "to": string; "timezone": string; } | null; }; "presence": "online" | "away"; }; };

export type UpdateMemberResponse = { "data": { "id": string; "name": string; "email": string; "role": "viewer" | "support" | "editor" | "admin" | "owner"; "joined_at": string; "last_seen_at": string | null; "presence": "online" | "away"; }; };

export type UpdateSavedReplyResponse = { "data": { "id": string; "shortcut": string; "text": string; "language": string | null; "created_at": string; }; };

export type UpdateWebhookResponse = { "data": { "id": string; "url": string; "events": ("lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing")[]; "chatbot_id": string | null; "enabled": boolean; "retry": "none" | "standard"; "created_at": string; "last_delivery": { "id": string; "event": string; "status": "queued" | "sending" | "delivered" | "failed" | "lost" | "cancelled"; "response_status": number | null; "error": string | null; "sent_at": string; } | null; }; };

export type UpdateWorkspaceResponse = { "data": { "id": string; "name": string; "plan": "free" | "starter" | "growth" | "scale" | "enterprise"; "limits": Record<string, unknown>; "default_bot_id": string | null; "escalate_minutes": number | null; "assignment": "manual" | "round_robin" | "least_busy"; "redact": ("card" | "email" | "phone" | "id_number")[]; "retention_days": { "conversations": number | null; "leads": number | null; "attachments": number | null; }; "created_at": string; }; };

export type WidgetAttachResponse = { "data": { "status": "handoff" | "open"; "message": string; "message_id": string; }; };

export type WidgetAttachmentResponse = { "data": { "id": string; "kind": "image" | "audio" | "video" | "file"; "name": string; "mime": string; "bytes": number; "data": string; }; };

export type WidgetConfigResponse = { "data": { "name": string; "language": string; "languages": (string)[]; "language_names": Record<string, string>; "direction": "ltr" | "rtl"; "greeting": string; "theme": { "accent": string; "text": string; "scheme": "auto" | "light" | "dark"; "side": "start" | "end"; "radius": number; }; "logo": string | null; "suggestions": (string)[]; "lead_form": { "when": "never" | "handoff" | "unanswered" | "start"; "fields": ({ "name": "name" | "email" | "phone" | "message"; "label": string; "type": "text" | "email" | "tel" | "textarea"; "required": boolean; })[]; "consent": { "text": string; "url": string | null; } | null; }; "handoff": { "enabled": boolean; "open": boolean; "opens_at": string | null; "hours": { "timezone": string; "week": ({ "days": ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]; "from": string; "to": string; })[]; } | null; }; "bubble": { "after_seconds": number; "paths": (string)[]; "repeat": "visit" | "day"; "text": string; } | null; "history": "tab" | "device"; "hosted_page": boolean; "attachments": boolean; "voice": { "enabled": boolean; "autoplay": boolean; "hears": (string)[]; "speaks": (string)[]; "heard_by": string | null; }; "form": { "fields": ({ "name": "name" | "email" | "phone" | "message"; "label": string; "type": "text" | "email" | "tel" | "textarea"; "required": boolean; })[]; "texts": Record<string, string>; }; "texts": Record<string, string>; }; };

export type WidgetCsatResponse = { "data": { "score": number; "comment": string | null; "rated_at": string; }; };

export type WidgetDeleteConversationResponse = { "data": { "id": string; "deleted": true; }; };

export type WidgetFeedbackResponse = { "data": { "session_id": string; "message_id": string; "rating": "up" | "down"; "comment": string | null; }; };

export type WidgetHandoffResponse = { "data": { "status": "handoff" | "open"; "message": string; }; };

export type WidgetLeadResponse = { "data": { "lead_id": string; }; };

export type WidgetMessagesResponse = { "data": (VisitorMessage)[]; "status": "open" | "handoff" | "closed" | null; };

export type WidgetSessionResponse = { "data": { "session_token": string; "session_id": string; "expires_at": string; }; };

export type WidgetSpeechResponse = { "data": { "format": "wav" | "mp3" | "opus"; "data": string; }; };

export type WidgetStopResponse = { "data": { "stopped": boolean; }; };

export type ChatCompletion = { "id": string; "created": number; "model": string; "object": "chat.completion"; "choices": ({ "index": number; "message": { "role": "assistant"; "content": string; }; "finish_reason": "stop"; })[]; "jawab": { "session_id": string; "message_id": string; "language": string; "answered": boolean | null; "handoff": boolean; "offers_person": boolean; "silent"?: boolean; "fallback": boolean; "interrupted": boolean; "sources": (Source)[]; "choices": ({ "document_id": string; "title": string; "section"?: string; })[]; }; };

export type ChatCompletionChunk = { "id": string; "created": number; "model": string; "object": "chat.completion.chunk"; "choices": ({ "index": number; "delta": { "role"?: "assistant"; "content": string; }; "finish_reason": "stop" | "error" | null; })[]; "jawab"?: { "session_id": string; "message_id": string; "language": string; "answered": boolean | null; "handoff": boolean; "offers_person": boolean; "silent"?: boolean; "fallback": boolean; "interrupted": boolean; "sources": (Source)[]; "choices": ({ "document_id": string; "title": string; "section"?: string; })[]; }; "error"?: string; "code"?: string; };

export type TryBotCompletion = { "id": string; "created": number; "model": string; "object": "chat.completion"; "choices": ({ "index": number; "message": { "role": "assistant"; "content": string; }; "finish_reason": "stop"; })[]; "jawab": { "language": string; "answered": boolean | null; "handoff": boolean; "fallback": boolean; "sources": (Source)[]; "choices": ({ "document_id": string; "title": string; "section"?: string; })[]; "reading": { "language_reason": string; "message_language": string | null; "small_talk": string | null; "person_wish": string | null; "is_follow_up": boolean; }; "trace": Record<string, unknown>; }; };

export type TryBotCompletionChunk = { "id": string; "created": number; "model": string; "object": "chat.completion.chunk"; "choices": ({ "index": number; "delta": { "role"?: "assistant"; "content": string; }; "finish_reason": "stop" | "error" | null; })[]; "jawab"?: { "language": string; "answered": boolean | null; "handoff": boolean; "fallback": boolean; "sources": (Source)[]; "choices": ({ "document_id": string; "title": string; "section"?: string; })[]; "reading": { "language_reason": string; "message_language": string | null; "small_talk": string | null; "person_wish": string | null; "is_follow_up": boolean; }; "trace": Record<string, unknown>; }; "error"?: string; "code"?: string; };

export type TryVoiceCompletion = { "id": string; "created": number; "model": string; "object": "chat.completion"; "choices": ({ "index": number; "message": { "role": "assistant"; "content": string; }; "finish_reason": "stop"; })[]; "jawab": { "language": string; "answered": boolean | null; "handoff": boolean; "fallback": boolean; "sources": (Source)[]; "choices": ({ "document_id": string; "title": string; "section"?: string; })[]; "reading": { "language_reason": string; "message_language": string | null; "small_talk": string | null; "person_wish": string | null; "is_follow_up": boolean; }; "trace": Record<string, unknown>; "transcript": { "text": string; "language": string; }; "voice": { "code": "voice_unavailable"; } | null; "timing": { "recognised_ms": number; "first_text_ms": number | null; "first_audio_ms": number | null; "end_ms": number; }; "audio"?: ({ "seq": number; "text": string; "format"?: "wav" | "mp3" | "opus"; "data"?: string; "error"?: "speech_failed"; })[]; }; };

export type TryVoiceCompletionChunk = { "id": string; "created": number; "model": string; "object": "chat.completion.chunk"; "choices": ({ "index": number; "delta": { "role"?: "assistant"; "content"?: string; "audio"?: { "seq": number; "text": string; "format"?: "wav" | "mp3" | "opus"; "data"?: string; "error"?: "speech_failed"; }; }; "finish_reason": "stop" | "error" | null; })[]; "jawab"?: { "language"?: string; "answered"?: boolean | null; "handoff"?: boolean; "fallback"?: boolean; "sources"?: (Source)[]; "choices"?: ({ "document_id": string; "title": string; "section"?: string; })[]; "reading"?: { "language_reason": string; "message_language": string | null; "small_talk": string | null; "person_wish": string | null; "is_follow_up": boolean; }; "trace"?: Record<string, unknown>; "transcript"?: { "text": string; "language": string; }; "voice"?: { "code": "voice_unavailable"; } | null; "timing"?: { "recognised_ms": number; "first_text_ms": number | null; "first_audio_ms": number | null; "end_ms": number; }; }; "error"?: string; "code"?: string; };

export type SpokenCompletion = { "id": string; "created": number; "model": string; "object": "chat.completion"; "choices": ({ "index": number; "message": { "role": "assistant"; "content": string; }; "finish_reason": "stop"; })[]; "jawab": { "session_id": string; "message_id": string; "language": string; "answered": boolean | null; "handoff": boolean; "offers_person": boolean; "silent"?: boolean; "fallback": boolean; "interrupted": boolean; "sources": (Source)[]; "choices": ({ "document_id": string; "title": string; "section"?: string; })[]; "transcript": { "text": string; "language": string; }; "voice": { "code": "voice_unavailable"; } | null; "timing": { "recognised_ms": number; "first_text_ms": number | null; "first_audio_ms": number | null; "end_ms": number; }; "audio"?: ({ "seq": number; "text": string; "format"?: "wav" | "mp3" | "opus"; "data"?: string; "error"?: "speech_failed"; })[]; }; };

export type SpokenCompletionChunk = { "id": string; "created": number; "model": string; "object": "chat.completion.chunk"; "choices": ({ "index": number; "delta": { "role"?: "assistant"; "content"?: string; "audio"?: { "seq": number; "text": string; "format"?: "wav" | "mp3" | "opus"; "data"?: string; "error"?: "speech_failed"; }; }; "finish_reason": "stop" | "error" | null; })[]; "jawab"?: { "session_id"?: string; "message_id"?: string; "language"?: string; "answered"?: boolean | null; "handoff"?: boolean; "offers_person"?: boolean; "silent"?: boolean; "fallback"?: boolean; "interrupted"?: boolean; "sources"?: (Source)[]; "choices"?: ({ "document_id": string; "title": string; "section"?: string; })[]; "transcript"?: { "text": string; "language": string; }; "voice"?: { "code": "voice_unavailable"; } | null; "timing"?: { "recognised_ms": number; "first_text_ms": number | null; "first_audio_ms": number | null; "end_ms": number; }; }; "error"?: string; "code"?: string; };

export type AcceptInvitationRequest = { "token": string; };

export type AddFileRequest = { "filename": string; "contentBase64": string; "title"?: string | null; "chatbotId"?: string | null; "replaces"?: string | null; "validFrom"?: string | null; "validUntil"?: string | null; "publish"?: "draft" | "published" | null; "archived"?: boolean | null; "dryRun"?: boolean | null; };

export type AddKnowledgeRequest = { "title": string; "url"?: string | null; "text"?: string | null; "question"?: string | null; "answer"?: string | null; "copyOf"?: string | null; "chatbotId"?: string | null; "validFrom"?: string | null; "validUntil"?: string | null; "publish"?: "draft" | "published" | null; "archived"?: boolean | null; "dryRun"?: boolean | null; };

export type AddNoteRequest = { "text": string; "chatbotId"?: string | null; "dryRun"?: boolean | null; };

export type ArchiveBotRequest = { "dryRun"?: boolean | null; };

export type AskBotRequest = { "message": string; "chatbotId"?: string | null; "sessionId"?: string | null; "language"?: string | null; "stream"?: boolean | null; };

export type AssignConversationRequest = { "assignee": string; "chatbotId"?: string | null; "dryRun"?: boolean | null; };

export type CheckChannelRequest = {  };

export type CheckReplyRequest = { "text": string; "question"?: string | null; };

export type CheckSiteRequest = { "url": string; };

export type ChooseCrawlPagesRequest = { "urls": (string)[]; "dryRun"?: boolean | null; };

export type CorrectAnswerRequest = { "answer": string; "dryRun"?: boolean | null; };

export type CrawlSiteRequest = { "url": string; "maxPages"?: number | null; "chatbotId"?: string | null; "publish"?: "draft" | "published" | null; "choose"?: boolean | null; "dryRun"?: boolean | null; };

export type CreateBotRequest = { "theme"?: { "accent"?: string; "text"?: string; "scheme"?: "auto" | "light" | "dark"; "side"?: "start" | "end"; "radius"?: number; } | { "accent"?: string; "text"?: string; "scheme"?: "auto" | "light" | "dark"; "side"?: "start" | "end"; "radius"?: number; }; "suggestions"?: Record<string, (string)[]> | null; "greetings"?: Record<string, string> | null; "leadForm"?: { "when"?: "never" | "handoff" | "unanswered" | "start"; "fields"?: ({ "name": "name" | "email" | "phone" | "message"; "required"?: boolean; })[]; } | { "when"?: "never" | "handoff" | "unanswered" | "start"; "fields"?: ({ "name": "name" | "email" | "phone" | "message"; "required"?: boolean; })[]; }; "consent"?: { "texts"?: Record<string, string>; "url"?: string; } | { "texts"?: Record<string, string>; "url"?: string; }; "bubble"?: { "texts"?: Record<string, string>; "afterSeconds"?: number; "paths"?: (string)[]; "repeat"?: "visit" | "day"; } | { "texts"?: Record<string, string>; "afterSeconds"?: number; "paths"?: (string)[]; "repeat"?: "visit" | "day"; }; "handoffHours"?: { "timezone"?: string; "week"?: ({ "days": ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]; "from": string; "to": string; })[]; } | { "timezone"?: string; "week"?: ({ "days": ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]; "from": string; "to": string; })[]; }; "seasonalGreeting"?: { "text"?: string; "from"?: string; "until"?: string; } | { "text"?: string; "from"?: string; "until"?: string; }; "history"?: "tab" | "device" | null; "voice"?: { "enabled"?: boolean; "autoplay"?: boolean; "voices"?: Record<string, string>; } | { "enabled"?: boolean; "autoplay"?: boolean; "voices"?: Record<string, string>; }; "hostedPage"?: boolean | null; "aiNotice"?: boolean | null; "visitorMessagesPerDay"?: number | null; "csat"?: "off" | "on_close" | null; "logo"?: string | null; "attachments"?: boolean | null; "name": string; "language"?: string | null; "dryRun"?: boolean | null; };

export type CreateChannelRequest = { "kind": string; "chatbotId": string; "name"?: string | null; "settings": Record<string, string>; "dryRun"?: boolean | null; };

export type CreateIdentitySecretRequest = { "dryRun"?: boolean | null; };

export type CreatePushSubscriptionRequest = { "endpoint": string; "expirationTime"?: number | null; "keys": { "p256dh": string; "auth": string; }; };

export type CreateSavedReplyRequest = { "shortcut": string; "text": string; "language"?: string | null; "dryRun"?: boolean | null; };

export type CreateTestCaseRequest = { "chatbotId": string; "question": string; "askedBefore"?: (string)[] | null; "expectedDocumentId"?: string | null; "expectedDocumentIds"?: (string)[] | null; "expectedAnswer"?: string | null; "mustNotSay"?: (string)[] | null; "expectUnanswered"?: boolean | null; "language"?: string | null; "dryRun"?: boolean | null; };

export type CreateTokenRequest = { "name": string; "scopes": ("bots:read" | "bots:write" | "kb:read" | "kb:write" | "chat:invoke" | "conversations:read" | "leads:read" | "analytics:read" | "conversations:write" | "webhooks:read" | "webhooks:write" | "tokens:read" | "tokens:write" | "members:read" | "members:write" | "workspace:write" | "workspace:delete" | "audit:read" | "exports:read" | "exports:write")[]; "bots"?: (string)[] | null; "expiresAt"?: string | null; "dryRun"?: boolean | null; };

export type CreateWebhookRequest = { "url": string; "events": ("lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing")[]; "chatbotId"?: string | null; "retry"?: "none" | "standard" | null; "dryRun"?: boolean | null; };

export type CreateWorkspaceRequest = { "name": string; "plan"?: "free" | "starter" | "growth" | "scale" | "enterprise" | null; "limits"?: { "api"?: boolean; "webhooks"?: boolean; "bots"?: number | null; "messagesPerMonth"?: number | null; "requestsPerMinute"?: number | null; "memberRequestsPerMinute"?: number | null; "visitorRequestsPerMinute"?: number | null; "addressRequestsPerMinute"?: number | null; "botRequestsPerMinute"?: number | null; } | { "api"?: boolean; "webhooks"?: boolean; "bots"?: number | null; "messagesPerMonth"?: number | null; "requestsPerMinute"?: number | null; "memberRequestsPerMinute"?: number | null; "visitorRequestsPerMinute"?: number | null; "addressRequestsPerMinute"?: number | null; "botRequestsPerMinute"?: number | null; }; "egressAllowed"?: boolean | null; };

export type DiagnoseMcpRequest = { "url": string; };

export type DismissMissingRequest = { "dryRun"?: boolean | null; };

export type EraseVisitorRequest = { "email"?: string | null; "phone"?: string | null; "sessionId"?: string | null; "customerId"?: string | null; "dryRun"?: boolean | null; };

export type ExportWorkspaceRequest = { "dryRun"?: boolean | null; };

export type ImportTestCasesRequest = { "chatbotId": string; "csv"?: string | null; "sessionId"?: string | null; };

export type InviteMemberRequest = { "email": string; "role": "viewer" | "support" | "editor" | "admin" | "owner"; "language"?: string | null; "dryRun"?: boolean | null; };

export type LeaveWorkspaceRequest = {  };

export type MergeCustomersRequest = { "intoId": string; "dryRun"?: boolean | null; };

export type RateMessageRequest = { "rating": "up" | "down"; "comment"?: string | null; "chatbotId"?: string | null; };

export type RecrawlKnowledgeRequest = { "dryRun"?: boolean | null; };

export type RedeliverWebhookRequest = { "wait"?: number | null; "dryRun"?: boolean | null; };

export type ReplyToConversationRequest = { "text": string; "author"?: "human" | null; "translate"?: boolean | null; "preview"?: boolean | null; "original"?: string | null; "chatbotId"?: string | null; "dryRun"?: boolean | null; };

export type ReportMissingRequest = { "wanted": string; "operation"?: string | null; "chatbotId"?: string | null; "dryRun"?: boolean | null; };

export type ResolveUnansweredRequest = { "alsoIds"?: (string)[] | null; "answer"?: string | null; "documentId"?: string | null; "dismiss"?: boolean | null; "dryRun"?: boolean | null; };

export type RestoreBotRequest = { "dryRun"?: boolean | null; };

export type RestoreConversationRequest = { "chatbotId"?: string | null; "dryRun"?: boolean | null; };

export type RestoreKnowledgeRequest = { "dryRun"?: boolean | null; };

export type RestoreLeadRequest = { "dryRun"?: boolean | null; };

export type RestoreTestCaseRequest = { "dryRun"?: boolean | null; };

export type RetryKnowledgeRequest = { "dryRun"?: boolean | null; };

export type RevokeTokenRequest = { "dryRun"?: boolean | null; };

export type RotateWebhookSecretRequest = { "activateAt"?: string | null; "dryRun"?: boolean | null; };

export type RunTestsRequest = { "chatbotId": string; "drafts"?: boolean | null; "dryRun"?: boolean | null; };

export type SearchKnowledgeRequest = { "query": string; "chatbotId"?: string | null; "limit"?: number | null; "explain"?: boolean | null; };

export type SetConversationStatusRequest = { "alsoSessionIds"?: (string)[] | null; "status": "open" | "handoff" | "closed"; "snoozeUntil"?: string | null; "chatbotId"?: string | null; "dryRun"?: boolean | null; };

export type SetTagsRequest = { "tags": (string)[]; "chatbotId"?: string | null; "dryRun"?: boolean | null; };

export type ShowTypingRequest = { "chatbotId"?: string | null; };

export type StopCrawlRequest = { "dryRun"?: boolean | null; };

export type SubscribeEventsRequest = { "event": "lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing"; "chatbotId"?: string | null; "url": string; "secret": string; "ttlMs"?: number | null; "wait"?: number | null; "dryRun"?: boolean | null; };

export type SynthesizeSpeechRequest = { "input": string; "language"?: string | null; "voice"?: string | null; "response_format"?: "wav" | "mp3" | "opus" | null; };

export type TestWebhookRequest = { "event"?: "lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing" | null; "wait"?: number | null; "dryRun"?: boolean | null; };

export type TranscribeAudioRequest = { "audio": { "data": string; "format"?: string; }; "language"?: string | null; "prompt"?: string | null; };

export type TryBotRequest = { "message": string; "language"?: string | null; "stream"?: boolean | null; };

export type TryVoiceRequest = { "language"?: string | null; "audio": { "data": string; "format"?: string; }; "format"?: "wav" | "mp3" | "opus" | null; "voice"?: string | null; "holdMs"?: number | null; "stream"?: boolean | null; };

export type UnsubscribeEventsRequest = { "event": "lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing"; "chatbotId"?: string | null; "url": string; "dryRun"?: boolean | null; };

export type UpdateBotRequest = { "theme"?: { "accent"?: string; "text"?: string; "scheme"?: "auto" | "light" | "dark"; "side"?: "start" | "end"; "radius"?: number; } | { "accent"?: string; "text"?: string; "scheme"?: "auto" | "light" | "dark"; "side"?: "start" | "end"; "radius"?: number; }; "suggestions"?: Record<string, (string)[]> | null; "greetings"?: Record<string, string> | null; "leadForm"?: { "when"?: "never" | "handoff" | "unanswered" | "start"; "fields"?: ({ "name": "name" | "email" | "phone" | "message"; "required"?: boolean; })[]; } | { "when"?: "never" | "handoff" | "unanswered" | "start"; "fields"?: ({ "name": "name" | "email" | "phone" | "message"; "required"?: boolean; })[]; }; "consent"?: { "texts"?: Record<string, string>; "url"?: string; } | { "texts"?: Record<string, string>; "url"?: string; }; "bubble"?: { "texts"?: Record<string, string>; "afterSeconds"?: number; "paths"?: (string)[]; "repeat"?: "visit" | "day"; } | { "texts"?: Record<string, string>; "afterSeconds"?: number; "paths"?: (string)[]; "repeat"?: "visit" | "day"; }; "handoffHours"?: { "timezone"?: string; "week"?: ({ "days": ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]; "from": string; "to": string; })[]; } | { "timezone"?: string; "week"?: ({ "days": ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[]; "from": string; "to": string; })[]; }; "seasonalGreeting"?: { "text"?: string; "from"?: string; "until"?: string; } | { "text"?: string; "from"?: string; "until"?: string; }; "history"?: "tab" | "device" | null; "voice"?: { "enabled"?: boolean; "autoplay"?: boolean; "voices"?: Record<string, string>; } | { "enabled"?: boolean; "autoplay"?: boolean; "voices"?: Record<string, string>; }; "hostedPage"?: boolean | null; "aiNotice"?: boolean | null; "visitorMessagesPerDay"?: number | null; "csat"?: "off" | "on_close" | null; "logo"?: string | null; "attachments"?: boolean | null; "name"?: string | null; "language"?: string | null; "instructions"?: string | null; "greeting"?: string | null; "handoffMessage"?: string | null; "isDefault"?: boolean | null; "allowedOrigins"?: (string)[] | null; "speechForms"?: { "th"?: "kha" | "khrap" | "none"; "vi"?: "toi" | "em" | "minh"; } | { "th"?: "kha" | "khrap" | "none"; "vi"?: "toi" | "em" | "minh"; }; "testSchedule"?: "never" | "daily" | "weekly" | null; "wording"?: "own" | "document" | null; "rotatePublicKey"?: boolean | null; "dryRun"?: boolean | null; };

export type UpdateChannelRequest = { "name"?: string | null; "chatbotId"?: string | null; "paused"?: boolean | null; "settings"?: Record<string, string> | null; "dryRun"?: boolean | null; };

export type UpdateCustomerRequest = { "name"?: string | null; "email"?: string | null; "phone"?: string | null; "dryRun"?: boolean | null; };

export type UpdateKnowledgeRequest = { "title"?: string | null; "text"?: string | null; "question"?: string | null; "answer"?: string | null; "refresh"?: "never" | "daily" | "weekly" | "monthly" | null; "validFrom"?: string | null; "validUntil"?: string | null; "publish"?: "draft" | "published" | null; "archived"?: boolean | null; "dryRun"?: boolean | null; };

export type UpdateLeadRequest = { "state"?: "new" | "contacted" | "won" | "lost" | null; "owner"?: string | null; "note"?: string | null; "dryRun"?: boolean | null; };

export type UpdateMeRequest = { "alerts"?: { "sound"?: boolean; "push"?: boolean; "mail"?: boolean; "quietHours"?: { "from": string; "to": string; "timezone": string; } | null; } | { "sound"?: boolean; "push"?: boolean; "mail"?: boolean; "quietHours"?: { "from": string; "to": string; "timezone": string; } | null; }; "presence"?: "online" | "away" | null; };

export type UpdateMemberRequest = { "role": "viewer" | "support" | "editor" | "admin" | "owner"; "dryRun"?: boolean | null; };

export type UpdateSavedReplyRequest = { "shortcut"?: string | null; "text"?: string | null; "language"?: string | null; "dryRun"?: boolean | null; };

export type UpdateWebhookRequest = { "url"?: string | null; "events"?: ("lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing")[] | null; "enabled"?: boolean | null; "retry"?: "none" | "standard" | null; "dryRun"?: boolean | null; };

export type UpdateWorkspaceRequest = { "name"?: string | null; "escalateMinutes"?: number | null; "assignment"?: "manual" | "round_robin" | "least_busy" | null; "retentionDays"?: { "conversations"?: number | null; "leads"?: number | null; "attachments"?: number | null; } | { "conversations"?: number | null; "leads"?: number | null; "attachments"?: number | null; }; "redact"?: ("card" | "email" | "phone" | "id_number")[] | null; "dryRun"?: boolean | null; };

export type VoiceTurnRequest = { "audio": { "data": string; "format"?: string; }; "chatbotId"?: string | null; "sessionId"?: string | null; "language"?: string | null; "format"?: "wav" | "mp3" | "opus" | null; "voice"?: string | null; "heard"?: { "messageId": string; "seq": number; } | { "messageId": string; "seq": number; }; "holdMs"?: number | null; "stream"?: boolean | null; };

export type WidgetAttachRequest = { "filename": string; "contentBase64": string; "language"?: string | null; };

export type WidgetChatRequest = { "message": string; "language"?: string | null; "choice"?: { "document_id": string; "section"?: string; } | { "document_id": string; "section"?: string; }; "stream"?: boolean | null; };

export type WidgetCsatRequest = { "score": number; "comment"?: string | null; };

export type WidgetFeedbackRequest = { "messageId": string; "rating": "up" | "down"; "comment"?: string | null; };

export type WidgetHandoffRequest = { "language"?: string | null; };

export type WidgetLeadRequest = { "name"?: string | null; "email"?: string | null; "phone"?: string | null; "message"?: string | null; "consent"?: string | null; "website"?: string | null; };

export type WidgetSessionRequest = { "identity"?: string | null; "session"?: string | null; };

export type WidgetSpeechRequest = { "messageId": string; "format"?: "wav" | "mp3" | "opus" | null; };

export type WidgetStopRequest = {  };

export type WidgetVoiceRequest = { "audio": { "data": string; "format"?: string; }; "language"?: string | null; "heard"?: { "messageId": string; "seq": number; } | { "messageId": string; "seq": number; }; "holdMs"?: number | null; "pageLanguage"?: string | null; "format"?: "wav" | "mp3" | "opus" | null; "stream"?: boolean | null; };

/** The body of a webhook. */
export type WebhookEvent = LeadCreatedEvent | ConversationHandoffEvent | ConversationRatedEvent | MessageUnansweredEvent | DocumentReadyEvent | DocumentFailedEvent | TestsRegressedEvent | MessageFailedEvent | ChannelFailingEvent;

/** The input and the result of each operation. */
export interface Operations {
  /** Get analytics: `GET /analytics`. */
  get_analytics: { input: { "chatbotId"?: string; "channel"?: "api" | "mcp" | "widget" | "voice" | "instagram" | "line" | "messenger" | "telegram" | "whatsapp" | "zalo"; "language"?: string; "from"?: string; "to"?: string; "timezone"?: string; "compare"?: boolean; }; output: GetAnalyticsResponse };
  /** Get analytics as CSV: `GET /analytics.csv`. */
  get_analytics_csv: { input: { "chatbotId"?: string; "channel"?: "api" | "mcp" | "widget" | "voice" | "instagram" | "line" | "messenger" | "telegram" | "whatsapp" | "zalo"; "language"?: string; "from"?: string; "to"?: string; "timezone"?: string; "compare"?: boolean; }; output: Blob };
  /** Get an attachment: `GET /attachments/{id}`. */
  get_attachment: { input: { "id": string; "workspace"?: string; }; output: GetAttachmentResponse };
  /** Speak a text: `POST /audio/speech`. */
  synthesize_speech: { input: SynthesizeSpeechRequest; output: Blob | SynthesizeSpeechResponse };
  /** Transcribe a recording: `POST /audio/transcriptions`. */
  transcribe_audio: { input: TranscribeAudioRequest; output: TranscribeAudioResponse };
  /** List audit events: `GET /audit`. */
  list_audit_events: { input: { "operation"?: string; "actor"?: string; "from"?: string; "to"?: string; "limit"?: number; "cursor"?: string; }; output: ListAuditEventsResponse };
  /** Create a bot: `POST /bots`. */
  create_bot: { input: CreateBotRequest; output: CreateBotResponse };
  /** List bots: `GET /bots`. */
  list_bots: { input: { "q"?: string; "archived"?: boolean; "limit"?: number; "cursor"?: string; }; output: ListBotsResponse };
  /** Delete a bot: `DELETE /bots/{id}`. */
  delete_bot: { input: { "id": string; "dryRun"?: boolean; }; output: DeleteBotResponse };
  /** Get a bot: `GET /bots/{id}`. */
  get_bot: { input: { "id": string; }; output: GetBotResponse };
  /** Update a bot: `PATCH /bots/{id}`. */
  update_bot: { input: { "id": string; } & UpdateBotRequest; output: UpdateBotResponse };
  /** Archive a bot: `POST /bots/{id}/archive`. */
  archive_bot: { input: { "id": string; } & ArchiveBotRequest; output: ArchiveBotResponse };
  /** Check a reply: `POST /bots/{id}/check-reply`. */
  check_reply: { input: { "id": string; } & CheckReplyRequest; output: CheckReplyResponse };
  /** Check a page with the chat window: `POST /bots/{id}/check-site`. */
  check_site: { input: { "id": string; } & CheckSiteRequest; output: CheckSiteResponse };
  /** Create an identity secret: `POST /bots/{id}/identity-secret`. */
  create_identity_secret: { input: { "id": string; } & CreateIdentitySecretRequest; output: CreateIdentitySecretResponse };
  /** Restore a bot: `POST /bots/{id}/restore`. */
  restore_bot: { input: { "id": string; } & RestoreBotRequest; output: RestoreBotResponse };
  /** Try a bot: `POST /bots/{id}/try`. */
  try_bot: { input: { "id": string; } & TryBotRequest; output: TryBotCompletion; chunk: TryBotCompletionChunk };
  /** Try a bot by voice: `POST /bots/{id}/try/voice`. */
  try_voice: { input: { "id": string; } & TryVoiceRequest; output: TryVoiceCompletion; chunk: TryVoiceCompletionChunk };
  /** List what moved: `GET /changes`. */
  list_changes: { input: { "cursor"?: string; "wait"?: number; }; output: ListChangesResponse };
  /** Connect a channel: `POST /channels`. */
  create_channel: { input: CreateChannelRequest; output: CreateChannelResponse };
  /** List channels: `GET /channels`. */
  list_channels: { input: { "chatbotId"?: string; "kind"?: string; "limit"?: number; "cursor"?: string; }; output: ListChannelsResponse };
  /** List kinds of channels: `GET /channels/kinds`. */
  list_channel_kinds: { input: Record<string, never>; output: ListChannelKindsResponse };
  /** Disconnect a channel: `DELETE /channels/{id}`. */
  delete_channel: { input: { "id": string; "dryRun"?: boolean; }; output: DeleteChannelResponse };
  /** Get a channel: `GET /channels/{id}`. */
  get_channel: { input: { "id": string; }; output: GetChannelResponse };
  /** Update a channel: `PATCH /channels/{id}`. */
  update_channel: { input: { "id": string; } & UpdateChannelRequest; output: UpdateChannelResponse };
  /** Check a channel: `POST /channels/{id}/check`. */
  check_channel: { input: { "id": string; } & CheckChannelRequest; output: CheckChannelResponse };
  /** Ask a bot: `POST /chat`. */
  ask_bot: { input: AskBotRequest; output: ChatCompletion; chunk: ChatCompletionChunk };
  /** List connections: `GET /connections`. */
  list_connections: { input: { "limit"?: number; "cursor"?: string; }; output: ListConnectionsResponse };
  /** Revoke a connection: `DELETE /connections/{id}`. */
  revoke_connection: { input: { "id": string; "dryRun"?: boolean; }; output: RevokeConnectionResponse };
  /** List conversations: `GET /conversations`. */
  list_conversations: { input: { "q"?: string; "chatbotId"?: string; "status"?: "open" | "handoff" | "closed"; "waiting"?: boolean; "from"?: string; "to"?: string; "channel"?: "api" | "mcp" | "widget" | "voice" | "instagram" | "line" | "messenger" | "telegram" | "whatsapp" | "zalo"; "channelId"?: string; "customerId"?: string; "language"?: string; "assignee"?: string; "tag"?: string; "snoozed"?: boolean; "answered"?: boolean; "limit"?: number; "cursor"?: string; "count"?: boolean; }; output: ListConversationsResponse };
  /** List conversations as CSV: `GET /conversations.csv`. */
  list_conversations_csv: { input: { "q"?: string; "chatbotId"?: string; "status"?: "open" | "handoff" | "closed"; "waiting"?: boolean; "from"?: string; "to"?: string; "channel"?: "api" | "mcp" | "widget" | "voice" | "instagram" | "line" | "messenger" | "telegram" | "whatsapp" | "zalo"; "channelId"?: string; "customerId"?: string; "language"?: string; "assignee"?: string; "tag"?: string; "snoozed"?: boolean; "answered"?: boolean; "limit"?: number; "cursor"?: string; "count"?: boolean; }; output: Blob };
  /** Delete a conversation: `DELETE /conversations/{sessionId}`. */
  delete_conversation: { input: { "sessionId": string; "chatbotId"?: string; "dryRun"?: boolean; }; output: DeleteConversationResponse };
  /** Get a conversation: `GET /conversations/{sessionId}`. */
  get_conversation: { input: { "sessionId": string; "chatbotId"?: string; "include"?: "trace"; "translate"?: string; }; output: GetConversationResponse };
  /** Assign a conversation: `POST /conversations/{sessionId}/assign`. */
  assign_conversation: { input: { "sessionId": string; } & AssignConversationRequest; output: AssignConversationResponse };
  /** Rate a reply: `POST /conversations/{sessionId}/messages/{messageId}/feedback`. */
  rate_message: { input: { "sessionId": string; "messageId": string; } & RateMessageRequest; output: RateMessageResponse };
  /** Add a private note: `POST /conversations/{sessionId}/notes`. */
  add_note: { input: { "sessionId": string; } & AddNoteRequest; output: AddNoteResponse };
  /** Reply as a person: `POST /conversations/{sessionId}/reply`. */
  reply_to_conversation: { input: { "sessionId": string; } & ReplyToConversationRequest; output: ReplyToConversationResponse };
  /** Restore a conversation: `POST /conversations/{sessionId}/restore`. */
  restore_conversation: { input: { "sessionId": string; } & RestoreConversationRequest; output: RestoreConversationResponse };
  /** Open, take over or close a conversation: `POST /conversations/{sessionId}/status`. */
  set_conversation_status: { input: { "sessionId": string; } & SetConversationStatusRequest; output: SetConversationStatusResponse };
  /** Tag a conversation: `PUT /conversations/{sessionId}/tags`. */
  set_tags: { input: { "sessionId": string; } & SetTagsRequest; output: SetTagsResponse };
  /** Show that a person types: `POST /conversations/{sessionId}/typing`. */
  show_typing: { input: { "sessionId": string; } & ShowTypingRequest; output: ShowTypingResponse };
  /** Get a crawl: `GET /crawls/{id}`. */
  get_crawl: { input: { "id": string; }; output: GetCrawlResponse };
  /** Choose pages of a crawl: `POST /crawls/{id}/pages`. */
  choose_crawl_pages: { input: { "id": string; } & ChooseCrawlPagesRequest; output: ChooseCrawlPagesResponse };
  /** List the pages a crawl found: `GET /crawls/{id}/pages`. */
  list_crawl_pages: { input: { "id": string; }; output: ListCrawlPagesResponse };
  /** Stop a crawl: `POST /crawls/{id}/stop`. */
  stop_crawl: { input: { "id": string; } & StopCrawlRequest; output: StopCrawlResponse };
  /** List customers: `GET /customers`. */
  list_customers: { input: { "q"?: string; "chatbotId"?: string; "limit"?: number; "cursor"?: string; }; output: ListCustomersResponse };
  /** Get a customer: `GET /customers/{id}`. */
  get_customer: { input: { "id": string; }; output: GetCustomerResponse };
  /** Update a customer: `PATCH /customers/{id}`. */
  update_customer: { input: { "id": string; } & UpdateCustomerRequest; output: UpdateCustomerResponse };
  /** Merge two customers: `POST /customers/{id}/merge`. */
  merge_customers: { input: { "id": string; } & MergeCustomersRequest; output: MergeCustomersResponse };
  /** List events: `GET /events`. */
  list_events: { input: { "type"?: "lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing"; "chatbotId"?: string; "since"?: string; "order"?: "asc" | "desc"; "limit"?: number; "cursor"?: string; "wait"?: number; }; output: ListEventsResponse };
  /** Subscribe to events: `POST /events/subscriptions`. */
  subscribe_events: { input: SubscribeEventsRequest; output: SubscribeEventsResponse };
  /** End a subscription: `POST /events/subscriptions/end`. */
  unsubscribe_events: { input: UnsubscribeEventsRequest; output: UnsubscribeEventsResponse };
  /** Invite a person: `POST /invitations`. */
  invite_member: { input: InviteMemberRequest; output: InviteMemberResponse };
  /** List invitations: `GET /invitations`. */
  list_invitations: { input: { "limit"?: number; "cursor"?: string; }; output: ListInvitationsResponse };
  /** Accept an invitation: `POST /invitations/accept`. */
  accept_invitation: { input: AcceptInvitationRequest; output: AcceptInvitationResponse };
  /** Revoke an invitation: `DELETE /invitations/{id}`. */
  revoke_invitation: { input: { "id": string; "dryRun"?: boolean; }; output: RevokeInvitationResponse };
  /** List knowledge: `GET /kb`. */
  list_knowledge: { input: { "chatbotId"?: string; "status"?: "queued" | "processing" | "ready" | "failed"; "sourceType"?: "url" | "file" | "qa" | "snippet"; "q"?: string; "limit"?: number; "cursor"?: string; "count"?: boolean; }; output: ListKnowledgeResponse };
  /** Crawl a site: `POST /kb/crawl`. */
  crawl_site: { input: CrawlSiteRequest; output: CrawlSiteResponse };
  /** Add a file: `POST /kb/files`. */
  add_file: { input: AddFileRequest; output: AddFileResponse };
  /** Add knowledge: `POST /kb/ingest`. */
  add_knowledge: { input: AddKnowledgeRequest; output: AddKnowledgeResponse };
  /** Search knowledge: `POST /kb/search`. */
  search_knowledge: { input: SearchKnowledgeRequest; output: SearchKnowledgeResponse };
  /** Delete a document: `DELETE /kb/{id}`. */
  delete_knowledge: { input: { "id": string; "dryRun"?: boolean; }; output: DeleteKnowledgeResponse };
  /** Get a document: `GET /kb/{id}`. */
  get_knowledge: { input: { "id": string; "wait"?: number; "content"?: boolean; }; output: GetKnowledgeResponse };
  /** Update a document: `PATCH /kb/{id}`. */
  update_knowledge: { input: { "id": string; } & UpdateKnowledgeRequest; output: UpdateKnowledgeResponse };
  /** List the passages of a document: `GET /kb/{id}/passages`. */
  list_passages: { input: { "id": string; "limit"?: number; "cursor"?: string; }; output: ListPassagesResponse };
  /** Read a page or file again: `POST /kb/{id}/recrawl`. */
  recrawl_knowledge: { input: { "id": string; } & RecrawlKnowledgeRequest; output: RecrawlKnowledgeResponse };
  /** Restore a deleted document: `POST /kb/{id}/restore`. */
  restore_knowledge: { input: { "id": string; } & RestoreKnowledgeRequest; output: RestoreKnowledgeResponse };
  /** Retry a failed document: `POST /kb/{id}/retry`. */
  retry_knowledge: { input: { "id": string; } & RetryKnowledgeRequest; output: RetryKnowledgeResponse };
  /** List leads: `GET /leads`. */
  list_leads: { input: { "chatbotId"?: string; "minScore"?: number; "label"?: "hot" | "warm" | "cold"; "state"?: "new" | "contacted" | "won" | "lost"; "owner"?: string; "from"?: string; "to"?: string; "q"?: string; "limit"?: number; "cursor"?: string; "count"?: boolean; }; output: ListLeadsResponse };
  /** List leads as CSV: `GET /leads.csv`. */
  list_leads_csv: { input: { "chatbotId"?: string; "minScore"?: number; "label"?: "hot" | "warm" | "cold"; "state"?: "new" | "contacted" | "won" | "lost"; "owner"?: string; "from"?: string; "to"?: string; "q"?: string; "limit"?: number; "cursor"?: string; "count"?: boolean; }; output: Blob };
  /** Delete a lead: `DELETE /leads/{id}`. */
  delete_lead: { input: { "id": string; "dryRun"?: boolean; }; output: DeleteLeadResponse };
  /** Get a lead: `GET /leads/{id}`. */
  get_lead: { input: { "id": string; }; output: GetLeadResponse };
  /** Update a lead: `PATCH /leads/{id}`. */
  update_lead: { input: { "id": string; } & UpdateLeadRequest; output: UpdateLeadResponse };
  /** Restore a lead: `POST /leads/{id}/restore`. */
  restore_lead: { input: { "id": string; } & RestoreLeadRequest; output: RestoreLeadResponse };
  /** Diagnose an MCP address: `POST /mcp/diagnosis`. */
  diagnose_mcp: { input: DiagnoseMcpRequest; output: DiagnoseMcpResponse };
  /** Who am I: `GET /me`. */
  get_me: { input: Record<string, never>; output: GetMeResponse };
  /** Change my alerts and presence: `PATCH /me`. */
  update_me: { input: UpdateMeRequest; output: UpdateMeResponse };
  /** List members: `GET /members`. */
  list_members: { input: { "limit"?: number; "cursor"?: string; }; output: ListMembersResponse };
  /** Remove a member: `DELETE /members/{id}`. */
  remove_member: { input: { "id": string; "dryRun"?: boolean; }; output: RemoveMemberResponse };
  /** Change the role of a member: `PATCH /members/{id}`. */
  update_member: { input: { "id": string; } & UpdateMemberRequest; output: UpdateMemberResponse };
  /** Correct an answer: `POST /messages/{messageId}/correct`. */
  correct_answer: { input: { "messageId": string; } & CorrectAnswerRequest; output: CorrectAnswerResponse };
  /** List what agents missed: `GET /missing`. */
  list_missing: { input: { "chatbotId"?: string; "limit"?: number; "cursor"?: string; }; output: ListMissingResponse };
  /** Report what is missing: `POST /missing`. */
  report_missing: { input: ReportMissingRequest; output: ReportMissingResponse };
  /** Dismiss what an agent missed: `POST /missing/{id}/dismiss`. */
  dismiss_missing: { input: { "id": string; } & DismissMissingRequest; output: DismissMissingResponse };
  /** List plans: `GET /plans`. */
  list_plans: { input: Record<string, never>; output: ListPlansResponse };
  /** Where data goes: `GET /privacy`. */
  get_privacy: { input: Record<string, never>; output: GetPrivacyResponse };
  /** Get the push key: `GET /push/key`. */
  get_push_key: { input: Record<string, never>; output: GetPushKeyResponse };
  /** Take push messages: `POST /push/subscriptions`. */
  create_push_subscription: { input: CreatePushSubscriptionRequest; output: CreatePushSubscriptionResponse };
  /** Take no push messages: `DELETE /push/subscriptions/{id}`. */
  delete_push_subscription: { input: { "id": string; }; output: DeletePushSubscriptionResponse };
  /** Create a saved reply: `POST /saved-replies`. */
  create_saved_reply: { input: CreateSavedReplyRequest; output: CreateSavedReplyResponse };
  /** List saved replies: `GET /saved-replies`. */
  list_saved_replies: { input: Record<string, never>; output: ListSavedRepliesResponse };
  /** Delete a saved reply: `DELETE /saved-replies/{id}`. */
  delete_saved_reply: { input: { "id": string; "dryRun"?: boolean; }; output: DeleteSavedReplyResponse };
  /** Update a saved reply: `PATCH /saved-replies/{id}`. */
  update_saved_reply: { input: { "id": string; } & UpdateSavedReplyRequest; output: UpdateSavedReplyResponse };
  /** List tags: `GET /tags`. */
  list_tags: { input: { "chatbotId"?: string; }; output: ListTagsResponse };
  /** Create a test case: `POST /tests`. */
  create_test_case: { input: CreateTestCaseRequest; output: CreateTestCaseResponse };
  /** List test cases: `GET /tests`. */
  list_test_cases: { input: { "chatbotId"?: string; "limit"?: number; "cursor"?: string; }; output: ListTestCasesResponse };
  /** Restore a test case: `POST /tests/cases/{id}/restore`. */
  restore_test_case: { input: { "id": string; } & RestoreTestCaseRequest; output: RestoreTestCaseResponse };
  /** Import test cases: `POST /tests/import`. */
  import_test_cases: { input: ImportTestCasesRequest; output: ImportTestCasesResponse };
  /** Run tests: `POST /tests/run`. */
  run_tests: { input: RunTestsRequest; output: RunTestsResponse };
  /** List test runs: `GET /tests/runs`. */
  list_test_runs: { input: { "chatbotId"?: string; "limit"?: number; "cursor"?: string; }; output: ListTestRunsResponse };
  /** Get a test run: `GET /tests/runs/{id}`. */
  get_test_run: { input: { "id": string; "wait"?: number; }; output: GetTestRunResponse };
  /** Delete a test case: `DELETE /tests/{id}`. */
  delete_test_case: { input: { "id": string; "dryRun"?: boolean; }; output: DeleteTestCaseResponse };
  /** Create a token: `POST /tokens`. */
  create_token: { input: CreateTokenRequest; output: CreateTokenResponse };
  /** List tokens: `GET /tokens`. */
  list_tokens: { input: { "limit"?: number; "cursor"?: string; }; output: ListTokensResponse };
  /** Revoke a token: `POST /tokens/{id}/revoke`. */
  revoke_token: { input: { "id": string; } & RevokeTokenRequest; output: RevokeTokenResponse };
  /** List unanswered questions: `GET /unanswered`. */
  list_unanswered: { input: { "chatbotId"?: string; "from"?: string; "language"?: string; "kind"?: "unanswered" | "not_sure"; "limit"?: number; "cursor"?: string; }; output: ListUnansweredResponse };
  /** List unanswered questions as CSV: `GET /unanswered.csv`. */
  list_unanswered_csv: { input: { "chatbotId"?: string; "from"?: string; "language"?: string; "kind"?: "unanswered" | "not_sure"; "limit"?: number; "cursor"?: string; }; output: Blob };
  /** Resolve an unanswered question: `POST /unanswered/{id}/resolve`. */
  resolve_unanswered: { input: { "id": string; } & ResolveUnansweredRequest; output: ResolveUnansweredResponse };
  /** Get usage: `GET /usage`. */
  get_usage: { input: Record<string, never>; output: GetUsageResponse };
  /** List usage by day and bot: `GET /usage/days`. */
  list_usage_days: { input: { "from"?: string; "to"?: string; }; output: ListUsageDaysResponse };
  /** List usage by day and bot as CSV: `GET /usage/days.csv`. */
  list_usage_days_csv: { input: { "from"?: string; "to"?: string; }; output: Blob };
  /** Erase a visitor: `POST /visitors/erase`. */
  erase_visitor: { input: EraseVisitorRequest; output: EraseVisitorResponse };
  /** List voice languages: `GET /voice/languages`. */
  list_voice_languages: { input: Record<string, never>; output: ListVoiceLanguagesResponse };
  /** Speak with a bot: `POST /voice/turn`. */
  voice_turn: { input: VoiceTurnRequest; output: SpokenCompletion; chunk: SpokenCompletionChunk };
  /** Create a webhook: `POST /webhooks`. */
  create_webhook: { input: CreateWebhookRequest; output: CreateWebhookResponse };
  /** List webhooks: `GET /webhooks`. */
  list_webhooks: { input: { "chatbotId"?: string; "url"?: string; "limit"?: number; "cursor"?: string; }; output: ListWebhooksResponse };
  /** List sample events: `GET /webhooks/samples`. */
  list_webhook_samples: { input: { "event"?: "lead.created" | "conversation.handoff" | "conversation.rated" | "message.unanswered" | "document.ready" | "document.failed" | "tests.regressed" | "message.failed" | "channel.failing"; }; output: ListWebhookSamplesResponse };
  /** Delete a webhook: `DELETE /webhooks/{id}`. */
  delete_webhook: { input: { "id": string; "dryRun"?: boolean; }; output: DeleteWebhookResponse };
  /** Get a webhook: `GET /webhooks/{id}`. */
  get_webhook: { input: { "id": string; }; output: GetWebhookResponse };
  /** Update a webhook: `PATCH /webhooks/{id}`. */
  update_webhook: { input: { "id": string; } & UpdateWebhookRequest; output: UpdateWebhookResponse };
  /** List webhook deliveries: `GET /webhooks/{id}/deliveries`. */
  list_webhook_deliveries: { input: { "id": string; "status"?: "queued" | "sending" | "delivered" | "failed" | "lost" | "cancelled"; "limit"?: number; "cursor"?: string; }; output: ListWebhookDeliveriesResponse };
  /** Redeliver an event: `POST /webhooks/{id}/deliveries/{deliveryId}/redeliver`. */
  redeliver_webhook: { input: { "id": string; "deliveryId": string; } & RedeliverWebhookRequest; output: RedeliverWebhookResponse };
  /** Rotate a webhook secret: `POST /webhooks/{id}/rotate`. */
  rotate_webhook_secret: { input: { "id": string; } & RotateWebhookSecretRequest; output: RotateWebhookSecretResponse };
  /** Send a test event: `POST /webhooks/{id}/test`. */
  test_webhook: { input: { "id": string; } & TestWebhookRequest; output: TestWebhookResponse };
  /** Delete the workspace: `DELETE /workspace`. */
  delete_workspace: { input: { "confirm": string; "dryRun"?: boolean; }; output: DeleteWorkspaceResponse };
  /** Get the workspace: `GET /workspace`. */
  get_workspace: { input: Record<string, never>; output: GetWorkspaceResponse };
  /** Update the workspace: `PATCH /workspace`. */
  update_workspace: { input: UpdateWorkspaceRequest; output: UpdateWorkspaceResponse };
  /** Export the workspace: `POST /workspace/exports`. */
  export_workspace: { input: ExportWorkspaceRequest; output: ExportWorkspaceResponse };
  /** List exports: `GET /workspace/exports`. */
  list_exports: { input: Record<string, never>; output: ListExportsResponse };
  /** Download an export: `GET /workspace/exports/{id}/file`. */
  download_export: { input: { "id": string; "workspace"?: string; }; output: Blob };
  /** Leave the workspace: `POST /workspace/leave`. */
  leave_workspace: { input: LeaveWorkspaceRequest; output: LeaveWorkspaceResponse };
  /** Create a workspace: `POST /workspaces`. */
  create_workspace: { input: CreateWorkspaceRequest; output: CreateWorkspaceResponse };
  /** List workspaces: `GET /workspaces`. */
  list_workspaces: { input: Record<string, never>; output: ListWorkspacesResponse };
}
