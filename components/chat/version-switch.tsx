'use client'

import { useId } from 'react'
import * as texts from '@/lib/texts/chat'
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons'
import { TurnButton } from './turn-button'

type VersionSwitchProps = { id: string; versions: string[]; isOff: boolean; onShow: (messageId: string) => void }

/** "‹ 2 / 3 ›": goes to another version of a message, and to what followed it. */
export function VersionSwitch({ id, versions, isOff, onShow }: VersionSwitchProps) {
  const index = versions.indexOf(id)
  const previous = versions[index - 1]
  const next = versions[index + 1]
  const standing = useId()
  if (index === -1) return null
  return (
    <fieldset aria-label={texts.versionsOfThisMessage} className="flex items-center text-fact text-ink-soft">
      <TurnButton
        label={texts.previousVersion}
        isOff={isOff || !previous}
        aria-describedby={standing}
        onClick={() => previous && onShow(previous)}
      >
        <ChevronLeftIcon />
      </TurnButton>
      <span id={standing} className="figures">
        <span className="sr-only">{texts.version} </span>
        {index + 1} / {versions.length}
      </span>
      <TurnButton label={texts.nextVersion} isOff={isOff || !next} aria-describedby={standing} onClick={() => next && onShow(next)}>
        <ChevronRightIcon />
      </TurnButton>
    </fieldset>
  )
}
