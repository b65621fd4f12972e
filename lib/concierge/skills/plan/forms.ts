import type { ClashCosts } from '../../grammar/cover'
import type { Slots } from '../../grammar/lexicon'
import type { Helpers } from '../../grammar/rules'
import { numberIn } from '../numbers/helpers'

/** Several changes stand beside each other, and so do the ways of asking for a plan. */
export const PLAN_COSTS: ClashCosts = Object.fromEntries(
  [
    'asksPlan',
    'asksSights',
    'there',
    'pace',
    'drop',
    'swap',
    'sight',
    'move',
    'toDay',
    'first',
    'last',
    'add',
    'day',
    'compares',
    'planPlace',
    'guide',
    'unlikes',
    'lift',
  ].map((slot) => [slot, 0]),
)

/**
 * Plans of days: asked for, changed, asked about; and places that were put forward, chosen among. Three empty items (plan-items.ts) stand at every
 * word: `{planned}` while a plan stands, `{plan-newest}` while it is what was spoken of last, `{places-shown}` while places are shown. The names of
 * its stops are `{stopname}`, words that nothing knows `{openname}`, and what follows a note `{notetext}`.
 */
export const PLAN = `
planspan: {num>n} @plan-pace ~ @dayunit
planspan: @plan-pace ~ @weekend => n:2,unit:day
planspan: @plan-pace ~ @longof @weekend => n:3,unit:day
planweek: {planspan}
planweek: @weekend => n:2,unit:day
planweek: @longof @weekend => n:3,unit:day
planday: @plan-dayword @plan-numbersign? {num>n} ;; make=dayOfNumber
planday: @the? @ordinal>order @plan-dayword ;; make=dayOfOrder
planday: @the? {nth>order} @plan-dayword ;; make=dayOfOrder
planday: @the? @plan-lastday => day:-1
planday: {wday>on}
planday: {date>on}
ofday: (@plan-ofday ~)? {planday>ofDay}
known: (@the ~)? {stopname} @plan-stopword?
target: {known}
target: (@the ~)? {openname}
target: {plan-newest} @it => it:true ;; bias=-0.05
target: {plan-newest} @the? @ordinal>order @plan-stopword? ;; make=stopOfOrder
target: {plan-newest} @the? @last-of @plan-stopword? => place:-1
targets: {target>all+} ((@comma|@and|@comma @and) ~ {target>all+})*
another: @plan-else
another: @plan-something ~ @plan-for? ~ @plan-kids => reason:children
another: @plan-something ~ @plan-rain => reason:rain
another: {target>sight}
guide-ask: (@plan-what|@opener)? ~ @plan-climate => guide:weather
guide-ask: @plan-food => guide:food
guide-ask: @plan-quarters => guide:quarters
onething: {num} @plan-stopword
onething: @plan-something

form:plan: @plan-verb => asksPlan:verb ;; bias=0.35
form:plan: @plan-verb ~ @plan-trip => asksPlan:trip ;; bias=0.4
form:plan: @plan-verb ~ @plan-time => asksPlan:time ;; bias=0.5
form:plan: @plan-verb ~ {place>planPlace} => asksPlan:verb
form:plan: @plan-verb ~ {planweek>span} => asksPlan:verb ;; bias=0.6
form:plan: @plan-itinerary ~ (@plan-for ~)? {planweek>span} => asksPlan:itinerary ;; bias=0.3
form:plan: @plan-intends => intends:true,other:true ;; bias=0.35
form:plan: @plan-paper ~ (@plan-itinerary|@plan-noun) => intends:true,other:true ;; bias=0.2
form:plan: @plan-papers => intends:true,other:true
form:plan: @plan-itinerary (@plan-for? ~)? => asksPlan:itinerary
form:plan: @plan-sights-there => asksSights:true,there:true ;; bias=0.3
form:plan: @plan-sights (~ @plan-there)? => asksSights:true
form:plan: @plan-sights ~ (@in | @for | @on)? @ref-the? {days} => asksSights:true,there:true ;; bias=0.5
form:plan: {days} @inside-behind? ~ @plan-sights => asksSights:true,there:true ;; bias=0.5
form:plan: @plan-what ~ @plan-see => asksSights:weak ;; bias=0.35
form:plan: @plan-what ~ @inplace ~ {place>planPlace} ~ @plan-asksee => asksSights:true
form:plan: @plan-nowwhat ~ @plan-see ~ @inplace ~ {place>planPlace} => asksSights:true ;; bias=0.5
form:plan: @plan-what ~ @plan-see ~ @plan-there => asksSights:weak,there:true ;; bias=0.9
form:plan: @plan-what ~ (@in | @for | @on)? @ref-the? {days} @plan-asksee => asksSights:weak,there:true ;; bias=0.9
form:plan: @plan-what {ask-gap}* ~ (@plan-asksee | @plan-see) ~ (@in | @for) @ref-the {days} => asksSights:weak,there:true ;; bias=0.9
form:plan: @help ~ @inplace ~ {place>planPlace} => asksSights:weak
form:plan: @help ~ @with ~ @plan-kids (~ @inplace ~ {place>planPlace})? => asksSights:weak,withKids:true
form:plan: @sight-kind @in ~ {place>planPlace} => asksSights:true
form:plan: {planspan>span} => asksPlan:span
form:plan: @plan-pace ~ @plan-pacenoun
form:plan: {plan-asked} @plan-pace ~ @plan-pacenoun? ;; bias=0.1

# Changes of the plan that stands.
form:plan: {planned} @plan-drop ~ {targets>drop} ({ofday})? ~ ;; bias=0.15
form:plan: {planned} @plan-part ~ {target>drop} ~ @plan-out ({ofday})? ;; bias=0.2
form:plan: {planned} {target>drop} ({ofday})? ~ @plan-go ;; bias=0.2
form:plan: {planned} @plan-takesday ~ {planday>dropDay} ;; bias=0.3
form:plan: {planned} @plan-swap ~ {target>swap} ({ofday})? ;; bias=0.1
form:plan: {planned} @plan-swap ~ {target>swap} ({ofday})? (@plan-for|@and) ~ {another} ;; bias=0.2
form:plan: {planned} {target>sight} @plan-instead ~ {target>swap} ;; bias=0.2
form:plan: {planned} @plan-else @plan-instead ~ {target>swap} ({ofday})? ;; bias=0.2
form:plan: {planned} @plan-instead ~ {target>swap} @comma? ~ @plan-move? ~ {another} ;; bias=0.2
form:plan: {planned} @plan-swap ~ {planday>swapDay} (@plan-for|@and|@plan-to) ~ {planday>withDay} ;; bias=0.4
form:plan: {planned} (@plan-daywords | @plan-dayword) {num>a} (@and|@plan-for) {num>b} ~ @plan-swap ;; bias=0.4 make=daysOfNumbers
form:plan: {planned} @plan-swap ~ (@plan-ofday ~)? (@plan-daywords | @plan-dayword) {num>a} (@and|@plan-for) {num>b} ;; bias=0.4 make=daysOfNumbers
form:plan: {planned} (@plan-move|@plan-swap) ~ {targets>move} (@plan-to ~)? {planday>toDay} ;; bias=0.3
form:plan: {planned} {known>move} (@plan-to ~)? {planday>toDay} ;; bias=0.05
form:plan: {planned} @plan-move? ~ {known>first} ~ @plan-first ({ofday})? ;; bias=0.2
form:plan: {planned} @plan-start ~ (@plan-at ~)? {target>first} ;; bias=0.15
form:plan: {planned} @plan-start ~ {planday>ofDay} ~ @plan-at ~ {target>first} ;; bias=0.3
form:plan: {planned} @plan-move? ~ {known>last} ~ @plan-last ({ofday})? ;; bias=0.2
form:plan: {planned} @plan-end ~ (@plan-at ~)? {target>last} ;; bias=0.15
form:plan: {planned} @plan-end ~ {planday>ofDay} ~ @plan-at ~ {target>last} ;; bias=0.3
form:plan: {planned} @plan-add ~ {targets>add} ({ofday})? (~ @plan-noun)? ;; bias=0.15
form:plan: {planned} (@plan-if ~)? @plan-rain ({ofday})? => reason:rain ;; bias=0.2
form:plan: {planned} {ofday} ~ @plan-rain => reason:rain ;; bias=0.2
form:plan: {planned} @plan-something ~ @plan-for? ~ @plan-kids ({ofday})? => reason:children ;; bias=0.3
form:plan: {planned} ({ofday})? ~ @plan-something ~ @plan-for? ~ @plan-kids => reason:children ;; bias=0.3
form:plan: {planned} {planday>lighten} ~ @plan-lighter ;; bias=0.3
form:plan: {planned} @plan-lighter ~ (@plan-ofday ~)? {planday>lighten} ;; bias=0.3
form:plan: {planned} @plan-lighter ~ (@plan-ofday ~)? {planday>lighten} @comma? ~ @plan-drop ~ {onething} ;; bias=0.4
form:plan: {planned} {planday>lighten} ~ @plan-lighter @comma? ~ @plan-drop ~ {onething} ;; bias=0.4
form:plan: {planned} (@plan-drop|@plan-part) ~ {onething} ~ @plan-out? ~ @plan-ofday ~ {planday>lighten} ;; bias=0.4
form:plan: {planned} @plan-dislike ~ {target>swap} ({ofday})? ;; bias=0.3
form:plan: {planned} @plan-extra ~ {target>add} ({ofday})? ;; bias=-0.05
form:plan: {planned} @plan-starts ~ (@plan-daywords ~)? @plan-at? ~ {tsure>startAt} ;; bias=0.3
form:plan: {planned} @plan-starts ~ (@plan-daywords ~)? @plan-at? ~ {digits>startAt} ;; make=startAt last
form:plan: {planned} @plan-starts ~ {planday>ofDay} ~ @plan-at ~ {tsure>startAt} ;; bias=0.4
form:plan: {planned} @plan-starts ~ {planday>ofDay} ~ @plan-at ~ {digits>startAt} ;; make=startAt last bias=0.2
form:plan: {plan-newest} @plan-starts ~ {planday>ofDay} ~ @plan-later => hours:later ;; bias=0.5
form:plan: {planned} {plan-newest} @plan-later => hours:later ;; bias=0.3
form:plan: {planned} {plan-newest} @plan-earlier => hours:earlier ;; bias=0.3
form:plan: {planned} (@plan-what|@plan-show|@opener) ~ {ofday>asked} ;; bias=0.3
form:plan: {planned} (@plan-show|@plan-what) ~ @plan-noun => shows:true ;; bias=0.3
form:plan: {plan-newest} (@howmuch|@plan-what) ~ @plan-entrance => asksEntrances:true ;; bias=0.3
form:plan: {plan-newest} @howmuch ~ @it => asksEntrances:true ;; bias=0.6
form:plan: {plan-newest} @plan-search ~ @flights => asksFlights:true ;; bias=0.4
form:plan: {plan-newest} (@plan-only ~)? {days>by} @plan-longer => way:longer ;; bias=0.3
form:plan: {planned} @plan-noun ~ {days>by} @plan-longer => way:longer ;; bias=0.4
form:plan: {plan-newest} (@plan-only ~)? {num>by} @plan-longer @dayunit => way:longer ;; bias=0.3
form:plan: {plan-newest} @plan-another @dayunit => way:longer ;; bias=0.3
form:plan: {plan-newest} @plan-addsday ~ {days>by} => way:longer ;; bias=0.3
form:plan: {plan-newest} @plan-longer ~ @plan-ofday? ~ {days>by} => way:longer ;; bias=0.3
form:plan: {plan-newest} (@plan-only ~)? @plan-longer ~ => way:longer ;; bias=0.1 last
form:plan: {plan-newest} (@plan-only ~)? {days>by} @plan-shorter => way:shorter ;; bias=0.3
form:plan: {planned} @plan-noun ~ {days>by} @plan-shorter => way:shorter ;; bias=0.4
form:plan: {plan-newest} (@plan-only ~)? {num>by} @plan-shorter @dayunit => way:shorter ;; bias=0.3
form:plan: {plan-newest} @plan-takesday ~ {days>by} => way:shorter ;; bias=0.3
form:plan: {plan-newest} @plan-shorter ~ @plan-ofday? ~ {days>by} => way:shorter ;; bias=0.3
form:plan: {plan-newest} (@plan-only ~)? @plan-shorter ~ => way:shorter ;; bias=0.1 last
form:plan: {plan-newest} @plan-only ~ {days>length} @plan-only? ;; bias=0.2
form:plan: {plan-newest} {days>length} @plan-only ;; bias=0.2
form:plan: {plan-newest} {days>length} {pause} ;; bias=0.1
form:plan: {plan-newest} @plan-pace ~ @plan-pacenoun? ;; bias=0.1
form:plan: {plan-newest} (@plan-ofday ~)? @the? @plan-lastday => lastDay:true ;; bias=-0.2
form:plan: {plan-newest} @plan-less ~ @liking>unlikes ;; bias=0.2
form:plan: {plan-newest} @plan-more ~ @liking>likesMore ;; bias=0.2
form:plan: @plan-note ~ {ofday} (~ (@colon|@comma|@dash))? ~ {notetext>note} ;; bias=0.3
form:plan: @plan-note (~ (@colon|@comma|@dash))? ~ {notetext>note} {ofday} ;; bias=0.5
form:plan: {planned} @plan-free ~ @plan-note ~ {ofday} => note: ;; bias=0.4

# Places that were put forward, and places side by side.
form:plan: {places-shown} @ref-the? {flight-nth>choice} (@head|@plan-one)? ;; bias=0.25
form:plan: {places-shown} @numbered {num>choice} ;; bias=0.25
form:plan: {places-shown} @ref-the? @plan-measure>measure (@head|@plan-one)? ;; bias=0.25
form:plan: {places-shown} @plan-others (@plan-one)? => others:true ;; bias=0.3
form:plan: {places-shown} @plan-lift ~ @plan-limit>lift ;; bias=0.3
form:plan: @plan-limit>lift ;; asked=limit
form:plan: @plan-compare => compares:true ;; bias=0.05
form:plan: {single>rivals+} (@comma {single>rivals+})* @plan-versus {single>rivals+} => compares:true
# A place by its own page.
form:plan: {guide-ask}
form:plan: @plan-weather (@inplace|@in) ~ {place>planPlace} => guide:weather
form:plan: @plan-weather (@inplace|@in) ~ {place>planPlace} (@ontheday | @for | @from) @the? {time>planDay} => guide:weather
form:plan: @plan-howwarm {place>planPlace} => guide:weather
form:plan: {guide-ask} ~ (@inplace|@in|@to) ~ {place>planPlace}
form:plan: {place>planPlace} ~ @in? ~ {guide-ask}
form:plan: @plan-eatwhere ~ (@inplace|@in|@to) ~ {place>planPlace} ~ @plan-eatverb => guide:food
form:plan: @plan-wonder {pause} => wonders:true ;; bias=0.4
`

/** Which day and stop is counted; it never looks at words. Days and stops count from 1, and -1 is the last. */
export const PLAN_HELPERS: Helpers = {
  dayOfNumber: (slots) => counted(slots, 'n', 'n', 'day'),
  dayOfOrder: (slots) => counted(slots, 'order', 'nth', 'day') ?? counted(slots, 'order', 'd', 'day'),
  stopOfOrder: (slots) => counted(slots, 'order', 'nth', 'place'),
  daysOfNumbers: (slots) => {
    const [swapDay, withDay] = [counted(slots, 'a', 'n', 'day'), counted(slots, 'b', 'n', 'day')]
    return swapDay && withDay && { swapDay, withDay }
  },
  startAt: (slots) => {
    const hour = numberIn(slots, 'startAt')
    return hour !== null && hour > 4 && hour < 24 ? { ...slots, startAt: { at: hour * 60 } } : null
  },
}

function counted(slots: Slots, slot: string, key: string, to: string): Slots | null {
  const found = numberIn(slots, slot, key)
  return found === null ? null : { [to]: found }
}
