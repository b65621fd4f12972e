import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { openGoogleServer, type Spoilt } from '@/tests/fixtures/google-server/server'
import { openAuthWorld } from './auth-world'

const ADA = { sub: '1001', email: 'ada@example.com', email_verified: true, given_name: 'Ada', family_name: 'Marlow' }
const TOM = { sub: '1002', email: 'tom@example.com', email_verified: true, given_name: 'Tom', family_name: 'Marlow' }

let google: Awaited<ReturnType<typeof openGoogleServer>>
beforeAll(async () => {
  google = await openGoogleServer(ADA)
})
afterAll(() => google.close())

onEmbeddedDatabase((database) => {
  const open = () => openAuthWorld(database(), { environment: google.environment })

  /** From the button to where Google sends the browser back to: the last answer is ours. */
  async function enter(browser: ReturnType<ReturnType<typeof open>['openBrowser']>, account: typeof ADA, change = (back: URL) => back) {
    google.dials.account = account
    const { body } = await browser.post('signin/google', { callbackUrl: '/orders' })
    expect(new URL(body.url).origin).toBe(google.url)
    const consented = await fetch(body.url, { redirect: 'manual' })
    const back = change(new URL(consented.headers.get('location') ?? ''))
    return browser.get(`callback/google${back.search}`)
  }

  test('Google is among the providers when its two variables are set, and only then', async () => {
    const providers = (await open().openBrowser().get('providers')).body
    expect(Object.keys(providers)).toEqual(['credentials', 'guest', 'google'])
    const without = openAuthWorld(database()).openBrowser()
    expect(Object.keys((await without.get('providers')).body)).toEqual(['credentials', 'guest'])
    expect((await without.post('signin/google')).body.url).toMatch(/\/api\/auth\/signin\?callbackUrl=/)
  })

  test('the first visit makes an account, and the second one finds it', async () => {
    const world = open()
    const [first, second] = [world.openBrowser(), world.openBrowser()]
    const entered = await enter(first, ADA)
    expect(entered).toMatchObject({ status: 302, location: `${world.baseUrl}/orders` })
    const { user, accessToken } = await first.session()
    expect(user).toEqual({ id: expect.any(String), email: ADA.email, firstName: 'Ada', lastName: 'Marlow', picture: null, role: 'user' })
    expect(await world.tokens.read(accessToken, world.clock())).toMatchObject({ userId: user.id })
    await enter(second, ADA)
    expect((await second.session()).user.id).toBe(user.id)
  })

  test('an address that has an account with a password stays that account’s', async () => {
    const world = open()
    await world.addAccount(TOM.email, 'a long enough secret')
    const browser = world.openBrowser()
    expect(await enter(browser, TOM)).toMatchObject({ status: 302, location: `${world.baseUrl}/login?error=OAuthAccountNotLinked` })
    expect(await browser.session()).toEqual({})
  })

  test('an address that Google has not verified opens nothing', async () => {
    const world = open()
    const browser = world.openBrowser()
    const eve = { ...ADA, sub: '1003', email: 'eve@example.com', email_verified: false }
    expect(await enter(browser, eve)).toMatchObject({ status: 302, location: `${world.baseUrl}/login?error=OAuthEmailUnverified` })
    expect(await world.users.findByEmail('eve@example.com')).toBeNull()
    expect(await browser.session()).toEqual({})
  })

  test.each<[string, Spoilt]>([
    ['signed with another key', { isForged: true }],
    ['made for another application', { audience: 'somebody-else' }],
    ['of another provider', { issuer: 'https://accounts.evil.example' }],
    ['made for another visit', { nonce: 'of-another-visit' }],
    ['that has run out', { expires: '-1h' }],
  ])('an identity %s opens nothing', async (_what, spoilt) => {
    const browser = open().openBrowser()
    google.dials.spoilt = spoilt
    const answer = await enter(browser, TOM).finally(() => {
      google.dials.spoilt = {}
    })
    expect(answer.location).toMatch(/error=OAuthCallback$/)
    expect(await browser.session()).toEqual({})
  })

  test('an answer that this browser did not ask for opens nothing', async () => {
    const world = open()
    const browser = world.openBrowser()
    const answer = await enter(browser, ADA, (back) => {
      back.searchParams.set('state', 'somebody-elses')
      return back
    })
    expect(answer.location).toMatch(/error=OAuthCallback$/)
    const other = world.openBrowser()
    let address = ''
    await enter(browser, ADA, (back) => {
      address = back.search
      return back
    })
    expect((await other.get(`callback/google${address}`)).location).toMatch(/error=OAuthCallback$/)
    expect(await other.session()).toEqual({})
  })

  test('what stands in the address does not reach Google', async () => {
    const { body } = await open().openBrowser().post('signin/google?redirect_uri=https://evil.example&prompt=none')
    expect(new URL(body.url).searchParams.get('redirect_uri')).toMatch(/^http:\/\/127\.0\.0\.1:3000\/api\/auth\/callback\/google$/)
    expect(new URL(body.url).searchParams.get('prompt')).toBeNull()
  })
})
