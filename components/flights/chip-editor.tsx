'use client'

import { type ReactNode, useState } from 'react'
import { Chip } from '../ui/chip'
import { ChevronDownIcon } from '../ui/icons'
import { Popover } from '../ui/popover'

/** What every editor gets: `onApply` answers with a sentence when the change is refused, and `onDone` closes it. */
export type EditorProps<Value> = {
  onApply: (value: Value) => string | null
  onDone: () => void
}

/** One chip and the small panel behind it. `isOpen` marks a fact that is still asked for. */
export function ChipEditor({
  name,
  text,
  isOpen = false,
  isDisabled,
  children,
}: {
  name: string
  text: string
  isOpen?: boolean
  isDisabled: boolean
  children: (close: () => void) => ReactNode
}) {
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Popover
      isOpen={isEditing}
      onOpenChange={setIsEditing}
      label={name}
      trigger={(opens) => (
        <Chip {...opens} isOpen={isOpen} disabled={isDisabled} aria-label={`${name}: ${text}`}>
          <span className="truncate">{text}</span>
          <ChevronDownIcon className="size-3.5 opacity-60 max-sm:hidden" />
        </Chip>
      )}
    >
      {children(() => setIsEditing(false))}
    </Popover>
  )
}
