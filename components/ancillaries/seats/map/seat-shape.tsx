import { CloseIcon } from '@/components/ui/icons'
import type { SeatStatus } from '../seat-look'

const LOOKS: Record<SeatStatus, string> = {
  free: '',
  own: 'border-sea bg-sea text-sea-ink',
  party: 'border-2 border-moss bg-moss-soft text-moss',
  taken: 'border-line bg-line/50 text-ink-soft',
  restricted: 'border-ink-soft/70 border-dashed text-ink-soft',
}

const TIERS = [
  'border-moss/70 bg-sheet text-moss',
  'border-sea/60 bg-sea-soft/50 text-sea',
  'border-sea bg-sea/20 text-sea',
  'border-saffron bg-saffron-soft text-saffron',
]

type SeatShapeProps = { status: SeatStatus; tier?: number; mark?: string; isPending?: boolean; hasLegroom?: boolean }

/** A seat as it is drawn in the map and in the legend: every state has a mark or a line of its own beside its colour. */
export function SeatShape({ status, tier = 0, mark = '', isPending = false, hasLegroom = false }: SeatShapeProps) {
  return (
    <span
      aria-hidden="true"
      className={`relative grid size-full place-items-center overflow-hidden rounded-t-[36%] rounded-b-[16%] border font-semibold text-[10px] leading-none transition-colors duration-150 ${status === 'free' ? TIERS[tier] : LOOKS[status]} ${hasLegroom ? 'border-t-[3px]' : ''} ${isPending ? 'animate-pulse border-dashed' : ''}`}
    >
      {status === 'free' && <span className="text-[8px] tracking-[1px]">{'•'.repeat(tier)}</span>}
      {/* Drawn by the style: as text it would have to be in the seat's name, where the traveller's own stands already. */}
      {(status === 'own' || status === 'party') && <span data-mark={mark} className="before:content-[attr(data-mark)]" />}
      {status === 'taken' && <CloseIcon className="size-3.5" />}
      {status === 'restricted' && (
        <svg viewBox="0 0 20 20" className="size-3.5" aria-hidden="true">
          <path d="M4 16 16 4" stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" />
        </svg>
      )}
    </span>
  )
}
