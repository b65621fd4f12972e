import { memberName, type PartyMember } from '@/lib/travel/ancillaries/party'
import type { Passenger } from '@/lib/travel/passengers/passenger'

/** A traveller as this panel shows them; `mark` stands on their seat. `laps` are the infants who sit with them. */
export type SeatedTraveller = { member: PartyMember; name: string; mark: string; laps: string[] }

/** Everybody who needs a seat, with the infants on their laps. Two with the same initials are told apart by their place in the list. */
export function seatedTravellers(party: PartyMember[], passengers: Pick<Passenger, 'firstName' | 'lastName'>[]): SeatedTraveller[] {
  const infants = party.filter(({ type }) => type === 'infant')
  const seated = party.filter(({ type }) => type !== 'infant')
  const names = seated.map((member) => memberName(member, passengers))
  const initials = names.map(initialsOf)
  return seated.map((member, index) => {
    const infant = member.type === 'adult' ? infants[member.passengerIndex] : undefined
    const own = initials[index] ?? ''
    return {
      member,
      name: names[index] ?? member.label,
      mark: initials.filter((other) => other === own).length > 1 ? String(index + 1) : own,
      laps: infant ? [memberName(infant, passengers)] : [],
    }
  })
}

/** "Ada Byron" is AB, "Adult 1" is A1. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/)
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase()
}
