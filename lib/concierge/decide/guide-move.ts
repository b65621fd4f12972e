import type { SpecialService } from '@/lib/travel/passengers/passenger-options'
import { allFrames, type Clause } from '../grammar/clauses'
import { conceptsOf } from '../router/concepts'
import type { Topic } from '../router/topics'
import { noting } from '../say/marked'
import { placeName, sentences } from '../say/phrases'
import { sayAssistance } from '../say/say-looking'
import { sayPassage } from '../say/say-passage'
import { ASK_PET_PLACE, askAddPet, hasPetPlace } from '../say/say-questions'
import { type AskedTopic, askedTopic, isOfTrouble, topicsBetween } from '../skills/guide/asked-topic'
import { askWhichTopic, firstSentences, isOfCountry, nameOfTopic, sayGuide } from '../skills/guide/say-guide'
import { isSlots } from '../skills/pick/helpers'
import type { Table } from '../table'
import type { Understanding } from '../understand/understanding'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { askForPerson } from './help-move'

/**
 * Topics on this service, on the trip at hand or on a person, and a case that is missing now, which needs steps rather than rules: the
 * concierge speaks of them for itself.
 */
const OWN_TOPICS: readonly AskedTopic[] = [
  'booked-ticket',
  'complaint',
  'directions',
  'discount',
  'feelings',
  'flight-status',
  'held-price',
  'hotel',
  'insult',
  'lost-luggage',
  'off-topic',
  'payment',
  'payment-problem',
  'privacy',
  'sending',
  'sights',
  'translation',
  'true-prices',
  'weather',
  'where-to-go',
]
/** Each airline has its own rules for these. */
const OF_AIRLINES: readonly string[] = ['baggage', 'pets', 'pregnancy', 'sports-equipment', 'unaccompanied-minor'] satisfies Topic[]
/** What is asked of a child who flies alone, as the guide's articles put it. */
const ASKED_OF_LONE_CHILD: Readonly<Record<string, string>> = {
  'minor-alone': 'at what age can teenagers fly by themselves?',
  'minor-papers': 'does a teenager who flies alone need a letter of consent from parents?',
  'minor-escort': 'which airlines have an unaccompanied minor service?',
  'minor-fare': 'from which birthday does a child pay the adult fare?',
}
const LONGEST_QUESTION = 300
const MOST_QUESTIONS = 3

/** Asks the guide for an article on the question; words of another language, and rules of a country, the concierge knows by itself. */
export function askGuideOr(topic: AskedTopic | 'several-cities', position: Position): Decision {
  const { understood, table } = position
  const { assistance } = understood.heard?.party ?? {}
  if (topic === 'assistance' && assistance) return { say: sayHelpWith(assistance, table) }
  if (topic === 'human') return askForPerson(position)
  const isOwn = topic === 'several-cities' || OWN_TOPICS.includes(topic) || isOfCountry(topic, understood.words, table)
  const own = sayOwn(topic, position)
  if (isOwn) return { say: own }
  const question = questionOnTopic(topic, position)
  return askInEnglish(position, own, question ? [question] : questionsOf(understood))
}

/** The question in the guide's own words, where the traveller's would lead it astray: "can they take him to the plane?" names planes. */
function questionOnTopic(topic: AskedTopic | 'several-cities', position: Position): string | null {
  const { understood } = position
  const frames = allFrames(understood.heard?.reading.clauses ?? [])
  const spokenOf = new Set(frames.map(({ value }) => value.of))
  const place = placeAsked(position)
  if (spokenOf.has('airport-way')) return `How do I get from the airport to the centre${place ? ` of ${place}` : ''}?`
  if (spokenOf.has('child-lap')) return 'a baby on my lap'
  const ofLoneChild = [...spokenOf].flatMap((of) => (typeof of === 'string' ? (ASKED_OF_LONE_CHILD[of] ?? []) : []))[0]
  if (ofLoneChild) return ofLoneChild
  if (spokenOf.has('step-free')) return `is ${place ?? 'it'} ok with a wheelchair, step free?`
  if (topic === 'off-topic' || topic === 'several-cities') return null
  if (topic === 'pets' && airlineAsked(understood) && !conceptsOf(understood.words, 'en').includes('hold'))
    return 'a small cat or dog in the cabin'
  return ['escort', 'pet-place', 'pet-cabin', 'child-seat'].some((what) => spokenOf.has(what)) ? nameOfTopic(topic) : null
}

/** The place that is named, else that of the plan or the trip. */
function placeAsked({ understood: { heard }, table: { situation } }: Position): string | null {
  const named = allFrames(heard?.reading.clauses ?? []).map(({ value }) => value.place ?? value.about)
  const place = named.find(isSlots)?.city
  return (typeof place === 'string' ? place : null) ?? situation.plan?.place ?? (situation.wishes.to && placeName(situation.wishes.to))
}

/** The airline whose rule is asked for. */
function airlineAsked({ heard, unsupported }: Understanding): string | null {
  // "Jet" is an airline, and jet lag is none.
  if (!unsupported || !OF_AIRLINES.includes(unsupported)) return null
  const named = allFrames(heard?.reading.clauses ?? []).flatMap(({ value }) =>
    [value.carrier, value.carrierNamed, isSlots(value.point) ? value.point.airline : null].flat(),
  )
  return named.find((name) => typeof name === 'string') ?? null
}

/** Where either of two topics may be meant, an article may fit the question itself; else the traveller chooses, and so does who is in trouble. */
export function askGuideBetween(topics: [Topic, Topic], position: Position): Decision {
  return topics.some(isOfTrouble) ? { say: askWhichTopic(topics) } : askInEnglish(position, askWhichTopic(topics))
}

/** What was told of assistance isn’t told again for each thing that somebody can’t do. */
function sayHelpWith(kind: SpecialService, table: Table): string {
  const isTold = table.carried.some((one) => one?.told.notes.includes('topic:assistance'))
  return sentences(!isTold && firstSentences(sayGuide('assistance', '', table)), sayAssistance(kind))
}

function askInEnglish(position: Position, otherwise: string, questions = questionsOf(position.understood)): Decision {
  const { table, made, allowed } = position
  const [question] = questions
  if (table.language !== 'en' || question === undefined) return { say: otherwise }
  const airline = airlineAsked(position.understood)
  return callOr('askGuide', { ...guideInput(question), ...(airline ? { airline } : {}) }, made, allowed, otherwise)
}

function guideInput(question: string): { question: string } {
  return { question: question.slice(0, LONGEST_QUESTION) }
}

/** The questions to look up: each by itself where there are several, else the whole message; on one topic they are asked together. */
function questionsOf({ heard, words }: Understanding): string[] {
  // "Nothing?" asks nothing by itself.
  const isExclaimed = ({ said, unread }: Clause) => unread.length === 0 && said.length > 0 && said.every(({ skill }) => skill === 'control')
  const apart = (heard?.reading.clauses ?? []).flatMap((clause) =>
    clause.kind === 'question' && !isExclaimed(clause) ? [clause.text] : [],
  )
  const topics = new Set(apart.map((text) => askedTopic(text)))
  const isOneTopic = topics.size === 1 && !topics.has(null) && !topics.has('off-topic')
  return apart.length > 1 ? (isOneTopic ? [apart.join(' ')] : apart.slice(0, MOST_QUESTIONS)) : [words]
}

/** The next question of the message, after the guide has answered one. */
export function askGuideFurther({ understood, made, allowed }: Position): Decision | null {
  const asked = made.flatMap(({ tool, input }) => (tool === 'askGuide' ? [input.question] : []))
  const questions = questionsOf(understood).map((question) => guideInput(question).question)
  const next =
    asked.length > 0 && questions.includes(String(asked[0])) ? questions.find((question) => !asked.includes(question)) : undefined
  if (next === undefined) return null
  const further = callOr('askGuide', { question: next }, made, allowed, '')
  return 'call' in further ? further : null
}

/** The passage that was found, or what the concierge says by itself where there is none. */
export function sayFromGuide(position: Position): string {
  const { understood, table, made } = position
  const between = understood.unsupported === null ? topicsBetween(understood.words, table.language) : null
  const topic = understood.unsupported ?? between?.[0] ?? 'off-topic'
  const answers = made.flatMap((one) => (one.tool === 'askGuide' ? [one] : []))
  const passages = answers.map(({ input, result }) => {
    const said = result?.status === 'found' ? sayPassage(result.passages, table) : null
    return { said, missing: said ? null : `I have nothing to go by on “${String(input.question)}”.` }
  })
  if (passages.some(({ said }) => said))
    return sentences(
      noting(`topic:${topic}`, sentences(...passages.map(({ said, missing }) => said ?? missing))),
      ...answers.map(
        ({ result }) =>
          result?.status === 'found' && result.checkWith && `${result.checkWith} has the last word, so check with it before you book.`,
      ),
      isOfSteps(understood) && 'I don’t know which sights have steps, so check with each before you go.',
      offerBeside(topic, position),
    )
  return between ? askWhichTopic(between) : sayOwn(topic, position)
}

function isOfSteps({ heard }: Understanding): boolean {
  return allFrames(heard?.reading.clauses ?? []).some(({ value }) => value.of === 'step-free')
}

function sayOwn(topic: AskedTopic | 'several-cities', position: Position): string {
  return sentences(sayGuide(topic, wordsForGuide(position.understood), position.table), offerBeside(topic, position))
}

/** The message, and what its words leave to the context: that a child who flies alone is a teenager. */
export function wordsForGuide({ words, heard }: Pick<Understanding, 'words' | 'heard'>): string {
  const isTeenMeant = heard?.party.isTeenAlone || allFrames(heard?.reading.clauses ?? []).some(({ value }) => value.of === 'minor-alone')
  return isTeenMeant ? `${words} teenager` : words
}

function offerBeside(topic: AskedTopic | 'several-cities', { table: { situation } }: Position): string | null {
  if (topic !== 'pets' || !situation.result) return null
  if (situation.mode === 'trip_summary') return hasPetPlace(situation) ? null : ASK_PET_PLACE
  return situation.wishes.pets === 0 ? askAddPet(situation) : null
}
