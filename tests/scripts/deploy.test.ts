import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readEnvironment, VARIABLE_NAMES } from '@/lib/env'
import { MOST_TRANSCRIPT_BYTES } from '@/lib/replay/transcript-file'
import { serveCommand, serverFlags, serverMemory } from '../../scripts/setup/node.mjs'
import { root } from '../../scripts/setup/paths.mjs'
import { readYaml } from './read-yaml'

const read = (name: string) => readFileSync(join(root, 'scripts', 'deploy', name), 'utf8')
const serviceSchema = z.looseObject({
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
})
const appSchema = serviceSchema.extend({
  build: z.object({ context: z.string(), dockerfile: z.string() }),
  deploy: z.object({ replicas: z.coerce.number() }),
  stop_grace_period: z.string().regex(/^\d+s$/),
  healthcheck: z.looseObject({ test: z.array(z.string()) }),
})
const compose = z
  .object({ name: z.string(), services: z.record(z.string(), serviceSchema), volumes: z.record(z.string(), z.unknown()) })
  .parse(readYaml(read('compose.yaml')))
const app = appSchema.parse(compose.services.app)

/** As compose fills in what a shell sets, and what it does not. */
function filledIn(values: Record<string, string>): Record<string, string> {
  const fill = (text: string) =>
    text.replace(
      /\$\{(\w+):([-?])([^}]*)\}/g,
      (_, name: string, sign: string, usual: string) => values[name] ?? (sign === '-' ? usual : ''),
    )
  return Object.fromEntries(Object.entries(app.environment).map(([name, text]) => [name, fill(text)]))
}

test('every variable that the app is given is one that it reads', () => {
  const unknown = Object.keys(app.environment).filter((name) => !VARIABLE_NAMES.includes(name))
  expect(unknown).toEqual([])
})

test('whatever the app reads is handed on as it was set, but for what is settled here or in the image', () => {
  const notHandedOn = VARIABLE_NAMES.filter((name) => filledIn({ [name]: 'as it was set' })[name] !== 'as it was set')
  expect(notHandedOn.toSorted()).toEqual(['DATABASE_URL', 'DATA_FOLDER', 'NODE_ENV', 'PGPASSWORD', 'PROXIES_IN_FRONT', 'REDIS_URL'])
})

test('the secrets that nobody set stop the start; with them, and a word on money, it starts', () => {
  const secrets = { POSTGRES_PASSWORD: 'a-password', NEXTAUTH_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: 'y'.repeat(32) }
  const faults = (values: Record<string, string>) => {
    const found = readEnvironment({ NODE_ENV: 'production', ...filledIn(values) })
    return 'faults' in found ? found.faults.join() : null
  }
  expect(faults({ ...secrets, DEMO_MODE: 'on' })).toBeNull()
  expect(faults(secrets)).toContain('PAYMENTS is sandbox in production')
  expect(faults({ DEMO_MODE: 'on' })).toContain('NEXTAUTH_SECRET must have at least 16 characters; it has 0.')
})

test('the database and the app get the same password, whatever signs it has', () => {
  const ofDatabase = compose.services.database?.environment.POSTGRES_PASSWORD
  expect(app.environment.PGPASSWORD).toBe(ofDatabase)
  for (const POSTGRES_PASSWORD of ['ab+/cd/ef+gh==', 'p@ss:w?rd#%zz&', "it's one"]) {
    const given = filledIn({ POSTGRES_PASSWORD, NEXTAUTH_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: 'y'.repeat(32), DEMO_MODE: 'on' })
    expect(readEnvironment(given)).toMatchObject({
      environment: { PGPASSWORD: POSTGRES_PASSWORD, DATABASE_URL: 'postgres://wayfarer@database:5432/wayfarer' },
    })
  }
})

test('two processes share what they need to be one, and nothing of it is published but the door', () => {
  expect(app.deploy.replicas).toBe(2)
  expect(Object.keys(filledIn({}))).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'NEXTAUTH_SECRET', 'ENCRYPTION_KEY']))
  const published = Object.entries(compose.services).filter(([, service]) => 'ports' in service)
  expect(published.map(([name]) => name)).toEqual(['proxy'])
  const hosts = Object.values(app.environment).flatMap((text) => text.match(/(?<=@|redis:\/\/)\w+(?=:\d)/g) ?? [])
  expect(hosts.filter((host) => !compose.services[host])).toEqual([])
})

test('a process that is told to leave gets longer than it takes, and nobody is sent to one that is not ready', () => {
  expect(Number.parseInt(app.stop_grace_period, 10)).toBeGreaterThan(30)
  expect(app.healthcheck.test).toEqual(['CMD', 'node', 'scripts/deploy/is-ready.mjs'])
  expect(read('is-ready.mjs')).toContain('/api/ready')
  expect(read('Dockerfile')).toContain('NEXT_MANUAL_SIG_HANDLE=true')
})

test('a process in a container serves with the same flags and memory as one that is started by hand', () => {
  const [, command = '[]'] = /^CMD (.+)$/m.exec(read('Dockerfile')) ?? []
  const words = z.array(z.string()).parse(JSON.parse(command))
  const [, ...serving] = serveCommand(3000)
  expect(words.slice(1)).toEqual([...serverFlags, 'node_modules/next/dist/bin/next', ...serving])
  for (const [name, value] of Object.entries(serverMemory)) expect(read('Dockerfile')).toContain(`${name}=${value}`)
})

test('the door lets go of a connection before the app does', () => {
  const [, seconds] = /\bkeepalive_timeout (\d+)s;/.exec(read('nginx.conf')) ?? []
  expect(Number(seconds) * 1_000).toBeLessThan(Number(serveCommand(3000).at(-1)))
  expect(Number(seconds)).toBeGreaterThan(0)
})

test('no file of secrets gets into the image: neither one at the root nor the one beside compose', () => {
  const left = read('Dockerfile.dockerignore').split('\n')
  const isLeftOut = (path: string) => left.some((pattern) => pattern !== '' && matchesGlob(path, pattern))
  expect(['.env', '.env.local', 'scripts/deploy/.env', 'scripts/deploy/.env.production'].filter((path) => !isLeftOut(path))).toEqual([])
  expect(isLeftOut('scripts/deploy/compose.yaml')).toBe(false)
})

test('every file and volume that is named is there', () => {
  const mounted = Object.values(compose.services).flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
  const [files, volumes] = [mounted.filter((name) => name.startsWith('.')), mounted.filter((name) => !name.startsWith('.'))]
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
  const paths = [...files.map((name) => join('scripts', 'deploy', name)), app.build.dockerfile, ...copied]
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(volumes.filter((name) => !(name in compose.volumes))).toEqual([])
  const missing = Object.values(compose.services).flatMap((service) =>
    Object.keys(service.depends_on).filter((name) => !compose.services[name]),
  )
  expect(missing).toEqual([])
})

test('the door keeps no word of an answer back, writes no address down, and sends nothing twice that changes something', () => {
  const nginx = read('nginx.conf')
  for (const line of ['proxy_buffering off;', 'access_log off;', 'proxy_set_header X-Request-Id $request_id;', 'server app:3000 resolve']) {
    expect(nginx).toContain(line)
  }
  expect(nginx).not.toContain('non_idempotent')
  expect(nginx.match(/\{/g)?.length).toBe(nginx.match(/\}/g)?.length)
})

test('a transcript and an event of the gateway come in at the door as large as the app takes them', () => {
  const nginx = read('nginx.conf')
  const [, replay = ''] = /location = \/api\/replay \{([^}]*)\}/.exec(nginx) ?? []
  expect(replay).toContain(`client_max_body_size ${MOST_TRANSCRIPT_BYTES / 1024 / 1024}m;`)
  expect(replay).toContain('proxy_pass http://wayfarer;')
  expect(nginx).toContain('client_max_body_size 256k;')
})

test('the reader of YAML understands what we write and nothing that it would read wrongly', () => {
  expect(readYaml('# a\nb:\n  - c\n  - "d e"\nf:\n  g: h:i\n  j: ["k", "l"]\n')).toEqual({
    b: ['c', 'd e'],
    f: { g: 'h:i', j: ['k', 'l'] },
  })
  for (const text of ['a: *b', 'a: |', 'a: b # c', 'a: b\na: c', 'a:', '- a: b\nc']) expect(() => readYaml(text)).toThrow()
})
