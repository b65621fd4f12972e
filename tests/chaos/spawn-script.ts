import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { reportsFolder, root } from '../../scripts/setup/paths.mjs'

const FLAGS = ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '--import', './scripts/typescript-hooks.mjs']
const LONGEST_START_MS = 20_000

/** Starts a TypeScript file of this repository as a process of its own and waits for its first message. */
export async function spawnScript<Schema extends z.ZodType>(
  path: string,
  env: Record<string, string>,
  message: Schema,
): Promise<{ process: ChildProcess; said: z.output<Schema> }> {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [...FLAGS, path], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  mkdirSync(reportsFolder, { recursive: true })
  const log = join(reportsFolder, 'chaos', 'scripts.log')
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => appendFileSync(log, chunk))
  const said = await new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${path} said nothing; its log is ${log}`)), LONGEST_START_MS)
    child.once('message', (text) => {
      clearTimeout(timer)
      resolve(text)
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`${path} ended with code ${code}; its log is ${log}`))
    })
  })
  return { process: child, said: message.parse(said) }
}

export const outsideSchema = z.object({ gatewayUrl: z.url(), secretKey: z.string(), webhookSecret: z.string(), supplierUrl: z.url() })
/** Where the bank and the airline are, and what they are asked with. */
export type Outside = z.infer<typeof outsideSchema>
