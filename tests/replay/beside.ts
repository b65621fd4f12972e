import { openDesk } from './desk'
import { readOptions } from './options'
import { replayFile } from './replay-file'

// Another process of one run (replay-files.ts): it plays the files that it is sent, one after the other, by the run's own options.
const options = readOptions(process.argv.slice(2))
if ('problem' in options) throw new Error(options.problem)
const desk = openDesk(options)
process.on('message', async (file: string) => process.send?.(await replayFile(file, desk)))
