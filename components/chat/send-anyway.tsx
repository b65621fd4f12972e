import { Button } from '../ui/button'
import type { HeldBack } from './message-refusal'

/** The traveller's word that a number is no card or passport: the message goes without being typed again. */
export function SendAnyway({ held: { anyway }, onSend }: { held: HeldBack; onSend: (text: string) => void }) {
  if (!anyway) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fact text-ink-soft">
      <Button size="small" className="pointer-coarse:min-h-11" onClick={() => onSend(anyway.text)}>
        {anyway.label}
      </Button>
      <span>{anyway.note}</span>
    </div>
  )
}
