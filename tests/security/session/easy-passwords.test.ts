import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { EASY_PASSWORD } from '@/lib/travel/account/password'
import { changePassword } from '@/lib/workflows/account/change-password'
import { register } from '@/lib/workflows/session/register'
import { setNewPassword } from '@/lib/workflows/session/set-new-password'
import { signInWithPassword } from '@/lib/workflows/session/sign-in'
import { openSessionWorld } from '@/tests/fixtures/directory-server/session-world'

const refusedAt = (field: string) => ({ refusal: { code: 'password-unfit', message: EASY_PASSWORD, field } })

onEmbeddedDatabase((database) => {
  test('no way to a password takes one of the most common, or one made of our name or of its owner’s address', async () => {
    const { deps } = openSessionWorld(database())
    const email = `ada.marlow-${randomUUID()}@example.com`
    const person = { email, firstName: 'Ada', lastName: 'Marlow' }
    for (const password of ['Password1', 'qwertyuiop', 'Wayfarer2026', email]) {
      expect(await register({ ...person, password }, null, deps), password).toEqual(refusedAt('password'))
    }
    expect(await deps.users.findByEmail(email)).toBeNull()
    const made = await register({ ...person, password: 'a long enough secret' }, null, deps)
    if ('refusal' in made) throw new Error(made.refusal.message)
    const here = { userId: made.user.id, sessionId: 'none' }
    for (const next of ['iloveyou', 'wayfarer!', email]) {
      expect(await changePassword({ current: 'a long enough secret', next }, here, deps), next).toEqual(refusedAt('next'))
    }
    expect(await setNewPassword({ code: 'any', password: '1234567890' }, deps)).toEqual(refusedAt('password'))
    expect(await signInWithPassword({ email, password: 'a long enough secret' }, 'Firefox on Linux', deps)).not.toBeNull()
  })
})
