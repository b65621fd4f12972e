import { openDesk } from '../replay/desk'
import { readOptions } from '../replay/options'
import { replayFiles } from '../replay/replay-files'
import { listTranscriptFiles } from '../replay/transcript-files'
import { report } from './report'

const TRANSCRIPTS = 100
const MOST_MS = 10_000

// The corpus, from its beginning again until there are enough; each is read, played, its cards drawn, and compared, as `npm run replay` does.
const options = readOptions([])
if ('problem' in options) throw new Error(options.problem)
const files = await listTranscriptFiles()
const hundred = Array.from({ length: TRANSCRIPTS }, (_, index) => files[index % files.length] ?? '')
const desk = openDesk(options)
const began = performance.now()
await replayFiles(hundred, { desk, args: [] }, ({ result: { file, status, lines } }) => {
  if (status !== 'same') throw new Error(`${file} is not the same any more: ${lines[0]}`)
})
const taken = performance.now() - began
process.exit(
  report('replay', [{ kind: `${TRANSCRIPTS} transcripts`, unit: 'ms', target: MOST_MS, values: [taken] }], process.argv.slice(2)),
)
