import type { ComponentType, SVGProps } from 'react'
import { BassinetIcon, ClosetIcon, GalleyIcon, LavatoryIcon, StairsIcon } from '@/components/ui/icons'
import * as texts from '@/lib/texts/ancillaries/seats/map'
import type { FacilityKind } from '../seat-layout'
import { Cell } from './grid-parts'

type Drawn = Exclude<FacilityKind, 'exit' | 'empty'>

const FACILITIES: Record<Drawn, { name: string; short: string; Icon: ComponentType<Omit<SVGProps<SVGSVGElement>, 'd'>> }> = {
  lavatory: { name: texts.lavatory, short: 'WC', Icon: LavatoryIcon },
  galley: { name: texts.galley, short: texts.galley, Icon: GalleyIcon },
  closet: { name: texts.closet, short: texts.closet, Icon: ClosetIcon },
  stairs: { name: texts.stairs, short: texts.stairs, Icon: StairsIcon },
  bassinet: { name: texts.bassinet, short: texts.cot, Icon: BassinetIcon },
}

/** `isFaint` is in a cabin that is only there to find one's way: no words. */
type FacilityCellProps = { kind: FacilityKind; column: number; gridColumn: number; span: number; isFaint?: boolean }

/** A lavatory, a galley and the like, over the width it has; in words where they fit. */
export function FacilityCell({ kind, column, gridColumn, span, isFaint = false }: FacilityCellProps) {
  if (kind === 'exit' || kind === 'empty') return null
  const { name, short, Icon } = FACILITIES[kind]
  return (
    <Cell
      aria-colindex={column + 2}
      aria-colspan={span > 1 ? span : undefined}
      style={{ gridColumn: `${gridColumn} / span ${span}` }}
      className="m-[1.5px] flex min-h-6 min-w-0 items-center justify-center gap-1 overflow-hidden rounded-[5px] bg-line/40 text-[10px] text-ink-soft leading-none"
    >
      <Icon className="size-3.5" />
      {!isFaint && <span className="sr-only">{name}</span>}
      {span >= 3 && !isFaint && <span aria-hidden="true">{short}</span>}
    </Cell>
  )
}
