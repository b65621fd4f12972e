'use client'

import { useEffect, useRef } from 'react'
import { FailedNote } from '@/components/ui/failed-note'
import { showToast } from '@/components/ui/notices/notice-store'
import { Skeleton } from '@/components/ui/skeleton'
import * as texts from '@/lib/texts/payment'
import { cardName } from '@/lib/travel/payment/saved-card'
import { CardLine } from './card-line'
import { ForgetCard } from './forget-card'
import { useSavedCardStore } from './saved-card-store'

/** The account's cards, for its page: what is kept of them, and the way to delete one. */
export function SavedCards() {
  const { cards, hasFailed, load, remove } = useSavedCardStore()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => void load(), [load])
  return (
    <section aria-labelledby="saved-cards" className="flex flex-col gap-3">
      <h2 id="saved-cards" ref={head} tabIndex={-1} className="font-semibold text-[18px] leading-6 outline-none">
        {texts.savedCards}
      </h2>
      {hasFailed && <FailedNote happened={texts.cardsNotLoaded} action={{ label: texts.tryAgain, onPress: () => void load() }} />}
      {!cards && !hasFailed && <Skeleton className="h-14" />}
      {cards?.length === 0 && <p className="rounded-card border border-dashed px-5 py-6">{texts.noCardIsSaved}</p>}
      {cards && cards.length > 0 && (
        <>
          <ul className="rounded-card border bg-sheet">
            {cards.map((saved) => (
              <ForgetCard
                key={saved.id}
                name={cardName(saved.card)}
                onRemove={async () => {
                  const failed = await remove(saved.id)
                  if (failed) return failed
                  // The pressed button is gone with its card.
                  head.current?.focus()
                  showToast(texts.cardIsDeleted(cardName(saved.card)))
                  return null
                }}
              >
                <span className="flex min-h-11 min-w-0 flex-1 items-center py-2 ps-3">
                  <CardLine saved={saved} />
                </span>
              </ForgetCard>
            ))}
          </ul>
          <p className="text-fact text-ink-soft">{texts.whatIsKeptOfCards}</p>
        </>
      )}
    </section>
  )
}
