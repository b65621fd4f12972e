'use client'

import * as texts from '@/lib/texts/ancillaries/bags'
import { memberName, partyOf } from '@/lib/travel/ancillaries/party'
import { type FlightSearch, sliceLabel } from '@/lib/travel/flights/search'
import type { Trip } from '@/lib/travel/trip/trip'
import { coverageRoute, coverageWords } from '../shared/coverage-words'
import { LeftOut } from '../shared/left-out'
import { ShortcutButton } from '../shared/shortcut-button'
import type { CommandOf } from '../shared/use-trip-command'
import { type BagSection, optionsFor, sameForEveryone, sameOnOtherDirections } from './bag-sections'
import { TravellerBags } from './traveller-bags'

/** One direction, or several that share a price: for the group, for each traveller, and what to do with the other directions. */
export function BagDirection({
  section,
  sections,
  trip,
  send,
}: {
  section: BagSection
  sections: BagSection[]
  trip: Trip
  send: (commandOf: CommandOf) => void
}) {
  if (!trip.result) return null
  const { search } = trip.result
  const party = partyOf(search.travellers)
  const served = party.filter(({ passengerIndex }) => optionsFor(section.options, passengerIndex).length > 0)
  const groupOptions = optionsFor(section.options, null)
  const label = coverageWords(section.sliceIndexes, search)
  const isSingle = section.sliceIndexes.length === 1
  const hasOthers = sections.some(({ sliceIndexes }) => sliceIndexes.length === 1 && sliceIndexes[0] !== section.sliceIndexes[0])

  return (
    <section aria-label={texts.bagsOf(label)} className="flex flex-col gap-3">
      <h3 className="text-[15px] leading-6">
        <span className="font-semibold">{label}</span> <span className="text-ink-soft">{coverageRoute(section.sliceIndexes, search)}</span>
      </h3>
      <div className="divide-y rounded-control border">
        {groupOptions.length > 0 && (
          <TravellerBags name={texts.forTheGroup} whose={null} section={section} label={label} trip={trip} send={send} isOpenAtFirst />
        )}
        {served.map((member) => (
          <TravellerBags
            key={member.passengerIndex}
            name={memberName(member, trip.passengers)}
            whose={member.passengerIndex}
            section={section}
            label={label}
            trip={trip}
            send={send}
            isOpenAtFirst={served.length <= 2 || member.passengerIndex === served[0]?.passengerIndex}
          >
            {served.length > 1 && (
              <ShortcutButton
                isUseful={sameForEveryone(trip.ancillaries.bags, section, member.passengerIndex, party).length > 0}
                onPress={() =>
                  send(({ ancillaries }) => chooseBags(sameForEveryone(ancillaries.bags, section, member.passengerIndex, party)))
                }
              >
                {texts.sameForEveryone}
              </ShortcutButton>
            )}
          </TravellerBags>
        ))}
      </div>
      <LeftOut words={texts.noBagsAreSoldFor} party={party} served={served} passengers={trip.passengers} />
      {isSingle && hasOthers && (
        <div>
          <ShortcutButton
            isUseful={sameOnOtherDirections(trip.ancillaries.bags, section, sections, party).length > 0}
            onPress={() => send(({ ancillaries }) => chooseBags(sameOnOtherDirections(ancillaries.bags, section, sections, party)))}
          >
            {otherWayWords(search, section.sliceIndexes[0] ?? 0)}
          </ShortcutButton>
        </div>
      )}
    </section>
  )
}

function chooseBags(bags: ReturnType<typeof sameForEveryone>) {
  return bags.length > 0 ? ({ type: 'choose-bags', bags } as const) : null
}

function otherWayWords({ tripType }: FlightSearch, sliceIndex: number): string {
  if (tripType === 'multi-trip') return texts.sameOnAllFlights(sliceLabel(tripType, sliceIndex).toLowerCase())
  return sliceIndex === 0 ? texts.sameOnTheWayBack : texts.sameOnTheWayOut
}
