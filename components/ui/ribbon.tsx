import type { ReactNode } from 'react'

const TONES = {
  simulated: 'bg-ribbon-soft text-ribbon',
  stale: 'bg-saffron-soft text-saffron',
  failed: 'bg-brick-soft text-brick',
  done: 'bg-moss-soft text-moss',
}

/** A calm strip across a card: simulated, stale, failed or done. Never colour alone: it always says so in words. */
export function Ribbon({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 text-fact ${TONES[tone]}`}>{children}</div>
}
