import { runReplays } from './setup/replay-node.mjs'

process.exit(runReplays(['tests/replay/main.ts', ...process.argv.slice(2)]))
