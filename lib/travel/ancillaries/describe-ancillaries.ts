import { bagPhrase } from './bag-phrase'
import type { AncillaryCommand, AncillaryFacts } from './change-ancillaries'
import { listOf } from './chosen-words'

/** A command for seats, bags, meals or extras as a short clause: "seats 12A and 12B", "2 checked bags", "a vegetarian meal". */
export function describeAncillaries(command: AncillaryCommand, facts: AncillaryFacts = {}): string {
  switch (command.type) {
    case 'choose-seats': {
      const numbers = [...new Set(command.seats.flatMap(({ seatNumber }) => seatNumber ?? []))]
      if (numbers.length === 0) return command.seats.length === 1 ? 'removing a seat' : 'removing seats'
      if (numbers.length > MOST_NAMED) return `${command.seats.filter(({ seatNumber }) => seatNumber !== null).length} seats`
      return `${numbers.length === 1 ? 'seat' : 'seats'} ${listOf(numbers)}`
    }
    case 'choose-bags':
      return describeBags(command.bags, facts)
    case 'choose-meals': {
      const wanted = command.meals.flatMap(({ optionId }) => optionId ?? [])
      if (wanted.length === 0) return command.meals.length === 1 ? 'removing a meal' : 'removing meals'
      const names = [...new Set(facts.meals?.filter(({ optionId }) => wanted.includes(optionId)).map(({ name }) => asMeal(name)))]
      if (names.length !== 1) return `${wanted.length} meals`
      return wanted.length === 1 ? withArticle(names[0] ?? '') : `${wanted.length} × ${names[0]}`
    }
    case 'choose-extras': {
      const wanted = command.extras.filter(({ isWanted }) => isWanted).map(({ optionId }) => optionId)
      if (wanted.length === 0) return command.extras.length === 1 ? 'removing an extra' : 'removing extras'
      const names = [...new Set(facts.extras?.filter(({ optionId }) => wanted.includes(optionId)).map(({ name }) => inSentence(name)))]
      return names.length > 0 && names.length <= MOST_NAMED ? listOf(names) : 'extras'
    }
  }
}

const MOST_NAMED = 4

function describeBags(changes: Extract<AncillaryCommand, { type: 'choose-bags' }>['bags'], facts: AncillaryFacts): string {
  const added = changes.filter(({ quantity }) => quantity > 0)
  if (added.length === 0) return changes.length === 1 ? 'removing a bag' : 'removing bags'
  const bags = added.flatMap(({ optionId, quantity }) => {
    const option = facts.bags?.find((sold) => sold.optionId === optionId)
    return option ? [{ option, quantity }] : []
  })
  const [first] = bags
  const count = bags.reduce((sum, { option, quantity }) => sum + option.pieces * quantity, 0)
  if (!first || bags.some(({ option }) => option.kind !== first.option.kind)) return 'bags'
  if (bags.some(({ option }) => option.weightKg !== first.option.weightKg)) return `${count} ${first.option.kind} bags`
  return bagPhrase({ ...first.option, pieces: count })
}

/** "vegetarian meal", also where the airline only writes "Vegetarian". */
function asMeal(name: string): string {
  const words = inSentence(name)
  return /\b(?:meal|menu|platter|plate|snack|breakfast|lunch|dinner)\b/i.test(words) ? words : `${words} meal`
}

function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`
}

/** "Fast track" in the middle of a sentence; "VIP lounge" and "Wi-Fi" stay as they are. */
function inSentence(name: string): string {
  return /^[A-Z][a-z]+(?:\s|$)/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
