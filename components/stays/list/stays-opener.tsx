'use client'

import { type ReactNode, useState } from 'react'
import type { StaySearch } from '@/lib/travel/stays/stay-search'
import { useChatActions } from '../../chat/chat-actions'
import { useStaysListStore } from '../../state/stays-list-store'
import { StaysDialog } from './stays-dialog'
import { beginView, type StaysView } from './stays-view'

/** A button to all places of a search; what was filtered stays as long as the button does. */
export function StaysOpener({
  search,
  begin = beginView({}),
  isAnew = false,
  label,
  className,
  onKept,
  children,
}: {
  search: StaySearch
  begin?: StaysView
  /** Prices are asked for again, even where the list is known. */
  isAnew?: boolean
  /** Where its words are not enough by themselves. */
  label?: string
  className: string
  onKept?: (() => void) | undefined
  children: ReactNode
}) {
  const { threadId } = useChatActions()
  const load = useStaysListStore((store) => store.load)
  const [isOpen, setIsOpen] = useState(false)
  const [view, setView] = useState(begin)

  function open() {
    void load(threadId, search, isAnew)
    setIsOpen(true)
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" aria-label={label} onClick={open} className={className}>
        {children}
      </button>
      <StaysDialog
        search={search}
        view={view}
        onView={setView}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onKept={() => {
          setIsOpen(false)
          onKept?.()
        }}
      />
    </>
  )
}
