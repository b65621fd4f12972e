import type { Clock } from '../../ports/clock'
import type { StaySupplier } from '../../ports/stay-supplier'
import type { PlainDate } from '../../travel/dates'
import type { DestinationGuide } from '../../travel/places/destination-guide'
import { type Refusal, refuse } from '../../travel/refusal'
import { completeStaySearch } from '../../travel/stays/complete-stay-search'
import { toStay } from '../../travel/stays/to-stay'
import type { StayCommand, TripStays } from '../../travel/stays/trip-stays'
import type { CommandFacts } from '../../travel/trip/commands'
import { lookUpRate } from './look-up-rate'

/** What a trip's command about stays needs to know: whether its nights can be searched, or what the chosen room costs now. */
export async function stayFacts(
  command: StayCommand,
  stays: TripStays | null,
  today: PlainDate,
  deps: { stays: StaySupplier; guide: DestinationGuide; clock: Clock },
): Promise<{ facts: CommandFacts } | { refusal: Refusal }> {
  if (command.type === 'search-stays') {
    const completed = completeStaySearch(command.search, today)
    return 'refusal' in completed ? completed : { facts: {} }
  }
  if (command.type === 'drop-stay') return { facts: {} }
  if (!stays) return refuse('no-stays', 'You haven’t searched for a place to stay yet. Tell me where and for which nights.')
  const { hotelId, rateId } = command
  const { search } = stays
  const found = await lookUpRate({ search, hotelId, rateId }, { today }, { ...deps, places: deps.guide.stayPlaces })
  if ('refusal' in found) return found
  const { hotel, room, rate, total } = found
  const chosen = {
    hotelId,
    rateId,
    hotelName: hotel.name,
    roomName: room.name,
    ...toStay({ hotel, room, rate, search }),
    total,
    isSimulated: deps.stays.isSimulated,
    chosenAt: deps.clock().toISOString(),
  }
  return { facts: { stays: { chosen } } }
}
