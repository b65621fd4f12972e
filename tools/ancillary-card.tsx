'use client'

import { type ComponentType, useId, useState } from 'react'
import { countOfKind } from '@/components/ancillaries/shared/kinds'
import { useChatActions } from '@/components/chat/chat-actions'
import { useReadOnly } from '@/components/chat/read-only'
import { ToolFailed } from '@/components/chat/tool-failed'
import { useLiveTrip } from '@/components/state/use-live-trip'
import { useNewestCard } from '@/components/trip/use-newest-card'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { type LatePart, useLatePart } from '@/components/ui/late-part'
import { Note } from '@/components/ui/note'
import { Price } from '@/components/ui/price'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolPart } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import type { AncillaryLine } from '@/lib/travel/ancillaries/ancillaries'
import type { AncillaryAnswer } from '@/lib/travel/ancillaries/ancillary-answer-schema'
import { chosenWords } from '@/lib/travel/ancillaries/chosen-words'
import { tripPrice } from '@/lib/travel/trip/price'
import type { Trip } from '@/lib/travel/trip/trip'

type Props<Input> = {
  kind: AncillaryLine['kind']
  heading: string
  part: ToolPart<Input, AncillaryAnswer>
  isLatest: boolean
  /** What is said while it runs, and while its panel is on its way. */
  working: string
  /** What stands in the card once it is open. */
  panel: LatePart<ComponentType<{ threadId: string }>>
}

/**
 * A panel of the live trip in the thread. The newest of its kind stands open where something is still to be chosen; what the words
 * have chosen already is a line that opens it, and so is one that the thread has left behind. One of an older choice stays folded.
 */
export function AncillaryCard<Input>({ kind, heading, part, isLatest, working, panel }: Props<Input>) {
  const { threadId } = useChatActions()
  // Stays open once it is open: an answer that arrives below must not take the panel away.
  const [wasLatest] = useState(isLatest)
  const [isChosenOpen, setIsChosenOpen] = useState<boolean | null>(null)
  const { ref, isNewest, isRepeated } = useNewestCard(kind, isLatest)
  const isRead = useReadOnly() !== null
  const headingId = useId()
  const status = part.state === 'done' ? part.output.status : null
  const isOpen = isNewest && !isRepeated && status !== null && (isChosenOpen ?? (wasLatest && status === 'shown'))
  const Panel = useLatePart(panel, isOpen, () => setIsChosenOpen(false))
  if (part.state === 'running') return <WorkingLine>{working}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsAsItWas} isLatest={isLatest} />
  if (part.output.status === 'refused') return <Note>{part.output.refusal.message}</Note>
  if (part.output.status === 'unavailable') return <Note>{part.output.message}</Note>
  // Two choices of one answer share the card below.
  if (isRepeated) return <div ref={ref} hidden />
  return (
    <div ref={ref}>
      {isOpen ? (
        <Card aria-labelledby={headingId} className="flex animate-rise flex-col gap-4 p-4 sm:p-5">
          <h2 id={headingId} className="font-semibold text-[17px]">
            {heading}
          </h2>
          {Panel ? <Panel threadId={threadId} /> : <WorkingLine>{working}</WorkingLine>}
        </Card>
      ) : (
        <AncillaryFold kind={kind} heading={heading} canOpen={!isRead} onOpen={isNewest ? () => setIsChosenOpen(true) : undefined} />
      )}
    </div>
  )
}

function AncillaryFold({
  kind,
  heading,
  canOpen,
  onOpen,
}: Pick<Props<never>, 'kind' | 'heading'> & { canOpen: boolean; onOpen: (() => void) | undefined }) {
  const live = useLiveTrip()
  const line = live && tripPrice(live.trip)?.ancillaries.find((any) => any.kind === kind)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border bg-sheet px-4 py-3 text-[15px]">
      {onOpen ? (
        <p className="min-w-0">
          {line ? chosenInShort(live.trip, line) : heading}
          {!line && <span className="text-ink-soft"> · {texts.noneChosen}</span>}
          {line && (
            <>
              {' · '}
              <Price money={line.total} className="font-semibold" />
            </>
          )}
        </p>
      ) : (
        <p className="text-ink-soft">{texts.replacedByANewerChoice(heading)}</p>
      )}
      {onOpen && canOpen && (
        <Button size="small" onClick={onOpen}>
          {texts.show(heading.toLowerCase())}
        </Button>
      )}
    </div>
  )
}

/** Seats by their numbers, so that one sees at once whether they are the right ones; of the rest how many there are. */
function chosenInShort(trip: Trip, { kind, count }: AncillaryLine): string {
  return kind === 'seats' ? texts.seatsNumbered(chosenWords(trip, kind).join(', ')) : countOfKind(kind, count)
}
