import type { ReactNode } from 'react'
import * as texts from '@/lib/texts/flights'
import type { Fare, FlightOffer } from '@/lib/travel/flights/offer-schema'
import { BackpackIcon, BagIcon, CheckIcon, LeafIcon, MealIcon, MinusIcon, PlaneIcon, RefundIcon, SeatIcon, SwapIcon } from '../ui/icons'
import { cabinBagWords, changeWords, checkedBagWords, co2Words, inclusions, operatedByWords, refundWords, seatWords } from './fare-words'

/** What counts for the choice, at the foot of a flight: bags, seat, change, refund, CO₂ and who really flies. */
export function FlightFacts({ offer, fare }: { offer: FlightOffer; fare: Fare }) {
  const co2 = co2Words(offer)
  const operatedBy = operatedByWords(offer)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-fact text-ink-soft">
      <BagAndSeatFacts fare={fare} />
      <RuleFacts fare={fare} />
      {co2 && (
        <Fact icon={<LeafIcon />} isGood={co2.includes('below')}>
          {co2}
        </Fact>
      )}
      {operatedBy && <Fact icon={<PlaneIcon />}>{operatedBy}</Fact>}
    </ul>
  )
}

/** What one fare includes, as a list down the page; its rules are left out where they stand beside it as sentences. */
export function FareFacts({ fare, hasRules = true }: { fare: Fare; hasRules?: boolean }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-1 text-fact text-ink-soft sm:grid-cols-1">
      <Fact icon={<BackpackIcon />} isGood={fare.cabinBags.pieces > 0}>
        {cabinBagWords(fare.cabinBags)}
      </Fact>
      <BagAndSeatFacts fare={fare} />
      {fare.mealIncluded && (
        <Fact icon={<MealIcon />} isGood>
          {texts.mealIncluded}
        </Fact>
      )}
      {hasRules && <RuleFacts fare={fare} />}
    </ul>
  )
}

/** What a fare includes and what it does not, each in words of its own; what the supplier does not say stands in neither list. */
export function IncludedFacts({ fare }: { fare: Fare }) {
  const facts = inclusions(fare)
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2 text-fact sm:grid-cols-1">
      <FactList name={texts.included} facts={facts.filter(({ isIncluded }) => isIncluded)} icon={<CheckIcon className="text-moss" />} />
      <FactList name={texts.notIncluded} facts={facts.filter(({ isIncluded }) => !isIncluded)} icon={<MinusIcon />} />
    </div>
  )
}

function FactList({ name, facts, icon }: { name: string; facts: { words: string }[]; icon: ReactNode }) {
  if (facts.length === 0) return null
  return (
    <div>
      <p className="text-ink-soft">{name}</p>
      <ul aria-label={name}>
        {facts.map(({ words }) => (
          <li key={words} className="flex gap-1.5">
            <span className="mt-px grid">{icon}</span>
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}

function BagAndSeatFacts({ fare }: { fare: Fare }) {
  const seat = seatWords(fare)
  return (
    <>
      <Fact icon={<BagIcon />} isGood={fare.checkedBags.pieces > 0}>
        {checkedBagWords(fare.checkedBags)}
      </Fact>
      {seat && (
        <Fact icon={<SeatIcon />} isGood={fare.seatIncluded === true}>
          {seat}
        </Fact>
      )}
    </>
  )
}

function RuleFacts({ fare }: { fare: Fare }) {
  const travellerCount = fare.passengerFares.reduce((sum, share) => sum + share.count, 0)
  return (
    <>
      <Fact icon={<SwapIcon />} isGood={fare.change.allowed === true}>
        {changeWords(fare.change, travellerCount)}
      </Fact>
      <Fact icon={<RefundIcon />} isGood={fare.refund.allowed === true}>
        {refundWords(fare.refund, travellerCount)}
      </Fact>
    </>
  )
}

function Fact({ icon, isGood = false, children }: { icon: ReactNode; isGood?: boolean; children: ReactNode }) {
  return (
    <li className={`inline-flex items-center gap-1.5 ${isGood ? 'text-ink' : ''}`}>
      <span className={`grid ${isGood ? 'text-moss' : 'opacity-80'}`}>{icon}</span>
      {children}
    </li>
  )
}
