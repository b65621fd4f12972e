import type { Situation } from '@/lib/travel/trip/situation'
import { only, SAID } from '../../say/facts'
import { namingStay, telling } from '../../say/marked'
import { sentences } from '../../say/phrases'
import { sayNotUnderstood } from '../../say/say-not-understood'
import { ASK_WHICH_DAY, sayNoDay } from '../../say/say-questions'
import { askNext } from '../../say/say-talk'
import { sayKeptStay, sayStayAnswer } from '../../say/stays/say-stay-answers'
import {
  ASK_STAY_CITY,
  ASK_WHICH_STAY,
  askWhichStay,
  describeStay,
  HOW_TO_CHOOSE_STAY,
  offerStay,
  SAY_A_HOTEL,
  WHAT_STAYS_ARE,
} from '../../say/stays/say-stays'
import { sayUntold, WHAT_IS_TOLD } from '../../say/stays/say-untold'
import { inStayOrder } from '../../skills/stays/stay-table'
import type { StayWish } from '../../skills/stays/stay-wish'
import type { Position } from '../decision'
import { callOr, type Decision } from '../decision'

/** The first call of a turn about places to stay, or its answer. */
export function stayMove(wish: StayWish, { understood, table, made, allowed }: Position): Decision {
  const { situation, stays, carried } = table
  const call = (tool: 'searchStays' | 'chooseStay', input: Record<string, unknown>) =>
    callOr(tool, input, made, allowed, askNext(situation))
  // "No hotel then, just open the checkout."
  const withoutStay = (said: string): Decision => {
    const isPaying = understood.request === 'check-out' && situation.mode === 'trip_summary'
    const checkout = isPaying ? callOr('startCheckout', {}, made, allowed, askNext(situation)) : null
    return checkout && 'call' in checkout ? { ...checkout, before: said } : { say: sentences(said, askNext(situation)) }
  }
  switch (wish.act) {
    case 'search':
      if (wish.impossibleDay) return { say: `${sayNoDay(wish.impossibleDay)} ${ASK_WHICH_DAY}` }
      return call('searchStays', wish.input)
    case 'choose': {
      const { act: _act, isBooking: _isBooking, ...input } = wish
      return call('chooseStay', input)
    }
    case 'drop':
      if (situation.stay?.chosen) return call('chooseStay', { drop: true })
      return withoutStay(telling(only(['no-stay-kept']), 'You haven’t kept a place to stay with your trip.'))
    case 'which': {
      const names = inStayOrder(stays)
        .slice(0, 3)
        .map(({ name }) => namingStay(name))
      return {
        say:
          names.length > 1
            ? askWhichStay(`${names.slice(0, -1).join(', ')} or ${names.at(-1)}: which one shall I keep with your trip?`)
            : ASK_WHICH_STAY,
      }
    }
    case 'another': {
      const shown = inStayOrder(stays)
      const told = new Set([situation.stay?.chosen?.hotel, ...carried.flatMap((one) => one?.told.stays ?? [])])
      const next = shown.find(({ name }) => !told.has(name))
      if (!next)
        return {
          say: `The others are on the list above. ${HOW_TO_CHOOSE_STAY}`,
        }
      return {
        say: sentences(
          telling(
            only(['stay-another', next.name, next.stars, next.perNight]),
            `Another one is ${describeStay(next, stays.shown?.rooms)}: ${next.reason}.`,
          ),
          offerStay(next),
        ),
      }
    }
    case 'book':
      return { say: sayStayBooking(situation, stays.shown !== null) }
    case 'offer':
      return { say: sentences(WHAT_STAYS_ARE, situation.wishes.to === null && situation.stay === undefined ? ASK_STAY_CITY : SAY_A_HOTEL) }
    case 'no-need':
      return withoutStay(telling(only(['no-house']), 'All right, no place to stay.'))
    case 'unread':
      return { say: sayNotUnderstood(understood.unread, situation, HOW_TO_CHOOSE_STAY) }
    case 'untold':
      return { say: sentences(sayUntold(wish.facts), WHAT_IS_TOLD) }
    case 'ask': {
      const asked = inStayOrder(stays).filter(({ hotelId }) => wish.hotelIds.includes(hotelId))
      if (wish.about === 'kept')
        return { say: sentences(sayKeptStay(situation), !situation.stay?.chosen && stays.shown !== null && ASK_WHICH_STAY) }
      if (!stays.shown) return { say: ASK_WHICH_STAY }
      return { say: sayStayAnswer({ ...wish, about: wish.about }, asked, stays.shown) }
    }
  }
}

/** The answer to "book it" about a hotel: hotels can’t be booked here, but one can be kept with the trip. */
function sayStayBooking(situation: Situation, isShown: boolean): string {
  const { stay, mode, order } = situation
  const cannot = sentences(
    telling(only(['stays-not-booked-here']), 'You can’t book or pay for places to stay here.'),
    telling(SAID, 'I can find and compare them, and keep one with your trip.'),
  )
  if (!stay?.chosen) return sentences(cannot, isShown && ASK_WHICH_STAY)
  const kept = sentences(
    telling(
      only(['stay-booked-directly', stay.chosen.hotel]),
      `${namingStay(stay.chosen.hotel)} is kept with your trip, but you can’t book or pay for it here.`,
    ),
    telling(SAID, 'Please book it with them directly.'),
  )
  if (order?.status === 'success') return kept
  return sentences(
    kept,
    telling(SAID, mode === 'trip_summary' ? 'To book the flights, say “check out”.' : 'You can book the flights here.'),
  )
}
