import path from 'node:path'
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { cardWords } from '@/app/(quality)/engine/card-words'
import { playTranscript } from '@/app/(quality)/engine/run-transcript'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createConcierge } from '@/lib/concierge/concierge-model'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { recordedFailure } from '@/lib/replay/scripted-model'
import type { Act, Transcript } from '@/lib/replay/transcript'
import { transcriptHeader } from './new-header'
import { STORIES } from './storyboards'
import type { ActToTell, Beat, Story } from './storyboards/story'
import { writeTranscriptFile } from './transcript-files'

/** How long travellers take between two acts. */
export const BREATH_MS = 20_000
/** As many flights of a direction are enough to be ranked, filtered and chosen from; more would make large files. */
const MOST_FLIGHTS = 14

/** Records one story, or all, to tests/transcripts or beside their tools. Returns the exit code. */
export async function recordStories(name: string): Promise<number> {
  const wanted = STORIES.filter((story) => name === 'all' || story.name === name)
  if (wanted.length === 0) {
    console.log(`There is no story ${name}. There are:\n  ${STORIES.map((story) => story.name).join('\n  ')}`)
    return 2
  }
  for (const story of wanted) {
    const transcript = await recordStory(story)
    const file = story.tool ? path.join('tools', story.tool, 'transcript.jsonl') : path.join('tests', 'transcripts', `${story.name}.jsonl`)
    await writeTranscriptFile(file, transcript)
    console.log(`recorded ${file}`)
  }
  return 0
}

/** Tells a story to today's code, and gives what came of it. */
export async function recordStory(story: Story): Promise<Transcript> {
  const beats = [...story.beats]
  const trouble: Trouble = { modelFails: [], modelEnds: null, isSilent: false }
  let told = 0
  const { transcript } = await playTranscript(
    { header: transcriptHeader(story), events: [] },
    {
      model: troubled(createConcierge(createKnownNames()), trouble),
      outside: 'market',
      drawCard: cardWords,
      isPaid: beats.some((beat) => 'type' in beat && beat.type === 'pay'),
      changeMarket: (market) => silenced(fewFlights((story.changeMarket ?? ((same) => same))(market)), trouble),
      tellOn: async (replay) => {
        for (let beat = beats.shift(); beat; beat = beats.shift()) {
          const act = typeof beat === 'function' ? await beat(replay) : beat
          if ('type' in act) return [atTime(act, told++ * BREATH_MS)]
          makeTrouble(act, trouble)
        }
        return null
      },
    },
  )
  return transcript
}

export function atTime(act: ActToTell, at: number): Act {
  // The spread of a union forgets which of its types it was.
  return { ...act, at } as Act
}

type Trouble = { modelFails: string[]; modelEnds: { finish: string; afterChunks: number } | null; isSilent: boolean }

function makeTrouble(beat: Exclude<Beat, ActToTell | ((...given: never[]) => unknown)>, trouble: Trouble): void {
  if ('modelFails' in beat) trouble.modelFails.push(...Array.from({ length: beat.times ?? 1 }, () => beat.modelFails))
  if ('modelEnds' in beat) trouble.modelEnds = { finish: beat.modelEnds, afterChunks: beat.afterChunks }
  if ('outside' in beat) trouble.isSilent = beat.outside === 'silent'
}

/** The model with what befalls its service in this story. */
function troubled(model: LanguageModelV4, trouble: Trouble): LanguageModelV4 {
  return {
    ...model,
    doStream: async (options) => {
      const failure = trouble.modelFails.shift()
      if (failure !== undefined) throw recordedFailure(failure)
      const answer = await model.doStream(options)
      const { modelEnds } = trouble
      trouble.modelEnds = null
      return modelEnds ? { ...answer, stream: answer.stream.pipeThrough(cutOff(modelEnds)) } : answer
    },
  }
}

function cutOff({
  finish,
  afterChunks,
}: NonNullable<Trouble['modelEnds']>): TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart> {
  let passed = 0
  return new TransformStream({
    transform(part, controller) {
      if (part.type === 'text-delta' && ++passed > afterChunks) return
      if (part.type !== 'finish') return controller.enqueue(part)
      const unified = finish === 'length' ? 'length' : 'other'
      controller.enqueue({ ...part, finishReason: { unified, raw: undefined } })
    },
  })
}

function silenced(market: FlightSupplier, trouble: Trouble): FlightSupplier {
  const speak = () => {
    if (trouble.isSilent) throw new OutsideFailure('story', 'The supplier did not answer.')
  }
  return {
    ...market,
    async *search(search, now) {
      speak()
      yield* market.search(search, now)
    },
    fetchDetails: async (request) => {
      speak()
      return market.fetchDetails(request)
    },
    fetchSeatMaps: async (request) => {
      speak()
      return market.fetchSeatMaps(request)
    },
    fetchTerms: async (request) => {
      speak()
      return market.fetchTerms(request)
    },
  }
}

/** As many flights of a direction as a transcript has room for. */
export function fewFlights(market: FlightSupplier): FlightSupplier {
  return {
    ...market,
    async *search(search, now) {
      for await (const result of market.search(search, now)) {
        yield { ...result, offers: result.offers.map((slice) => slice.toSorted(byPrice).slice(0, MOST_FLIGHTS)) }
      }
    },
  }
}

type Offer = { fares: { total?: { amountMinor: number } }[] }
function byPrice(one: Offer, other: Offer): number {
  return (one.fares[0]?.total?.amountMinor ?? 0) - (other.fares[0]?.total?.amountMinor ?? 0)
}
