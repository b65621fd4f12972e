'use client'

import { type ReactNode, type RefObject, useRef } from 'react'
import * as texts from '@/lib/texts/chat'
import { useOpenThread, useShownThread } from '../state/chat-thread-store'
import { useFoldedTrip } from '../state/use-folded-trip'
import { useShownList } from '../state/use-shown-list'
import { CloseListContext } from '../threads/close-list-context'
import { ThreadDialogs } from '../threads/thread-dialogs'
import { useShortcuts } from '../threads/use-shortcuts'
import { Drawer } from '../ui/drawer'
import { CloseIcon, FoldIcon, MenuIcon } from '../ui/icons'

type ThreadFrameProps = {
  /** Null while the thread has no address yet. */
  threadId?: string | null
  /** The name of the thread, for the bar on top. */
  title: string
  /** Goes to another thread, or with null to a new one. */
  onOpen?: ((threadId: string | null) => void) | undefined
  /** What there is to say of the thread, at the right of its name. */
  menu?: ReactNode
  /** Mark, list of threads and what belongs below it; beside the thread, or in a drawer on a phone. */
  threadList: ReactNode
  /** The live trip at the right; folds away. */
  trip: ReactNode
  /** The live trip as one line above the composer, wherever the panel is not shown. */
  tripBar: ReactNode
  composer: ReactNode
  children: ReactNode
}

const ICON_BUTTON =
  'grid size-10 pointer-coarse:size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-line/40 hover:text-ink'

// Whole names: the style sheet is made from what stands here.
const COLUMNS = {
  all: 'lg:grid-cols-[264px_minmax(0,1fr)] xl:grid-cols-[264px_minmax(0,1fr)_344px]',
  withoutTrip: 'lg:grid-cols-[264px_minmax(0,1fr)]',
  withoutList: 'xl:grid-cols-[minmax(0,1fr)_344px]',
  threadAlone: '',
}

/** Thread list · thread · live trip on a desktop, where either side folds away; on a phone the thread alone, with both a press away. */
export function ThreadFrame({ threadId = null, title, onOpen, menu, threadList, trip, tripBar, composer, children }: ThreadFrameProps) {
  useShownThread(threadId, title, onOpen)
  const name = useOpenThread()?.name ?? title
  const list = useShownList()
  const { isFolded, setIsFolded } = useFoldedTrip()
  const composerBox = useRef<HTMLDivElement>(null)
  const columns = list.isFolded ? COLUMNS[isFolded ? 'threadAlone' : 'withoutList'] : COLUMNS[isFolded ? 'withoutTrip' : 'all']
  const showButton = useRef<HTMLButtonElement>(null)
  const foldButton = useRef<HTMLButtonElement>(null)
  // The button that was pressed goes away: the one that takes it back gets the focus.
  const toggleFrom = (other: RefObject<HTMLButtonElement | null>) => {
    list.toggle()
    requestAnimationFrame(() => other.current?.focus())
  }
  useShortcuts({ onToggleList: list.toggle, onFocusComposer: () => composerBox.current?.querySelector('textarea')?.focus() })

  return (
    // On a phone an open form is the whole screen: all but it is out of sight and reach.
    <div className={`grid h-dvh grid-cols-[minmax(0,1fr)] overflow-hidden max-sm:has-data-[task=open]:invisible ${columns}`}>
      <a
        href="#conversation"
        className="sr-only rounded-control bg-sheet px-4 py-2 focus:not-sr-only focus:absolute focus:top-3 focus:inset-s-3 focus:z-50"
      >
        {texts.goToTheConversation}
      </a>
      {!list.isFolded && (
        <aside aria-label={texts.trips} className="relative flex min-h-0 flex-col border-e max-lg:hidden">
          {threadList}
          <button
            type="button"
            ref={foldButton}
            className={`absolute top-1.5 inset-e-2 ${ICON_BUTTON}`}
            onClick={() => toggleFrom(showButton)}
            aria-label={texts.foldYourTripsAway}
          >
            <FoldIcon className="ltr:-scale-x-100 size-5" />
          </button>
        </aside>
      )}
      <main id="conversation" tabIndex={-1} className="group/main flex min-h-0 min-w-0 flex-col outline-none">
        <header className="flex h-13 shrink-0 items-center gap-1 px-2 lg:px-4 short:h-10">
          <button
            type="button"
            className={`${list.isFolded ? '' : 'lg:hidden'} ${ICON_BUTTON}`}
            ref={showButton}
            onClick={() => toggleFrom(foldButton)}
            aria-label={texts.showYourTrips}
          >
            <MenuIcon className="size-5" />
          </button>
          <h1 className="visible min-w-0 flex-1 truncate font-medium text-[15px] max-lg:text-center">{name}</h1>
          {menu ?? <span className="size-10 lg:hidden" />}
          {isFolded && (
            <button
              type="button"
              className="inline-flex min-h-8 items-center gap-2 rounded-control px-2.5 text-fact text-ink-soft hover:bg-line/40 hover:text-ink max-xl:hidden"
              onClick={() => setIsFolded(false)}
            >
              <FoldIcon className="ltr:-scale-x-100 size-4" /> {texts.showTheTrip}
            </button>
          )}
        </header>
        {children}
        <div
          ref={composerBox}
          className="mx-auto w-full max-w-[752px] shrink-0 px-3 pb-[max(10px,env(safe-area-inset-bottom))] sm:px-4 short:pb-1"
        >
          <div className={`pb-2 empty:hidden group-has-data-[task=open]/main:hidden short:pb-1 ${isFolded ? '' : 'xl:hidden'}`}>
            {tripBar}
          </div>
          {composer}
        </div>
      </main>
      {!isFolded && (
        <aside aria-label={texts.yourTrip} className="flex min-h-0 flex-col border-s max-xl:hidden">
          <div className="flex h-13 shrink-0 items-center justify-between pe-2 ps-4">
            <p className="font-medium text-[15px]">{texts.yourTrip}</p>
            <button type="button" className={ICON_BUTTON} onClick={() => setIsFolded(true)} aria-label={texts.foldTheTripAway}>
              <FoldIcon className="rtl:-scale-x-100 size-5" />
            </button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6">{trip}</div>
        </aside>
      )}
      <Drawer isOpen={list.isOpen} onOpenChange={list.setIsOpen} title={texts.yourTrips}>
        <button
          type="button"
          className={`absolute top-2 inset-e-2 ${ICON_BUTTON}`}
          onClick={() => list.setIsOpen(false)}
          aria-label={texts.closeYourTrips}
        >
          <CloseIcon className="size-5" />
        </button>
        <CloseListContext value={() => list.setIsOpen(false)}>{threadList}</CloseListContext>
      </Drawer>
      <ThreadDialogs onToggleList={list.toggle} />
    </div>
  )
}
