import { messageRefusal } from '@/components/chat/message-refusal'
import type { ChatMessage } from '@/lib/chat/message'
import { wordsOf } from '@/lib/chat/words-of'
import { unpack } from '@/lib/replay/pack'
import type { Act } from '@/lib/replay/transcript'
import { searchResultSchema } from '@/lib/travel/flights/offer-schema'
import type { Refusal } from '@/lib/travel/refusal'
import type { TripCommand } from '@/lib/travel/trip/commands'
import { issueTripCommand, undoTripCommand } from '@/lib/workflows/trips/issue-trip-command'
import { renewPrices } from '@/lib/workflows/trips/renew-prices'
import { withOwnPlaces } from '@/lib/workflows/trips/with-own-places'
import { answer } from './answer'
import { answerBank, cancelOrderOf, pay } from './buying-acts'
import { idOf, nextMessageId, type Replay, showStep } from './replay'

/** Does what the traveller did, as the app's routes do it. What is refused is recorded with its sentence. */
export async function playAct(act: Act, index: number, replay: Replay): Promise<void> {
  const refusal = await refusalOf(act, index, replay)
  if (refusal) replay.recorder.record({ type: 'refused', code: refusal.code, message: refusal.message })
  await showStep(replay)
}

async function refusalOf(act: Act, index: number, replay: Replay): Promise<Refusal | undefined> {
  const { stores, deps, clock } = replay
  switch (act.type) {
    case 'say':
      return say(act.text, undefined, index, replay)
    case 'edit':
      return say(act.text, idOf(replay, act.message), index, replay)
    case 'click':
      return click(act, index, replay)
    case 'again':
      return void (await answer(replay, index, { instead: idOf(replay, act.message) }))
    case 'go-on':
      return void (await answer(replay, index, { isGoingOn: true }))
    case 'show-version': {
      const shown = await stores.messages.showVersion(stores.threadId, stores.userId, idOf(replay, act.message))
      return shown === 'shown' ? undefined : { code: shown, message: `This version cannot be shown: ${shown}.` }
    }
    case 'stop':
      replay.stopNext = act.afterChunks
      return
    case 'leave':
      replay.leaveNext = act.afterChunks
      return
    case 'command':
      return issue(act.command, replay)
    case 'undo':
      return refusalIn(await undoTripCommand(stores, deps))
    case 'check-prices':
      return refusalIn(await renewPrices({ ...stores, issuedBy: 'traveller', today: clock.today() }, deps))
    case 'wait':
      clock.wait(act.milliseconds)
      return
    case 'pay':
      return pay(act.card, replay)
    case 'bank':
      return answerBank(act.answer, replay)
    case 'cancel-order':
      return cancelOrderOf(replay)
  }
}

async function say(text: string, instead: string | undefined, index: number, replay: Replay): Promise<Refusal | undefined> {
  const refusal = messageRefusal(text)
  if (refusal) return refusal
  return (await place([{ type: 'text', text: text.trim() }], instead, replay)) ?? answer(replay, index).then(() => undefined)
}

async function click(act: Extract<Act, { type: 'click' }>, index: number, replay: Replay): Promise<Refusal | undefined> {
  const { stores, deps, clock } = replay
  const own = withOwnPlaces(act.command, deps.places)
  if ('refusal' in own) return own.refusal
  if (own.command.type === 'take-search') await bringSearch(own.command.searchId, replay)
  const issued = await issueTripCommand(own.command, { ...stores, issuedBy: 'traveller', today: clock.today() }, deps)
  if ('refusal' in issued) return issued.refusal
  const fact = issued.live.undoLabel ?? act.command.type
  return (
    (await place([{ type: 'data-change', data: { label: act.label, fact } }], undefined, replay)) ??
    answer(replay, index).then(() => undefined)
  )
}

/** What was found outside of the thread is where the click looks for it. */
async function bringSearch(searchId: string, { transcript, stores, recorder }: Replay): Promise<void> {
  for (const event of transcript.events) {
    if (event.type !== 'outside' || event.port !== 'searches' || !event.answer) continue
    const result = searchResultSchema.parse(unpack(event.answer))
    if (result.searchId !== searchId) continue
    await stores.searches.save(stores.userId, stores.threadId, result)
    const { at: _at, ...recorded } = event
    return recorder.record(recorded)
  }
}

async function place(parts: ChatMessage['parts'], instead: string | undefined, replay: Replay): Promise<Refusal | undefined> {
  const { stores, placed, clock } = replay
  const { threadId, userId, messages } = stores
  const id = nextMessageId(replay)
  const placing = await messages.addTravellerMessage({
    id,
    threadId,
    userId,
    parts,
    metadata: { threadId, createdAt: clock.now().getTime(), key: id },
    words: wordsOf(parts),
    clientKey: `key_${id}`,
    instead,
  })
  if (placing !== 'placed') return { code: placing, message: `The message was not placed: ${placing}.` }
  placed.push(id)
  await showStep(replay)
}

async function issue(command: TripCommand, { stores, deps, clock }: Replay): Promise<Refusal | undefined> {
  const own = withOwnPlaces(command, deps.places)
  if ('refusal' in own) return own.refusal
  return refusalIn(await issueTripCommand(own.command, { ...stores, issuedBy: 'traveller', today: clock.today() }, deps))
}

function refusalIn(answered: object): Refusal | undefined {
  return 'refusal' in answered ? (answered as { refusal: Refusal }).refusal : undefined
}
