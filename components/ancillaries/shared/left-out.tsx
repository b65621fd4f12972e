import { memberName, type PartyMember } from '@/lib/travel/ancillaries/party'
import type { Passenger } from '@/lib/travel/passengers/passenger'

/** Who is not served while others are: `words` make the sentence of the names, "No bags are sold for Ada Byron." */
export function LeftOut({
  words,
  party,
  served,
  passengers,
}: {
  words: (names: string) => string
  party: PartyMember[]
  served: PartyMember[]
  passengers: Passenger[]
}) {
  const names = party.filter((member) => !served.includes(member)).map((member) => memberName(member, passengers))
  if (served.length === 0 || names.length === 0) return null
  return <p className="break-words text-fact text-ink-soft">{words(new Intl.ListFormat('en-GB').format(names))}</p>
}
