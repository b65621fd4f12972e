'use client'

import { useChat } from '@ai-sdk/react'
import { DefaultChatTransport } from 'ai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import type { ChatActions } from '@/components/chat/chat-actions'
import { requestJson, timeZone } from '@/components/state/request-json'
import { sendResting } from '@/components/state/resting-changes'
import { noticeSessionEnd, whenSessionRenewed } from '@/components/state/session-end-store'
import { useThreadListStore } from '@/components/state/thread-list-store'
import { useTripStore } from '@/components/state/trip-store'
import { dropUnsent, keepUnsent, readUnsent } from '@/components/state/unsent-message'
import type { ChatMessage } from '@/lib/chat/message'
import { liveTripSchema } from '@/lib/travel/trip/live-trip'

type Start = { userId: string; threadId: string | null; messages: ChatMessage[]; isAnswering: boolean }
/** What one request says beside the thread: words, a click, or "once more". Its key makes sending it again harmless. */
type TurnBody = { key: string } & Record<string, unknown>

const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
const LOST = 'The connection was lost.'

/** The conversation of one thread in this window: its messages, and what the traveller can do in it. */
export function useConversation(start: Start) {
  const [threadId, setThreadId] = useState(start.threadId)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sent = useRef<{ body: TurnBody; isAcknowledged: boolean } | null>(null)
  const acceptTrip = useTripStore((state) => state.accept)
  const noteClick = useTripStore((state) => state.noteClick)
  const loadTrip = useTripStore((state) => state.load)
  const loadThreads = useThreadListStore((state) => state.load)

  const chat = useChat<ChatMessage>({
    id: start.threadId ?? 'new',
    messages: start.messages,
    resume: start.isAnswering,
    throttle: 40,
    transport: new DefaultChatTransport({
      api: '/api/chat',
      headers: () => ({ 'x-time-zone': timeZone() }),
      prepareSendMessagesRequest: ({ body }) => ({ body: { ...body } }),
      prepareReconnectToStreamRequest: () => ({ api: `/api/chat/${start.threadId}/stream` }),
    }),
    onData: (part) => {
      if (part.type !== 'data-trip') return
      const live = liveTripSchema.safeParse(part.data)
      if (!live.success) return
      const isFirstWord = sent.current?.isAcknowledged === false
      if (isFirstWord && sent.current && 'command' in sent.current.body) noteClick(live.data)
      if (sent.current) sent.current.isAcknowledged = true
      dropUnsent()
      acceptTrip(live.data)
      openThread(live.data.threadId)
    },
    onFinish: () => void loadThreads(),
    onError: (error) => {
      const body = sent.current?.body
      const told = readError(error)
      // It stays where it is, and goes out once its traveller is signed in again.
      if (told && noticeSessionEnd(told.code)) return
      if (told?.code === 'message_key_used') dropUnsent()
      // A click that is refused changed nothing, so its line goes again; words stay, to be sent once more.
      if (body && 'command' in body && told) chat.setMessages((messages) => messages.slice(0, -1))
      if (told) setRefusal(told.message)
      // What is refused here may be otherwise there by now: another window was quicker.
      if (told && threadId) void loadTrip(threadId)
    },
  })

  // Another window or device may have changed the trip while this one was out of sight.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && threadId) void loadTrip(threadId)
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [threadId, loadTrip])

  const goOnWhereRefused = useEffectEvent(() => {
    if (sent.current?.isAcknowledged === false && chat.status === 'error') retry()
    else if (threadId) void loadTrip(threadId)
  })
  useEffect(() => whenSessionRenewed(() => goOnWhereRefused()), [])

  function openThread(id: string) {
    if (threadId === id) return
    setThreadId(id)
    if (!start.threadId) window.history.replaceState(null, '', `/chat/${id}`)
  }

  async function send(parts: ChatMessage['parts'], body: Record<string, unknown>, key = newKey()) {
    const resting = sendResting()
    if (resting) await resting
    const keyed = { key, ...(threadId ? { threadId } : {}), ...body }
    sent.current = { body: keyed, isAcknowledged: false }
    setRefusal(null)
    void chat.sendMessage({ role: 'user', parts, metadata: { createdAt: Date.now(), key } }, { body: keyed })
  }

  function say(text: string, key = newKey()) {
    keepUnsent({ userId: start.userId, threadId, key, text })
    void send([{ type: 'text', text }], { text }, key)
  }

  /** Sends what was on its way when this page was left, unless the server has it. True when it did. */
  function sendUnsent(): boolean {
    const unsent = readUnsent(start.userId, start.threadId)
    if (!unsent) return false
    const hasArrived = start.messages.some((message) => message.metadata?.key === unsent.key)
    if (hasArrived) dropUnsent()
    else say(unsent.text, unsent.key)
    return !hasArrived
  }

  function retry() {
    const last = sent.current
    setRefusal(null)
    const body = last && !last.isAcknowledged ? last.body : { key: newKey(), threadId, retry: true }
    void chat.regenerate({ body })
  }

  const actions: ChatActions = {
    threadId: threadId ?? '',
    isBusy: chat.status === 'submitted' || chat.status === 'streaming',
    say: (text) => say(text),
    act: (command, label) => void send([{ type: 'data-change', data: { label } }], { command, label }),
    retry,
  }

  async function stop() {
    const answer = threadId ? await requestJson(`/api/chat/${threadId}/stop`, z.unknown(), { method: 'POST', body: {} }) : null
    if (!answer || 'refusal' in answer) await chat.stop()
  }

  const hasFailed = chat.status === 'error'
  return {
    actions,
    stop,
    sendUnsent,
    threadId,
    messages: chat.messages,
    status: hasFailed && isClickRefused(sent.current?.body, refusal) ? ('ready' as const) : chat.status,
    error: hasFailed ? (refusal ?? LOST) : null,
    refusal: isClickRefused(sent.current?.body, refusal) ? refusal : null,
  }
}

function isClickRefused(body: TurnBody | undefined, refusal: string | null): boolean {
  return refusal !== null && body !== undefined && 'command' in body
}

function readError(error: Error): { code: string; message: string } | null {
  try {
    return errorSchema.parse(JSON.parse(error.message)).error
  } catch {
    return null
  }
}

function newKey(): string {
  return `key_${crypto.randomUUID().replaceAll('-', '')}`
}
