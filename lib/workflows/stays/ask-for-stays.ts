import { OutsideFailure } from '../../ports/outside-failure'
import type { StaySupplier, StaysFound } from '../../ports/stay-supplier'
import { cleanHotels } from '../../travel/stays/clean-hotels'
import type { Hotel } from '../../travel/stays/hotel-schema'
import { readHotel } from '../../travel/stays/hotel-schema'
import type { StaySearch } from '../../travel/stays/stay-search'

/** How long a traveller is kept waiting for hotels. */
export const STAYS_DEADLINE_MS = 12_000

/** What the supplier answers within the deadline, read and cleaned. Throws `OutsideFailure` when it is late, or answered something else. */
export async function askForStays(
  ask: (stays: StaySupplier) => Promise<StaysFound>,
  search: StaySearch,
  { stays, deadlineMs = STAYS_DEADLINE_MS }: { stays: StaySupplier; deadlineMs?: number | undefined },
): Promise<{ hotels: Hotel[]; unreadable: number }> {
  const found = await withinDeadline(ask(stays), deadlineMs)
  if (found.checkInOn !== search.checkInOn || found.checkOutOn !== search.checkOutOn) {
    throw new OutsideFailure('stays', 'The hotels answered for other nights. We’ve kept what you asked for; please search again.')
  }
  const clean = cleanHotels(found.hotels.map(readHotel), search)
  if (clean.hotels.length === 0 && clean.unreadable > 0) {
    throw new OutsideFailure('stays', 'We couldn’t read the hotels’ answer. We’ve kept what you asked for; please search again.')
  }
  return clean
}

async function withinDeadline(answer: Promise<StaysFound>, deadlineMs: number): Promise<StaysFound> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const failure = new OutsideFailure('stays', 'The hotels didn’t answer in time. We’ve kept what you asked for; please search again.')
    timer = setTimeout(() => reject(failure), deadlineMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
