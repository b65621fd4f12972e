import { createServer } from 'node:net'

/**
 * The port to serve on: from the command line, else from PORT, else 3000.
 * @param {string[]} args what follows `npm start --`
 * @param {string | undefined} fromEnvironment
 * @returns {{ port: number } | { refusal: string }}
 */
export function readPort(args, fromEnvironment) {
  const words = args.flatMap((arg) => (arg.startsWith('--port=') ? ['--port', arg.slice('--port='.length)] : [arg]))
  const unknown = words.filter((word, index) => !isPortFlag(word) && !isPortFlag(words[index - 1]))
  if (unknown.length > 0)
    return { refusal: `npm start does not know "${unknown.join(' ')}". It takes --port, as in: npm start -- --port 4000` }
  const flagIndex = words.findIndex(isPortFlag)
  const text = flagIndex >= 0 ? (words[flagIndex + 1] ?? '') : fromEnvironment || '3000'
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535)
    return { refusal: `"${text}" is not a port. Choose a number from 1 to 65535, as in: npm start -- --port 4000` }
  return { port }
}

/** @param {string | undefined} word */
function isPortFlag(word) {
  return word === '--port' || word === '-p'
}

/**
 * Why the port cannot be served on, as a sentence, or null when it is free.
 * @param {number} port
 * @returns {Promise<string | null>}
 */
export function refusalOfPort(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(portSentence(port, 'code' in error ? String(error.code) : error.message)))
    probe.listen(port, () => probe.close(() => resolve(null)))
  })
}

/** @param {number} port @param {string} code */
function portSentence(port, code) {
  const other = port < 65_535 ? port + 1 : 3000
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken: perhaps Wayfarer is running already. Stop what runs there, or choose another port: npm start -- --port ${other}`
  }
  if (code === 'EACCES') return `This user may not serve on port ${port}. Choose a port from 1024 upwards: npm start -- --port 3000`
  return `Port ${port} cannot be used (${code}). Choose another port: npm start -- --port ${other}`
}

/** A port on which nobody listens. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
