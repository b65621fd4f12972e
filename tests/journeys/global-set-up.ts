import { rmSync } from 'node:fs'
import { openPglite } from '@/lib/adapters/database/open-pglite'
import { preparedData } from './server'

/** Sets up an embedded database once, which every server of the journeys begins with a copy of: it takes seconds each time otherwise. */
export default async function setUp(): Promise<void> {
  rmSync(preparedData, { recursive: true, force: true })
  const { close } = await openPglite(preparedData)
  await close()
}
