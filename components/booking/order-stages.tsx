import { CheckIcon, CloseIcon } from '@/components/ui/icons'
import * as texts from '@/lib/texts/booking'
import type { OrderStage } from '@/lib/travel/trip/order-timeline-schema'
import { LocalTime } from './local-time'
import { stageWords } from './order-progress-words'

const SPOKEN: Record<OrderStage['state'], string> = { 'to-come': texts.toCome, running: texts.now, done: texts.done, failed: texts.failed }
const RINGS: Record<OrderStage['state'], string> = {
  'to-come': 'border-line',
  running: 'border-sea',
  done: 'border-moss bg-moss text-sheet',
  failed: 'border-brick bg-brick text-sheet',
}
const TITLES: Record<OrderStage['state'], string> = {
  'to-come': 'text-ink-soft',
  running: 'font-semibold',
  done: '',
  failed: 'font-semibold',
}

/** The stages of an order, one below the other: what is done with its time, what runs, what is still to come. */
export function OrderStages({ stages }: { stages: OrderStage[] }) {
  return (
    <ol aria-label={texts.stagesOfYourOrder} className="flex flex-col">
      {stages.map((stage, index) => (
        <StageItem key={stage.stage} stage={stage} isLast={index === stages.length - 1} />
      ))}
    </ol>
  )
}

function StageItem({ stage, isLast }: { stage: OrderStage; isLast: boolean }) {
  const { state, at, note } = stage
  return (
    <li aria-current={state === 'running' ? 'step' : undefined} data-state={state} className="relative flex gap-3 pb-3.5 last:pb-0">
      {!isLast && (
        <span aria-hidden="true" className={`absolute top-6 bottom-0 inset-s-[9.5px] w-px ${state === 'done' ? 'bg-moss' : 'bg-line'}`} />
      )}
      <span
        aria-hidden="true"
        className={`mt-[3px] flex size-5 shrink-0 items-center justify-center rounded-full border-2 transition-colors duration-200 ${RINGS[state]}`}
      >
        <Mark state={state} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={`min-w-0 text-[15px] leading-6 ${TITLES[state]}`}>
            <span className="sr-only">{SPOKEN[state]}: </span>
            {stageWords(stage)}
          </span>
          {at && (state === 'done' || state === 'failed') && (
            <span className="figures shrink-0 text-fact text-ink-soft">
              <LocalTime instant={at} isShort />
            </span>
          )}
        </span>
        {note && <span className="block break-words text-fact text-ink-soft">{note}</span>}
      </span>
    </li>
  )
}

function Mark({ state }: { state: OrderStage['state'] }) {
  if (state === 'done') return <CheckIcon width={12} height={12} strokeWidth={2.5} />
  if (state === 'failed') return <CloseIcon width={10} height={10} strokeWidth={3} />
  return state === 'running' ? <span className="size-2 rounded-full bg-sea" /> : null
}
