'use client'

import { useState } from 'react'

/** Whom what has just closed has still to give the focus back to: the library lets it do so a moment later. */
let owed: HTMLElement | null = null

/**
 * Who has the focus before something that takes it opens. Where it opens in the moment after another has closed, that is whoever the other
 * one owes it to, and the other owes nothing any more. Null where nobody has it.
 */
export function takeFocusOrigin(): HTMLElement | null {
  const { activeElement } = document
  const isSomebody = activeElement instanceof HTMLElement && activeElement !== document.body
  const origin = isSomebody ? activeElement : owed
  owed = null
  return origin
}

/**
 * The focus around one dialog: without a trigger of its own, the library would leave it nowhere. `onOpen` belongs to the moment before the
 * dialog takes it, `whileThere` is a ref of its content; `giveBack` answers its `onCloseAutoFocus`, unless the focus was moved already.
 */
export function useFocusOrigin() {
  // A ref that is another one with each drawing would be told each time that its content is gone.
  return useState(createFocusOrigin)[0]
}

function createFocusOrigin() {
  let origin: HTMLElement | null = null
  return {
    onOpen: () => {
      origin = takeFocusOrigin()
    },
    whileThere: (content: HTMLElement | null) => {
      if (!content) owed = origin
    },
    giveBack: (event: Event) => {
      const isOwed = owed === origin
      if (isOwed) owed = null
      if (event.defaultPrevented) return
      event.preventDefault()
      if (isOwed) origin?.focus()
    },
  }
}
