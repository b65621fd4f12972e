'use client'

import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/stays'
import { formatWhole } from '@/lib/travel/money'
import type { HotelRate } from '@/lib/travel/stays/hotel-schema'
import type { StayPick } from '@/lib/travel/stays/ranked-hotel'
import type { RankedHotel } from '@/lib/travel/stays/ranked-hotel-schema'
import type { StaySort } from '@/lib/travel/stays/sort-hotels'
import type { StayFilters } from '@/lib/travel/stays/stay-filters-schema'
import type { StaySearch } from '@/lib/travel/stays/stay-search'
import { useChatActions } from '../chat/chat-actions'
import { useAnnounceOnce } from '../state/use-announce-once'
import { useNewestCard } from '../trip/use-newest-card'
import { Card } from '../ui/card'
import { ChevronRightIcon } from '../ui/icons'
import { Price } from '../ui/price'
import { Ribbon } from '../ui/ribbon'
import { Worded } from '../ui/worded'
import { describeStayFilters } from './filters/describe-stay-filters'
import { StaysOpener } from './list/stays-opener'
import { beginView } from './list/stays-view'
import { RefusedKeep } from './refused-keep'
import { StayCard } from './stay-card'
import { StayRibbon, useStayStanding } from './stay-standing'
import { nightsLine, partyWords, placesWords } from './stay-words'
import { type KeepStay, useKeepStay } from './use-keep-stay'

const SHOWN = 3

/** What a search for places to stay found, as it was stored with its card. */
export type FoundStays = {
  search: StaySearch
  first: RankedHotel[]
  picks: RankedHotel[]
  shownCount: number
  suitingCount: number
  leftOut: { soldOut: number; tooSmall: number }
  filters: StayFilters
  budget?: { perNight: number; isKept: boolean } | undefined
  by: StayPick | null
  sort: StaySort | null
  isSimulated: boolean
  searchedAt: string
}

/** Up to three places with their labels and reasons, and a press that opens all of them. What can be pressed follows the live trip. */
export function StayPicks({ stays, isLatest }: { stays: FoundStays; isLatest: boolean }) {
  const { isBusy } = useChatActions()
  const { search, shownCount, suitingCount, searchedAt } = stays
  useAnnounceOnce(texts.placesFoundIn(placesWords(shownCount), search.city.name), isLatest && isBusy)
  // While an answer streams, its own search may not have reached the live trip yet.
  const standing = useStayStanding(search, isLatest && isBusy)
  const { ref, isNewest, isRepeated } = useNewestCard(`stays/${JSON.stringify(search)}`, isLatest)
  const keeping = useKeepStay()
  const isOpen = standing === 'open'

  // Searched and filtered in one turn: one card is enough.
  if (isRepeated && isOpen) return <div ref={ref} hidden />
  return (
    <Card ref={ref} aria-label={texts.placesToStayIn(search.city.name)}>
      <StaysHead stays={stays} />
      <StayRibbon standing={standing} searchedAt={searchedAt} />
      <div className={`flex flex-col gap-2 p-2 sm:gap-3 sm:p-3 ${standing === 'replaced' ? 'opacity-90 grayscale' : ''}`}>
        {shownOf(stays).map((ranked) => (
          <KeepableCard
            key={ranked.hotel.hotelId}
            ranked={ranked}
            stays={stays}
            keeping={keeping}
            isOpen={isOpen}
            isFaded={standing === 'replaced'}
          />
        ))}
      </div>
      {isOpen && isNewest && (
        <StaysOpener
          search={search}
          begin={beginView(stays)}
          className="flex min-h-11 w-full items-center justify-center gap-1.5 border-t font-medium text-[15px] text-sea hover:bg-paper"
        >
          {texts.allPlaces(placesWords(suitingCount))}
          <ChevronRightIcon />
        </StaysOpener>
      )}
    </Card>
  )
}

function StaysHead({ stays: { search, filters, shownCount, suitingCount, leftOut, picks, budget } }: { stays: FoundStays }) {
  const today = useToday()
  const sightNames = new Map(picks.flatMap(({ hotel }) => hotel.sights.map(({ sightId, name }) => [sightId, name] as const)))
  const narrowed = describeStayFilters(filters, { currency: search.currency, sightNames }).map(({ words }) => words)
  const full = leftOut.soldOut + leftOut.tooSmall
  return (
    <header className="px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold text-[15px] leading-6">{texts.placesToStayIn(search.city.name)}</h2>
        <p className="text-fact text-ink-soft">
          {shownCount === suitingCount ? placesWords(suitingCount) : texts.shownOfPlaces(shownCount, placesWords(suitingCount))}
          {full > 0 && ` · ${texts.moreHaveNoRoom(full)}`}
        </p>
      </div>
      <p className="text-fact text-ink-soft">
        {nightsLine(search, today)} · {partyWords(search)}
      </p>
      {narrowed.length > 0 && <p className="text-fact first-letter:uppercase">{narrowed.join(' · ')}</p>}
      {budget && (
        <p className="text-fact text-ink-soft">
          {(budget.isKept ? texts.withinWhatIsLeft : texts.moreThanWhatIsLeft)(formatWhole(budget.perNight, search.currency))}
        </p>
      )}
    </header>
  )
}

/** One pick, with what became of a press on it. */
function KeepableCard({
  ranked,
  stays,
  keeping,
  isOpen,
  isFaded,
}: {
  ranked: RankedHotel
  stays: FoundStays
  keeping: KeepStay
  isOpen: boolean
  isFaded: boolean
}) {
  const { hotel } = ranked
  const chosen = isOpen && keeping.chosen?.hotelId === hotel.hotelId ? keeping.chosen : null
  const refusal = keeping.pressed?.hotelId === hotel.hotelId ? keeping.pressed.refusal : null
  const shownTotal = chosen?.rateId === ranked.lead.rate.rateId ? ranked.total : null
  const hasMoved = shownTotal !== null && chosen !== null && shownTotal.amountMinor !== chosen.total.amountMinor
  return (
    <div className="flex flex-col gap-2">
      <StayCard
        ranked={ranked}
        search={stays.search}
        sightId={stays.filters.nearSight?.sightId}
        chosenRateId={chosen?.rateId ?? null}
        isWaiting={keeping.isWaiting}
        isFaded={isFaded}
        onKeep={isOpen ? (rate: HotelRate) => keeping.keep(hotel, rate) : undefined}
      />
      {hasMoved && (
        <div className="overflow-hidden rounded-control">
          <Ribbon tone="stale">
            <span>
              <Worded
                words={texts.priceHasMoved}
                parts={{ kept: <Price money={chosen.total} className="font-semibold" />, shown: <Price money={shownTotal} /> }}
              />
            </span>
          </Ribbon>
        </div>
      )}
      {refusal && (
        <RefusedKeep message={refusal}>
          <StaysOpener
            search={stays.search}
            isAnew
            className="inline-flex min-h-8 items-center rounded-control border bg-sheet px-3 font-medium text-fact hover:border-ink-soft pointer-coarse:min-h-11"
          >
            {texts.seeWhatThereIsNow}
          </StaysOpener>
        </RefusedKeep>
      )}
    </div>
  )
}

/** In the order that was asked for; otherwise the picks, and the next places where one house is several of them. */
function shownOf({ first, picks, sort }: FoundStays): RankedHotel[] {
  if (sort) return first.slice(0, SHOWN)
  const picked = new Set(picks.map(({ hotel }) => hotel.hotelId))
  return [...picks, ...first.filter(({ hotel }) => !picked.has(hotel.hotelId))].slice(0, SHOWN)
}
