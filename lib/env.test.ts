import { expect, test } from 'vitest'
import { readEnvironment } from './env'

test('an empty environment runs everything embedded', () => {
  expect(readEnvironment({})).toMatchObject({
    environment: { model: 'concierge', supplier: 'sandbox', payments: 'sandbox', DEMO_MODE: 'off', DATA_FOLDER: '.data' },
  })
})

test('an unknown value is named with what is allowed, and never echoed', () => {
  expect(readEnvironment({ PAYMENTS: 'paypal-secret' })).toEqual({
    faults: ['PAYMENTS must be sandbox or stripe.'],
  })
})

test('every fault is told at once', () => {
  const read = readEnvironment({ DATABASE_URL: 'mysql://x', MODEL: 'parrot' })
  expect('faults' in read && read.faults).toHaveLength(2)
})

test('answers go over Redis only where its address says so', () => {
  expect(readEnvironment({})).not.toHaveProperty('environment.REDIS_URL')
  for (const REDIS_URL of ['redis://localhost:6379', 'rediss://name:password@example.com/2']) {
    expect(readEnvironment({ REDIS_URL })).toMatchObject({ environment: { REDIS_URL } })
  }
  expect(readEnvironment({ REDIS_URL: 'localhost:6379' })).toEqual({
    faults: ['REDIS_URL must be the address of a Redis server, such as redis://localhost:6379.'],
  })
})

test('who may open the viewer is a list of addresses, compared without capitals; nobody by default', () => {
  expect(readEnvironment({})).toMatchObject({ environment: { QA_EMAILS: [] } })
  expect(readEnvironment({ QA_EMAILS: ' Ana@example.com, ben@example.com ,' })).toMatchObject({
    environment: { QA_EMAILS: ['ana@example.com', 'ben@example.com'] },
  })
  expect(readEnvironment({ QA_EMAILS: 'everybody' })).toEqual({
    faults: ['QA_EMAILS must be email addresses with commas between them.'],
  })
})

test('nobody is told of visits, and nobody is asked where they come from, unless an address says so', () => {
  expect(readEnvironment({})).not.toHaveProperty('environment.ANALYTICS_URL')
  expect(readEnvironment({})).not.toHaveProperty('environment.IP_LOCATION_URL')
  const addresses = { ANALYTICS_URL: 'https://events.example.com/visits', IP_LOCATION_URL: 'https://ip.example.com/{ip}/json' }
  expect(readEnvironment(addresses)).toMatchObject({ environment: addresses })
  expect(readEnvironment({ ANALYTICS_URL: 'events', IP_LOCATION_URL: 'ftp://ip.example.com' })).toEqual({
    faults: [
      'IP_LOCATION_URL must be an address such as https://ip.example.com/{ip}/json.',
      'ANALYTICS_URL must be the address that events are posted to, such as https://events.example.com/visits.',
    ],
  })
})

test('streets are shown only from an address with its places, beside the words that its owner asks for', () => {
  const tiles = { MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png?key=1', MAP_TILES_ATTRIBUTION: '© OpenStreetMap contributors' }
  expect(readEnvironment({})).not.toHaveProperty('environment.MAP_TILES_URL')
  expect(readEnvironment(tiles)).toMatchObject({ environment: tiles })
  for (const MAP_TILES_URL of [
    'https://tiles.example.com/',
    'tiles/{z}/{x}/{y}',
    'https://{s}.example.com/{z}/{x}/{y}.png',
    'ftp://a.example/{z}/{x}/{y}',
  ])
    expect(readEnvironment({ ...tiles, MAP_TILES_URL })).toEqual({
      faults: ['MAP_TILES_URL must be the address of map tiles with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png.'],
    })
  expect(readEnvironment({ MAP_TILES_URL: tiles.MAP_TILES_URL })).toEqual({
    faults: ['MAP_TILES_URL is set, but MAP_TILES_ATTRIBUTION is missing: say whose map it is, such as © OpenStreetMap contributors.'],
  })
})

test('all threads are recorded only when that is said', () => {
  expect(readEnvironment({})).toMatchObject({ environment: { RECORD_TRANSCRIPTS: 'off' } })
  expect(readEnvironment({ RECORD_TRANSCRIPTS: 'on' })).toMatchObject({ environment: { RECORD_TRANSCRIPTS: 'on' } })
  expect(readEnvironment({ RECORD_TRANSCRIPTS: 'yes' })).toEqual({ faults: ['RECORD_TRANSCRIPTS must be on or off.'] })
})

test('how much is told to people who run it, and to whose collector, is said by two variables', () => {
  expect(readEnvironment({})).not.toHaveProperty('environment.OTEL_EXPORTER_OTLP_ENDPOINT')
  const given = { LOG_LEVEL: 'warn', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
  expect(readEnvironment(given)).toMatchObject({ environment: given })
  expect(readEnvironment({ LOG_LEVEL: 'loud', OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' })).toEqual({
    faults: [
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector, such as http://localhost:4318.',
      'LOG_LEVEL must be debug, info, warn, error or silent.',
    ],
  })
})

test('an OpenAI key chooses OpenAI, and so does the address of a server of one’s own, which mostly wants no key', () => {
  expect(readEnvironment({ OPENAI_API_KEY: 'k' })).toMatchObject({ environment: { model: 'openai' } })
  expect(readEnvironment({ OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toMatchObject({
    environment: { model: 'openai', openaiApi: 'chat', MODEL_PROBE: 'on' },
  })
  expect(readEnvironment({ OPENAI_BASE_URL: 'http://localhost:11434/v1', MODEL: 'concierge' })).toMatchObject({
    environment: { model: 'concierge' },
  })
})

test('OpenAI is asked by its Responses API, a compatible server by chat completions, unless it is said otherwise', () => {
  const OPENAI_BASE_URL = 'http://127.0.0.1:8000/v1'
  expect(readEnvironment({ OPENAI_API_KEY: 'k' })).toMatchObject({ environment: { openaiApi: 'responses', OPENAI_MODEL: 'gpt-5-mini' } })
  expect(readEnvironment({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL })).toMatchObject({ environment: { openaiApi: 'chat' } })
  expect(readEnvironment({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL, OPENAI_API: 'responses' })).toMatchObject({
    environment: { openaiApi: 'responses' },
  })
  expect(readEnvironment({ OPENAI_API: 'telepathy' })).toEqual({ faults: ['OPENAI_API must be responses or chat.'] })
})

test('the daily allowance of tokens is a whole number, and a generous one if none is set', () => {
  expect(readEnvironment({})).toMatchObject({ environment: { MODEL_TOKENS_PER_DAY: 800_000 } })
  expect(readEnvironment({ MODEL_TOKENS_PER_DAY: '25000' })).toMatchObject({ environment: { MODEL_TOKENS_PER_DAY: 25_000 } })
  expect(readEnvironment({ MODEL_TOKENS_PER_DAY: 'plenty' })).toEqual({
    faults: ['MODEL_TOKENS_PER_DAY must be a whole number of tokens.'],
  })
  expect(readEnvironment({ MODEL_TOKENS_PER_DAY: '10' })).toEqual({ faults: ['MODEL_TOKENS_PER_DAY must be at least 1000.'] })
})

test('a Duffel token chooses Duffel, unless the sandbox is asked for', () => {
  const DUFFEL_ACCESS_TOKEN = 'duffel_test_secret'
  expect(readEnvironment({ DUFFEL_ACCESS_TOKEN })).toMatchObject({ environment: { supplier: 'duffel', DUFFEL_ACCESS_TOKEN } })
  expect(readEnvironment({ DUFFEL_ACCESS_TOKEN, SUPPLIER: 'duffel' })).toMatchObject({ environment: { supplier: 'duffel' } })
  expect(readEnvironment({ DUFFEL_ACCESS_TOKEN, SUPPLIER: 'sandbox' })).toMatchObject({ environment: { supplier: 'sandbox' } })
})

test('Duffel without a token, and a token that is none, are faults', () => {
  expect(readEnvironment({ SUPPLIER: 'duffel' })).toEqual({ faults: ['SUPPLIER is duffel, but DUFFEL_ACCESS_TOKEN is missing.'] })
  const read = readEnvironment({ DUFFEL_ACCESS_TOKEN: 'sk_secret' })
  expect(read).toEqual({ faults: [expect.stringMatching(/^DUFFEL_ACCESS_TOKEN must be a token of Duffel’s/)] })
  expect(JSON.stringify(read)).not.toContain('sk_secret')
})

const STRIPE_TEST = { STRIPE_SECRET_KEY: 'sk_test_one', STRIPE_PUBLISHABLE_KEY: 'pk_test_one', STRIPE_WEBHOOK_SECRET: 'whsec_one' }
const STRIPE_LIVE = { STRIPE_SECRET_KEY: 'sk_live_one', STRIPE_PUBLISHABLE_KEY: 'pk_live_one', STRIPE_WEBHOOK_SECRET: 'whsec_one' }
const DUFFEL_LIVE = { DUFFEL_ACCESS_TOKEN: 'duffel_live_one' }

test('Stripe’s keys choose Stripe, unless the sandbox is asked for', () => {
  expect(readEnvironment(STRIPE_TEST)).toMatchObject({ environment: { payments: 'stripe' } })
  expect(readEnvironment({ ...STRIPE_TEST, PAYMENTS: 'stripe' })).toMatchObject({ environment: { payments: 'stripe' } })
  expect(readEnvironment({ ...STRIPE_TEST, PAYMENTS: 'sandbox' })).toMatchObject({ environment: { payments: 'sandbox' } })
})

test('Stripe needs all of its three keys, each of which is named', () => {
  expect(readEnvironment({ PAYMENTS: 'stripe' })).toEqual({
    faults: [
      'PAYMENTS is stripe, but STRIPE_SECRET_KEY is missing.',
      'PAYMENTS is stripe, but STRIPE_PUBLISHABLE_KEY is missing.',
      'PAYMENTS is stripe, but STRIPE_WEBHOOK_SECRET is missing.',
    ],
  })
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = STRIPE_TEST
  expect(readEnvironment({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })).toEqual({
    faults: ['PAYMENTS is stripe, but STRIPE_PUBLISHABLE_KEY is missing.'],
  })
})

test('half of Stripe does not end as a sandbox that nobody asked for', () => {
  const { STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = STRIPE_TEST
  expect(readEnvironment({ STRIPE_PUBLISHABLE_KEY })).toEqual({
    faults: ['STRIPE_PUBLISHABLE_KEY is set, but STRIPE_SECRET_KEY is missing. Set it too, or PAYMENTS=sandbox.'],
  })
  expect(readEnvironment({ STRIPE_WEBHOOK_SECRET })).toMatchObject({ faults: [expect.stringContaining('STRIPE_SECRET_KEY is missing')] })
  expect(readEnvironment({ STRIPE_PUBLISHABLE_KEY, PAYMENTS: 'sandbox' })).toMatchObject({ environment: { payments: 'sandbox' } })
})

test('keys of a test and of the real thing do not go together', () => {
  const mixed = { ...STRIPE_TEST, STRIPE_PUBLISHABLE_KEY: 'pk_live_one' }
  const fault = 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not of the same mode: both test, or both live.'
  expect(readEnvironment(mixed)).toEqual({ faults: [fault] })
  expect(readEnvironment({ ...STRIPE_LIVE, ...DUFFEL_LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_test_one' })).toEqual({ faults: [fault] })
})

test('a live key goes to Stripe alone, a live token to Duffel alone; those for tests go where they are told to', () => {
  const faults = ['STRIPE_API_URL is set beside a live STRIPE_SECRET_KEY: a live key goes to Stripe alone.']
  for (const secret of ['sk_live_one', 'rk_live_one']) {
    for (const STRIPE_API_URL of ['http://api.stripe.com', 'https://api.stripe.example.com', 'http://127.0.0.1:12111']) {
      expect(readEnvironment({ ...STRIPE_LIVE, ...DUFFEL_LIVE, STRIPE_SECRET_KEY: secret, STRIPE_API_URL })).toEqual({ faults })
    }
  }
  expect(readEnvironment({ ...STRIPE_LIVE, ...DUFFEL_LIVE, DUFFEL_API_URL: 'http://127.0.0.1:12112' })).toEqual({
    faults: ['DUFFEL_API_URL is set beside a live DUFFEL_ACCESS_TOKEN: a live token goes to Duffel alone.'],
  })
  expect(readEnvironment({ ...STRIPE_TEST, STRIPE_API_URL: 'http://127.0.0.1:12111' })).toHaveProperty('environment')
  const DUFFEL_ACCESS_TOKEN = 'duffel_test_one'
  expect(readEnvironment({ DUFFEL_ACCESS_TOKEN, DUFFEL_API_URL: 'http://127.0.0.1:12112' })).toHaveProperty('environment')
})

test('real money is taken for real tickets only', () => {
  expect(readEnvironment({ ...STRIPE_LIVE, ...DUFFEL_LIVE })).toMatchObject({ environment: { payments: 'stripe', supplier: 'duffel' } })
  const faults = ['STRIPE_SECRET_KEY is a live one, but the tickets are not real: real money would be taken for nothing.']
  expect(readEnvironment(STRIPE_LIVE)).toEqual({ faults })
  expect(readEnvironment({ ...STRIPE_LIVE, DUFFEL_ACCESS_TOKEN: 'duffel_test_one' })).toEqual({ faults })
  expect(readEnvironment({ ...STRIPE_LIVE, ...DUFFEL_LIVE, SUPPLIER: 'sandbox' })).toEqual({ faults })
})

test('real tickets are not sold for play money', () => {
  expect(readEnvironment(DUFFEL_LIVE)).toEqual({
    faults: [
      'DUFFEL_ACCESS_TOKEN is a live one, but PAYMENTS is sandbox: real tickets would be sold for play money. Use a token that begins with duffel_test_.',
    ],
  })
  expect(readEnvironment({ ...DUFFEL_LIVE, ...STRIPE_TEST })).toEqual({
    faults: ['DUFFEL_ACCESS_TOKEN is a live one, but STRIPE_SECRET_KEY is for tests: real tickets would be sold for play money.'],
  })
  expect(readEnvironment({ ...DUFFEL_LIVE, SUPPLIER: 'sandbox' })).toHaveProperty('environment')
})

test('the sandbox does not run beside a live key, nor in production unless it is a demonstration', () => {
  expect(readEnvironment({ ...STRIPE_LIVE, PAYMENTS: 'sandbox' })).toEqual({
    faults: ['PAYMENTS is sandbox, but STRIPE_SECRET_KEY is a live one. Remove one of them to start.'],
  })
  expect(readEnvironment({ ...STRIPE_LIVE, PAYMENTS: 'sandbox', DEMO_MODE: 'on' })).toHaveProperty('faults')
  const faults = [
    'PAYMENTS is sandbox in production: nobody would pay for anything. Set the keys of Stripe, or DEMO_MODE=on if this is a demonstration.',
  ]
  expect(readEnvironment({ NODE_ENV: 'production' })).toEqual({ faults })
  expect(readEnvironment({ NODE_ENV: 'production', DEMO_MODE: 'off', PAYMENTS: 'sandbox' })).toEqual({ faults })
  expect(readEnvironment({ NODE_ENV: 'production', DEMO_MODE: 'on' })).toMatchObject({ environment: { payments: 'sandbox' } })
  expect(readEnvironment({ NODE_ENV: 'production', ...STRIPE_TEST })).toHaveProperty('environment')
  expect(readEnvironment({ NODE_ENV: 'development' })).toHaveProperty('environment')
  expect(readEnvironment({ DEMO_MODE: 'yes' })).toEqual({ faults: ['DEMO_MODE must be on or off.'] })
})

test('what is no key, no secret and no address of its kind is named with what is expected, and never echoed', () => {
  const wrong = {
    STRIPE_SECRET_KEY: 'pk_live_hidden',
    STRIPE_PUBLISHABLE_KEY: 'sk_live_hidden',
    STRIPE_WEBHOOK_SECRET: 'hidden',
    STRIPE_API_URL: 'ftp://hidden',
    DUFFEL_ACCESS_TOKEN: 'hidden',
    DUFFEL_API_URL: 'hidden',
    GOOGLE_ISSUER_URL: 'hidden',
    API_BASE_URL: 'ftp://hidden',
    SESSION_POLL_SECONDS: 'hidden',
    NEXTAUTH_SECRET: 'hidden',
    ENCRYPTION_KEY: 'hidden',
    DATABASE_URL: 'hidden',
    PAYMENTS: 'hidden',
  }
  const read = readEnvironment(wrong)
  expect('faults' in read && read.faults.map((fault) => fault.split(' ')[0]).toSorted()).toEqual(Object.keys(wrong).toSorted())
  expect(JSON.stringify(read)).not.toContain('hidden')
  const unfit = { ...STRIPE_LIVE, ...DUFFEL_LIVE, STRIPE_API_URL: 'http://one.example.com', DUFFEL_API_URL: 'http://one.example.com' }
  expect(JSON.stringify(readEnvironment(unfit))).not.toMatch(/_one|one\.example/)
})

test('a mail server needs a sender, and its password is never echoed', () => {
  const SMTP_URL = 'smtps://desk:secret@mail.example.com'
  expect(readEnvironment({ SMTP_URL, MAIL_FROM: 'Wayfarer <trips@example.com>' })).toMatchObject({ environment: { SMTP_URL } })
  expect(readEnvironment({ SMTP_URL, MAIL_FROM: 'trips@example.com' })).toHaveProperty('environment')
  expect(readEnvironment({ SMTP_URL })).toEqual({
    faults: ['SMTP_URL is set, but MAIL_FROM is missing: mail servers take no mail without a sender.'],
  })
  const read = readEnvironment({ SMTP_URL: 'mail:secret', MAIL_FROM: 'nobody' })
  expect('faults' in read && read.faults.map((fault) => fault.split(' ')[0])).toEqual(['SMTP_URL', 'MAIL_FROM'])
  expect(JSON.stringify(read)).not.toContain('secret')
})

test('letters go to one desk, or only into the database', () => {
  expect(readEnvironment({})).not.toHaveProperty('environment.CONTACT_EMAIL')
  expect(readEnvironment({ CONTACT_EMAIL: ' desk@example.com ' })).toMatchObject({ environment: { CONTACT_EMAIL: 'desk@example.com' } })
  for (const CONTACT_EMAIL of [
    'desk',
    'desk@example.com, other@example.com',
    'Desk <desk@example.com>',
    'desk@example.com\r\nBcc: x@y.z',
  ]) {
    expect(readEnvironment({ CONTACT_EMAIL })).toEqual({ faults: ['CONTACT_EMAIL must be one mail address, such as desk@example.com.'] })
  }
})

test('several processes on one database need shared secrets', () => {
  expect(readEnvironment({ DATABASE_URL: 'postgres://db/x' })).toMatchObject({
    faults: [expect.stringContaining('NEXTAUTH_SECRET'), expect.stringContaining('ENCRYPTION_KEY')],
  })
})

test('accounts live at API_BASE_URL, or here', () => {
  expect(readEnvironment({})).not.toHaveProperty('environment.API_BASE_URL')
  const API_BASE_URL = 'https://api.example.com/travel'
  expect(readEnvironment({ API_BASE_URL })).toMatchObject({ environment: { API_BASE_URL } })
  for (const wrong of ['api.example.com', 'file:///accounts', 'javascript:alert(1)']) {
    expect(readEnvironment({ API_BASE_URL: wrong })).toEqual({ faults: [expect.stringMatching(/^API_BASE_URL must be the address of/)] })
  }
})

test('signing in with Google needs both of its variables, or none', () => {
  const both = { GOOGLE_CLIENT_ID: 'one', GOOGLE_CLIENT_SECRET: 'secret-two' }
  expect(readEnvironment(both)).toMatchObject({ environment: both })
  expect(readEnvironment({ GOOGLE_CLIENT_ID: 'one' })).toEqual({
    faults: ['GOOGLE_CLIENT_SECRET is missing: signing in with Google needs both of its variables.'],
  })
  const read = readEnvironment({ GOOGLE_CLIENT_SECRET: 'secret-two' })
  expect(read).toEqual({ faults: ['GOOGLE_CLIENT_ID is missing: signing in with Google needs both of its variables.'] })
})

test('sessions are asked for every so many seconds, up to a day, and not at all unless it is said', () => {
  expect(readEnvironment({})).toMatchObject({ environment: { SESSION_POLL_SECONDS: 0 } })
  expect(readEnvironment({ SESSION_POLL_SECONDS: '240' })).toMatchObject({ environment: { SESSION_POLL_SECONDS: 240 } })
  expect(readEnvironment({ SESSION_POLL_SECONDS: '1.5' })).toEqual({
    faults: ['SESSION_POLL_SECONDS must be a whole number of seconds.'],
  })
  expect(readEnvironment({ SESSION_POLL_SECONDS: '-1' })).toEqual({ faults: ['SESSION_POLL_SECONDS must not be negative.'] })
  expect(readEnvironment({ SESSION_POLL_SECONDS: '86401' })).toEqual({ faults: ['SESSION_POLL_SECONDS must be at most a day.'] })
})

test('how many proxies are in front is a whole number, and one if none is said', () => {
  expect(readEnvironment({})).toMatchObject({ environment: { PROXIES_IN_FRONT: 1 } })
  expect(readEnvironment({ PROXIES_IN_FRONT: '2' })).toMatchObject({ environment: { PROXIES_IN_FRONT: 2 } })
  expect(readEnvironment({ PROXIES_IN_FRONT: '0' })).toEqual({ faults: ['PROXIES_IN_FRONT must be at least 1.'] })
})

test('a secret that is empty, short or pasted wrongly is named with its length, and never echoed', () => {
  for (const name of ['ENCRYPTION_KEY', 'NEXTAUTH_SECRET']) {
    const faultsOf = (value: string) => readEnvironment({ [name]: value })
    expect(faultsOf('')).toEqual({ faults: [`${name} must have at least 16 characters; it has 0.`] })
    expect(faultsOf(' '.repeat(40))).toEqual({ faults: [`${name} must have at least 16 characters; it has 0.`] })
    expect(faultsOf('hidden-and-short')).toHaveProperty('environment')
    expect(faultsOf('hidden-shorter')).toEqual({ faults: [`${name} must have at least 16 characters; it has 14.`] })
    for (const pasted of ['hidden-and-long-enough\n', ' hidden-and-long-enough', 'hidden-and-\nlong-enough']) {
      expect(faultsOf(pasted)).toEqual({ faults: [`${name} must be one line without spaces at its ends.`] })
    }
  }
})

test('a database address that cannot be read is named with what mends it, and its password is never echoed', () => {
  const secrets = { NEXTAUTH_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: 'y'.repeat(32) }
  const read = (DATABASE_URL: string) => readEnvironment({ ...secrets, DATABASE_URL })
  for (const readable of [
    'postgres://name:hidden@localhost:5432/wayfarer',
    'postgresql://name:hid%2Fden%3D@localhost/wayfarer?sslmode=require',
    'postgres://name@one.example:5432,two.example:5433/wayfarer',
    'postgres:///wayfarer',
    'postgres://name:hid@den=@localhost/wayfarer',
  ]) {
    expect(read(readable)).toHaveProperty('environment')
  }
  for (const wrong of [
    'postgres://name:hid/den+a=@localhost:5432/wayfarer',
    'postgres://name:hid?den@localhost:5432/wayfarer',
    'postgres://name:12#hidden@localhost:5432/wayfarer',
    'postgres://name:hid%zzden@localhost:5432/wayfarer',
    'postgres://name:hidden@localhost:port/wayfarer',
  ]) {
    const found = read(wrong)
    expect(found).toEqual({ faults: [expect.stringMatching(/^DATABASE_URL must be an address such as .+ set PGPASSWORD\.$/)] })
    expect(JSON.stringify(found)).not.toContain('hid')
  }
  expect(read('mysql://name:hidden@localhost/wayfarer')).toEqual({
    faults: ['DATABASE_URL must start with postgres:// or postgresql://.'],
  })
})

test('a name that is only spaces is named in words', () => {
  expect(readEnvironment({ DATA_FOLDER: ' ', OPENAI_MODEL: ' ', GOOGLE_CLIENT_ID: ' ' })).toEqual({
    faults: ['DATA_FOLDER must not be only spaces.', 'OPENAI_MODEL must not be only spaces.', 'GOOGLE_CLIENT_ID must not be only spaces.'],
  })
})

test('the address people open has no path, as the app is served at the root of its host', () => {
  for (const NEXTAUTH_URL of ['https://wayfarer.test', 'https://wayfarer.test/', 'http://localhost:3000']) {
    expect(readEnvironment({ NEXTAUTH_URL })).toHaveProperty('environment')
  }
  for (const tail of ['/travel', '/api/auth', '?a=b', '#top']) {
    expect(readEnvironment({ NEXTAUTH_URL: `https://wayfarer.test${tail}` })).toEqual({
      faults: ['NEXTAUTH_URL must end with its host and port, such as http://localhost:3000: Wayfarer cannot be served below a path.'],
    })
  }
  expect(readEnvironment({ NEXTAUTH_URL: 'https://name:word@wayfarer.test' })).toHaveProperty('faults')
})

test('the address people open is one of the web', () => {
  expect(readEnvironment({ NEXTAUTH_URL: 'https://wayfarer.test' })).toMatchObject({
    environment: { NEXTAUTH_URL: 'https://wayfarer.test' },
  })
  expect(readEnvironment({ NEXTAUTH_URL: 'javascript:alert(1)' })).toMatchObject({ faults: [expect.stringContaining('NEXTAUTH_URL')] })
})
