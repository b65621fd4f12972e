import { Duffel } from '@duffel/api'
import { onTestFinished } from 'vitest'
import type { Deadlines } from '@/lib/adapters/supplier/duffel/deadlines'
import { createDuffelSupplier } from '@/lib/adapters/supplier/duffel/duffel-supplier'
import { type Handler, openTestServer } from '@/tests/fixtures/duffel-server'

/** The adapter and the bare client on a local server in Duffel's place, which closes after the test. */
export async function openContract(handlers: Record<string, Handler>, at: Date, deadlines: Partial<Deadlines> = {}) {
  const server = await openTestServer(handlers)
  onTestFinished(server.close)
  const logged: Record<string, unknown>[] = []
  const supplier = createDuffelSupplier({
    accessToken: 'duffel_test_contract',
    basePath: server.basePath,
    clock: () => at,
    deadlines,
    log: (entry) => void logged.push(entry),
  })
  return { server, supplier, logged, client: new Duffel({ token: 'duffel_test_contract', basePath: server.basePath }) }
}
