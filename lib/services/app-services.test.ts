import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, isServerReachable } from '../adapters/database/testing'
import { type Environment, readEnvironment } from '../env'
import { emptyPassenger } from '../travel/passengers/passenger'
import { createServices } from './app-services'

const folder = mkdtempSync(join(tmpdir(), 'wayfarer-services-'))
const hasServer = await isServerReachable()
let made: Awaited<ReturnType<typeof createTestDatabase>> | undefined
beforeAll(async () => {
  made = hasServer ? await createTestDatabase() : undefined
})
afterAll(async () => {
  await made?.drop()
  rmSync(folder, { recursive: true })
})

function environment(ENCRYPTION_KEY: string): Environment {
  const read = readEnvironment({ DATABASE_URL: made?.url, DATA_FOLDER: folder, NEXTAUTH_SECRET: 'x'.repeat(32), ENCRYPTION_KEY })
  if ('faults' in read) throw new Error(read.faults.join())
  return read.environment
}

const refusal = (given: Environment) =>
  createServices(given).then(
    async ({ close }) => {
      await close()
      return 'not refused'
    },
    (error: Error) => error.message,
  )

const PUT_BACK = 'Put that key back. If it is lost, set ENCRYPTION_KEY_CHECK=off: travellers are then asked for passports again.'

test.skipIf(!hasServer)('a key that does not open the passports in the database stops the start, and is not replaced', async () => {
  const right = environment('the key of these tests')
  expect(await refusal(right)).toBe('not refused')
  const all = await createServices(right)
  const user = await all.users.create({ email: null, firstName: 'Maya', lastName: '', passwordHash: null, isGuest: true })
  const passport = { number: 'X1', issuingCountry: 'GB', nationality: 'GB', expiresOn: '2031-01-01' }
  const { type: _, savedPassengerId: __, ...profile } = emptyPassenger('adult')
  await all.savedPassengers.add(user?.id ?? '', { profile: { ...profile, passport }, isSelf: false }, 9)
  await all.close()

  expect(await refusal(environment('another key altogether'))).toBe(
    `ENCRYPTION_KEY holds another key than the one that passports in the database were encrypted with. ${PUT_BACK}`,
  )
  const file = join(folder, 'encryption-key')
  const withoutVariable = { ...right, ENCRYPTION_KEY: undefined }
  expect(await refusal(withoutVariable)).toBe(
    `The file ${file} is missing, and passports in the database were encrypted with it. ${PUT_BACK}`,
  )
  expect(existsSync(file)).toBe(false)
  writeFileSync(file, Buffer.alloc(32, 1).toString('base64'))
  expect(await refusal(withoutVariable)).toBe(
    `The file ${file} holds another key than the one that passports in the database were encrypted with. ${PUT_BACK}`,
  )
  expect(readdirSync(folder)).toEqual(['encryption-key'])
  expect(await refusal({ ...withoutVariable, ENCRYPTION_KEY_CHECK: 'off' })).toBe('not refused')
  expect(await refusal(right)).toBe('not refused')
})
