'use client'

import * as texts from '@/lib/texts/stays'
import { useChatActions } from '../chat/chat-actions'
import { Chip } from '../ui/chip'
import { ChevronDownIcon } from '../ui/icons'

/** Where places to stay are known, folded; a press asks for one of them. */
export function KnownPlaces({ names }: { names: string[] }) {
  const { say, isBusy } = useChatActions()
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 text-fact text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
        {texts.knownPlaces}
      </summary>
      <ul className="flex flex-wrap gap-1.5 pt-1">
        {names.map((name) => (
          <li key={name}>
            <Chip
              className="pointer-coarse:min-h-11"
              aria-disabled={isBusy || undefined}
              onClick={isBusy ? undefined : () => say(texts.findMeAPlaceToStay(name))}
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </details>
  )
}
