import { parseArgs } from 'node:util'
import { processorTime } from './processor-time'
import { understandFile } from './understand-file'

const HELP = `npm run understand -- --in FILE --out FILE reads requests and conversations, one JSON object on each line, and writes what was understood.
  --in   {"id", "text", "today"?} or {"id", "reference_date"?, "turns": [{"speaker", "utterance", "acts"?}]}
  --out  {"id", "intent", "group", "frame"} or {"id", "turns": [{"frame", "delta", "intents"}]}, one entry for each turn of the traveller
  --accepted-airline  an offer that is accepted brings its airline into the frame, as in SGD`

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

function options() {
  try {
    return parseArgs({
      options: { in: { type: 'string' }, out: { type: 'string' }, 'accepted-airline': { type: 'boolean' }, help: { type: 'boolean' } },
    }).values
  } catch {
    return fail(`Only --in FILE, --out FILE and --accepted-airline are known.\n${HELP}`)
  }
}

const values = options()
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
if (!values.in || !values.out) fail(`Both --in FILE and --out FILE are needed.\n${HELP}`)
const result = understandFile(values.in, values.out, processorTime, { takesOfferedAirline: values['accepted-airline'] ?? false })
if ('fault' in result) fail(result.fault)
const perSecond = Math.round(result.utterances / (result.milliseconds / 1000))
console.log(`${result.rows} rows, ${result.utterances} utterances, ${perSecond} a second. Written to ${values.out}`)
