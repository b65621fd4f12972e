import 'server-only'

type Answerer = Pick<typeof import('./answer'), 'startAnswer'> & Pick<typeof import('./turn'), 'replyToTurn'>

// Next loads what its routes run and what the start of a process runs each for itself: the tools and the AI SDK would stand there twice, and
// what the start has made ready (app/process/warm-up.ts) would not be what answers the first traveller.
const holder = globalThis as { wayfarerAnswerer?: Promise<Answerer> }

/** What writes the answers of this process, loaded on first use. */
export function answerer(): Promise<Answerer> {
  // What has just been changed is to answer at once.
  if (process.env.NODE_ENV === 'development') return loadAnswerer()
  holder.wayfarerAnswerer ??= loadAnswerer()
  return holder.wayfarerAnswerer
}

async function loadAnswerer(): Promise<Answerer> {
  try {
    const [{ startAnswer }, { replyToTurn }] = await Promise.all([import('./answer'), import('./turn')])
    return { startAnswer, replyToTurn }
  } catch (error) {
    delete holder.wayfarerAnswerer
    throw error
  }
}
