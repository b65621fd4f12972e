'use client'

import { createStore } from '../state/create-store'

/** What stands over the page for the traveller's threads. */
export type OpenDialog = { name: 'palette' | 'shortcuts' } | { name: 'rename' | 'share' | 'export'; thread: { id: string; name: string } }

type OpenDialogStore = {
  dialog: OpenDialog | null
  open: (dialog: OpenDialog) => void
  close: () => void
}

/** One dialog at a time (components/threads/thread-dialogs.tsx draws it), opened from the list, the menus, the palette or the keyboard. */
export const useOpenDialogStore = createStore<OpenDialogStore>((set) => ({
  dialog: null,
  open: (dialog) => set({ dialog }),
  close: () => set({ dialog: null }),
}))
