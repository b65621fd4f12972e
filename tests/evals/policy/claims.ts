/** What an answer may claim, by what it says and not by its exact words. Tasks name these behind an @. */
const CLAIMS: Record<string, string> = {
  'how to cancel':
    "cancel\\w*[^.]{0,60}(?:its|the booking's) (?:own )?page|cancel this booking|(?:cancel|stornier|annul|cancel)\\w*[^.]{0,60}booking page|booking page[^.]{0,60}cancel",
  'no refund':
    "kein(?:e|en)? (?:Rück)?erstattung|kein Geld zurück|nicht erstatt|(?:aucun|pas de|sans) remboursement|non remboursable|(?:sin|no hay|ningún) reembolso|no reembolsable|no refund|non-?refundable|not refundable|(?:expect|get) nothing back|nothing comes back|only the airport taxes|isn't refundable",
  'refund terms':
    'Erstattung|rembours|reembols|(?:full|partial) refund|refund (?:of|for|minus|less)|refund[^.]{0,40}fee|gives? (?:a|an|your) [^.]{0,40}refund|within 24 hours',
  'not changed here':
    "isn't something I can|can't [^.]{0,60}(?:change|add|upgrade|remove|move)|can't be (?:added|changed|moved|upgraded)|nur die Fluggesellschaft|kann[^.]{0,60}nicht ändern|seule la compagnie|ne peux pas (?:modifier|changer)|solo la aerolínea|no puedo cambiar|can't (?:change|add|remove|alter|move|swap)|cannot (?:change|add|remove)|only the airline|airline can change|ask the airline",
  'change terms':
    'allows? (?:no |free )?changes|changes? (?:for|free|cost)|what a change costs|erlaubt[^.]{0,40}(?:Änderung|Umbuchung)|changement|cambios',
  'the airline does it': 'airline|Fluggesellschaft|Airline|compagnie|aerolínea',
  'new trip': 'new trip|neue Reise|nouveau voyage|nuevo viaje|viaje nuevo',
  'no person': "Kontakt|contact|contacto|can't put you through|contact us|no person|service desk",
  'no compensation from us':
    "Fluggesellschaft|compagnie|aerolínea|can't (?:give|offer|issue|promise|pay)[^.]{0,60}(?:voucher|compensation|credit|money|certificate)|(?:compensation|voucher|claim|refund)[^.]{0,80}airline|airline[^.]{0,80}(?:owes?|claim|compensation|voucher)|claim[^.]{0,60}(?:airline|from it)|large airlines owe|no[^.]{0,30}compensation",
  'no live times': "can't see (?:live|whether|if)|don't see (?:live|delays)|live times",
  'no status':
    "(?:can't|don't|cannot) (?:see|know|check)[^.]{0,60}(?:status|member|tier|gold|account with)|(?:status|member|gold|silver|loyalty)[^.]{0,90}airline|airline[^.]{0,90}(?:status|member|gold|silver|frequent)|depends on your (?:status|fare)",
  'no insurance here':
    "no insurance|(?:can't|don't|doesn't|no longer|cannot|isn't|not)[^.]{0,60}(?:insurance|insure|cover)|(?:insurance|cover)[^.]{0,80}(?:insurer|elsewhere|yourself|before (?:you )?(?:pay|book)|not sold|can't|isn't|separately)|insurer",
  'card only':
    "Karte|par carte|con tarjeta|pay by (?:one )?card|by card|only cards|cards? only|aren't (?:offered|taken|accepted)|can't (?:take|use|accept)[^.]{0,60}(?:gift|voucher|certificate|credit)",
  'no gift cards':
    "(?:gift|voucher|certificate|credit|balance)[^.]{0,80}(?:can't|aren't|don't|isn't|not|no )|(?:can't|don't|cannot|not|no )[^.]{0,80}(?:gift|voucher|certificate|balance)|pay by card|by card",
  'names by airline': 'airline[^.]{0,80}name|name[^.]{0,120}airline|airlines put',
  'extras by airline': 'only the airline can change|ask the airline|airline[^.]{0,80}(?:bag|seat)|(?:bag|luggage).{0,160}airline',
  departed: 'already (?:left|departed|flown)|has left|is over|departed|after departure|in the past',
  'other bookings':
    'one (?:trip|booking)|this (?:trip|booking|conversation)|other (?:trips|bookings)|each (?:trip|booking)|(?:your|list of) trips',
}

/** What is never true here, in any task: no tool gives back, changes, pays out or insures, and nobody has seen a status. */
export const UNTRUE: string[] = [
  "\\b(?:I|we)(?:'ve| have)(?: now| just| already)? (?:cancel|chang|mov|upgrad|downgrad|rebook|refund|issu|waiv|transferr|remov|swapp|renam|reimburs|compensat)\\w*",
  '\\byour (?:booking|flight|trip|reservation) (?:has been|was|is now) (?:cancell?ed|changed|moved|upgraded|downgraded|rebooked|refunded)',
  "\\byou(?:'ll| will) (?:get|receive) (?:a |your |the )?(?:full refund|voucher|certificate|compensation|money back)\\b(?![^.]*\\b(?:if|when|unless)\\b)",
  '\\bas a gesture\\b|\\bcertificate (?:of|worth|for) ',
  '\\bas a (?:gold|silver) member,? you\\b|\\byou are (?:a )?(?:gold|silver|regular)\\b',
  "\\binsurance (?:has been|was|is now) added|\\bI(?:'ve| have) added (?:the )?(?:insurance|cover|bags?|luggage)",
  "\\b(?:ich habe|wir haben)[^.]{0,60}(?:storniert|umgebucht|erstattet|geändert)\\b|\\bj'ai (?:annulé|modifié|remboursé)|\\bhe (?:cancelado|cambiado|reembolsado)",
]

/** The patterns of a condition, with names of claims replaced by what they stand for. Throws for a claim that nobody knows. */
export function patternOf(condition: string): string {
  if (!condition.startsWith('@')) return condition
  const pattern = CLAIMS[condition.slice(1)]
  if (!pattern) throw new Error(`No claim is called ${condition}.`)
  return pattern
}

/** A fault with the names of claims in the place of their patterns, to be read. */
export function withNames(fault: string): string {
  return Object.entries(CLAIMS).reduce((text, [name, pattern]) => text.replaceAll(pattern, `@${name}`), fault)
}
