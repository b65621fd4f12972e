import { sayGuide } from '../../skills/guide/say-guide'
import type { Table } from '../../table'
import type { PlaceTold, ToolResult } from '../../tool-results'
import { asking } from '../marked'
import { countOf, listOf, sentences } from '../phrases'
import { wasSaid } from '../said-sentences'
import { askNext } from '../say-talk'
import { askAfterPlan } from './ask-planning'
import { ASK_WHICH_ONE, ASK_WHICH_PLACE } from './offers'

type Looked = Extract<ToolResult, { tool: 'lookUpPlace' }>
type Weather = Extract<NonNullable<Looked['result']>, { status: 'weather' }>

/** The place's page on the topic asked: usual weather, food or neighbourhoods. */
export function sayPlaceGuide({ input, result }: Looked, words: string, table: Table): string {
  if (result?.status === 'weather') return sayProfile(result, input, table)
  if (result?.status !== 'told') {
    if (result?.status === 'unknown-place')
      return sentences(
        `I don’t have a guide to ${result.said}.`,
        input.about === 'weather' ? sayGuide('weather', words, table) : `Places I know well include ${listOf(result.known.slice(0, 3))}.`,
      )
    return ASK_WHICH_PLACE
  }
  const { situation, told } = table
  const next = situation.plan || situation.mode !== 'chat' ? askAfterPlan(situation, told) : askPlan(result.place)
  return sentences(...factsOf(result, input), wasSaid(next, told) ? null : next)
}

/** Of a place without a page: its weather, and what is missing where something else was asked. */
function sayProfile({ place, weather }: Weather, { about }: Looked['input'], { situation, told, planning }: Table): string {
  const next = planning.offered && situation.wishes.to === null ? ASK_WHICH_ONE : askNext(situation)
  return sentences(
    about === 'weather' ? null : `I don’t have a guide to ${place}; I know only its usual weather.`,
    ...(about === 'weather' ? sayWeather(place, weather) : []),
    wasSaid(next, told) ? null : next,
  )
}

function sayWeather(place: string, weather: Weather['weather']): string[] {
  const [asked, ...others] = weather
  if (!asked) return []
  if (others.length === 0)
    return [`In ${asked.month} ${place} usually has ${asked.highC} °C by day, with ${countOf(asked.rainDays, 'wet day')}.`]
  const warmest = weather.toSorted((one, other) => other.highC - one.highC)
  const [top, last] = [warmest[0], warmest.at(-1)]
  return top && last ? [`${place} usually has from ${last.highC} °C by day in ${last.month} to ${top.highC} °C in ${top.month}.`] : []
}

function factsOf(told: PlaceTold, { about }: Looked['input']): (string | null)[] {
  const { place, food, quarters, quarter } = told
  if (about === 'weather') return [sayMonth(told), saySeason(told)]
  const named = quarters.find(({ name }) => name === quarter)
  if (about === 'quarters') {
    const shown = named ?? quarters[0]
    return [
      named ? null : `In ${place} you could stay in ${quarters.map(({ name }) => name).join(', ')}.`,
      shown ? `${shown.name}: ${shown.text}` : null,
    ]
  }
  const [first, ...others] = food
  return [
    'I don’t know single restaurants, but I know what to look for.',
    first ? `In ${place} try ${first.name}: ${lowerFirst(first.text)}` : null,
    others.length > 0 ? `Then there’s ${listOf(others.map(({ name }) => name))}.` : null,
    named ? `${named.name}: ${named.text}` : null,
  ]
}

/** Averages, so it’s what's usual and not a forecast. */
function sayMonth({ place, weather }: PlaceTold): string | null {
  if (!weather) return null
  const { month, highC, lowC, rainDays, note } = weather
  return `In ${month} ${place} usually has ${highC} °C by day and ${lowC} °C at night, with ${countOf(rainDays, 'wet day')}. ${note}`
}

function saySeason({ place, bestMonths }: PlaceTold): string | null {
  return bestMonths.length > 0 ? `The best months for ${place} are ${listOf(bestMonths)}.` : null
}

function askPlan(place: string): string {
  return asking({ asked: 'confirm', acts: [{ tool: 'planTrip', input: { destination: place } }] }, `Shall I plan your days in ${place}?`)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
