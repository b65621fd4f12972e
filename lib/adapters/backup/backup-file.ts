import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'

/**
 * A backup is one gzip file of JSON lines: first what it is, then each row as `{"table":…,"row":…}`, table by table, at last how many rows
 * there were and the SHA-256 of every line before. So half a file is never taken for a whole one.
 */
const headSchema = z.object({
  format: z.literal('wayfarer-backup'),
  formatVersion: z.literal(1),
  /** The last migration of the database that it was made from. */
  schema: z.string(),
  madeAt: z.string(),
  /** Of the key that passports in it are encrypted with (database/sealing.ts); null where none was known. */
  keyCheck: z.string().nullable(),
  tables: z.record(z.string(), z.number().int()),
})
const endSchema = z.object({ end: z.literal(true), rows: z.number().int(), sha256: z.string() })
export type BackupHead = Omit<z.infer<typeof headSchema>, 'format' | 'formatVersion'>

/** Why a backup was not made or not restored, as a sentence for whoever asked for it. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

/** Writes beside the file and puts it in its place when it is whole. Rows are JSON text as the database gave them. */
export async function writeBackup(
  file: string,
  { head, rows }: { head: BackupHead; rows: AsyncIterable<{ table: string; row: string }> },
): Promise<void> {
  const unfinished = `${file}.unfinished`
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }))
  // It is waited for at the end; what fails before that must not end the process.
  written.catch(() => undefined)
  const hash = createHash('sha256')
  const write = async (line: string) => {
    hash.update(`${line}\n`)
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written])
  }
  try {
    let count = 0
    await write(JSON.stringify({ format: 'wayfarer-backup', formatVersion: 1, ...head }))
    for await (const { table, row } of rows) {
      await write(`{"table":${JSON.stringify(table)},"row":${row}}`)
      count++
    }
    gzip.end(`${JSON.stringify({ end: true, rows: count, sha256: hash.digest('hex') })}\n`)
    await written
    await flush(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    gzip.destroy()
    await written.catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Reads the whole file once; throws `BackupRefused` unless it is a whole backup of a format that we know. */
export async function checkBackup(file: string): Promise<BackupHead> {
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  let head: BackupHead | null = null
  let end: z.infer<typeof endSchema> | null = null
  for await (const line of linesOf(file)) {
    if (end) throw damaged(file)
    if (!head) head = readHead(file, line)
    else if (line.startsWith('{"end":')) end = readEnd(file, line)
    else {
      const { table } = readRow(file, line)
      counts[table] = (counts[table] ?? 0) + 1
    }
    if (!end) hash.update(`${line}\n`)
  }
  if (!head || !end || end.sha256 !== hash.digest('hex')) throw damaged(file)
  const isAll = Object.entries(head.tables).every(([table, count]) => (counts[table] ?? 0) === count)
  if (!isAll || Object.keys(counts).some((table) => !head.tables[table])) throw damaged(file)
  return head
}

/** The rows of a file that was checked, as JSON text. */
export async function* rowsOf(file: string): AsyncGenerator<{ table: string; row: string }> {
  let isFirst = true
  for await (const line of linesOf(file)) {
    if (!isFirst && !line.startsWith('{"end":')) yield readRow(file, line)
    isFirst = false
  }
}

const ROW = /^\{"table":"([a-z_]+)","row":(\{.*\})\}$/s

function readRow(file: string, line: string): { table: string; row: string } {
  const [, table, row] = ROW.exec(line) ?? []
  if (!table || !row) throw damaged(file)
  return { table, row }
}

function readHead(file: string, line: string): BackupHead {
  const read = headSchema.safeParse(readJson(line))
  if (!read.success) throw new BackupRefused(`${file} is no backup that this Wayfarer can read.`)
  const { format: _, formatVersion: __, ...head } = read.data
  return head
}

function readEnd(file: string, line: string): z.infer<typeof endSchema> {
  const read = endSchema.safeParse(readJson(line))
  if (!read.success) throw damaged(file)
  return read.data
}

/** Lines end with a line feed alone: other characters that end lines may stand within a text. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const bytes = source.pipe(createGunzip())
  source.once('error', (error) => bytes.destroy(error))
  const decoder = new TextDecoder()
  let rest: string[] = []
  try {
    for await (const chunk of bytes) {
      const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
      rest.push(first)
      for (const line of others) {
        yield rest.join('')
        rest = [line]
      }
    }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')
    throw isMissing ? new BackupRefused(`There is no file ${file}.`) : error instanceof BackupRefused ? error : damaged(file)
  }
  if (rest.join('') !== '') throw damaged(file)
}

function damaged(file: string): BackupRefused {
  return new BackupRefused(`${file} is no whole backup of Wayfarer’s: it is damaged or was cut off. Nothing was restored.`)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** On the disk, and not only on its way there. */
async function flush(file: string): Promise<void> {
  const handle = await open(file)
  await handle.sync().finally(() => handle.close())
}
