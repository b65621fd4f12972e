import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { reply } from '../goals/policy'
import type { Answer, Beat, Script, View } from '../goals/traveller'
import { fillInAndPay } from '../needs/drivers/book-trip'
import type { Conversation, Driver } from '../needs/drivers/driver'
import { fillDays } from '../needs/fill-days'
import { type Heard, type ShownFlight, SILENCE } from '../needs/heard'
import { matches, plainWords } from '../needs/judge/matches'
import { patternOf } from './claims'
import type { Press, Step, Task } from './task'

export type Spoken = { said: string; heard: Heard }
/** Everything that was said and pressed, by step, and how the database stood before and after in the booked and in the new trip. */
export type Held = {
  steps: { step: Step; spoken: Spoken[] }[]
  before: LiveTrip | null
  after: LiveTrip | null
  made: LiveTrip | null
  faults: string[]
}

/** Plays one task in one of its five phrasings. */
export async function hold(written: Task, phrasing: number, driver: Driver): Promise<Held> {
  const task = fillDays(written, driver.today(written))
  let conversation = await driver.open(task)
  const first = conversation
  const before = await first.live()
  const faults: string[] = []
  const steps: Held['steps'] = []
  const script: Script = { beats: [], answers: task.answers, goal: {} }
  const done: string[] = []
  for (const step of task.steps) {
    const last = steps.at(-1)?.spoken.at(-1)?.heard ?? SILENCE
    const spoken: Spoken[] = []
    if ('press' in step) {
      const heard = steps.flatMap((one) => one.spoken.map((spoken) => spoken.heard))
      const pressed = await press(step, conversation, heard, async () => driver.open({ id: task.id, today: task.today }))
      if (typeof pressed === 'string') faults.push(pressed)
      else {
        conversation = pressed.conversation
        if (pressed.heard) spoken.push({ said: `[${step.press}]`, heard: pressed.heard })
      }
    } else {
      if (step.onlyIf && !matches(patternOf(step.onlyIf), plainWords(last.words))) continue
      const answerNow = () => answerTo(spoken, script, done, conversation.live, phrasing)
      const say = async (words: string) => spoken.push({ said: words, heard: await conversation.say(words) })
      await say(step.say[phrasing] ?? '')
      // What is asked and known is answered before the next thing is said.
      for (let words = await answerNow(); words !== null; words = await answerNow()) await say(words)
    }
    steps.push({ step, spoken })
    if (faults.length > 0) break
  }
  return { steps, before, after: await first.live(), made: task.setup && conversation === first ? null : await conversation.live(), faults }
}

const NO_MORE: Beat[] = []

/** The scripted travellers of the goals answer what is asked; null where nothing is, or nothing is known. */
async function answerTo(
  spoken: Spoken[],
  script: Script,
  done: string[],
  live: Conversation['live'],
  phrasing: number,
): Promise<string | null> {
  const heard = spoken.at(-1)?.heard
  if (!heard || heard.order) return null
  const view: View = { today: '', done, answer: answerOf(heard), shown: null, trip: (await live())?.trip ?? EMPTY_TRIP }
  const act = reply({ ...script, beats: NO_MORE }, view, (phrases) => phrases[phrasing] ?? '')
  if (act.type !== 'say') return null
  done.push(act.name)
  return act.words
}

function answerOf({ words, cards, error }: Heard): Answer {
  const results = cards === '' ? [] : cards.split('\n').map((card) => ({ tool: '', output: JSON.parse(card) as unknown }))
  return { text: words, results, ...(error ? { failed: error } : {}) }
}

/** `heard` is null where a press gets no answer. */
type Pressed = { conversation: Conversation; heard: Heard | null }

/** What a press on a panel does, by the commands that a click sends; a sentence where the conversation has not led there. */
async function press(
  step: Press,
  conversation: Conversation,
  heards: Heard[],
  openAnother: () => Promise<Conversation>,
): Promise<Pressed | string> {
  const { browser } = conversation
  const quiet = (heard: Heard | null = null): Pressed => ({ conversation, heard })
  const isOfDirection = ({ sliceIndex }: ShownFlight) => sliceIndex === step.direction
  const says = (claim: string) => matches(patternOf(claim), plainWords(heards.map(({ words }) => words).join('\n')))
  try {
    switch (step.press) {
      case 'new-trip':
        return says('@new trip') ? { conversation: await openAnother(), heard: null } : 'not led to a new trip'
      case 'cancel': {
        if (!says('@how to cancel')) return 'not led to the booking page'
        const total = (await conversation.live())?.order?.total.amountMinor
        await browser.cancel((refund) => !step.ifAll || refund?.amountMinor === total)
        return quiet()
      }
      case 'choose-flight': {
        const flight = heards.findLast(({ flights }) => flights.some(isOfDirection))?.flights.find(isOfDirection)
        if (!flight) return `no flight of direction ${step.direction} was shown`
        const command = { type: 'pick-offer', sliceIndex: step.direction, offerId: flight.offerId } as const
        return quiet(await browser.choose(command, 'You chose this flight'))
      }
      case 'choose-fare': {
        const fare = (await browser.trip()).picks[step.direction]?.offer.fares.at(step.fare)
        if (!fare) return `no fare of direction ${step.direction} can be chosen`
        return quiet(
          await browser.choose({ type: 'choose-fare', sliceIndex: step.direction, fareId: fare.fareId }, `You chose ${fare.brand}`),
        )
      }
      case 'pay': {
        if (!(await browser.trip()).isCheckingOut) return 'the checkout is not open'
        await fillInAndPay(browser)
        return quiet()
      }
    }
  } catch (error) {
    return `${step.press}: ${error instanceof Error ? error.message : String(error)}`
  }
}
