import { expect, test } from 'vitest'
import { openPersonal, sealPersonal, setEncryptionKey } from '../adapters/database/sealing'
import { replayWorld } from './replay-world'

test('a replay inside the app leaves the app’s own key alone: what was sealed before it is opened after it', async () => {
  setEncryptionKey('the key of the app itself')
  const passport = { number: 'X1234567' }
  const stored = JSON.parse(JSON.stringify({ passport }, sealPersonal))
  await replayWorld().openStores(true, () => new Date('2026-11-20T09:00:00.000Z'))
  expect(openPersonal(stored)).toEqual({ passport })
})
