'use client'

import { createStore } from '../../state/create-store'

export const POPUP_MS = 5_000
export const TOAST_MS = 2_000
/** With something to press in it, a toast stays as long as it takes to read and reach it. */
export const ACTION_TOAST_MS = 10_000
/** A dismissed toast leaves the document this much later: its way out is over by then. */
export const TOAST_REMOVE_MS = 2_000
const KEPT = 20

export type NoticeType = 'error' | 'success' | 'info'
/** `at` is milliseconds since 1970. */
export type Notice = { number: number; at: number; type: NoticeType; message: string }
/** One thing that can be done about what a toast says, such as taking it back. */
export type NoticeAction = { label: string; onPress: () => void }

type NoticeStore = {
  popup: Notice | null
  toast: (Notice & { isLeaving: boolean; action: NoticeAction | null }) | null
  /** What was said last, oldest first: the time to read a notice is nobody's last chance. */
  log: Notice[]
  say: (where: 'popup' | 'toast' | 'log', type: NoticeType, message: string, action?: NoticeAction) => void
  closePopup: () => void
  dismissToast: () => void
  removeToast: (number: number) => void
  /** All of the log was read. */
  clearLog: () => void
}

let said = 0

export const useNoticeStore = createStore<NoticeStore>((set) => ({
  popup: null,
  toast: null,
  log: [],
  say: (where, type, message, action) =>
    set(({ log }) => {
      const notice = { number: ++said, at: Date.now(), type, message }
      return {
        log: [...log, notice].slice(-KEPT),
        ...(where === 'popup' ? { popup: notice } : {}),
        ...(where === 'toast' ? { toast: { ...notice, isLeaving: false, action: action ?? null } } : {}),
      }
    }),
  closePopup: () => set({ popup: null }),
  dismissToast: () => set(({ toast }) => ({ toast: toast && { ...toast, isLeaving: true } })),
  removeToast: (number) => set(({ toast }) => (toast?.number === number ? { toast: null } : {})),
  clearLog: () => set({ log: [] }),
}))

/** Something of the whole page, at its top, for five seconds. What belongs to a field or a card is said there instead. */
export function showPopup({ message, type }: { message: string; type: NoticeType }): void {
  useNoticeStore.getState().say('popup', type, message)
}

/** A few words that something is done, for two seconds, or longer with an action. A new one takes the place of the one before. */
export function showToast(text: string, action?: NoticeAction): void {
  useNoticeStore.getState().say('toast', 'success', text, action)
}

/** Only for reading again: it was said elsewhere, as in a modal. */
export function logNotice(type: NoticeType, message: string): void {
  useNoticeStore.getState().say('log', type, message)
}
