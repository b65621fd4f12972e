import { expect, test } from 'vitest'
import { impureReads, unguardedEntrances } from '@/tests/architecture/entrances'
import { isTextFile, projectFiles, readProjectFile, sourceFiles } from '@/tests/architecture/project-files'
import { importCycles, importOffences, loadedWith, reach, type Table, toolOffences, zodOffences } from '@/tests/architecture/rules'
import { namesGiven, namesTaken, ownWords } from '@/tests/architecture/texts'

const SERVER_PACKAGES = [
  'node:*',
  'server-only',
  'drizzle*',
  'jose',
  'postgres',
  'stripe',
  '@duffel/*',
  '@electric-sql/*',
  '@node-rs/*',
  'next/headers',
  'next/server',
  'next-auth',
]

/** Who may import whom. `uses`: may call; `knows`: types only; `packages`: only these; `never`: all but these. */
const TABLE: Table = {
  'lib/states': { uses: [], packages: [], why: 'lib/states imports nothing' },
  'lib/travel': {
    uses: ['lib/states'],
    packages: [
      'zod',
      'date-fns',
      '@date-fns/*',
      'card-validator',
      'libphonenumber-js',
      'i18n-iso-countries',
      'i18n-iso-countries/*',
      'validator',
    ],
    why: 'lib/travel holds rules: zod, date-fns, the tables of phone numbers and countries, the form of emails, and lib/states; no React, Next, AI SDK, clock or network',
  },
  'lib/ports': {
    uses: [],
    knows: ['lib/travel', 'lib/states'],
    packages: [],
    why: 'lib/ports are small types over types of lib/travel and lib/states',
  },
  'lib/workflows': {
    uses: ['lib/travel', 'lib/states', 'lib/ports'],
    packages: ['zod', 'date-fns', '@date-fns/*'],
    why: 'lib/workflows use lib/travel, lib/states and lib/ports; the outside comes as an argument',
  },
  'lib/chat': {
    uses: ['lib/travel', 'lib/ports', 'lib/states', 'lib/new-id'],
    knows: ['react'],
    packages: ['ai', '@ai-sdk/provider', '@ai-sdk/provider-utils', 'zod', 'server-only', 'node:crypto'],
    why: 'lib/chat uses lib/travel, lib/ports and the AI SDK; of React it knows types only',
  },
  'lib/adapters': {
    uses: ['lib/ports', 'lib/travel', 'lib/states'],
    knows: ['lib/chat'],
    never: ['react', 'react-dom', 'next*', 'next/*', 'zustand', '@radix-ui/*'],
    why: 'lib/adapters use lib/ports, lib/travel, lib/states, types of lib/chat and their own vendors’ packages',
  },
  'lib/concierge': {
    uses: ['lib/travel', 'lib/states'],
    knows: ['lib/chat', 'lib/content', 'lib/ports'],
    packages: ['@ai-sdk/provider', 'zod', 'date-fns', '@date-fns/*', 'chrono-node', 'node:crypto', 'node:fs', 'node:path'],
    why: 'lib/concierge is a language model: it reads what any model is given, with lib/travel and types of lib/chat, lib/content and lib/ports',
  },
  'lib/replay': {
    uses: ['lib/travel', 'lib/states', 'lib/ports', 'lib/workflows', 'lib/chat'],
    never: ['react', 'react-dom', 'next', 'next/*'],
    why: 'lib/replay knows travel, workflows and the conversation; adapters come as arguments',
  },
  'lib/texts': { uses: [], packages: [], why: 'lib/texts holds the words of the interface, and nothing else' },
  'lib/content': { uses: ['lib/travel'], packages: ['zod'], why: 'lib/content is typed data' },
  'lib/env': { uses: [], packages: ['zod'], why: 'lib/env reads the environment with zod and knows nothing else' },
  'lib/errors': { uses: ['lib/travel'], packages: [], why: 'lib/errors are plain' },
  'lib/new-id': { uses: [], packages: ['node:crypto'], why: 'lib/new-id makes ids and knows nothing else' },
  'lib/services': {
    uses: [
      'lib/adapters',
      'lib/chat',
      'lib/concierge',
      'lib/content',
      'lib/env',
      'lib/errors',
      'lib/ports',
      'lib/replay',
      'lib/travel',
      'lib/states',
    ],
    why: 'lib/services puts adapters together, hands them the places of lib/content, and knows nothing above them',
  },
  components: {
    uses: ['lib/travel', 'lib/states', 'lib/texts'],
    knows: ['lib/chat', 'lib/content'],
    never: [...SERVER_PACKAGES, 'ai', '@ai-sdk/openai'],
    why: 'components use components, lib/travel, lib/states, lib/texts and types of lib/chat and lib/content; no tool, no app, no server',
  },
  tools: {
    uses: ['components', 'lib/travel', 'lib/states', 'lib/texts', 'lib/workflows', 'lib/chat'],
    knows: ['lib/ports'],
    never: ['node:*', 'next/headers', 'next/server', 'drizzle*', 'postgres'],
    why: 'a tool uses components, lib/travel, lib/states, lib/texts, lib/workflows and lib/chat; no other tool, no adapter, no app',
  },
  prompts: {
    uses: ['lib/chat', 'lib/travel'],
    knows: ['lib/states'],
    packages: ['server-only', 'zod'],
    why: 'prompts use lib/chat and lib/travel; tools arrive as an argument',
  },
  app: {
    uses: [
      'components',
      'tools',
      'prompts',
      'lib/travel',
      'lib/states',
      'lib/ports',
      'lib/workflows',
      'lib/chat',
      'lib/services',
      'lib/env',
      'lib/errors',
      'lib/new-id',
      'lib/content',
      'lib/replay',
      'lib/texts',
    ],
    why: 'app may import all but adapters; lib/services names them',
  },
}

/** Entrances that need no session; every other page and route calls requireUser(). */
const PUBLIC_ROUTES = [
  'app/api/auth/[...nextauth]/route.ts',
  'app/api/account/password-reset/route.ts',
  'app/api/account/register/route.ts',
  'app/api/events/route.ts',
  'app/api/health/route.ts',
  'app/api/location/route.ts',
  'app/api/places/route.ts',
  'app/api/ready/route.ts',
  // The mobile app has no session of ours: it shows its token, or what it signs in with.
  'app/api/v1/auth/hand-off-codes/route.ts',
  'app/api/v1/auth/login/route.ts',
  'app/api/v1/auth/logout/route.ts',
  'app/api/v1/auth/refresh/route.ts',
  'app/api/v1/auth/user/get-details/route.ts',
  // Who calls is checked by the signature of the body.
  'app/api/webhooks/[gateway]/route.ts',
]

/** Server actions are entrances, too, which anybody can call with anything. */
const PUBLIC_ACTIONS = ['app/(public)/contact-us/send-contact-letter.ts', 'app/(public)/membership/keep-address.ts']

/** Pages that belong to nobody's session; all others stand in `(public)`, `(traveller)` or `(quality)`. */
const PAGES_BESIDE = ['app/forgot-password/page.tsx', 'app/hand-off/page.tsx', 'app/login/page.tsx', 'app/new-password/page.tsx']

const isServerOnly = ({ to, isOurs }: { to: string; isOurs: boolean }) =>
  isOurs
    ? /^lib\/(adapters|workflows|services|env)\b/.test(to)
    : to.startsWith('node:') ||
      ['server-only', 'next/headers', 'next/server', 'drizzle-orm', 'jose', 'postgres', 'stripe', '@node-rs/argon2'].includes(to)

const isBrowserSide = (path: string) =>
  path.startsWith('components/') ||
  /^tools\/([^/]+\/view|views)\.tsx$/.test(path) ||
  (/^app\/.*\.tsx?$/.test(path) && /^'use client'/.test(readProjectFile(path)))

test('every import follows the table', () => {
  expect(importOffences(sourceFiles(), TABLE)).toEqual([])
})

test('only lib/services names adapters: of the app, and of the world in which a transcript is replayed', () => {
  const naming = sourceFiles().filter(
    ({ path, imports }) => !path.startsWith('lib/adapters/') && imports.some(({ to }) => to.startsWith('lib/adapters/')),
  )
  expect(naming.map(({ path }) => path).toSorted()).toEqual([
    'lib/services/app-services.ts',
    'lib/services/back-up.ts',
    'lib/services/log.ts',
    'lib/services/replay-world.ts',
    'lib/services/trace.ts',
  ])
})

// Beside the workflow stand those that wrap a supplier: they pass on what they are asked.
const AROUND_A_SUPPLIER = [
  'app/(quality)/engine/with-outside-faults.ts',
  'app/api/chat/while-not-stopped.ts',
  'lib/adapters/supplier/cached-supplier.ts',
  'lib/adapters/tracing/trace-supplier.ts',
  'lib/replay/taps.ts',
]

test('every search runs through one workflow: the deadline, the cache and the evidence hold for all of them', () => {
  const asking = sourceFiles().filter(({ path }) => !/\.test\.|^tests\//.test(path) && /supplier\.search\(/.test(readProjectFile(path)))
  expect(asking.map(({ path }) => path).toSorted()).toEqual([...AROUND_A_SUPPLIER, 'lib/workflows/flights/run-search.ts'])
})

test('of date-fns each function is imported for itself: its index is 250 files, which cost every process of a check two seconds', () => {
  const using = sourceFiles().filter(({ imports }) => imports.some(({ to }) => to === 'date-fns'))
  expect(using.length).toBeGreaterThan(0)
  expect(using.filter(({ path }) => /'date-fns'/.test(readProjectFile(path))).map(({ path }) => path)).toEqual([])
})

test('what is said is searched by everyMatch, which has no pattern compiled anew', () => {
  const reading = sourceFiles().filter(
    ({ path }) => /^lib\/(chat|concierge|adapters\/(model|names))\//.test(path) && !/\.test\./.test(path),
  )
  expect(reading.filter(({ path }) => readProjectFile(path).includes('.matchAll(')).map(({ path }) => path)).toEqual([])
  expect(reading.filter(({ path }) => readProjectFile(path).includes('everyMatch(')).length).toBeGreaterThan(10)
})

/** What may look at single signs of a text besides lib/travel/clean-text.ts. */
const READS_SIGNS = [
  // Compares letters, without their accents.
  'lib/travel/alphabet.ts',
  'lib/adapters/database/search-words.ts',
  'lib/adapters/places/fold.ts',
  'lib/concierge/grammar/tokens.ts',
  'lib/chat/grounding/claim.ts',
  'components/threads/palette-items.ts',
  // Has an alphabet to write in: of passports, of a font, of a file's name.
  'lib/travel/passengers/names.ts',
  'lib/travel/passengers/passport-letters.ts',
  'lib/adapters/supplier/duffel/passengers.ts',
  'lib/adapters/documents/paper-fonts.ts',
  'app/(quality)/replay/view-run.ts',
  // Looks for what must not get out, however it was hidden, or for what an answer claims.
  'lib/travel/payment/find-card-number.ts',
  'lib/travel/privacy/find-secret.ts',
  'lib/replay/secret-words.ts',
  'lib/replay/stand-ins.ts',
  'lib/workflows/threads-out/hide-personal.ts',
  'lib/chat/grounding/plain-form.ts',
  // Tries a password in the forms that older hashes were made of.
  'lib/adapters/passwords/argon2-hasher.ts',
  // Words from outside, which are shown and never read by a rule; lines of a log.
  'lib/travel/plain-text.ts',
  'lib/adapters/logs/loggable.ts',
  'app/auth/auth-log.ts',
  // Small enough for the first scripts of the chat: whether there is anything to send, to look for, or to mark.
  'components/chat/message-length.ts',
  'components/chat/message-refusal.ts',
  'components/threads/search-query.ts',
  'components/threads/marked.tsx',
]

test('typed text is cleaned by lib/travel/clean-text.ts: nothing else normalises it or takes out what nobody sees', () => {
  const sources = sourceFiles().filter(({ path }) => /^(app|components|lib|prompts|tools)\//.test(path) && !/\.test\./.test(path))
  const reading = sources.filter(({ path }) =>
    /\.normalize\(|\\p\{Cf\}|\\p\{(?:C|Nd|Default_Ignorable_Code_Point)\}.*replace|replace\(.*\\p\{(?:C|Nd|Default_Ignorable_Code_Point)\}|\\u200[b-f]|\\u202[a-e]/.test(
      readProjectFile(path),
    ),
  )
  expect(reading.map(({ path }) => path).filter((path) => path !== 'lib/travel/clean-text.ts' && !READS_SIGNS.includes(path))).toEqual([])
  expect(reading.map(({ path }) => path)).toContain('lib/travel/clean-text.ts')
})

test('a silent outside is told by its mark: a class is not the same one in another copy of its file', () => {
  const byClass = sourceFiles().filter(
    ({ path }) => !/\.test\.|^tests\//.test(path) && /instanceof OutsideFailure/.test(readProjectFile(path)),
  )
  expect(byClass.map(({ path }) => path)).toEqual([])
})

test('amounts of money are written in one place, so that each names its currency', () => {
  const product = sourceFiles().filter(({ path }) => !/\.test\.|^tests\//.test(path))
  const writing = product.filter(({ path }) =>
    /style: ?['"]currency|currencyDisplay|[£€¥$]\$\{|['"`][£€¥$]['"`] ?\+/.test(readProjectFile(path)),
  )
  expect(writing.map(({ path }) => path)).toEqual([])
  // Beside those that write amounts stand those that read them.
  const signs = product.filter(({ imports }) => imports.some(({ to }) => to.replace(/\.ts$/, '') === 'lib/travel/currency-signs'))
  expect(signs.map(({ path }) => path).toSorted()).toEqual([
    'components/flights/prices/short-price.ts',
    'lib/concierge/understand/money-signs.ts',
    'lib/travel/currency-words.ts',
    'lib/travel/money.ts',
  ])
})

test('no import leads back to where it came from', () => {
  expect(importCycles(sourceFiles())).toEqual([])
})

test('nothing that runs in the browser reaches server code', () => {
  expect(reach(sourceFiles(), isBrowserSide, isServerOnly)).toEqual([])
})

/** What is drawn of a trip at once: a page's own parts, and the cards that stand in an opened thread. */
const isDrawnAtOnce = (path: string) =>
  /^tools\/[^/]+\/view\.tsx$/.test(path) ||
  ['components/trip/trip-panel.tsx', 'components/trip/trip-bar.tsx', 'components/trip/expired-banner.tsx'].includes(path) ||
  (/^app\/\(traveller\)\/(chat|flights|booking|orders|plans)\//.test(path) && /^'use client'/.test(readProjectFile(path))) ||
  /^components\/booking\/(checkout|order-page)\.tsx$/.test(path)

test('a trip is drawn without zod, which a slow phone takes a fifth of a second to begin with', () => {
  expect(loadedWith(sourceFiles(), isDrawnAtOnce, ({ to, isOurs }) => !isOurs && to === 'zod')).toEqual([])
  expect(sourceFiles().filter(({ path }) => isDrawnAtOnce(path)).length).toBeGreaterThan(30)
})

test('what writes answers, with the AI SDK, stands in a process once: its routes and its start reach it by one door', () => {
  const isLoadedByNext = (path: string) => /^app\/api\/.*\/route\.ts$/.test(path) || path === 'app/process/background-work.ts'
  // A replay answers by itself, in a world of its own.
  const isRoot = (path: string) => isLoadedByNext(path) && !path.startsWith('app/api/replay/')
  expect(loadedWith(sourceFiles(), isRoot, ({ to, isOurs }) => !isOurs && to === 'ai')).toEqual([])
})

test('every tool has its six files and stands in the three lists', () => {
  const lists = {
    server: readProjectFile('tools/index.ts'),
    browser: readProjectFile('tools/views.tsx'),
    modes: readProjectFile('tools/modes.ts'),
  }
  expect(toolOffences(projectFiles('tools'), lists)).toEqual([])
})

test('every traveller page and every route asks who is there, unless it is listed as public', () => {
  const entrances = projectFiles('app').filter(
    (path) => /^app\/api\/.*\/route\.tsx?$/.test(path) || /^app\/\((traveller|quality)\)\/.*\/(page|route)\.tsx?$/.test(path),
  )
  const unguarded = entrances
    .filter((path) => !PUBLIC_ROUTES.includes(path))
    .flatMap((path) => unguardedEntrances(path, readProjectFile(path)).map((name) => `${name} of ${path} does not call requireUser()`))
  expect(unguarded).toEqual([])
  expect(PUBLIC_ROUTES.filter((path) => !entrances.includes(path))).toEqual([])
})

test('every server action is one that is listed as public', () => {
  const actions = sourceFiles().filter(({ path }) => !/\.test\./.test(path) && /^\s*['"]use server['"]/m.test(readProjectFile(path)))
  expect(actions.map(({ path }) => path).toSorted()).toEqual(PUBLIC_ACTIONS)
})

test('whether a page is public is told by its folder', () => {
  const beside = projectFiles('app').filter((path) => /\/page\.tsx$/.test(path) && !/^app\/\((public|traveller|quality)\)\//.test(path))
  expect(beside.toSorted()).toEqual(PAGES_BESIDE)
})

test('what the browser keeps is made in one place, so that leaving forgets all of it', () => {
  const making = sourceFiles().filter(
    ({ path, imports }) => !/\.test\./.test(path) && imports.some(({ to, isTypeOnly }) => to.startsWith('zustand') && !isTypeOnly),
  )
  expect(making.map(({ path }) => path).toSorted()).toEqual(['components/state/create-store.ts'])
})

test('the browser makes its keys in one place, which also works where a page is not served over https', () => {
  const making = [...projectFiles('components'), ...projectFiles('app').filter((path) => !/^app\/(api|auth)\//.test(path))].filter(
    (path) => isTextFile(path) && !/\.test\./.test(path) && /crypto\.randomUUID|crypto\.getRandomValues/.test(readProjectFile(path)),
  )
  expect(making).toEqual(['components/state/random-key.ts'])
})

test('the words of the interface stand in lib/texts, where another language finds all of them', () => {
  const screens = sourceFiles().filter(({ path }) => /^(app|components|tools)\/.*\.tsx$/.test(path))
  expect(screens.flatMap(({ path }) => ownWords(path, readProjectFile(path)))).toEqual([])
})

test('a text that nobody shows is not kept', () => {
  const taken = new Map<string, Set<string>>()
  for (const { path, imports } of sourceFiles()) {
    for (const { to } of imports.filter((imported) => imported.to.startsWith('lib/texts/'))) {
      taken.set(to, new Set([...(taken.get(to) ?? []), ...namesTaken(readProjectFile(path))]))
    }
  }
  const unused = projectFiles('lib/texts').flatMap((path) =>
    namesGiven(readProjectFile(path)).flatMap((name) => (taken.get(path)?.has(name) ? [] : `${path} gives ${name}, which nobody shows`)),
  )
  expect(unused).toEqual([])
})

test('the rules of travel read no clock, no chance, no network and no process', () => {
  const sources = projectFiles('lib/travel').filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  expect(sources.flatMap((path) => impureReads(readProjectFile(path)).map((name) => `${path} uses ${name}`))).toEqual([])
})

test('in lib/travel zod stands in files that are named for it: rules and words do without', () => {
  expect(zodOffences(sourceFiles(), 'lib/travel')).toEqual([])
})

test('no text names a folder of one particular machine or a registry of its own', () => {
  const machinePaths = new RegExp(`(^|[\\s"'\`(=:])(/${'work'}/|/${'root'}/|/${'home'}/[a-z]|/${'Users'}/|[A-Z]:\\\\\\\\Users)`, 'm')
  const foreignRegistry = /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/
  const offences = projectFiles()
    .filter(isTextFile)
    .filter((path) => {
      const text = readProjectFile(path)
      return machinePaths.test(text) || (path === 'package-lock.json' && foreignRegistry.test(text))
    })
  expect(offences).toEqual([])
})

// The fence itself: each rule must catch what it is there for.

const file = (path: string, ...imports: { to: string; isTypeOnly?: boolean; isOurs?: boolean }[]) => ({
  path,
  imports: imports.map((imported) => ({ isTypeOnly: false, isOurs: true, ...imported })),
})

test('the fence stops an import across layers and says which rule', () => {
  const [offence, ...others] = importOffences([file('lib/travel/money.ts', { to: 'lib/ports/clock.ts' })], TABLE)
  expect(offence).toBe(`lib/travel/money.ts imports lib/ports/clock.ts, but ${TABLE['lib/travel']?.why}`)
  expect(others).toEqual([])
  for (const [path, to] of [
    ['lib/workflows/orders/place-order.ts', 'lib/adapters/database/schema.ts'],
    ['components/chat/thread.tsx', 'tools/views.tsx'],
    ['components/chat/thread.tsx', 'lib/workflows/trips/load-live-trip.ts'],
    ['tools/search-flights/tool.ts', 'lib/services.ts'],
    ['tools/search-flights/view.tsx', 'tools/rank-flights/view.tsx'],
    ['prompts/role.ts', 'tools/index.ts'],
    ['app/api/chat/route.ts', 'lib/adapters/mail/outbox.ts'],
    ['lib/adapters/mail/outbox.ts', 'lib/workflows/trips/load-live-trip.ts'],
    ['proxy.ts', 'lib/adapters/mail/outbox.ts'],
  ] as const) {
    expect(importOffences([file(path, { to })], TABLE)).toHaveLength(1)
  }
})

test('the fence lets through what the table allows, and types where it says types', () => {
  const allowed = [
    file('app/api/chat/route.ts', { to: 'lib/services.ts' }, { to: 'tools/index.ts' }, { to: 'next', isOurs: false }),
    file('tools/search-flights/view.tsx', { to: 'components/ui/card.tsx' }, { to: 'tools/search-flights/schema.ts' }),
    file('tools/views.tsx', { to: 'tools/search-flights/view.tsx' }),
    file('components/chat/thread.tsx', { to: 'lib/chat/message.ts', isTypeOnly: true }, { to: 'react', isOurs: false }),
  ]
  expect(importOffences(allowed, TABLE)).toEqual([])
  expect(importOffences([file('components/chat/thread.tsx', { to: 'lib/chat/message.ts' })], TABLE)).toHaveLength(1)
})

test('the fence knows no file that stands outside of the table', () => {
  expect(importOffences([file('lib/helpers.ts')], TABLE)).toEqual(['lib/helpers.ts belongs to no layer of the table'])
  expect(importOffences([file('app/page.tsx', { to: 'lib/helpers.ts' })], TABLE)).toHaveLength(1)
})

test('the fence stops packages that a layer may not use', () => {
  const offences = importOffences(
    [
      file('lib/travel/dates.ts', { to: 'react', isOurs: false }),
      file('lib/states/booking-status.ts', { to: 'zod', isOurs: false }),
      file('components/ui/card.tsx', { to: 'node:fs', isOurs: false }),
    ],
    TABLE,
  )
  expect(offences).toHaveLength(3)
})
