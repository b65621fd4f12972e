import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { App } from './apps'
import { type Outside, spawnScript } from './spawn-script'

/** The shop without a journal as a process that can be killed and started like the app. It is running already. */
export async function openNaiveShop({ gatewayUrl, secretKey, supplierUrl }: Outside): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-chaos-naive-'))
  let running: ChildProcess | null = null
  const start = async (port: number): Promise<number> => {
    const env = {
      PORT: String(port),
      ORDERS_FILE: join(folder, 'orders.jsonl'),
      GATEWAY_URL: gatewayUrl,
      GATEWAY_KEY: secretKey,
      SUPPLIER_URL: supplierUrl,
    }
    const { process, said } = await spawnScript('tests/chaos/naive-app.ts', env, z.object({ port: z.number() }))
    running = process
    return said.port
  }
  const kill = async () => {
    const child = running
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  const port = await start(0)
  return {
    name: 'naive',
    url: `http://127.0.0.1:${port}`,
    kill,
    start: async () => void (await start(port)),
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
