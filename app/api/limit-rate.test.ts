import { expect, test } from 'vitest'
import { StoreFailure } from '@/lib/ports/store-failure'
import { limitRate } from './limit-rate'

const onFullDisk = {
  rateLimits: { hit: () => Promise.reject(new StoreFailure('full', 'no room')) },
  clock: () => new Date('2026-11-23T09:00:00Z'),
}

test('where the disk is full, what is there can be read uncounted, and nothing else is done', async () => {
  await limitRate('look', 'usr_ada', onFullDisk)
  await expect(limitRate('chat', 'usr_ada', onFullDisk)).rejects.toThrow('no room')
  await expect(limitRate('sign-in', 'usr_ada', onFullDisk)).rejects.toThrow('no room')
})
