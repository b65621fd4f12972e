import { type RefObject, useEffect, useRef } from 'react'
import type { ChatMessage } from '@/lib/chat/message'

/**
 * Where the focus went away with its message, as when another version of it comes, it goes to the same button of the turn that stands in
 * its place now. Where there is none, browsers go on from where it was.
 */
export function useFocusInPlace(content: RefObject<HTMLElement | null>, messages: ChatMessage[]): void {
  const last = useRef<{ focused: Element; place: number } | null>(null)
  useEffect(() => {
    const box = content.current
    const note = ({ target }: FocusEvent) => {
      const focused = target as Element
      last.current = { focused, place: turnsIn(box).findIndex((turn) => turn.contains(focused)) }
    }
    box?.addEventListener('focusin', note)
    return () => box?.removeEventListener('focusin', note)
  }, [content])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again whenever messages came or went
  useEffect(() => {
    if (!last.current || last.current.focused.isConnected || document.activeElement !== document.body) return
    const { focused, place } = last.current
    const name = CSS.escape(focused.getAttribute('aria-label') ?? '')
    turnsIn(content.current)[place]?.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.focus({ preventScroll: true })
  }, [content, messages])
}

function turnsIn(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[data-turn]') ?? [])]
}
