'use client'

import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button'
import { ChevronDownIcon } from '../../ui/icons'

export type ExploreView = { name: string; label: string; render: () => ReactNode }

/** Ways to look at a direction's flights: one unfolds at a time, right below its button. `lead` stands before them. */
export function ExploreBar({ lead, views, onOpen }: { lead: ReactNode; views: ExploreView[]; onOpen: () => void }) {
  const [openName, setOpenName] = useState<string | null>(null)
  const panelId = useId()
  const open = views.find(({ name }) => name === openName)
  return (
    <div className="border-t">
      <div className="flex items-center gap-1.5 overflow-x-auto px-3 py-2 [scrollbar-width:none] sm:flex-wrap max-[22rem]:flex-wrap">
        {lead}
        {views.map(({ name, label }) => (
          <Button
            key={name}
            tone={name === openName ? 'quiet' : 'text'}
            size="small"
            className="shrink-0 gap-1 whitespace-nowrap px-2.5 max-sm:min-h-11"
            aria-expanded={name === openName}
            aria-controls={name === openName ? panelId : undefined}
            onClick={() => {
              if (name !== openName) onOpen()
              setOpenName(name === openName ? null : name)
            }}
          >
            {label}
            <ChevronDownIcon className={`size-3.5 transition-transform duration-150 ${name === openName ? 'rotate-180' : ''}`} />
          </Button>
        ))}
      </div>
      {open && (
        <div id={panelId} className="animate-rise border-t px-4 py-3">
          {open.render()}
        </div>
      )}
    </div>
  )
}
