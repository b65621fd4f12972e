import { expect, test } from 'vitest'
import { authCookies, cookieNames, deviceMarkCookie } from '@/app/auth/auth-cookies'
import { withoutComments } from '@/tests/architecture/imports'
import { readProjectFile, sourceFiles } from '@/tests/architecture/project-files'

test('over HTTPS each cookie of signing in belongs to this very host, and no script reads it', () => {
  for (const name of Object.values(cookieNames('https://wayfarer.test'))) expect(name).toMatch(/^__Host-/)
  for (const name of Object.values(cookieNames('http://localhost:3000'))) expect(name).not.toMatch(/^__/)
  for (const { options } of Object.values(authCookies('https://wayfarer.test'))) {
    expect(options).toEqual({ httpOnly: true, sameSite: 'lax', path: '/', secure: true })
  }
  expect(deviceMarkCookie('a.b', 'https://wayfarer.test')).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/)
})

/** A colour and a yes or no: what scripts must read, and what tells nobody anything. */
const SCRIPTED = ['components/account/theme/apply-theme.ts', 'components/privacy/browser-consent.ts']

test('scripts write two cookies, of which neither is a secret, and no other code writes one of its own', () => {
  const sources = sourceFiles().map(({ path }) => ({ path, code: withoutComments(readProjectFile(path)) }))
  const scripted = sources.filter(({ code }) => /document\.cookie\s*=[^=]/.test(code)).map(({ path }) => path)
  expect(scripted.toSorted()).toEqual(SCRIPTED)
  const sent = sources.filter(({ code }) => /['"]set-cookie['"],|cookies\(\)\)?\.set\(|\.cookies\.set\(/.test(code)).map(({ path }) => path)
  expect(sent.toSorted()).toEqual(['app/auth/answer-auth.ts', 'app/auth/call-next-auth.ts'])
})
