import type { Replay } from '@/app/(quality)/engine/replay'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import type { RecordedStep } from '@/lib/replay/scripted-model'
import type { Act } from '@/lib/replay/transcript'

/** An act before its time is known. */
export type ActToTell = Act extends infer One ? (One extends { at: number } ? Omit<One, 'at'> : never) : never

/** Something the traveller does; what depends on the screen is looked up when its turn comes. */
export type Beat =
  | ActToTell
  | ((replay: Replay) => Promise<ActToTell>)
  /** The next request to the model fails so, in the words of a recorded failure ("429 …"), or after so many chunks of the answer. */
  | { modelFails: string; times?: number }
  | { modelEnds: RecordedStep['finish']; afterChunks: number }
  /** The outside is silent, or speaks again. */
  | { outside: 'silent' | 'speaks' }

/** A thread to be recorded with the embedded model and market. */
export type Story = {
  /** The file's name. */
  name: string
  /** The folder of the tool that it stands beside, in place of tests/transcripts. */
  tool?: string
  title: string
  now?: string
  zone?: string
  /** Words of SANDBOX_DIALS: how the market misbehaves. */
  dials?: string
  changeMarket?: (supplier: FlightSupplier) => FlightSupplier
  beats: Beat[]
}
