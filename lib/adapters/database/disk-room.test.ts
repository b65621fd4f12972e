import { expect, test } from 'vitest'
import { createDiskRoom } from './disk-room'

const free = (megabytes: number) => async () => megabytes * 1024 * 1024

test('a disk without room for the log is full; one that cannot be asked is not', async () => {
  expect(await createDiskRoom('.', free(31))()).toBe(false)
  expect(await createDiskRoom('.', free(32))()).toBe(true)
  expect(await createDiskRoom('.', () => Promise.reject(new Error('no such call')))()).toBe(true)
})

test('many who ask at once look once', async () => {
  let looks = 0
  const hasRoom = createDiskRoom('.', async () => {
    looks++
    return 0
  })
  await Promise.all([hasRoom(), hasRoom(), hasRoom()])
  expect(looks).toBe(1)
})

test('the disk here can be asked', async () => {
  expect(await createDiskRoom(import.meta.dirname)()).toBe(true)
})
