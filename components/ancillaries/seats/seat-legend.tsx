import type { ReactNode } from 'react'
import * as texts from '@/lib/texts/ancillaries/seats'
import { formatMoney } from '@/lib/travel/money'
import { SeatShape } from './map/seat-shape'
import type { PriceTier } from './price-tiers'
import type { SeatScene } from './seat-look'

/** What the marks of the map mean, with what each price tier costs. Each seat says all of it itself, so readers of the screen need it not. */
export function SeatLegend({ scene: { tiers, chooser, isReadOnly } }: { scene: SeatScene }) {
  return (
    <ul aria-label={texts.whatTheMarksMean} className="flex flex-wrap gap-x-3 gap-y-1 text-[12px] text-ink-soft leading-4">
      {tiers.map((tier) => (
        <Entry key={tier.tier} words={tierWords(tier)}>
          <SeatShape status="free" tier={tier.tier} />
        </Entry>
      ))}
      <Entry words={isReadOnly ? texts.yours : chooser.name}>
        <SeatShape status={isReadOnly ? 'party' : 'own'} mark={chooser.mark} />
      </Entry>
      <Entry words={texts.taken}>
        <SeatShape status="taken" />
      </Entry>
      {!isReadOnly && (
        <Entry words={texts.notFor(chooser.name)}>
          <SeatShape status="restricted" />
        </Entry>
      )}
      <Entry words={texts.extraLegroom}>
        <SeatShape status="free" hasLegroom />
      </Entry>
    </ul>
  )
}

function Entry({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <span className="size-5 shrink-0">{children}</span>
      <span className="figures">{words}</span>
    </li>
  )
}

function tierWords({ tier, from, to }: PriceTier): string {
  if (tier === 0) return texts.included
  return from.amountMinor === to.amountMinor ? formatMoney(from) : `${formatMoney(from)}–${formatMoney(to)}`
}
