import { statfs } from 'node:fs/promises'
import { LEAST_FREE_BYTES } from './data-folder-lock'

const LOOK_EVERY_MS = 1_000

/** Whether the disk under a folder has room to write; looked up at most once a second. */
export function createDiskRoom(folder: string, look = freeBytes): () => Promise<boolean> {
  let hasRoom = Promise.resolve(true)
  let lookedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = performance.now()
      // What cannot be told is no reason to refuse.
      hasRoom = look(folder).then(
        (bytes) => bytes >= LEAST_FREE_BYTES,
        () => true,
      )
    }
    return hasRoom
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
