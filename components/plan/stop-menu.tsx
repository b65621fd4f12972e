'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/plan'
import type { PlanCommand } from '@/lib/travel/plan/plan-commands'
import type { PlanStop } from '@/lib/travel/plan/plan-place-schema'
import type { SwapReason } from '@/lib/travel/plan/swap-stop'
import { useMenu } from '../threads/use-menu'
import { MoreIcon } from '../ui/icons'
import { Popover } from '../ui/popover'
import { MenuRow, moveFocus } from './menu-row'
import { usePlan } from './plan-context'
import { SightPicker } from './sight-picker'

const SWAPS: { reason: SwapReason; words: string }[] = [
  { reason: 'other', words: texts.somethingElse },
  { reason: 'rain', words: texts.somethingUnderARoof },
  { reason: 'children', words: texts.somethingForChildren },
]

/** What can be done with one stop. */
export function StopMenu({ stop, dayIndex, index }: { stop: PlanStop; dayIndex: number; index: number }) {
  const menu = useMenu()
  const { plan, press } = usePlan()
  const [isPicking, setIsPicking] = useState(false)
  const count = plan.days[dayIndex]?.stops.length ?? 0
  const send = (command: PlanCommand) => void press({ at: dayIndex, stopIndex: index, commands: () => [command] })
  const choose = (command: PlanCommand) => menu.choose(() => send(command))
  const stopId = stop.id

  return (
    <>
      <Popover
        isOpen={menu.isOpen}
        onOpenChange={menu.setIsOpen}
        label={texts.moreFor(stop.name)}
        align="end"
        sideOffset={4}
        onCloseAutoFocus={menu.onCloseAutoFocus}
        className="z-30 max-h-(--radix-popover-content-available-height) w-60 animate-rise overflow-y-auto rounded-card border bg-sheet p-1.5 shadow-card"
        trigger={(opens) => (
          <button
            {...opens}
            type="button"
            data-stop-menu={stopId}
            aria-label={texts.moreFor(stop.name)}
            className="grid size-8 place-items-center rounded-control text-ink-soft hover:bg-sea-soft hover:text-ink pointer-coarse:size-11 data-[state=open]:bg-sea-soft"
          >
            <MoreIcon />
          </button>
        )}
      >
        <div data-menu>
          {index > 0 && <MenuRow onClick={() => choose({ type: 'reorder-stop', stopId, toIndex: index - 1 })}>{texts.earlier}</MenuRow>}
          {index < count - 1 && (
            <MenuRow onClick={() => choose({ type: 'reorder-stop', stopId, toIndex: index + 1 })}>{texts.later}</MenuRow>
          )}
          {SWAPS.map(({ reason, words }) => (
            <MenuRow key={reason} onClick={() => choose({ type: 'swap-stop', stopId, reason })}>
              {words}
            </MenuRow>
          ))}
          <MenuRow onClick={() => menu.choose(() => setIsPicking(true))}>{texts.chooseWhatInstead}</MenuRow>
          {plan.days.length > 1 && (
            <OtherDays dayIndex={dayIndex} onChoose={(toDayIndex) => choose({ type: 'move-stop', stopId, toDayIndex })} />
          )}
          <MenuRow className="text-brick" onClick={() => choose({ type: 'drop-stop', stopId })}>
            {texts.takeItOut}
          </MenuRow>
        </div>
      </Popover>
      <SightPicker
        isOpen={isPicking}
        onOpenChange={setIsPicking}
        title={texts.insteadOf(stop.name)}
        dayIndex={dayIndex}
        insteadOf={stopId}
        onChoose={(sightId) => send({ type: 'swap-stop', stopId, sightId })}
      />
    </>
  )
}

function OtherDays({ dayIndex, onChoose }: { dayIndex: number; onChoose: (dayIndex: number) => void }) {
  const { plan } = usePlan()
  return (
    <fieldset className="my-1 border-y px-2.5 py-2">
      <legend className="sr-only">{texts.toAnotherDay}</legend>
      <p aria-hidden="true" className="mb-1.5 text-fact text-ink-soft">
        {texts.toDay}
      </p>
      <div className="flex flex-wrap gap-1">
        {plan.days.map(({ title }, index) =>
          index === dayIndex ? null : (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is what a day is
              key={index}
              type="button"
              aria-label={texts.toNamedDay(index + 1, title)}
              title={title}
              onClick={() => onChoose(index)}
              onKeyDown={moveFocus}
              className="figures grid size-9 place-items-center rounded-control border text-[15px] hover:border-ink-soft hover:bg-sea-soft pointer-coarse:size-11"
            >
              {index + 1}
            </button>
          ),
        )}
      </div>
    </fieldset>
  )
}
