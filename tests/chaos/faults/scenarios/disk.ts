import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppServer, startRefused } from '../../../journeys/server'
import { isClearRefusal, openGuest } from '../guest'
import { Missing, type Scenario } from '../trial'
import { checkGoesOn, checkIsWellAgain } from '../until-well'

// The disk under the data folder is full, or cannot be written.

const DISK = '160m'
const PIECE_BYTES = 256 * 1024
const WRITES = 12

export const diskFull: Scenario = async (trial) => {
  const { check, figure, stage } = trial
  await withDisk(async (disk) => {
    await stage.withApp('full-disk', { DATA_FOLDER: disk.folder }, async (app) => {
      await app.start()
      const guest = await openGuest(app.url)
      await guest.say('hello')
      const before = JSON.stringify((await guest.whenAtRest()).messages)
      disk.fill()
      await untilTold(app, 'full')
      for (let write = 0; write < WRITES; write++) {
        const refused = await guest.say('hello again')
        check('what would write is refused clearly', isClearRefusal(refused), { httpStatus: refused.httpStatus, code: refused.code })
      }
      check('the thread can be read', JSON.stringify((await guest.read()).messages) === before)
      const page = await guest.get('/api/threads')
      check('the list can be read', page.httpStatus === 200, page.httpStatus)
      const told: unknown = await (await fetch(`${app.url}/api/ready`)).json()
      check('the process says so', JSON.stringify(told).includes('full'), told)
      disk.free()
      await checkIsWellAgain(trial, guest)
      await untilTold(app, 'up')
      await checkGoesOn(trial, guest)
      const kept = (await guest.whenAtRest()).messages
      check('nothing of what was refused is there', kept.length === 4, kept.length)
      await app.kill()
      await app.start()
      check('after a kill it is all there still', (await guest.whenAtRest()).messages.length === kept.length)
      figure('refused', WRITES)
    })
  })
}

export const diskReadOnly: Scenario = async (trial) => {
  const { check, stage } = trial
  await withDisk(async (disk) => {
    await stage.withApp('read-only-disk', { DATA_FOLDER: disk.folder }, async (app) => {
      await app.start()
      const guest = await openGuest(app.url)
      await guest.say('hello')
      const before = JSON.stringify((await guest.whenAtRest()).messages)
      await app.kill()
      disk.protect(true)
      const { exitCode, said } = await startRefused({ DATA_FOLDER: disk.folder, MODEL: 'concierge' })
      check('a start is refused', exitCode === 1, exitCode)
      check('with a sentence that says what to do', said.includes(`Wayfarer cannot write to its data folder (${disk.folder})`), said)
      disk.protect(false)
      const startedAt = performance.now()
      await app.start()
      await checkIsWellAgain(trial, guest, startedAt)
      check('everything is as it was', JSON.stringify((await guest.read()).messages) === before)
      await checkGoesOn(trial, guest)
    })
  })
}

type Disk = { folder: string; fill: () => void; free: () => void; protect: (isProtected: boolean) => void }

/** A small disk of its own, in memory. */
async function withDisk(use: (disk: Disk) => Promise<void>): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new Missing('only root can mount a small disk')
  const mount = mkdtempSync(join(tmpdir(), 'wayfarer-faults-disk-'))
  const run = (command: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
    if (status !== 0) throw new Missing(`${command} failed: ${stderr.trim()}`)
  }
  run('mount', '-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', mount)
  try {
    await use({
      folder: mount,
      fill: () => {
        try {
          for (let piece = 0; ; piece++) writeFileSync(join(mount, `filler-${piece}`), Buffer.alloc(PIECE_BYTES))
        } catch {
          // That was the last of it.
        }
      },
      free: () => {
        for (const name of readdirSync(mount)) if (name.startsWith('filler-')) rmSync(join(mount, name))
      },
      protect: (isProtected) => run('mount', '-o', `remount,${isProtected ? 'ro' : 'rw'}`, mount),
    })
  } finally {
    spawnSync('umount', ['-l', mount])
    rmSync(mount, { recursive: true, force: true })
  }
}

async function untilTold({ url }: AppServer, state: string): Promise<void> {
  for (const until = performance.now() + 10_000; performance.now() < until; ) {
    const told = await (await fetch(`${url}/api/ready`)).text()
    if (told.includes(`"database":"${state}"`)) return
  }
}
