import { type HandOff, judgeHandOff } from '@/lib/travel/account/hand-off'
import { safeCallbackPath } from '../callback-path'

declare global {
  interface Window {
    /** The query that the document's first script took from the address. */
    wayfarerHandOff?: string | undefined
  }
}

/** What the app handed over, once: it is not there any more afterwards. Null when the page was opened without any. */
export function takeHandOff(): HandOff | null {
  const query = window.wayfarerHandOff
  delete window.wayfarerHandOff
  return query === undefined ? null : judgeHandOff(new URLSearchParams(query))
}

/** Where the app wanted to lead: the address that it opened, without what was handed over. Home and this page lead to the chat. */
export function placeWanted({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  if (pathname === '/' || pathname === '/hand-off') return '/chat'
  if (pathname === '/login') return safeCallbackPath(new URLSearchParams(search).get('callbackUrl') ?? undefined)
  return safeCallbackPath(`${pathname}${search}`)
}
