const HOLD_DAYS = 7
const DAY_MS = 86_400_000

/** Seven days, as Visa, Mastercard, American Express and Discover hold a card-not-present authorisation that its customer started. */
export function holdUntil(now: Date): Date {
  return new Date(now.getTime() + HOLD_DAYS * DAY_MS)
}
