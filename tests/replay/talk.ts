import type { LanguageModelV4 } from '@ai-sdk/provider'
import { cardWords } from '@/app/(quality)/engine/card-words'
import { type Replay, shownMessages } from '@/app/(quality)/engine/replay'
import { playTranscript } from '@/app/(quality)/engine/run-transcript'
import { headerModel, isAct, type Transcript } from '@/lib/replay/transcript'
import { transcriptHeader } from './new-header'
import { atTime, BREATH_MS, fewFlights } from './record-stories'
import type { ActToTell } from './storyboards/story'

/** What the traveller does next; what depends on the screen is looked up when its turn comes, and may not be there. */
export type Move = ActToTell | ((replay: Replay) => Promise<ActToTell>)

/** A conversation that is held act by act, and recorded as a story is: the product in process, on its market, with a clock that waits. */
export type Talk = {
  /** Gives what stands on the screen once all is done; throws in words what cannot be done now. */
  take: (move: Move) => Promise<string>
  end: () => Promise<Transcript>
}

type Asked = { move: Move | null; done: PromiseWithResolvers<string> }

/** `isPaid`: whether something may be paid, which needs a database. */
export function beginTalk({ title, model, isPaid }: { title: string; model: LanguageModelV4; isPaid: boolean }): Talk {
  let told = 0
  let asked: Asked | null = null
  let next = Promise.withResolvers<Asked>()
  const ask = (move: Move | null): Promise<string> => {
    if (asked) throw new Error('The answer is not there yet.')
    asked = { move, done: Promise.withResolvers<string>() }
    next.resolve(asked)
    return asked.done.promise
  }
  const settle = (how: (done: Asked['done']) => void): void => {
    if (!asked) return
    const { done } = asked
    asked = null
    next = Promise.withResolvers<Asked>()
    how(done)
  }
  const playing = playTranscript(
    { header: { ...transcriptHeader({ title }), model: headerModel(model) }, events: [] },
    {
      model,
      outside: 'market',
      drawCard: cardWords,
      isPaid,
      changeMarket: fewFlights,
      tellOn: async (replay) => {
        // The first act may wait already while the world is built.
        if (told > 0) {
          const screen = await screenOf(replay)
          settle(({ resolve }) => resolve(screen))
        }
        while (true) {
          const { move } = await next.promise
          if (move === null) return null
          try {
            const act = typeof move === 'function' ? await move(replay) : move
            if ('message' in act && replay.placed[act.message] === undefined) throw new Error(`There is no message ${act.message} yet.`)
            return [atTime(act, told++ * BREATH_MS)]
          } catch (error) {
            settle(({ reject }) => reject(error))
          }
        }
      },
    },
  )
  playing.catch((error: unknown) => settle(({ reject }) => reject(error)))
  return {
    take: async (move) => ask(move),
    end: async () => {
      // Whatever breaks it off is told by the whole.
      ask(null).catch(() => undefined)
      return (await playing).transcript
    },
  }
}

/** What came of the last act, as its reader sees it: words and cards in their order. */
async function screenOf(replay: Replay): Promise<string> {
  const since = replay.events.slice(replay.events.findLastIndex(isAct) + 1)
  const refused = since.flatMap((event) => (event.type === 'refused' ? [`(refused: ${event.message})`] : []))
  const answered = since.findLast((event) => event.type === 'answered')
  const message = (await shownMessages(replay)).at(-1)
  if (!answered || message?.role !== 'assistant') return refused.join('\n') || '(done)'
  const cards = since.flatMap((event) => (event.type === 'tool' ? [event.card ?? ''] : []))
  const shown = message.parts.flatMap((part) => {
    if (part.type === 'text') return [part.text]
    if (part.type === 'data-notice') return [`(${part.data.text})`]
    return part.type.startsWith('tool-') ? [`[${part.type.slice('tool-'.length)}] ${cards.shift() ?? ''}`] : []
  })
  return [...refused, ...shown, ...(answered.status === 'complete' ? [] : [`(this answer is ${answered.status})`])].join('\n')
}
