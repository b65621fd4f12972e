const CHANNEL = 'wayfarer.thread'

/** The other tabs of this browser: a word that something was done in a thread, and nothing more. */
export function openTabs(onTold: (threadId: string) => void): { tell: (threadId: string) => void; close: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') onTold(data)
  }
  return { tell: (threadId) => channel.postMessage(threadId), close: () => channel.close() }
}
