import { daysBetween } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import type { Position } from '../decide/decision'
import type { ToolResult } from '../tool-results'
import { isStayResult } from '../tool-results'
import { only } from './facts'
import { telling } from './marked'
import { dayName, sentences } from './phrases'

type Outlook = NonNullable<Extract<NonNullable<Extract<ToolResult, { tool: 'setBudget' }>['result']>, { status: 'set' }>['outlook']>

/** What this turn says of the trip's budget: that it's kept, whether the cheapest flights fit it, or what is left after a choice. */
export function sayBudget({ made, table, understood }: Position): string | null {
  const { situation } = table
  const set = made.findLast((one) => one.tool === 'setBudget')
  if (set?.tool === 'setBudget') {
    const { result } = set
    if (result?.status === 'refused') return result.refusal.message
    if (result?.status === 'dropped') return telling(only(['budget-gone']), 'I no longer hold anything against a budget.')
  }
  const stays = made.findLast(isStayResult)
  if (stays?.tool === 'searchStays' && stays.result?.status === 'found' && stays.result.budget) return sayNight(stays.result.budget)
  const outlook = made.findLast((one) => outlookIn(one) !== null)
  if (outlook) return sayOutlook(outlookIn(outlook), situation)
  const isSettled = made.some(
    ({ tool, result }) => (tool === 'summariseTrip' && result?.status === 'ready') || isStayKept(tool, result?.status),
  )
  if (set && Object.keys(set.input).length === 0) return sayStanding(situation, 'asked')
  if (set || isSettled) return sayStanding(situation)
  if (understood.asksBudget && made.length > 0) return sayStanding(situation, 'asked')
  return null
}

function isStayKept(tool: string, status: string | undefined): boolean {
  return tool === 'chooseStay' && status === 'chosen'
}

function outlookIn({ tool, result }: ToolResult): Outlook | null {
  if (tool === 'setBudget' && result?.status === 'set') return result.outlook ?? null
  return tool === 'searchFlights' && result?.status === 'found' ? (result.budget ?? null) : null
}

/** The budget and what is left of it; null without one. */
function sayStanding({ budget, stay, slices }: Situation, when: 'changed' | 'asked' = 'changed'): string | null {
  if (!budget) return null
  const { limit, left, spent, isOver } = budget
  if (isOver && !stay?.chosen && slices.length > 0)
    return sentences(
      telling(
        only(['budget-over', withoutSign(left), limit]),
        `The flights alone come to ${spent}, ${withoutSign(left)} over your budget of ${limit}.`,
      ),
      telling(only(['cheaper-days']), 'Ask whether flights are cheaper on other days and I’ll compare them, or tell me another budget.'),
    )
  if (isOver) return telling(only(['budget-over', withoutSign(left), limit]), `That’s ${withoutSign(left)} over your budget of ${limit}.`)
  if (left === limit) return telling(only(['budget-set', limit]), `Your budget is ${limit} for flights and stay together.`)
  if (when === 'asked')
    return telling(only(['budget-left', left, limit, spent]), `You have ${left} of your ${limit} left: what’s chosen comes to ${spent}.`)
  return telling(only(['budget-left', left, limit, spent]), `That leaves ${left} of your budget of ${limit}.`)
}

function sayNight({ perNight, isKept }: { perNight: string; isKept: boolean }): string {
  return isKept
    ? telling(only(['budget-night', perNight]), `Your budget leaves ${perNight} a night, so these cost no more than that.`)
    : telling(only(['budget-no-night', perNight]), `Your budget leaves ${perNight} a night, and everything that fits costs more.`)
}

function withoutSign(amount: string): string {
  return amount.replace(/^-/, '')
}

function sayOutlook(outlook: Outlook | null, situation: Situation): string | null {
  if (!outlook) return null
  const { limit, cheapest, left, overBy, wayOut } = outlook
  const flights = situation.slices.length > 1 ? 'The cheapest flights come' : 'The cheapest flight comes'
  if (left)
    return telling(
      only(['budget-fits', cheapest, left, limit]),
      `${flights} to ${cheapest} in total, which leaves ${left} of your ${limit}.`,
    )
  if (!overBy) return null
  const { today } = situation
  return sentences(
    telling(
      only(['budget-misses', cheapest, overBy, limit]),
      `${flights} to ${cheapest} in total, ${overBy} over your budget of ${limit}.`,
    ),
    wayOut &&
      telling(
        only(['budget-way-out', wayOut.departureOn, wayOut.returnOn, wayOut.total, wayOut.fits, today]),
        `${wayOutWords(wayOut, situation)} it would be ${wayOut.total}${wayOut.fits ? ', which fits' : ', still over it'}.`,
      ),
  )
}

function wayOutWords({ departureOn, returnOn }: NonNullable<Outlook['wayOut']>, situation: Situation): string {
  const { wishes } = situation
  const moved = wishes.departureOn ? daysBetween(wishes.departureOn, departureOn) : 0
  const lead = moved < 0 ? 'Leaving earlier' : 'Leaving later'
  return `${lead}, on ${dayName(departureOn, situation)}${returnOn ? `, and back on ${dayName(returnOn, situation)}` : ''},`
}
