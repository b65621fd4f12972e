'use client'

import { Suspense, useEffect } from 'react'
import * as texts from '@/lib/texts/threads'
import { showPopup } from '../ui/notices/notice-store'
import { LatePalette } from './late-palette'
import { onDemand } from './on-demand'
import { useOpenDialogStore } from './open-dialog-store'

// Nobody needs them to read or to write: each is fetched when it is first asked for.
const ShortcutsDialog = onDemand(() => import('./shortcuts-dialog').then(({ ShortcutsDialog: component }) => component), NotLoaded)
const RenameDialog = onDemand(() => import('./rename-dialog').then(({ RenameDialog: component }) => component), NotLoaded)
const ShareDialog = onDemand(() => import('../share/share-dialog').then(({ ShareDialog: component }) => component), NotLoaded)
const ExportDialog = onDemand(() => import('./export-dialog').then(({ ExportDialog: component }) => component), NotLoaded)

/** Whatever stands over the page for the traveller's threads: at most one at a time. */
export function ThreadDialogs({ onToggleList }: { onToggleList: () => void }) {
  const dialog = useOpenDialogStore((state) => state.dialog)
  const close = useOpenDialogStore((state) => state.close)
  return (
    <>
      <LatePalette isOpen={dialog?.name === 'palette'} onClose={close} onToggleList={onToggleList} />
      <Suspense fallback={null}>
        {dialog?.name === 'shortcuts' && <ShortcutsDialog onClose={close} />}
        {dialog?.name === 'rename' && <RenameDialog thread={dialog.thread} onClose={close} />}
        {dialog?.name === 'share' && <ShareDialog threadId={dialog.thread.id} threadName={dialog.thread.name} isOpen onClose={close} />}
        {dialog?.name === 'export' && <ExportDialog thread={dialog.thread} onClose={close} />}
      </Suspense>
    </>
  )
}

/** Stands in for what could not be fetched; the page it would stand over is not lost with it. */
function NotLoaded() {
  useEffect(() => {
    useOpenDialogStore.getState().close()
    showPopup({ type: 'error', message: texts.notLoadedTripIsKept })
  }, [])
  return null
}
