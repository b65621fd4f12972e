'use client'

import { useEffect, useEffectEvent } from 'react'
import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/stays/list'
import type { StaySearch } from '@/lib/travel/stays/stay-search'
import { useChatActions } from '../../chat/chat-actions'
import { type StaysListState, staysListKey, useStaysListStore } from '../../state/stays-list-store'
import { Dialog } from '../../ui/dialog'
import { FailedNote } from '../../ui/failed-note'
import { SkeletonRows } from '../../ui/skeleton'
import { nightsLine, partyWords } from '../stay-words'
import { useKeepStay } from '../use-keep-stay'
import { StaysBrowser } from './stays-browser'
import type { StaysView } from './stays-view'

const PLACES = Array<string>(6).fill('h-[84px] rounded-card')

type OpenedProps = {
  search: StaySearch
  view: StaysView
  onView: (view: StaysView) => void
  /** A room was kept: the thread has the next word. */
  onKept: () => void
}

/** All places to stay for a search, as they stand now. */
export function StaysDialog({
  isOpen,
  onOpenChange,
  ...opened
}: OpenedProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const today = useToday()
  const { search } = opened
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.placesToStayIn(search.city.name)}
      description={`${nightsLine(search, today)} · ${partyWords(search)}`}
      size="full"
    >
      <OpenedStays {...opened} />
    </Dialog>
  )
}

function OpenedStays({ search, view, onView, onKept }: OpenedProps) {
  const { threadId } = useChatActions()
  const keeping = useKeepStay()
  const state = useStaysListStore((store) => store.lists[staysListKey(threadId, search)])
  const load = useStaysListStore((store) => store.load)
  // That the room is the trip's comes from the server, some time after the press.
  const isKept = keeping.pressed?.isKept === true
  const close = useEffectEvent(onKept)
  useEffect(() => {
    if (isKept) close()
  }, [isKept])
  if (state?.status !== 'ready')
    return <ComingStays state={state} cityName={search.city.name} onRetry={() => void load(threadId, search)} />
  return (
    <StaysBrowser
      list={state.list}
      view={view}
      onView={onView}
      keeping={keeping}
      onLookAgain={() => {
        keeping.forgetPress()
        void load(threadId, search, true)
      }}
    />
  )
}

/** While the list is on its way, or when it did not come. */
function ComingStays({ state, cityName, onRetry }: { state: StaysListState | undefined; cityName: string; onRetry: () => void }) {
  if (state?.status === 'failed') {
    return <FailedNote happened={state.message} kept={texts.whatYouAskedForIsKept} action={{ label: texts.tryAgain, onPress: onRetry }} />
  }
  return <SkeletonRows label={texts.lookingAtAllPlacesIn(cityName)} rows={PLACES} className="min-h-[60dvh]" />
}
