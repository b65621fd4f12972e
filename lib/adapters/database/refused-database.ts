import { databaseCode } from './database-code'

/** What makes a database of no use to us, as the end of a sentence: "it stores text as LATIN1, and UTF8 is needed". */
export class DatabaseUnfit extends Error {}

type Where = { place: string; role: string }

/** By PostgreSQL's own codes, the driver's and the system's: the cause, and what to do about it. */
const CAUSES: [codes: RegExp, why: (said: string, where: Where) => string][] = [
  [/^(ECONNREFUSED|ENOENT)$/, () => 'nothing listens there. Start PostgreSQL, or set DATABASE_URL to where it runs'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, () => 'there is no such host'],
  [/^(CONNECT_TIMEOUT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, () => 'the server did not answer'],
  [
    /^(28P01|SASL_SIGNATURE_MISMATCH)$/,
    (_, { role }) => `the password of the role ${role} was refused. It stands in DATABASE_URL or in PGPASSWORD`,
  ],
  [/^28000$/, (said, { role }) => `the role ${role} is not let in (${said})`],
  [/^3D000$/, () => 'there is no such database. Create it, or set DATABASE_URL to another'],
  [
    /^42501$/,
    (said, { role }) => `the role ${role} may not make its tables (${said}). Grant it CREATE on the database and on its schema public`,
  ],
  [/^42P(06|07)$/, (said) => `there are tables of another program in it (${said}). Wayfarer needs a database of its own`],
  [/^25006$/, () => 'it can only be read'],
  [/^(53100|ENOSPC)$/, () => 'the disk of its server is full'],
  [/^53300$/, () => 'its server has no connection left'],
  [/^57P0[1-3]$/, () => 'its server is starting or stopping. Try again in a moment'],
  [/^55P03$/, () => 'another program keeps its tables locked, so they cannot be brought up to date'],
  [/^(08P01|42704)$/, (said) => `its server does not take a parameter of the address (${said})`],
]

/** PgBouncer's words: its code is that of any fault of the protocol. */
const POOLER = /unsupported startup parameter/

/** Why the database cannot be used, in a sentence for people who run the server, which never tells the password. */
export function refusedDatabase(error: unknown, where: Where): Error {
  return new Error(`Wayfarer cannot use the database of DATABASE_URL (${where.place}): ${causeOf(error, where)}.`, { cause: error })
}

function causeOf(error: unknown, where: Where): string {
  const said = deepest(error)
  if (said instanceof DatabaseUnfit) return said.message
  if (POOLER.test(said.message)) {
    return `a pooler in front of it, such as PgBouncer, refuses what every connection of Wayfarer begins with (${said.message}). Set DATABASE_URL to PostgreSQL itself, or name the settings in the pooler’s ignore_startup_parameters and give them to the role with ALTER ROLE`
  }
  for (const [codes, why] of CAUSES) if (databaseCode(error, codes)) return why(said.message, where)
  return said.message || said.name
}

/** What the driver threw: around it stands the whole query. */
function deepest(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  // Each address of a host was tried.
  if (error instanceof AggregateError && error.errors.length > 0) return deepest(error.errors[0])
  return error.cause instanceof Error ? deepest(error.cause) : error
}
