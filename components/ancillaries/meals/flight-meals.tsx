'use client'

import * as texts from '@/lib/texts/ancillaries/meals'
import type { MealChange } from '@/lib/travel/ancillaries/change-ancillaries'
import { memberName, type PartyMember, partyOf } from '@/lib/travel/ancillaries/party'
import { formatDay } from '@/lib/travel/dates'
import { cityWords } from '@/lib/travel/places/city-words'
import type { Trip } from '@/lib/travel/trip/trip'
import { LeftOut } from '../shared/left-out'
import { ShortcutButton } from '../shared/shortcut-button'
import type { CommandOf } from '../shared/use-trip-command'
import { type MealFlight, mealOf, mealsFor, sameMealForAll, sameOnAllFlights, sharedMeal } from './meal-flights'
import { MealSelect, NO_MEAL } from './meal-select'

/** One flight's meals: for everyone at once, or for each. */
export function FlightMeals({
  flight,
  flights,
  trip,
  send,
}: {
  flight: MealFlight
  flights: MealFlight[]
  trip: Trip
  send: (commandOf: CommandOf) => void
}) {
  const { segment, sliceIndex } = flight
  const { meals } = trip.ancillaries
  const day = formatDay(segment.departsAt.slice(0, 10))
  const party = trip.result ? partyOf(trip.result.search.travellers) : []
  const served = party.filter((member) => mealsFor(flight, member).length > 0)
  const isIncluded = trip.picks[sliceIndex]?.fare?.mealIncluded === true
  const hasOthers = flights.some((other) => other !== flight && other.options.length > 0)

  function choose(member: PartyMember, optionId: string | null) {
    const { segmentIndex } = flight
    send(() => ({ type: 'choose-meals', meals: [{ sliceIndex, segmentIndex, passengerIndex: member.passengerIndex, optionId }] }))
  }

  return (
    <section aria-label={texts.mealsOn(segment.flightNumber, day)} className="flex flex-col gap-3">
      <h3 className="text-[15px] leading-6">
        <span className="font-semibold">{segment.flightNumber}</span>{' '}
        <span className="text-ink-soft">
          {cityWords(segment.origin)} → {cityWords(segment.destination)} · {day}
        </span>
      </h3>
      {served.length === 0 ? (
        <p className="text-[15px] text-ink-soft leading-6">
          {texts.noMealsAreSoldOn(segment.flightNumber)}
          {isIncluded && ` ${texts.yourFareIncludesOne}`}
        </p>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          {served.length > 1 && (
            <MealSelect
              label={texts.everyone}
              options={flight.options.filter(isFirstOfItsCode)}
              idOf={({ code }) => code}
              value={sharedMeal(meals, flight, party) ?? NO_MEAL}
              isIncluded={isIncluded}
              onChoose={(code) => send(({ ancillaries }) => chooseMeals(sameMealForAll(ancillaries.meals, flight, party, code)))}
              className="sm:col-span-2"
            />
          )}
          {served.map((member) => (
            <MealSelect
              key={member.passengerIndex}
              label={memberName(member, trip.passengers)}
              options={mealsFor(flight, member)}
              idOf={({ optionId }) => optionId}
              value={mealOf(meals, flight, member)?.optionId ?? NO_MEAL}
              isIncluded={isIncluded}
              onChoose={(optionId) => choose(member, optionId)}
            />
          ))}
        </div>
      )}
      <LeftOut words={texts.noMealsAreSoldFor} party={party} served={served} passengers={trip.passengers} />
      {served.length > 0 && hasOthers && (
        <div>
          <ShortcutButton
            isUseful={sameOnAllFlights(meals, flight, flights, party).length > 0}
            onPress={() => send(({ ancillaries }) => chooseMeals(sameOnAllFlights(ancillaries.meals, flight, flights, party)))}
          >
            {texts.sameOnAllFlights}
          </ShortcutButton>
        </div>
      )}
    </section>
  )
}

function isFirstOfItsCode({ code }: { code: string }, index: number, options: { code: string }[]): boolean {
  return options.findIndex((other) => other.code === code) === index
}

function chooseMeals(meals: MealChange[]) {
  return meals.length > 0 ? ({ type: 'choose-meals', meals } as const) : null
}
