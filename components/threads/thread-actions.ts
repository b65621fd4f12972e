'use client'

import * as texts from '@/lib/texts/threads'
import type { Refusal } from '@/lib/travel/refusal'
import { type NamedThread, useChatThreadStore } from '../state/chat-thread-store'
import { useThreadListStore } from '../state/thread-list-store'
import { showPopup, showToast } from '../ui/notices/notice-store'
import { useOpenDialogStore } from './open-dialog-store'

export type ThreadAction = { name: 'rename' | 'pin' | 'archive' | 'share' | 'export' | 'delete'; label: string; run: () => void }

/** What can be done with a thread, in the order in which every menu shows it. */
export function threadActions(thread: NamedThread): ThreadAction[] {
  const { id, pinned, archived } = thread
  const dialog = (name: 'rename' | 'share' | 'export') => () => useOpenDialogStore.getState().open({ name, thread })
  return [
    { name: 'rename', label: texts.rename, run: dialog('rename') },
    { name: 'pin', label: pinned ? texts.unpin : texts.pin, run: () => void setPinned(id, !pinned) },
    { name: 'archive', label: archived ? texts.unarchive : texts.archive, run: () => void setArchived(id, !archived) },
    { name: 'share', label: texts.share, run: dialog('share') },
    { name: 'export', label: texts.exportLabel, run: dialog('export') },
    { name: 'delete', label: texts.deleteLabel, run: () => void deleteThread(id) },
  ]
}

async function setPinned(threadId: string, pinned: boolean): Promise<void> {
  sayRefusal(await useThreadListStore.getState().change(threadId, { pinned }))
}

async function setArchived(threadId: string, archived: boolean): Promise<void> {
  const { change } = useThreadListStore.getState()
  const refusal = await change(threadId, { archived })
  if (refusal) return sayRefusal(refusal)
  const takeBack = async () => sayRefusal(await change(threadId, { archived: !archived }))
  showToast(archived ? texts.tripArchived : texts.tripIsBackInYourList, { label: texts.undo, onPress: () => void takeBack() })
}

/** It leaves the list at once, and comes back with "Undo", or when it may not be deleted now. */
async function deleteThread(threadId: string): Promise<void> {
  const refusal = await useThreadListStore.getState().remove(threadId)
  if (refusal) return sayRefusal(refusal)
  const wasOpen = useChatThreadStore.getState().threadId === threadId
  if (wasOpen) useChatThreadStore.getState().open(null)
  showToast(texts.tripDeleted, { label: texts.undo, onPress: () => void restoreThread(threadId, wasOpen) })
}

async function restoreThread(threadId: string, wasOpen: boolean): Promise<void> {
  const refusal = await useThreadListStore.getState().restore(threadId)
  if (refusal) return sayRefusal(refusal)
  const isStillNew = useChatThreadStore.getState().threadId === null
  if (wasOpen && isStillNew) useChatThreadStore.getState().open(threadId)
}

function sayRefusal(refusal: Refusal | null): void {
  if (refusal) showPopup({ type: 'error', message: refusal.message })
}
