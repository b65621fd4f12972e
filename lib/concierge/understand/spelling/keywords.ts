/** The words that carry the meaning of a message; a slip of the finger in one of them is put right. Inflected forms are words of their own. */
export const KEYWORDS: readonly string[] = `
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february march april august september october november december
  today tonight tomorrow weekend weekends weekday weekdays fortnight fortnights night nights weeks month months years hours minutes
  morning mornings afternoon afternoons evening evenings midday midnight overnight lunchtime
  before after earlier later latest earliest early christmas easter holiday holidays
  cheapest cheaper cheap quickest quicker fastest faster shortest shorter longest longer lowest highest direct directly
  nonstop stops stopover stopovers layover layovers connection connections connecting transfer transfers
  business economy premium first class cabin refundable flexible changeable standard restriction restrictions unrestricted basic
  first second third fourth fifth number option options
  return returning returns roundtrip round single outbound inbound journey journeys
  adult adults child children infant infants toddler people person persons passenger passengers traveller travellers traveler travelers
  couple husband daughter daughters friends parents family mother father
  checked luggage baggage suitcase suitcases backpack backpacks
  budget euros pounds dollars maximum minimum under below price prices priced total
  airline airlines airway airways airport airports alliance alliances oneworld skyteam
  british lufthansa ryanair easyjet emirates eurowings finnair vueling transavia norwegian icelandair
  flight flights ticket tickets fares flying leave leaving leaves arrive arrives arriving arrival depart departs departing departure departures
  travel travelling traveling without instead between around through about
  checkout payment payments booking search start scratch again actually rather except change changed compare filter remove
  please thanks thank hello sorry anything everything something nothing would could should want which where there
  vegetarian legroom together wheelchair
  cancel refund seats window aisle available availability different another other
  three seven eight eleven twelve twenty thirty
  going coming visit visiting looking prefer preferably suggest recommend
`
  .trim()
  .split(/\s+/)
