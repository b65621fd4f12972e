import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { hearNothing } from './listen-to'
import { type Desk, type Replayed, replayFile } from './replay-file'

/** Fewer are played sooner than another process is there. */
const FEWEST_FOR_TWO = 12

/**
 * Plays all the files, on two cores where there are many: another process begins with those that need a database, this one with the
 * rest. `args` are the options of the desk as they were written; `show` gets each file as it is done, in their order.
 */
export async function replayFiles(
  files: string[],
  { desk, args }: { desk: Desk; args: string[] },
  show: (replayed: Replayed) => void,
): Promise<Replayed[]> {
  const done: Replayed[] = []
  let shown = 0
  const keep = (index: number, replayed: Replayed) => {
    done[index] = replayed
    for (let next = done[shown]; next; next = done[++shown]) show(next)
  }
  const waiting = await paidFirst(files)
  const work = async (next: () => number | undefined, play: (file: string) => Promise<Replayed>) => {
    for (let index = next(); index !== undefined; index = next()) keep(index, await play(files[index] ?? ''))
  }
  const here = () =>
    work(
      () => waiting.pop(),
      (file) => replayFile(file, desk),
    )
  if (files.length < FEWEST_FOR_TWO) await here()
  else {
    const other = fork(fileURLToPath(new URL('beside.ts', import.meta.url)), args, { serialization: 'advanced' })
    await Promise.all([
      // Two at once, as one of them may be waiting.
      here(),
      here(),
      work(
        () => waiting.shift(),
        (file) => playIn(other, file),
      ),
    ]).finally(() => other.kill())
  }
  return done
}

function playIn(other: ChildProcess, file: string): Promise<Replayed> {
  return new Promise((resolve) => {
    const settle = (replayed: Replayed) => {
      other.off('message', settle)
      other.off('exit', die)
      resolve(replayed)
    }
    const die = () => {
      const lines = ['The process that played it ended.']
      settle({ result: { file, title: '', status: 'broken', lines, milliseconds: 0 }, heard: hearNothing() })
    }
    other.on('message', settle)
    other.on('exit', die)
    if (other.connected) other.send(file)
    else die()
  })
}

/** Places in the list: first those in which something is paid. */
async function paidFirst(files: string[]): Promise<number[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')))
  const isPaid = texts.map((text) => text.includes('"type":"pay"'))
  return files.map((_, index) => index).sort((one, other) => Number(isPaid[other]) - Number(isPaid[one]))
}
