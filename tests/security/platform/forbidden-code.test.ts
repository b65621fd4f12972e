import { expect, test } from 'vitest'
import { withoutComments } from '@/tests/architecture/imports'
import { isTextFile, projectFiles, readProjectFile } from '@/tests/architecture/project-files'

type Rule = { what: string; pattern: RegExp /** Where it stands all the same, and why that is safe. */; except?: Record<string, string> }

const RULES: Rule[] = [
  { what: 'text is run as a program', pattern: /\beval\(|\bnew Function\(|\bimport\(`|setTimeout\(['"`]|from 'node:vm'/ },
  { what: 'another program is started', pattern: /child_process|worker_threads/ },
  {
    what: 'text becomes markup',
    pattern:
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|srcDoc|DOMParser|createContextualFragment/,
    except: {
      'components/content/json-ld.tsx': 'JSON of our own pages, in which every < is written as an escape',
      'components/content/picture/picture.tsx': 'a drawing that is put together from numbers and tokens of our own landmarks',
    },
  },
  {
    what: 'SQL is put together from text',
    pattern: /\bsql\.raw\(|\.unsafe\(/,
    except: {
      'lib/adapters/backup/dump.ts': 'a number of our own in the operator’s back-up',
      'lib/adapters/database/guarded-client.ts': 'passes on the text and the separate values that the query builder made',
      'lib/adapters/database/open-postgres.ts': 'a time-out of our own in milliseconds, which SET takes as text only',
    },
  },
  { what: 'XML is read', pattern: /xml2js|fast-xml-parser|libxmljs|parseFromString/ },
  { what: 'objects are made from text by anything but JSON', pattern: /deserialize\(|node-serialize|js-yaml|superjson/ },
  {
    what: 'a hash or cipher is used that is broken',
    pattern: /['"](?:md5|sha-?1|des|rc4|aes-\d+-(?:ecb|cbc))['"]|createCipher\(|pseudoRandomBytes/i,
  },
  {
    what: 'chance that can be foretold is used',
    pattern: /\bMath\.random\(/,
    except: {
      'lib/adapters/database/retry-conflicts.ts': 'spreads the moments at which work that met another’s change is tried again',
      'lib/adapters/stream-bus/redis-connection.ts': 'spreads the moments at which connections are made again',
    },
  },
  { what: 'certificates are not checked', pattern: /NODE_TLS_REJECT_UNAUTHORIZED|rejectUnauthorized/ },
  { what: 'a connection is held that is no HTTP', pattern: /\bnew WebSocket\b|RTCPeerConnection|\bupgrade\b.*\bsocket\b/ },
  { what: 'other sites may read answers', pattern: /access-control-allow/i },
  {
    what: 'messages of other windows are heard',
    pattern: /addEventListener\('message'/,
    except: { 'components/payment/use-bank-check.ts': 'of our own origin and of one form alone, which a test of its own holds' },
  },
  {
    what: 'a class of errors is swallowed without a word',
    pattern: /process\.on\('(?:uncaughtException|unhandledRejection)', \(\) => \{?\s*\}?\)/,
  },
]

const sources = projectFiles()
  .filter((path) => /^(app|components|tools|prompts|lib)\//.test(path) || /^[^/]+\.(ts|mjs)$/.test(path))
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\.(test|config)\.tsx?$|\/testing[\w-]*\.ts$/.test(path))
  .map((path) => ({ path, code: withoutComments(readProjectFile(path)) }))

test.each(RULES)('nowhere: $what', ({ pattern, except = {} }) => {
  const found = sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path)
  expect(found.toSorted()).toEqual(Object.keys(except).toSorted())
})

test('the search reads all code that runs', () => {
  expect(sources.length).toBeGreaterThan(900)
  expect(RULES.find(({ what }) => what.startsWith('text is run'))?.pattern.test('const made = new Function(text)')).toBe(true)
})

test('what somebody wrote is no pattern before its signs are escaped', () => {
  const withTheirWords = sources.filter(({ path }) => /^(app|components|lib\/workflows)\//.test(path))
  const made = withTheirWords.flatMap(({ path, code }) =>
    [...code.matchAll(/new RegExp\(([^\n]*)/g)].map(([, from = '']) => ({ path, from })),
  )
  const inserted = made.flatMap(({ path, from }) => [...from.matchAll(/\$\{([^}]+)\}/g)].map(([, part = '']) => ({ path, part })))
  const unescaped = inserted.filter(({ part }) => !/^[A-Z][A-Z_]*$|^(?:escaped?|asPattern|escapeForRegExp)\(|\.map\(escaped?\)/.test(part))
  expect(inserted.length).toBeGreaterThan(3)
  expect(unescaped).toEqual([])
})

test('no file but a test with an invented one holds a secret', () => {
  const secret =
    /\b[sr]k_live_[A-Za-z0-9]{10,}|\bduffel_live_[A-Za-z0-9_-]{12,}|\bsk-proj-[A-Za-z0-9]{20,}|\bAKIA[A-Z0-9]{16}\b|-----BEGIN [A-Z ]*PRIVATE KEY-----\n[A-Za-z0-9+/]{40}/
  const holding = projectFiles().filter((path) => isTextFile(path) && !/\.test\.tsx?$/.test(path) && secret.test(readProjectFile(path)))
  expect(holding).toEqual([])
})
