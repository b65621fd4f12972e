import type { APIRequestContext } from 'playwright/test'
import { inParallel } from './in-parallel'
import { expect, test } from './plain-http'
import { type PublicPage, readPage } from './public-page'

const TO_BE_PLANNED = /^\/(destination|itinerary)\/./
/** Pages that say how things are; those about places and trips have more to tell. */
const TEXT_PAGES = /^\/(about-us|contact-us|faq|terms-of-service|privacy-policy|membership|coming-soon)?$|^\/(destination|itinerary)$/

test('every page of the site map is whole without scripts, and says what it is to people and to machines', async ({
  openClient,
  server,
}) => {
  const { request } = await openClient()
  const pages = await readSiteMap(request, server.url)
  expect(pages.length).toBeGreaterThan(80)

  const offences = pages.flatMap((page) => offencesOf(page, server.url).map((offence) => `${page.path}: ${offence}`))
  for (const name of ['title', 'description'] as const) offences.push(...repeated(pages, name))
  expect(offences).toEqual([])
  // Help, and who to write to, stand at the same place everywhere.
  const [foot, ...otherFeet] = [...new Set(pages.map(({ links }) => links.slice(links.lastIndexOf('/about-us')).join(' ')))]
  expect(foot).toMatch(/^\/about-us \/faq .*\/contact-us/)
  expect(otherFeet).toEqual([])

  const known = new Set(pages.map(({ path }) => path))
  const links = new Set(pages.flatMap((page) => page.links.map((link) => link.replace(/#.*/, '') || page.path)))
  expect(links.size).toBeGreaterThan(pages.length)
  const broken = await inParallel([...links].filter((link) => !known.has(link)).toSorted(), async (link) => {
    const answer = await request.get(link)
    const leadsToSignIn = answer.status() === 307 && answer.headers().location?.startsWith('/login')
    return answer.status() === 200 || leadsToSignIn ? [] : [`${link} answers ${answer.status()}`]
  })
  expect(broken.flat()).toEqual([])

  const kinds = ['/', '/destination', '/destination/lisbon', '/itinerary/lisbon-in-three-days', '/about-us', '/ai-trip-planner']
  const pictures = await inParallel(
    pages.filter(({ path }) => kinds.includes(path)),
    async ({ path, meta }) => `${path} ${await pictureOf(request, meta['og:image'] ?? '')}`,
  )
  expect(pictures.toSorted()).toEqual(kinds.map((path) => `${path} PNG 1200 × 630`).toSorted())
})

async function readSiteMap(request: APIRequestContext, base: string): Promise<PublicPage[]> {
  const siteMap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  expect(
    addresses.filter((address) => !address.startsWith(base)),
    'addresses of others',
  ).toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)
  return inParallel(addresses, async (address) => {
    const path = address.slice(base.length) || '/'
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    return readPage(path, await answer.text())
  })
}

function offencesOf({ path, html, title, h1s, language, text, meta, canonicals, facts, addresses }: PublicPage, base: string): string[] {
  const types = facts.map(({ type }) => type)
  const { description = '' } = meta
  const atLeast = TEXT_PAGES.test(path) ? 600 : 1_500
  const own = path === '/' ? base : base + path
  const rules: [holds: boolean, offence: string][] = [
    [h1s.length === 1 && h1s[0] !== '', `${h1s.length} h1`],
    [language === 'en-GB', `is in the language ${language}`],
    [text.length >= atLeast, `only ${text.length} characters`],
    [title.length > 0 && title.length <= 60, `a title of ${title.length}: ${title}`],
    [description.length >= 80 && description.length <= 155, `a description of ${description.length}: ${description}`],
    [canonicals.length === 1 && canonicals[0] === own, `its canonical address is ${canonicals}`],
    [meta['og:url'] === own, `og:url is ${meta['og:url']}`],
    [Boolean(meta['og:title']) && title.includes(meta['og:title'] ?? ''), `og:title is ${meta['og:title']}`],
    [meta['og:description'] === description, 'og:description is another'],
    [Boolean(meta['og:image']?.startsWith(`${base}/`)), `og:image is ${meta['og:image']}`],
    [!meta.robots?.includes('noindex'), 'hides itself'],
    [path === '/' || types.includes('BreadcrumbList'), 'no BreadcrumbList'],
    [path !== '/' || (types.includes('Organization') && types.includes('WebSite')), 'no Organization or WebSite'],
    [!path.startsWith('/destination/') || types.includes('TouristDestination'), 'no TouristDestination'],
    [!path.startsWith('/itinerary/') || types.includes('TouristTrip'), 'no TouristTrip'],
    [facts.every(({ source }) => !source.includes('<')), 'a < among the facts could end their script'],
    [!TO_BE_PLANNED.test(path) || html.includes(`href="/chat?${path.slice(1).replace('/', '=')}`), 'no way to plan it'],
  ]
  const foreign = addresses.filter((address) => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(address) && !isOurs(address, base))
  return [...rules.flatMap(([holds, offence]) => (holds ? [] : [offence])), ...foreign.map((address) => `leads away, to ${address}`)]
}

function isOurs(address: string, base: string): boolean {
  return address === base || address.startsWith(`${base}/`) || address.startsWith('data:image/') || address.startsWith('mailto:')
}

function repeated(pages: PublicPage[], name: 'title' | 'description'): string[] {
  const texts = pages.map((page) => (name === 'title' ? page.title : (page.meta.description ?? '')))
  return texts.filter((text, index) => texts.indexOf(text) !== index).map((text) => `two pages have the ${name} “${text}”`)
}

/** From the file's own head: eight bytes that every PNG begins with, and its size in pixels. */
async function pictureOf(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address)
  const body = await answer.body()
  if (answer.status() !== 200 || body.subarray(1, 4).toString() !== 'PNG') return `no picture: ${answer.status()}`
  return `PNG ${body.readUInt32BE(16)} × ${body.readUInt32BE(20)}`
}

const UNKNOWN = ['/destination/nowhere', '/itinerary/x', '/no-such-page', '/destination/lisbon/extra', '/destination/LISBON', '/About-Us']
const TRAPS = ['/destination/__proto__', '/itinerary/constructor', '/destination/..%2Fitinerary', '/destination/%00', '/.env']

test('an address that nobody gave is a real 404 with ways on', async ({ openClient }) => {
  const { request } = await openClient()
  await inParallel([...UNKNOWN, ...TRAPS], async (path) => {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    const page = readPage(path, await answer.text())
    expect(page.meta.robots, path).toContain('noindex')
    if (path === '/.env') return
    expect(page.h1s, path).toEqual(['There’s nothing at this address'])
    expect(page.links, path).toEqual(expect.arrayContaining(['/chat', '/destination', '/itinerary', '/search']))
  })
})

test('search engines are told of the site map and kept from what is a traveller’s own', async ({ openClient, server }) => {
  const client = await openClient()
  const robots = await (await client.request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  for (const own of ['/api/', '/chat', '/orders', '/account', '/booking/', '/shared/']) expect(robots).toContain(`Disallow: ${own}\n`)
  expect(robots).not.toMatch(/Disallow: \/\n/)

  await client.post('callback/guest')
  await inParallel(['/chat', '/account', '/flights', '/orders', '/search?q=tram'], async (path) => {
    const answer = await client.request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(readPage(path, await answer.text()).meta.robots, path).toContain('noindex')
  })
})

test('whatever is asked of the search, it answers with pages or with words, and runs nothing', async ({ openClient }) => {
  const { request } = await openClient()
  const search = async (question: string) => readPage('/search', await (await request.get(`/search?${question}`)).text())
  expect((await search('q=lisbon')).links).toContain('/destination/lisbon')
  expect((await search('q=S%C3%83O')).h1s).toHaveLength(1)

  const script = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'
  const hostile = [script, 'a'.repeat(5_000), '\0', '(a+)+$', '.*', '\\', '%', "' OR 1=1 --", '{{7*7}}', '\u202e', '😀'.repeat(60)]
  const forms = ['q[]=a', 'q=a&q=b', 'q', 'q=%E0%A4%A', ...hostile.map((text) => `q=${encodeURIComponent(text)}`)]
  await inParallel(forms, async (question) => {
    const answer = await request.get(`/search?${question}`)
    expect(answer.status(), question.slice(0, 60)).toBe(200)
    const html = await answer.text()
    expect(html.includes('<script>alert') || html.includes('<img src=x'), question.slice(0, 60)).toBe(false)
    expect(readPage('/search', html).h1s, question.slice(0, 60)).toEqual(['Search places and trips'])
  })
  const shown = await search(`q=${encodeURIComponent(script)}`)
  expect(shown.text).toContain('We haven’t written about “<script>alert(1)</script>')
})
