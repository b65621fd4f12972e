'use client'

import * as texts from '@/lib/texts/threads'
import { Dialog } from '../ui/dialog'

const SHORTCUTS: { keys: string[]; does: string }[] = [
  { keys: ['Mod', 'K'], does: texts.findATripOrAnAction },
  { keys: ['Mod', texts.shift, 'O'], does: texts.beginANewTrip },
  { keys: ['Mod', texts.shift, 'S'], does: texts.showOrHideYourTrips },
  { keys: ['/'], does: texts.writeAMessage },
  { keys: [texts.enter], does: texts.sendTheMessage },
  { keys: [texts.shift, texts.enter], does: texts.beginANewLine },
  { keys: ['?'], does: texts.showTheseShortcuts },
]

/** Which keys do what on the main screen. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.keyboardShortcuts}>
      <dl className="flex flex-col">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className="flex min-h-10 items-center justify-between gap-4 border-t first:border-t-0">
            <dt className="text-[15px]">{does}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd key={key} className="min-w-7 rounded-[7px] border bg-paper px-1.5 text-center font-sans text-fact leading-6">
                  {key === 'Mod' ? (isMac ? '⌘' : texts.ctrl) : key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
