import type { TranscriptHeader } from '@/lib/replay/transcript'
import { OWN_MODEL, TRANSCRIPT_VERSION } from '@/lib/replay/transcript'
import packageFile from '../../package.json' with { type: 'json' }
import type { Story } from './storyboards/story'

const NOW = '2026-11-20T09:00:00.000Z'

/** The world in which a story is told, unless it says otherwise: an ordinary Friday, nine in the morning in London. */
export function transcriptHeader({
  title,
  now = NOW,
  zone = 'Europe/London',
  dials = '',
}: Pick<Story, 'title' | 'now' | 'zone' | 'dials'>): TranscriptHeader {
  return {
    type: 'transcript',
    version: TRANSCRIPT_VERSION,
    title,
    app: packageFile.version,
    now,
    today: new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date(now)),
    zone,
    seed: 0,
    model: OWN_MODEL,
    supplier: ['sandbox', dials].join(' ').trim(),
    gateway: 'sandbox',
  }
}
