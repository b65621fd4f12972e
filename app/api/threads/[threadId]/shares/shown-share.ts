import { baseUrlOf } from '@/app/auth/auth-cookies'
import type { ThreadShare } from '@/lib/ports/share-store'
import type { Services } from '@/lib/services'

/** A link as its owner sees it. */
export function shownShare({ token, createdAt }: ThreadShare, all: Pick<Services, 'environment'>) {
  return { url: `${baseUrlOf(all)}/shared/${token}`, token, createdAt: createdAt.toISOString() }
}
