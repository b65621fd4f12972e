import { type Fault, readFault } from '@/app/(quality)/engine/faults'

export const HELP = `npm run replay [-- FILES] replays recorded transcripts on today's code and shows what changed.
  --model=concierge     the embedded model answers anew, and its words and calls are compared too
  --model=live          the model of the environment answers instead, and the final trip is compared; --times=3 does it so often
  --fault=KIND@STEP     delay, tool-error, drop, expire or kill at a step of the model (from 1), or at "random" by --seed=7:
                        invariants are checked instead of equality
  --update              records changed files anew: look at the difference before you commit it; with --outside the market is asked anew
  --record=STORY        records a story of tests/replay/storyboards ("all" for every one)
  --seat=NAME           holds a talk with the model of the environment, and keeps it as tests/transcripts/model-seat/NAME.jsonl: see
                        tests/replay/talk-desk.ts; --title="What it is about", --port=7400
  --report=FILE         writes the result as a page
  --show                shows each sentence that stands in no fact, with what was claimed
The result is always kept as .reports/replay.json.`

export type Options = {
  files: string[]
  model: 'recorded' | 'concierge' | 'live'
  times: number
  fault: ((steps: number) => Fault) | null
  faultName: string
  isUpdate: boolean
  asksOutside: boolean
  record: string | null
  seat: { name: string; title: string; port: number } | null
  report: string | null
  isShown: boolean
}

const FLAGS = ['model', 'times', 'fault', 'seed', 'update', 'outside', 'record', 'seat', 'title', 'port', 'report', 'show', 'json']

/** The options of the command line, or what is wrong with them. */
export function readOptions(args: string[]): Options | { problem: string } {
  const flags = new Map<string, string>()
  for (const arg of args.filter((given) => given.startsWith('--'))) {
    const [name = '', ...value] = arg.slice(2).split('=')
    if (!FLAGS.includes(name)) return { problem: `There is no option ${arg}.` }
    flags.set(name, value.join('='))
  }
  const model = flags.get('model') ?? 'recorded'
  if (model !== 'recorded' && model !== 'concierge' && model !== 'live')
    return { problem: `There is no model ${model}: concierge or live.` }
  const times = Number(flags.get('times') ?? 1)
  if (!Number.isInteger(times) || times < 1 || times > 100) return { problem: '--times is a whole number from 1 to 100.' }
  const named = flags.get('fault')
  const fault = named === undefined ? null : readFault(named, Number(flags.get('seed') ?? 1))
  if (fault && 'problem' in fault) return fault
  const seat = flags.get('seat')
  if (seat !== undefined && !/^[a-z0-9][a-z0-9-]{1,79}$/.test(seat))
    return { problem: `--seat=${seat} is no name: small letters, digits and hyphens.` }
  const port = Number(flags.get('port') ?? 7400)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return { problem: '--port is a number up to 65535.' }
  return {
    files: args.filter((arg) => !arg.startsWith('--')),
    model,
    times,
    fault: fault?.fault ?? null,
    faultName: named ?? '',
    isUpdate: flags.has('update'),
    asksOutside: flags.has('outside'),
    record: flags.get('record') ?? null,
    seat: seat === undefined ? null : { name: seat, title: flags.get('title') ?? seat.replaceAll('-', ' '), port },
    report: flags.get('report') ?? null,
    isShown: flags.has('show'),
  }
}
