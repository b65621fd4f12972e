import { bagChoice, mostPieces } from '../../travel/ancillaries/bag-choice'
import { bagPhrase } from '../../travel/ancillaries/bag-phrase'
import type { BagChange } from '../../travel/ancillaries/change-ancillaries'
import type { BagOption } from '../../travel/ancillaries/offer-details'
import type { PartyMember } from '../../travel/ancillaries/party'
import { type Refusal, refuse } from '../../travel/refusal'

export type BagWish = { kind?: 'checked' | 'cabin' | undefined; quantity?: number | undefined; weightKg?: number | undefined }

/** For whom and where; `nameOf` names a direction by its flights. */
type Place = { slices: number[]; members: PartyMember[]; areMembersNamed: boolean; nameOf: (sliceIndex: number) => string }

/** The bags that a wish means, for each of the members on each direction; checked ones where no kind is said. `quantity` counts pieces. */
export function bagsWanted(
  { kind = 'checked', quantity = 1, weightKg }: BagWish,
  options: BagOption[],
  { slices, members, areMembersNamed, nameOf }: Place,
): { bags: BagChange[]; notes: string[] } | { refusal: Refusal } {
  const ofKind = options.filter((option) => option.kind === kind)
  if (ofKind.length === 0) {
    const other = options[0] ? ` It does sell ${bagPhrase(options[0])}.` : ''
    return refuse('no-such-bag', `The airline doesn’t sell ${kind} bags with these fares.${other}`)
  }
  const bags: BagChange[] = []
  const lacking: string[] = []
  const tooMany: string[] = []
  const take = (sold: BagOption[], passengerIndex: number | null, whom: string, sliceIndex: number) => {
    const choice = bagChoice(sold, quantity, weightKg)
    if (choice) bags.push({ optionId: choice.option.optionId, passengerIndex, quantity: choice.quantity })
    else tooMany.push(`On ${nameOf(sliceIndex)} the airline sells at most ${countOf(mostPieces(sold), kind)} for ${whom}.`)
  }
  for (const sliceIndex of slices) {
    const sold = ofKind.filter((option) => option.sliceIndexes.includes(sliceIndex))
    const ofGroup = sold.filter(({ isPerPassenger }) => !isPerPassenger)
    const soldTo = (member: PartyMember) =>
      sold.filter((option) => option.isPerPassenger && option.passengerIndexes.includes(member.passengerIndex))
    if (sold.length === 0) lacking.push(`The airline doesn’t sell a ${kind} bag on ${nameOf(sliceIndex)}.`)
    for (const member of members) {
      const own = soldTo(member)
      if (own.length > 0) take(own, member.passengerIndex, member.label, sliceIndex)
      else if (sold.length > ofGroup.length && (areMembersNamed || member.type !== 'infant')) {
        lacking.push(`The airline doesn’t sell a ${kind} bag for ${member.label}.`)
      }
    }
    if (ofGroup.length > 0 && members.every((member) => soldTo(member).length === 0)) take(ofGroup, null, 'everybody together', sliceIndex)
  }
  const once = bags.filter(
    (bag, index) => bags.findIndex((other) => other.optionId === bag.optionId && other.passengerIndex === bag.passengerIndex) === index,
  )
  if (once.length === 0) {
    return tooMany[0]
      ? refuse('too-many-bags', tooMany[0])
      : refuse('no-such-bag', lacking[0] ?? `The airline doesn’t sell ${kind} bags to these travellers.`)
  }
  const taken = ofKind.filter(({ optionId }) => once.some((bag) => bag.optionId === optionId))
  return { bags: once, notes: [...new Set([...lacking, ...tooMany, ...weightNotes(taken, weightKg)])] }
}

function countOf(count: number, kind: string): string {
  return `${count} ${kind} ${count === 1 ? 'bag' : 'bags'}`
}

function weightNotes(taken: BagOption[], weightKg: number | undefined): string[] {
  const covering = taken
    .filter(({ sliceIndexes }) => sliceIndexes.length > 1)
    .map((option) => `The price of ${bagPhrase(option)} covers all directions.`)
  if (weightKg === undefined) return covering
  const others = taken.flatMap((option) => {
    if (option.weightKg === weightKg) return []
    if (option.weightKg === null) return ['The airline doesn’t say how much this bag can weigh.']
    return option.weightKg > weightKg
      ? [`The airline doesn’t sell a ${weightKg} kg bag; the next one up is ${option.weightKg} kg.`]
      : [`The airline doesn’t sell a ${weightKg} kg bag; the heaviest is ${option.weightKg} kg.`]
  })
  return [...others, ...covering]
}
