import { loopingBrain, sayingBrain } from '@/tests/fixtures/openai-server/brains'
import { sleep } from '../../session'
import { allOf, type Guest, type Heard, isAlternating, wordsIn } from '../guest'
import type { OutsideWorld } from '../outside-world'
import type { Scenario, Trial } from '../trial'
import { checkGoesOn, checkIsWellAgain } from '../until-well'

// What goes wrong while an answer is written: the process dies, or the model does not behave.

const SEARCH = 'London to Lisbon in 30 days, one way'
/** In sentences: each is shown when it is whole. */
const LONG = [
  'A window seat shows you the river on the way in.',
  'An aisle seat lets you stretch your legs.',
  'On a short flight most people like the view better.',
  'On a long one they would rather get up now and then.',
].join(' ')
const LAST_WORDS = 'now and then.'
const EVENTS_BEFORE_WORDS = 15
const LONGEST_SILENCE_SECONDS = 60
const STORED_WITHIN_MS = 500

/** Nothing more comes of what awaits it. */
const never = () => new Promise<never>(() => undefined)

export const killedBeforeFirstWord: Scenario = async (trial) => {
  const [world, guest] = await begin(trial)
  const asked = Promise.withResolvers<void>()
  world.openai.dials.brain = () => {
    asked.resolve()
    return never()
  }
  const hearing = guest.say(SEARCH)
  await Promise.race([asked.promise, failIfEnded(hearing)])
  await world.app.kill()
  trial.check('the reader is not told that all went well', (await hearing).end === 'broken')
  await bringBack(trial, world, guest)
  trial.check('the message is kept', (await guest.read()).messages[0]?.role === 'user')
  await checkGoesOnWhole(trial, guest)
}

export const killedAmongWords: Scenario = async (trial) => {
  const [world, guest] = await begin(trial)
  const half = holdWhen((share) => share > 0.5)
  Object.assign(world.openai.dials, { brain: sayingBrain({ text: LONG }), pace: half.pace })
  const hearing = guest.say('window or aisle?')
  await Promise.race([half.reached, failIfEnded(hearing)])
  // Batches are stored a moment later.
  await sleep(STORED_WITHIN_MS)
  await world.app.kill()
  const heard = await hearing
  await bringBack(trial, world, guest, { brain: sayingBrain({ text: LONG }) })
  const after = await guest.whenAtRest()
  const kept = wordsIn(after.messages[1])
  trial.check('what was seen is kept', `¶${kept}` === heard.seen.text() && kept.length > 0 && LONG.startsWith(kept), kept)
  trial.check('it is marked as unfinished', after.messages[1]?.metadata?.status === 'partial', after.messages[1]?.metadata)
  trial.figure('letters kept', kept.length)
  trial.figure('letters seen', heard.seen.text().length - 1)
  await checkGoesOnWhole(trial, guest, LONG)
}

export const killedBeforeSaved: Scenario = async (trial) => {
  const [world, guest] = await begin(trial)
  let last = 0
  // The event that ends the answer is held back.
  const end = holdWhen((share) => {
    const isBeforeLast = share < 1 && 2 * share - last > 0.999
    last = share
    return isBeforeLast
  })
  Object.assign(world.openai.dials, { brain: sayingBrain({ text: LONG }), pace: end.pace })
  const whole = Promise.withResolvers<void>()
  const hearing = guest.say('window or aisle?', { onText: (text) => text.endsWith(LAST_WORDS) && whole.resolve() })
  await Promise.race([Promise.all([end.reached, whole.promise]), failIfEnded(hearing)])
  // Batches are stored a moment later.
  await sleep(STORED_WITHIN_MS)
  await world.app.kill()
  const heard = await hearing
  trial.check('the reader is not told that it is complete', heard.seen.status !== 'complete')
  await bringBack(trial, world, guest, { brain: sayingBrain({ text: LONG }) })
  const kept = wordsIn((await guest.whenAtRest()).messages[1])
  trial.check('what is kept is what was said, to its last word', kept === LONG, kept)
  trial.figure('letters kept', kept.length)
  trial.figure('letters said', LONG.length)
  await checkGoesOnWhole(trial, guest, LONG)
}

export const killedDuringTool: Scenario = async (trial) => {
  const [world, guest] = await begin(trial)
  const asked = Promise.withResolvers<void>()
  world.duffel.meddle = ({ path }) => {
    if (!path.includes('offer_requests')) return null
    asked.resolve()
    return never()
  }
  const hearing = guest.say(SEARCH)
  await Promise.race([asked.promise, failIfEnded(hearing)])
  await world.app.kill()
  await hearing
  await bringBack(trial, world, guest)
  const searchesBefore = countSearches(world)
  await checkGoesOnWhole(trial, guest)
  const answer = (await guest.read()).messages.at(-1)
  const cards = (answer?.parts ?? []).filter(({ type }) => type === 'tool-searchFlights')
  trial.check('one card of the search stands there', cards.length === 1, cards.length)
  trial.check('the search was run again, once', countSearches(world) - searchesBefore === 1, countSearches(world) - searchesBefore)
}

export const busyModel: Scenario = async (trial) => {
  const [world, guest] = await begin(trial)
  world.openai.dials.brain = sayingBrain({ text: LONG })
  const before = world.openai.received.length
  world.openai.dials.faults.push({ kind: 'refuse', status: 429, headers: { 'retry-after': '1' } })
  const waited = await guest.say('window or aisle?')
  trial.check('it is waited for, and answered', waited.seen.status === 'complete', waited.seen.status)
  trial.check(
    'the wait is told',
    waited.notices.some((text) => /busy; trying again/.test(text)),
    waited.notices,
  )
  trial.check('it is asked once more, and not oftener', world.openai.received.length - before === 2, world.openai.received.length - before)
  const refusal = { kind: 'refuse' as const, status: 429, headers: { 'retry-after': '240' } }
  world.openai.dials.faults.push(refusal)
  const refused = await guest.say('and on a long flight?')
  trial.check(
    'who would wait too long is answered by the built-in concierge, and told so',
    refused.seen.status === 'complete' && refused.notices.some((text) => /built-in concierge/.test(text)),
    refused.notices,
  )
  await checkGoesOn(trial, guest)
}

export const brokenModel: Scenario = async (trial) => {
  const [world, guest] = await begin(trial)
  world.openai.dials.brain = sayingBrain({ text: LONG })
  world.openai.dials.faults.push({ kind: 'refuse', status: 500 })
  const again = await guest.say('window or aisle?')
  trial.check('a failure before the first word is not seen', again.seen.status === 'complete' && again.notices.length === 0, again.notices)
  world.openai.dials.faults.push({ kind: 'reset', afterEvents: EVENTS_BEFORE_WORDS })
  const broken = await guest.say('and on a long flight?')
  const thread = await guest.whenAtRest()
  const kept = wordsIn(thread.messages.at(-1))
  trial.check('what was said is kept', kept.length > 0 && LONG.startsWith(kept), kept)
  trial.check(
    'it is said what happened',
    broken.notices.some((text) => /stopped in the middle/.test(text)),
    broken.notices,
  )
  await checkGoesOnWhole(trial, guest, LONG)
}

export const silentModel: Scenario = async (trial) => {
  const [world, guest] = await begin(trial)
  world.openai.dials.brain = sayingBrain({ text: LONG })
  world.openai.dials.faults.push({ kind: 'stall', afterEvents: EVENTS_BEFORE_WORDS })
  const beganAt = performance.now()
  const beats = Promise.withResolvers<number>()
  const heard = await guest.say('window or aisle?', { onStart: () => beats.resolve(countBeats(guest)) })
  const seconds = (performance.now() - beganAt) / 1000
  trial.figure('seconds until it was given up', seconds)
  trial.figure('heartbeats', await beats.promise)
  trial.check('the connection is kept open meanwhile', (await beats.promise) >= 2, await beats.promise)
  trial.check('it is given up before a minute is over', heard.end === 'finish' && seconds < LONGEST_SILENCE_SECONDS, seconds)
  trial.check(
    'it is said what happened',
    heard.notices.some((text) => /stopped responding/.test(text)),
    heard.notices,
  )
  await checkGoesOn(trial, guest)
}

export const wrongCalls: Scenario = async (trial) => {
  const [world, guest] = await begin(trial)
  world.openai.dials.brain = sayingBrain(
    { calls: [{ name: 'searchFlights', rawArguments: '{"from":' }] },
    { calls: [{ name: 'bookNow', rawArguments: '{"pay":true}' }] },
    { text: LONG },
  )
  const heard = await guest.say('something')
  const stored = allOf((await guest.whenAtRest()).messages.at(-1))
  trial.check('the answer comes to an end', heard.end === 'finish', heard.end)
  trial.check('a tool that there is not is never shown', !stored.includes('bookNow'), stored)
  world.calm()
  await checkGoesOn(trial, guest)
  trial.check('the process lives on', (await fetch(`${world.app.url}/api/ready`)).ok)
}

export const circlingModel: Scenario = async (trial) => {
  const [world, guest] = await begin(trial)
  world.openai.dials.brain = loopingBrain('searchFlights', { from: 'London', to: 'Lisbon' })
  const before = world.openai.received.length
  const heard = await guest.say(SEARCH)
  const steps = world.openai.received.length - before
  trial.figure('steps', steps)
  trial.check('it is stopped after a few steps', heard.end === 'finish' && steps <= 8, { steps, end: heard.end })
  trial.check(
    'the built-in concierge goes on, and says so',
    heard.seen.status === 'complete' && heard.notices.some((text) => /got stuck, so our built-in concierge/.test(text)),
    heard.notices,
  )
  world.calm()
  await checkGoesOn(trial, guest)
}

export const inventedFacts: Scenario = async (trial) => {
  const [world, guest] = await begin(trial)
  world.openai.dials.brain = sayingBrain({
    text: 'The cheapest is TP9999 at 04:44 for £12.34, offer off_000099. Where would you like to go?',
  })
  const heard = await guest.say('what is the cheapest flight?')
  const answer = (await guest.whenAtRest()).messages.at(-1)
  const seen = heard.seen.text() + allOf(answer)
  trial.check('what stands in no fact is neither seen nor stored', !/12\.34|TP ?9999|off_000099/.test(seen), seen)
  trial.check('it is counted', (answer?.metadata?.ungrounded ?? 0) > 0, answer?.metadata)
  world.calm()
  await checkGoesOn(trial, guest)
}

async function begin(trial: Trial): Promise<[OutsideWorld, Guest]> {
  const world = await trial.stage.outside()
  world.calm()
  return [world, await world.guest()]
}

/** Starts the killed process again; from then on everybody outside behaves. */
async function bringBack(
  trial: Trial,
  world: OutsideWorld,
  guest: Guest,
  dials: Partial<OutsideWorld['openai']['dials']> = {},
): Promise<void> {
  world.calm()
  Object.assign(world.openai.dials, dials)
  const startedAt = performance.now()
  await world.restart()
  await guest.findThread()
  await checkIsWellAgain(trial, guest, startedAt)
}

/** What was cut off goes on in its place and ends whole: one question, one answer. */
async function checkGoesOnWhole({ check }: Trial, guest: Guest, words?: string): Promise<void> {
  const last = (await guest.whenAtRest()).messages.at(-1)
  if (last?.metadata?.status !== 'complete') await guest.goOn()
  const thread = await guest.whenAtRest()
  const ended = thread.messages.at(-1)
  check('it goes on, and ends whole', ended?.role === 'assistant' && ended.metadata?.status === 'complete', ended?.metadata)
  check(
    'there is one answer to each question',
    isAlternating(thread.messages),
    thread.messages.map(({ role }) => role),
  )
  if (words !== undefined) check('its words are those of the model, once', wordsIn(ended) === words, wordsIn(ended))
}

/** An answer that is over before it could be interrupted shows nothing. */
async function failIfEnded(hearing: Promise<Heard>): Promise<never> {
  const { end, httpStatus, code } = await hearing
  throw new Error(`the answer was over (${end} ${httpStatus} ${code ?? ''}) before it was interrupted`)
}

/** A pace that stops for good where it `isTime`. */
function holdWhen(isTime: (share: number) => boolean) {
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  const pace = async (share: number) => {
    await new Promise((resume) => setImmediate(resume))
    if (!isTime(share)) return
    resolve()
    await never()
  }
  return { pace, reached }
}

async function countBeats(guest: Guest): Promise<number> {
  const response = await guest.session.send(guest.url, `/api/chat/${guest.threadId()}/stream`)
  return (await response.text()).split(': still here').length - 1
}

function countSearches({ duffel }: OutsideWorld): number {
  return duffel.asked.filter(({ method, path }) => method === 'POST' && path.includes('offer_requests')).length
}
