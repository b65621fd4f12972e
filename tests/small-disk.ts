import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Only root on Linux can mount one. */
export const canMountDisk = process.platform === 'linux' && process.getuid?.() === 0

/** A disk of its own in memory, such as `64k`, with no byte left on it when `isFull`; it is gone afterwards. */
export async function withSmallDisk(size: string, isFull: boolean, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-small-disk-'))
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`mount failed: ${stderr.trim()}`)
  try {
    if (isFull) fill(folder)
    await use(folder)
  } finally {
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

function fill(folder: string): void {
  try {
    for (let piece = 0; ; piece++) writeFileSync(join(folder, `.filler-${piece}`), Buffer.alloc(4096))
  } catch {
    // That was the last of it.
  }
}
