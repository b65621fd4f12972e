'use client'

import { Dialog } from '../ui/dialog'

const SHORTCUTS: { keys: string[]; does: string }[] = [
  { keys: ['Mod', 'K'], does: 'Find a trip or an action' },
  { keys: ['Mod', 'Shift', 'O'], does: 'Begin a new trip' },
  { keys: ['Mod', 'Shift', 'S'], does: 'Show or hide your trips' },
  { keys: ['/'], does: 'Write a message' },
  { keys: ['Enter'], does: 'Send the message' },
  { keys: ['Shift', 'Enter'], does: 'Begin a new line' },
  { keys: ['?'], does: 'Show these shortcuts' },
]

/** Which keys do what on the main screen. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
  return (
    <Dialog isOpen onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className="flex flex-col">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className="flex min-h-10 items-center justify-between gap-4 border-t first:border-t-0">
            <dt className="text-[15px]">{does}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd key={key} className="min-w-7 rounded-[7px] border bg-paper px-1.5 text-center font-sans text-fact leading-6">
                  {key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
