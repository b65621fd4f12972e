/** What a booking's own page does, or shows. */
export type OrderPageWish = 'cancel' | 'resend' | 'papers' | 'receipt'

const WISHES: [OrderPageWish, RegExp][] = [
  ['receipt', /\b(?:invoices?|receipts?|proof of (?:payment|purchase)|(?:vat|tax) (?:bill|document))\b/i],
  [
    'resend',
    /\b(?:re-?send|send|e-?mail|mail|get|forward)\b.{0,25}\b(?:confirmation|booking (?:mail|e-?mail|details)|e-?mail)\b.{0,12}(?:\bagain\b|\bonce more\b|$)|\b(?:no|lost|missing|never got|(?:have|did)(?: not|n'?t) (?:get|got|received?|seen)|where is) (?:my |the |any |a )?(?:confirmation|booking e?-?mail|e-?mail)\b|\bresend\b/i,
  ],
  [
    'papers',
    /\bpdf\b|\bics\b|\bprint(?:ed|able|out)?\b(?! my boarding)|\b(?:add|put|save|export|download)\b.{0,25}\bcalendar\b|\bcalendar (?:file|entry|event)\b/i,
  ],
  [
    'cancel',
    /\bcancel (?:my|our|the|this|that|an?) (?:\w+ )?(?:booking|trip|flights?|reservation|order|tickets?|journey)\b|\b(?:cancel|return|give back) (?:my|our|the) tickets?\b|\b(?:want|need|get|give me|like|request|claim) (?:\w+ )?(?:(?:my|our|the) money back|(?:a|my|the|our|full) (?:full )?refund)\b(?! if\b|able)|\brefund (?:me|us|my|our|it|this|the (?:trip|booking|tickets?))\b/i,
  ],
]
/** With a booking there is no question what "cancel" means. */
const CANCELS_BOOKED = /\bcancel\w*\b|\brefund\w*\b|\bmoney back\b/i
const SAVED =
  /\b(?:saved|stored|frequent|usual|remembered|known) (?:passengers?|travell?ers?|people|profiles?|details|persons?)\b|\b(?:my|our|a|the) profiles?\b|\bauto-?fill\b|\b(?:fill|put) in (?:my|our) (?:own )?(?:details|data|names?)\b|\b(?:same|details of the) (?:passengers?|travell?ers?|people)\b.{0,15}\b(?:as )?(?:last time|before)\b/i

/** What is wished of the order page; `isBooked` when the trip is booked already. */
export function readOrderPage(words: string, isBooked: boolean): OrderPageWish | null {
  return WISHES.find(([, pattern]) => pattern.test(words))?.[0] ?? (isBooked && CANCELS_BOOKED.test(words) ? 'cancel' : null)
}

/** Whether the words ask for travellers that were saved earlier. */
export function asksForSavedPassengers(words: string): boolean {
  return SAVED.test(words)
}
