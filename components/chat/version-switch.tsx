'use client'

import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons'
import { TurnButton } from './turn-button'

type VersionSwitchProps = { id: string; versions: string[]; isOff: boolean; onShow: (messageId: string) => void }

/** "‹ 2 / 3 ›": goes to another version of a message, and to what followed it. */
export function VersionSwitch({ id, versions, isOff, onShow }: VersionSwitchProps) {
  const index = versions.indexOf(id)
  const previous = versions[index - 1]
  const next = versions[index + 1]
  if (index === -1) return null
  return (
    <fieldset aria-label="Versions of this message" className="flex items-center text-fact text-ink-soft">
      <TurnButton label="Previous version" isOff={isOff || !previous} onClick={() => previous && onShow(previous)}>
        <ChevronLeftIcon />
      </TurnButton>
      <span className="figures">
        <span className="sr-only">Version </span>
        {index + 1} / {versions.length}
      </span>
      <TurnButton label="Next version" isOff={isOff || !next} onClick={() => next && onShow(next)}>
        <ChevronRightIcon />
      </TurnButton>
    </fieldset>
  )
}
