import type { Ancillaries } from './ancillaries'
import type { AncillaryFacts } from './change-ancillaries'
import { isSameSegment } from './seat-map'

/** What is chosen, at the prices of a newer look: `found` holds the choices that are still sold; the others are gone. */
export function renewedAncillaries({ seats, bags, meals, extras }: Ancillaries, found: AncillaryFacts = {}): Ancillaries {
  return {
    seats: seats.flatMap(
      (seat) =>
        found.seats?.find(
          (sold) => sold.passengerIndex === seat.passengerIndex && sold.seatNumber === seat.seatNumber && isSameSegment(sold, seat),
        ) ?? [],
    ),
    bags: bags.flatMap((bag) => {
      const option = found.bags?.find(({ optionId }) => optionId === bag.option.optionId)
      return option ? [{ ...bag, option }] : []
    }),
    meals: meals.flatMap((meal) => {
      const option = found.meals?.find(({ optionId }) => optionId === meal.option.optionId)
      return option ? [{ ...meal, option }] : []
    }),
    extras: extras.flatMap((extra) => {
      const option = found.extras?.find(({ optionId }) => optionId === extra.option.optionId)
      return option ? [{ ...extra, option }] : []
    }),
  }
}
