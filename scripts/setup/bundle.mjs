import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** What everybody may fetch. */
const SERVED = [join(root, '.next', 'static'), join(root, 'public')]
/** Where somebody in a clone keeps secrets: none of their values may have come along. */
const KEPT_SECRETS = ['session-secret', 'encryption-key'].map((name) => join(root, process.env.DATA_FOLDER ?? '.data', name))
/** Said in the browser, too, by the framework and the auth library. */
const PUBLIC_NAMES = ['NODE_ENV', 'NEXTAUTH_URL']
const SHORTEST_SECRET = 12

/** What only the server's code says: its packages, its modules, its queries, and what the model is told. */
const SERVER_WORDS = [
  ...['drizzle', 'pglite', 'pg_advisory', 'argon2', 'nodemailer', 'pdfkit', 'fontkit', 'duffel_api', 'stripe-node', 'ioredis', '@redis/'],
  ...['node:fs', 'node:crypto', 'node:net', 'server-only', 'wayfarerServices', 'insert into "', 'create table', 'You write as a very good'],
]
const SECRET_SHAPES = [
  /\b[sr]k[-_](?:live|test|proj|ant)[-_][A-Za-z0-9]{8,}/,
  /\b(?:whsec|duffel_live|duffel_test)_[A-Za-z0-9]{8,}/,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(?:postgres(?:ql)?|rediss?|smtps?):\/\/[^\s"'`/@:]*:[^\s"'`/@]+@/,
]

/**
 * What is wrong with files that anybody may fetch, as sentences that repeat no secret.
 * @param {{ path: string, content: string }[]} files
 * @param {{ names: string[], values: string[] }} secrets what the server's variables are called, and what must not be told of them
 */
export function bundleOffences(files, { names, values }) {
  return files.flatMap(({ path, content }) => [
    ...(path.endsWith('.map') ? [`${path} is a source map`] : []),
    ...(/[#@]\s*sourceMappingURL=/.test(content) ? [`${path} names a source map`] : []),
    ...names.filter((name) => new RegExp(`\\b${name}\\b`).test(content)).map((name) => `${path} names ${name}`),
    ...(values.some((value) => content.includes(value)) ? [`${path} holds the value of a secret`] : []),
    ...SECRET_SHAPES.flatMap((shape) =>
      shape.test(content) ? [`${path} holds what looks like a secret (${shape.source.slice(0, 24)}…)`] : [],
    ),
    ...SERVER_WORDS.filter((word) => content.includes(word)).map((word) => `${path} holds code of the server (${word.trim()})`),
  ])
}

/**
 * Looks through the build that is there, and says what it found.
 * @returns {number} an exit code: 0 when there is nothing to say
 */
export function checkBundle() {
  const files = SERVED.filter((folder) => existsSync(folder)).flatMap(textFiles)
  const offences = bundleOffences(files, { names: serverNames(), values: secretValues() })
  for (const offence of offences) console.error(offence)
  const isEmpty = !files.some(({ path }) => path.endsWith('.js'))
  if (isEmpty) console.error('There are no scripts to look through: is there a build?')
  else if (offences.length === 0) console.log(`${files.length} files hold no secret and nothing of the server’s.`)
  return offences.length > 0 || isEmpty ? 1 : 0
}

/** Every variable of the server, as its own check of them names it. */
export function serverNames() {
  const source = readFileSync(join(root, 'lib', 'env.ts'), 'utf8')
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]{3,}):/gm)].map(([, name = '']) => name)
  return names.filter((name) => !PUBLIC_NAMES.includes(name))
}

function secretValues() {
  const given = serverNames().filter((name) => /SECRET|KEY|TOKEN|PASSWORD|_URL$/.test(name) && !name.includes('PUBLISHABLE'))
  const kept = KEPT_SECRETS.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8').trim())
  return [...given.map((name) => process.env[name] ?? ''), ...kept].filter((value) => value.length >= SHORTEST_SECRET)
}

/** @param {string} folder */
function textFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !/\.(png|ico|woff2?|ttf)$/.test(path))
    .map((path) => ({ path: path.slice(root.length), content: readFileSync(path, 'utf8') }))
}
