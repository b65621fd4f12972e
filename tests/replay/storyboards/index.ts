import { branches } from './branches'
import { buying } from './buying'
import { planning } from './planning'
import type { Story } from './story'
import { talk } from './talk'
import { trips } from './trips'
import { trouble } from './trouble'

/** Every story that is kept as a transcript, under tests/transcripts or beside its tool. */
export const STORIES: Story[] = [...planning, ...talk, ...branches, ...trouble, ...buying, ...trips]
