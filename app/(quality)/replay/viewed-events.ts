import 'server-only'
import { createHash } from 'node:crypto'
import type { ViewedEvent } from '@/components/replay/viewed-run'
import { unpack } from '@/lib/replay/pack'
import { isAct, type Kept, type TranscriptEvent } from '@/lib/replay/transcript'
import * as texts from '@/lib/texts/pages/quality/replay'

/** The whole of a search would fill a book. */
const LONGEST_DETAIL = 6_000
const DIGEST_LETTERS = 16

/** Events as lines that somebody can read, with what stands behind each. `now` is the clock at the beginning. */
export function viewedEvents(events: TranscriptEvent[], now: string): ViewedEvent[] {
  let [act, clock] = [0, Date.parse(now)]
  return events.map((event) => {
    if (isAct(event)) act++
    if (event.type === 'wait') clock += event.milliseconds
    return {
      type: event.type,
      at: event.at,
      clock: clock + event.at,
      words: wordsOf(event),
      ...detailOf(event),
      isAct: isAct(event),
      act,
    }
  })
}

function wordsOf(event: TranscriptEvent): string {
  switch (event.type) {
    case 'say':
      return texts.says(shorten(event.text))
    case 'click':
      return texts.presses(shorten(event.label))
    case 'edit':
      return texts.saysOtherwise(event.message, shorten(event.text))
    case 'again':
      return texts.asksForAnotherAnswer(event.message)
    case 'go-on':
      return texts.letsTheAnswerGoOn
    case 'show-version':
      return texts.looksAtAnotherVersion(event.message)
    case 'stop':
      return texts.pressesStopAfter(event.afterChunks)
    case 'leave':
      return texts.leavesAndComesBack(event.afterChunks)
    case 'command':
      return texts.changesTheTrip(event.command.type)
    case 'undo':
      return texts.undoesTheLastChange
    case 'check-prices':
      return texts.checksThePricesAgain
    case 'wait':
      return texts.comesBackAfter(Math.round(event.milliseconds / 60_000))
    case 'pay':
      return texts.paysWith(event.card)
    case 'bank':
      return event.answer === 'confirmed' ? texts.confirmsAtTheBank : texts.refusesAtTheBank
    case 'cancel-order':
      return texts.cancelsTheBooking
    case 'model':
      return texts.modelSays(shorten(saidBy(event)) || event.failure || event.finish)
    case 'tool':
      return texts.toolIsCalled(event.tool)
    case 'outside':
      return `${event.port}.${event.call}${event.failure ? ` ${texts.failedBecause(shorten(event.failure.message))}` : ''}`
    case 'changed':
      return texts.tripIsChangedBy(event.command.type, event.issuedBy)
    case 'unsaid':
      return texts.isNotShown(shorten(event.text))
    case 'refused':
      return texts.refused(shorten(event.message))
    case 'answered':
      return texts.answerIs(event.message, event.status)
    case 'error':
      return texts.errorIn(event.where, shorten(event.message))
    case 'end':
      return texts.theEnd
  }
}

function saidBy({ chunks }: Extract<TranscriptEvent, { type: 'model' }>): string {
  return chunks.map((chunk) => ('text' in chunk ? chunk.text : ` [${chunk.call.tool}] `)).join('')
}

/** All but its time, unpacked. The digest tells those apart that are the same as far as they are shown. */
function detailOf(event: TranscriptEvent): Pick<ViewedEvent, 'detail' | 'digest'> {
  const { type: _type, at: _at, ...rest } = event
  // The chunks as they came say less than what they said.
  const shown = event.type === 'model' ? { said: saidBy(event), finish: event.finish, failure: event.failure } : rest
  const text = JSON.stringify(shown, (_key, value: unknown) => (isKept(value) ? opened(value) : value), 2)
  return {
    detail: text.length > LONGEST_DETAIL ? texts.moreCharacters(text.slice(0, LONGEST_DETAIL), text.length - LONGEST_DETAIL) : text,
    digest: createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LETTERS),
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 1 && ('packed' in value || 'value' in value)
}

function opened(kept: Kept): unknown {
  try {
    return unpack(kept)
  } catch (error) {
    return error instanceof Error ? error.message : texts.cannotBeUnpacked
  }
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 89)}…` : line
}
