import { randomBytes } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

const SECRET_BYTES = 32
const BASE64 = /^[\w+/-]*={0,2}$/

type SecretName = 'session-secret' | 'encryption-key'

/** The embedded default signs and encrypts with keys of its own, kept beside the data. Null when none was made yet; throws one sentence for a file that holds none. */
export async function readSecret(dataFolder: string, name: SecretName): Promise<string | null> {
  const file = path.resolve(dataFolder, name)
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    // What is wrong with the folder is told when it is locked.
    if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return null
    throw new Error(`The file ${file} cannot be read (${cause.code}).`, { cause })
  })
  if (text === null) return null
  const secret = text.trim()
  if (BASE64.test(secret) && Buffer.from(secret, 'base64').length === SECRET_BYTES) return secret
  const variable = name === 'encryption-key' ? 'ENCRYPTION_KEY' : 'NEXTAUTH_SECRET'
  throw new Error(
    `The file ${file} must hold ${SECRET_BYTES} bytes in base64; it has ${bytesIn(secret)}. Put its copy back or set ${variable}; if nothing was ever stored with it, delete it.`,
  )
}

/** Makes the secret of the first start. The data folder must be locked: whoever comes second would replace it. */
export async function makeSecret(dataFolder: string, name: SecretName): Promise<string> {
  const file = path.resolve(dataFolder, name)
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  // The name begins with a dot, so that no later start takes what was left of it for a stranger's.
  const unfinished = path.resolve(dataFolder, `.${name}-unfinished`)
  try {
    await writeToDisk(unfinished, secret)
    await rename(unfinished, file)
    await flushFolder(path.dirname(file))
    return secret
  } catch (cause) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    const code = cause instanceof Error && 'code' in cause ? cause.code : cause
    throw new Error(`The file ${file} could not be written (${code}). Make room or make DATA_FOLDER writable, and start again.`, { cause })
  }
}

function bytesIn(secret: string): number {
  return BASE64.test(secret) ? Buffer.from(secret, 'base64').length : 0
}

async function writeToDisk(file: string, text: string): Promise<void> {
  // Left by a start that was killed, and perhaps readable for others.
  await rm(file, { force: true })
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The new name, on the disk itself. Windows has no such thing. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
